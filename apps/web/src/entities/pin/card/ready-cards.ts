import type { Pin } from '@pinfold/contract'
import { createContext } from 'react'
import type { DrawnWall } from '../../../ui/masonry/masonry.tsx'
import type { CardLine } from './card-line.ts'

/** How the cards of a wall look. */
export interface CardsLook {
  /** So many are loaded at once. */
  readonly firsts: number
  readonly showsPinner: boolean
  readonly isBare: boolean
  readonly locale: string
  readonly line?: CardLine | undefined
}

/** Writes the items of a wall of pins as HTML. The server gives it; the browser renders them. */
export const ReadyCards = createContext<((pins: readonly Pin[], look: CardsLook, drawn: DrawnWall) => string) | null>(
  null,
)
