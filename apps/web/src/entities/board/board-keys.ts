/** The key under which the boards that a member can save to are kept. */
export const pickerKey = ['board-picker'] as const

/** The key under which names for new boards are kept. */
export const titlesKey = ['board-titles'] as const
export const titlesForKey = (pinId: string) => [...titlesKey, pinId] as const

/** The key under which parts of boards are kept, as sections and covers. */
export const boardKey = ['board'] as const
export const sectionsKey = (boardId: string) => [...boardKey, boardId, 'sections'] as const
export const coversKey = (boardId: string) => [...boardKey, boardId, 'covers'] as const

/** How the viewer's follow of a board is named among the facts. */
export const boardFollowKey = (boardId: string) => ['board', boardId, 'follow'] as const

export const planningKey = (boardId: string) => ['board-planning', boardId] as const
export const inviteLinkKey = (boardId: string) => ['board-invite-link', boardId] as const
export const boardFollowersKey = (boardId: string) => ['people', 'board', boardId] as const
