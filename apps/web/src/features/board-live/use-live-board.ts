import { type Board, boardResource } from '@pinfold/contract'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call, commandTurns, THIS_TAB } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { useLive, useLiveOpen } from '../../api/use-live.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useBoard } from '../../entities/board/use-board.ts'
import { isInvitationOnly } from '../../entities/board/invitations/is-invitation-only.ts'
import { isOwnWork } from '../../entities/operation/operations-store.ts'
import { atMostEvery, type Repeated } from './at-most-every.ts'
import { boardGone, standingWords } from './team-words.ts'

/** Milliseconds from one look to the next, however much happens. */
const BETWEEN_LOOKS = 1000

interface Watched<Rest> {
  /** As the page's loader brought it. */
  readonly board: Board
  /** The viewer waits to be let onto it. */
  readonly isWaiting: boolean
  /** Reads what else the page shows. */
  readonly read: () => Promise<Rest>
  /** Shows what was read, in the place of `before`; false where it must be read once more. */
  readonly onRead: (rest: Rest, fresh: Board, before: Board) => boolean
  /** The board is there, and what the page is about is not. */
  readonly onRestMissing?: (fresh: Board) => void
}

const readBoard = async (boardId: string) => (await call(boardResource.get, { board_id: boardId })).data
const isMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404

/**
 * The board as it is now: what others do on it shows within two seconds, without the page being loaded anew. What is lost on
 * the way is found when the stream begins again. A reader who may see it no more is told, and gets the page of a missing one.
 */
export function useLiveBoard<Rest>({ board: loaded, isWaiting, read, onRead, onRestMissing }: Watched<Rest>): Board {
  const { revalidate } = useRevalidator()
  const [live, setLive] = useState<{ of: Board; board: Board } | null>(null)
  // What the loader brings is newer than anything that was read before.
  const held = live?.of === loaded ? live.board : loaded
  const board = useBoard(held)
  const looks = useRef<Repeated | null>(null)
  const hasOpened = useRef(false)

  const leave = () => {
    showToast({ text: boardGone() })
    void revalidate()
    return true
  }
  const show = (rest: Rest, fresh: Board): boolean => {
    // Of what `board` shows, the reading may have become a part already.
    if (!onRead(rest, fresh, held)) return false
    const words = standingWords(held, fresh)
    if (words !== null) showToast({ text: words })
    startTransition(() => setLive({ of: loaded, board: fresh }))
    return true
  }
  /** False where it must be done once more. */
  const take = useEffectEvent((asked: PromiseSettledResult<Board>, rest: PromiseSettledResult<Rest>): boolean => {
    // What cannot be read just now is read at the next change, or when the stream begins again.
    if (asked.status === 'rejected') return isMissing(asked.reason) ? leave() : true
    if (isInvitationOnly(asked.value)) return leave()
    if (rest.status === 'fulfilled') return show(rest.value, asked.value)
    if (isMissing(rest.reason)) onRestMissing?.(asked.value)
    return true
  })
  const readAll = useEffectEvent(() => Promise.allSettled([readBoard(loaded.id), read()]))
  // What the viewer set off shows by itself when it is done.
  const mayLook = useEffectEvent(() => !isOwnWork(loaded.id))
  useEffect(() => {
    const look = async () => {
      if (!mayLook()) return
      const turns = commandTurns()
      const [asked, rest] = await readAll()
      if (looks.current !== repeated) return
      // What the viewer did meanwhile may be missing in what was read.
      if (commandTurns() !== turns || !take(asked, rest)) repeated.ask()
    }
    const repeated = atMostEvery(BETWEEN_LOOKS, look)
    looks.current = repeated
    return () => {
      looks.current = null
      repeated.stop()
    }
  }, [])

  useLive('board', ({ board_id: boardId, by }) => {
    if (boardId === loaded.id && by !== THIS_TAB) looks.current?.ask()
  })
  const openFirst = async () => {
    // The page was read a moment ago, so mostly nothing has happened since.
    const fresh = await readBoard(loaded.id).catch(() => null)
    if (JSON.stringify(fresh) !== JSON.stringify(held)) looks.current?.ask()
  }
  useLiveOpen(
    () => {
      if (hasOpened.current) looks.current?.ask()
      else void openFirst()
      hasOpened.current = true
    },
    isWaiting || board.is_invited === true || (board.viewer_can.edit && board.collaborator_count > 0),
  )
  return board
}
