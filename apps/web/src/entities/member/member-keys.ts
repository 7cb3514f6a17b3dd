/** How the viewer's follow of a member is named among the facts. */
export const followKey = (memberId: string) => ['user', memberId, 'follow'] as const

/** How the viewer's answer to a member who asks to follow them is named among the facts. */
export const followRequestKey = (memberId: string) => ['user', memberId, 'request'] as const

export const blockedKey = (memberId: string) => ['user', memberId, 'blocked'] as const
export const followsViewerKey = (memberId: string) => ['user', memberId, 'follows-me'] as const

/** The key under which the members who ask to follow the viewer are kept. */
export const followRequestsKey = ['follow-requests'] as const

/** The key under which lists of people around a member are kept. */
export const peopleKey = (kind: string, username: string) => ['people', kind, username] as const
