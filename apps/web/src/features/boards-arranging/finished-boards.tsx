import type { Board } from '@pinfold/contract'
import type { BoardListing } from './board-listing.ts'
import { useFinishedBoards } from './use-finished-boards.ts'

interface FinishedBoardsProps {
  readonly boards: readonly Board[]
  readonly listing: BoardListing
}

/** ST-19 where boards are not arranged, as on the overview. Shows nothing. */
export function FinishedBoards({ boards, listing }: FinishedBoardsProps) {
  useFinishedBoards(boards, listing)
  return null
}
