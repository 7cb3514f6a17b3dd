import type { Pin } from '@pinfold/contract'
import type { ReactNode } from 'react'

/** The last line of a wall's cards, where the wall has one. */
export interface CardLine {
  /** Whether there is one below this pin. Known without a language, since it makes the card higher. */
  has(pin: Pin): boolean
  /** What stands in it: plain elements in one row; those that it has no room for are cut off. */
  draw(pin: Pin, locale: string): ReactNode
}
