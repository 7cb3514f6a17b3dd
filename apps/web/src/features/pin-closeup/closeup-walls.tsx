import type { Pin, relatedPinFeedResource as Related } from '@pinfold/contract'
import { relatedPinFeedResource } from '@pinfold/contract'
import { lazy, memo, Suspense, useMemo } from 'react'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import styles from './closeup-walls.module.css'
import { useBoard } from '../../entities/board/use-board.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Rich } from '../../ui/rich.tsx'
import { closeupWords } from './closeup.words.ts'
import { linkTo } from '../../ui/rich-elements.tsx'

const NoPinsBelow = lazy(() =>
  loadPart(() => import('./no-pins-below.tsx')).then((module) => ({ default: module.NoPinsBelow })),
)

/** So many pins stand beside a closeup on wide windows; there are none left over below it on narrow ones. */
const BESIDE = 8

/** BC-08: milliseconds between two looks of its walls at how far a closeup is scrolled. */
const SCROLL_PAUSE = 50

const noPins: Answer<typeof Related.get> = { data: [] }

/** The pins around a closeup: a few beside it, and the endless wall below. `related` is null where it did not come. */
export function useCloseupWalls(pin: Pin, neighbours: readonly Pin[], related: Answer<typeof Related.get> | null) {
  const { rows, ...more } = usePages(relatedPinFeedResource.get, { pin_id: pin.id }, related ?? noPins)
  const isFromBoard = pin.board !== null && neighbours.length > 0
  const walls = useMemo(() => {
    const beside = (isFromBoard ? neighbours : rows).slice(0, BESIDE)
    return { beside, below: rows.filter((row) => !beside.some(({ id }) => id === row.id)) }
  }, [isFromBoard, neighbours, rows])
  return { ...walls, isFromBoard, more, isEmpty: rows.length === 0, hasFailed: related === null }
}

type CloseupWalls = ReturnType<typeof useCloseupWalls>

/** A few pins of its board, or pins like it where its board has no others: beside the closeup where there is room. */
export function PinsBeside({ pin, walls }: { readonly pin: Pin; readonly walls: CloseupWalls }) {
  const board = useBoard(pin.board)
  if (walls.beside.length === 0) return null
  return (
    <section className={styles['beside']} data-beside>
      <h2 className={styles['moreHeading']}>
        {walls.isFromBoard && board ? (
          <Rich
            parts={closeupWords.moreFromBoard({
              name: board.name,
              board: linkTo(links.board(board)),
            })}
          />
        ) : (
          closeupWords.moreLikeThis
        )}
      </h2>
      <PinWall
        pins={walls.beside}
        label={walls.isFromBoard && board ? closeupWords.moreFrom({ name: board.name }) : closeupWords.moreLikeThis}
        isBelowFold
        scrollPause={SCROLL_PAUSE}
      />
    </section>
  )
}

/** Not rendered for other news from above: before its code has come, that would take it off the page for a moment. */
const NothingBelow = memo(function NothingBelow({ hasFailed }: { readonly hasFailed: boolean }) {
  return (
    <Suspense fallback={<div className={styles['noPins']} />}>
      <NoPinsBelow hasFailed={hasFailed} />
    </Suspense>
  )
})

/** Pins like it, without end. */
export function PinsBelow({ walls }: { readonly walls: CloseupWalls }) {
  if (walls.isEmpty) return <NothingBelow hasFailed={walls.hasFailed} />
  if (walls.below.length === 0) return null
  const heading = walls.isFromBoard ? closeupWords.moreLikeThis : closeupWords.moreToExplore
  return (
    <section className={styles['more']}>
      <h2 className={styles['moreHeading']}>{heading}</h2>
      <PinWall
        pins={walls.below}
        label={heading}
        more={walls.more}
        showsPinner
        isBelowFold
        scrollPause={SCROLL_PAUSE}
      />
    </section>
  )
}
