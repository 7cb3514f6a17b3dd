import type { SectionId } from '@pinfold/contract'

/** An operation that runs on a board, as far as it stands in others' way. */
export interface Running {
  /** `-1`: the whole board; null: the pins outside of sections. */
  readonly sectionId: SectionId | null
  /** The board, or the section, goes. */
  readonly isEnding: boolean
}

/**
 * What somebody wants of a board: to change it as a whole (merge, delete, archive, hide or show it, or edit many pins on
 * it), to change one section, or to put something into a section or beside them.
 */
export type BoardWish =
  | { readonly of: 'board' }
  | { readonly of: 'section'; readonly sectionId: SectionId }
  | { readonly of: 'place'; readonly sectionId: SectionId | null }

const WHOLE_BOARD = '-1'

/** Whether the wish has to wait. What only adds waits for nothing but what takes its place away. */
export function isInTheWay({ sectionId, isEnding }: Running, wish: BoardWish): boolean {
  const isWhole = sectionId === WHOLE_BOARD
  if (wish.of === 'board') return true
  if (wish.of === 'section') return isWhole || sectionId === wish.sectionId
  return isEnding && (isWhole || sectionId === wish.sectionId)
}
