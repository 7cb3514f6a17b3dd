import { RECENT_PIN_DAYS } from '@pinfold/contract'
import { compareIds, firstIdAt, type Id } from '../../../platform/ids/ids.ts'
import { inTurn } from '../in-turn.ts'

const A_DAY = 24 * 60 * 60 * 1000

/** A pin as it can be put in order. */
export interface Scored {
  readonly pin: { readonly id: Id }
  /** How much is done with it lately. */
  readonly heat: number
}

/** The first id that a recent pin may have (BC-09). */
export const recentFrom = (now: Date): Id => firstIdAt(new Date(now.getTime() - RECENT_PIN_DAYS * A_DAY))

/**
 * Takes of a list that has the best first: the best, the newest while they are recent, which is from an id on, and the hottest
 * in turn, each once.
 */
export function bestFreshRising<T extends Scored>(best: readonly T[], wanted: number, recent: Id): T[] {
  const orders = [
    best,
    best
      .filter(({ pin }) => compareIds(pin.id, recent) >= 0)
      .toSorted((one, other) => compareIds(other.pin.id, one.pin.id)),
    best.toSorted((one, other) => other.heat - one.heat),
  ]
  return [...new Set(inTurn(orders))].slice(0, wanted)
}
