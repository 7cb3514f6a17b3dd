import type { Pin, relatedPinFeedResource as Related } from '@pinfold/contract'
import { relatedPinFeedResource } from '@pinfold/contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import styles from './closeup-walls.module.css'
import { useBoard } from '../../entities/board/use-board.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'

/** So many pins stand beside a closeup on wide windows; there are none left over below it on narrow ones. */
const BESIDE = 8

/** The pins around a closeup: a few beside it, and the endless wall below. */
export function useCloseupWalls(pin: Pin, neighbours: readonly Pin[], related: Answer<typeof Related.get>) {
  const { rows, ...more } = usePages(relatedPinFeedResource.get, { pin_id: pin.id }, related)
  const isFromBoard = pin.board !== null && neighbours.length > 0
  const walls = useMemo(() => {
    const beside = (isFromBoard ? neighbours : rows).slice(0, BESIDE)
    return { beside, below: rows.filter((row) => !beside.some(({ id }) => id === row.id)) }
  }, [isFromBoard, neighbours, rows])
  return { ...walls, isFromBoard, more }
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
          <>
            More from <Link to={links.board(board)}>{board.name}</Link>
          </>
        ) : (
          LIKE_THIS
        )}
      </h2>
      <PinWall
        pins={walls.beside}
        label={walls.isFromBoard && board ? `More from ${board.name}` : LIKE_THIS}
        isBelowFold
      />
    </section>
  )
}

const LIKE_THIS = 'More like this'

/** Pins like it, without end. */
export function PinsBelow({ walls }: { readonly walls: CloseupWalls }) {
  if (walls.below.length === 0) return null
  const heading = walls.isFromBoard ? LIKE_THIS : 'More to explore'
  return (
    <section className={styles['more']}>
      <h2 className={styles['moreHeading']}>{heading}</h2>
      <PinWall pins={walls.below} label={heading} more={walls.more} showsPinner isBelowFold />
    </section>
  )
}
