import type { BoardSortOrder } from '@pinfold/contract'

/** All that decides how somebody's own boards are sorted when they did not just say. */
export interface OrderFacts {
  /** The order they chose last, on any device. */
  readonly saved: BoardSortOrder | null
  readonly hasCustomOrder: boolean
  readonly hasGroupBoards: boolean
  readonly isGroupExperimentOn: boolean
}

/** ST-15, for the owner: saved, else custom where one exists, else group boards first where that is tried, else last pinned to. */
export function usualOrder({ saved, hasCustomOrder, hasGroupBoards, isGroupExperimentOn }: OrderFacts): BoardSortOrder {
  if (saved !== null) return saved
  if (hasCustomOrder) return 'custom'
  return hasGroupBoards && isGroupExperimentOn ? 'group_boards_at_top' : 'last_pinned_to'
}
