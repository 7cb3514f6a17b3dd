import { createHash } from 'node:crypto'

/**
 * The things in an order that a seed decides: the same for the same seed and key, whatever else is among them. Earlier ones
 * tend to stay early, `pull` being how many places of the list chance is worth.
 */
export function seededOrder<T>(things: readonly T[], seed: string, keyOf: (thing: T) => string, pull: number): T[] {
  return things
    .map((thing, at) => ({ thing, place: at + pull * chanceOf(`${seed} ${keyOf(thing)}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing)
}

const chanceOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
