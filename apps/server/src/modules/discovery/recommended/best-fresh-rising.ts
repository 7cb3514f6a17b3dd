import { compareIds, type Id } from '../../../platform/ids/ids.ts'
import { inTurn } from '../in-turn.ts'

/** A pin as it can be put in order. */
export interface Scored {
  readonly pin: { readonly id: Id }
  /** How much is done with it lately. */
  readonly heat: number
}

/** Takes of a list that has the best first: the best, the newest, and the hottest in turn, each once. */
export function bestFreshRising<T extends Scored>(best: readonly T[], wanted: number): T[] {
  const orders = [
    best,
    best.toSorted((one, other) => compareIds(other.pin.id, one.pin.id)),
    best.toSorted((one, other) => other.heat - one.heat),
  ]
  return [...new Set(inTurn(orders))].slice(0, wanted)
}
