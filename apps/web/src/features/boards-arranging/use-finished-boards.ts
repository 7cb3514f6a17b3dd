import { type Board, boardResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { isBusy, wholeBoardProgress } from '../../entities/operation/told-operations.ts'
import { onWholeBoardFinished, watchBoardOperations } from '../../entities/operation/operations-store.ts'
import { boardsChanged } from '../../entities/board/lists/stale-boards.ts'
import { type BoardListing, changePages, withBoard, withoutBoard } from './board-listing.ts'

/** ST-19: a board on which long work has ended is read anew, while it shows on a card. */
export function useFinishedBoards(boards: readonly Board[], listing: BoardListing): void {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const reread = useEffectEvent(async (boardId: string) => {
    if (!boards.some(({ id }) => id === boardId)) return
    try {
      const { data } = await call(boardResource.get, { board_id: boardId })
      changePages(queries, listing, (pages) => withBoard(pages, data))
    } catch (error) {
      // Else the card is old, and no worse; the next look at the list brings it.
      if (!(error instanceof ApiFailure) || error.name !== 'board_not_found') return
      changePages(queries, listing, (pages) => withoutBoard(pages, boardId))
      boardsChanged(queries)
      void revalidate()
    }
  })
  useEffect(() => onWholeBoardFinished((boardId) => void reread(boardId)), [])
  useEffect(() => {
    for (const board of boards.filter(isBusy)) {
      const cardProgress = wholeBoardProgress(board.blocking_actions ?? []) ?? 0
      watchBoardOperations({ boardId: board.id, boardName: board.name, cardProgress })
    }
  }, [boards])
}
