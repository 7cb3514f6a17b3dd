import { type Board, mergeBoards } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { showToast } from '../../ui/toast-store.ts'
import { watchBoardOperations } from '../../entities/operation/operations-store.ts'
import { mergeDone } from '../../entities/board/merging/merge-words.ts'
import { type BoardListing, changePages, withBoard, withoutBoard } from './board-listing.ts'

/** ST-14: makes one board of two, at once or in the background. Throws what the server refuses. */
export function useBoardMerge(listing: BoardListing) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async (source: Board, target: Board): Promise<void> => {
    const { data } = await call(mergeBoards, { source_id: source.id, target_id: target.id })
    const { blocking_action: action } = data
    if (action === null) {
      changePages(queries, listing, (pages) => withoutBoard(withBoard(pages, data.board), source.id))
      showToast({ text: mergeDone(source, target) })
      void revalidate()
      return
    }
    // Both boards stay until the last Pin has moved.
    const emptied = { ...source, blocking_actions: [{ ...action, board_id: source.id, is_origin: true }] }
    changePages(queries, listing, (pages) => withBoard(withBoard(pages, data.board), emptied))
    watchBoardOperations({ boardId: target.id, boardName: target.name, started: action, cardProgress: action.progress })
  }
}
