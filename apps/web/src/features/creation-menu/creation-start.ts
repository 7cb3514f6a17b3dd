/** What travels in navigation state to the page where pins are made. */
export interface CreationStart {
  readonly boardId?: string
  readonly sectionId?: string
  readonly pictures?: readonly File[]
  readonly link?: string
}

/** Where the create menu stands; it decides the heading and what can be made. */
export type CreateSurface =
  | { readonly at: 'anywhere' }
  | { readonly at: 'profile' }
  | { readonly at: 'board'; readonly boardId: string; readonly canAddSection: boolean }
  | { readonly at: 'section'; readonly boardId: string; readonly sectionId: string }

/** Where a pin that is made here goes. */
export function startOf(surface: CreateSurface): CreationStart {
  if (surface.at === 'board') return { boardId: surface.boardId }
  return surface.at === 'section' ? { boardId: surface.boardId, sectionId: surface.sectionId } : {}
}
