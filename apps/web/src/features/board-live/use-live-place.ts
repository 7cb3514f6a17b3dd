import type { Board } from '@pinfold/contract'
import { startTransition, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHeldPlace } from './use-held-place.ts'
import { useLiveBoard } from './use-live-board.ts'
import { type PinPage, useLivePins } from './use-live-pins.ts'

interface LivePlaceOptions<Rest> {
  readonly board: Board
  readonly isWaiting?: boolean
  /** What else the loader brought. */
  readonly rest: Rest
  readonly queryKey: readonly unknown[]
  readonly readPage: (pageSize: number) => Promise<PinPage>
  readonly readRest: () => Promise<Rest>
  readonly addressOf: (board: Board, rest: Rest) => string
  readonly onRestMissing?: (fresh: Board) => void
}

/** A board or section with its pins, as others change them while its page is open. */
export function useLivePlace<Rest>(options: LivePlaceOptions<Rest>) {
  const { rest: loadedRest, addressOf, readRest, onRestMissing } = options
  const root = useRef<HTMLDivElement>(null)
  const place = useHeldPlace(root)
  const pins = useLivePins(options.queryKey, options.readPage)
  const [live, setLive] = useState<{ of: Board; rest: Rest } | null>(null)
  const rest = live?.of === options.board ? live.rest : loadedRest
  const navigate = useNavigate()
  const { search } = useLocation()
  const board = useLiveBoard({
    board: options.board,
    isWaiting: options.isWaiting === true,
    read: async () => {
      const [page, fresh] = await Promise.all([pins.read(), readRest()])
      return { page, rest: fresh }
    },
    onRead({ page, rest: fresh }, freshBoard, before) {
      place.hold()
      if (!pins.take(page)) return false
      startTransition(() => setLive({ of: options.board, rest: fresh }))
      const address = addressOf(freshBoard, fresh)
      if (address !== addressOf(before, rest)) {
        // A new name is a new address.
        pins.keepOnce()
        void navigate({ pathname: address, search }, { replace: true, preventScrollReset: true })
      }
      return true
    },
    ...(onRestMissing && { onRestMissing }),
  })
  const showNew = () => {
    place.letGo()
    pins.showNew()
  }
  return {
    board,
    rest,
    goneIds: pins.goneIds,
    root,
    begins: pins.begins,
    waiting: { count: pins.count, isMore: pins.isMore, showNew },
  }
}
