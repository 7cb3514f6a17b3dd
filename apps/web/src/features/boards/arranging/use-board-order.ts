import { type Board, reorderBoards, type UserMetadata, userMetadataResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { noteEvent } from '../../../api/client-events.ts'
import { messageOf } from '../../../api/failure.ts'
import { tellFact } from '../../../api/use-optimistic-fact.ts'
import { announce } from '../../../ui/announce.ts'
import { movedBeside } from '../../../ui/drag/drop-zone.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { rereadBoards } from '../board-changes.ts'
import { boardOrderKey } from '../organize-boards.tsx'
import { noteBoardsChanged } from '../stale-boards.ts'
import { type BoardPages, changePages, keyOf, type ListingIn, readAsFar } from './board-listing.ts'
import { neighboursOf, orderCalls, withOrder, withoutBoard } from './board-moves.ts'

export interface ArrangedBoards {
  readonly userId: string
  readonly choices: UserMetadata
  readonly boards: readonly Board[]
  readonly listingIn: ListingIn
  readonly isFlat: boolean
}

/** Where a board goes. */
export interface Move {
  readonly board: Board
  readonly target: Board
  readonly side: 'before' | 'after'
}

/** ST-12, ST-13: puts a board elsewhere, at once; it goes back where the server refuses. The order becomes the custom one. */
export function useBoardOrder({ userId, choices, boards, listingIn, isFlat }: ArrangedBoards) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const sort = choices.usual_board_sort_order
  const isCustom = sort === 'custom'
  const listing = listingIn(sort)

  const switchToCustom = async () => {
    await call(userMetadataResource.update, { most_recent_board_sort_order: 'custom' })
    tellFact(queries, boardOrderKey(userId), 'custom')
    const shown = queries.getQueryData<BoardPages>(keyOf(listing))
    await readAsFar(queries, listingIn('custom'), shown?.pages.length ?? 1)
    await revalidate()
  }

  return async ({ board, target, side }: Move): Promise<void> => {
    const before = boards.map(({ id }) => id)
    // Beside a board that is not loaded yet it leaves what shows.
    const isBeyond = !before.includes(target.id)
    const after = isBeyond ? before : movedBeside(before, board.id, target.id, side)
    if (isCustom && !isBeyond && after.every((id, index) => id === before[index])) return
    const calls = orderCalls(before, after, !isCustom && choices.has_custom_board_sorting_order)
    const key = keyOf(listing)
    const read = () => queries.getQueryData<BoardPages>(key)
    const snapshot = read()
    changePages(queries, listing, (pages) => (isBeyond ? withoutBoard(pages, board.id) : withOrder(pages, after)))
    const shown = read()
    const places = neighboursOf(boards, board, isFlat)
    const neighbours = new Set(places.map(({ id }) => id))
    const place = after.filter((id) => neighbours.has(id)).indexOf(board.id) + 1
    if (!isBeyond) announce(`${board.name} moved to place ${place} of ${places.length}`)
    // One after the other: each call stands on the order the one before has left.
    const send = async () => {
      for (const board_ids of calls) await call(reorderBoards, { board_ids })
      if (isBeyond) await call(reorderBoards, { board_ids: [board.id], after_board_id: target.id })
      if (!isCustom) await switchToCustom()
      // All between have moved up: where the list goes on is elsewhere now.
      else if (isBeyond) await readAsFar(queries, listing, read()?.pages.length ?? 1)
    }
    const sent = last.current.then(send)
    last.current = sent.catch(() => undefined)
    try {
      await sent
      noteBoardsChanged()
      noteEvent('board_reorder', { board_id: board.id })
      if (isBeyond) showToast({ text: `${board.name} moved behind ${target.name}` })
    } catch (error) {
      if (read() === shown) queries.setQueryData(key, snapshot)
      // Moved again meanwhile: only the server knows.
      else await rereadBoards(queries)
      showToast({ text: messageOf(error) })
    }
  }
}
