import { type Board, reorderBoards, type UserMetadata } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { noteEvent } from '../../api/client-events.ts'
import { messageOf } from '../../api/failure.ts'
import { tellFact } from '../../api/use-optimistic-fact.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { rereadBoards } from '../../entities/board/lists/board-changes.ts'
import { boardOrderKey } from './organize-boards.tsx'
import {
  type BoardPages,
  changePages,
  keyOf,
  type ListingIn,
  readAsFar,
  withOrder,
  withoutBoard,
} from './board-listing.ts'
import { type Move, neighboursOf, orderAfter, orderCalls } from './board-moves.ts'
import { useLocale } from '../../api/viewer.ts'
import { boardArrangingWords } from './board-arranging.words.ts'

export interface ArrangedBoards {
  readonly userId: string
  readonly choices: UserMetadata
  readonly boards: readonly Board[]
  readonly listingIn: ListingIn
  readonly isFlat: boolean
}

/** ST-12, ST-13: puts a board elsewhere, at once; it goes back where the server refuses. The order becomes the custom one. */
export function useBoardOrder({ userId, choices, boards, listingIn, isFlat }: ArrangedBoards) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const locale = useLocale()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const sort = choices.usual_board_sort_order
  const isCustom = sort === 'custom'
  const listing = listingIn(sort)
  // Moves that were made before the screen knows it is the custom one stand on what the first of them has made.
  const kept = useRef(sort)
  useEffect(() => {
    kept.current = sort
  }, [sort])

  const showCustom = async () => {
    tellFact(queries, boardOrderKey(userId), 'custom')
    const shown = queries.getQueryData<BoardPages>(keyOf(listing))
    await readAsFar(queries, listingIn('custom'), shown?.pages.length ?? 1)
    await revalidate()
  }

  return async (move: Move): Promise<void> => {
    const { board, target } = move
    const before = boards.map(({ id }) => id)
    const calls = orderCalls(before, move)
    const isBeyond = !before.includes(target.id)
    const after = orderAfter(before, move)
    const key = keyOf(listing)
    const read = () => queries.getQueryData<BoardPages>(key)
    const snapshot = read()
    changePages(queries, listing, (pages) => (isBeyond ? withoutBoard(pages, board.id) : withOrder(pages, after)))
    const shown = read()
    const places = neighboursOf(boards, board, isFlat)
    const neighbours = new Set(places.map(({ id }) => id))
    const place = after.filter((id) => neighbours.has(id)).indexOf(board.id) + 1
    const told = { place: place.toLocaleString(locale), total: places.length.toLocaleString(locale) }
    if (!isBeyond) announce(boardArrangingWords.movedTo({ board: board.name, ...told }))
    // One after the other: each call stands on the order the one before has left.
    const send = async () => {
      for (const each of calls) {
        const isFirst = !isCustom && kept.current !== 'custom'
        await call(reorderBoards, { ...each, ...(isFirst && { from_sort: sort }) })
        if (isFirst) kept.current = 'custom'
      }
      if (!isCustom) await showCustom()
      // All between have moved up: where the list goes on is elsewhere now.
      else if (isBeyond) await readAsFar(queries, listing, read()?.pages.length ?? 1)
    }
    const sent = last.current.then(send)
    last.current = sent.catch(() => undefined)
    try {
      await sent
      noteEvent('board_reorder', { board_id: board.id })
      if (isBeyond) showToast({ text: boardArrangingWords.movedBehind({ board: board.name, target: target.name }) })
    } catch (error) {
      if (read() === shown) queries.setQueryData(key, snapshot)
      // Moved again meanwhile: only the server knows.
      else await rereadBoards(queries)
      showToast({ text: messageOf(error) })
    }
  }
}
