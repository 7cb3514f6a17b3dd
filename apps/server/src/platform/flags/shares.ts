import { createHash } from 'node:crypto'

/** How large a part of all is in a group; whoever is in none is in the usual one. */
export interface Share {
  readonly group: string
  readonly percent: number
}

/** 0 to below 100, spread evenly over members or devices, and differently for each name. */
export const placeOf = (name: string, unit: string): number =>
  (createHash('sha256').update(`${name} ${unit}`).digest().readUInt32BE() / 2 ** 32) * 100

/** The group at a place among shares in their order; undefined beyond the last. */
export function groupAt(place: number, shares: readonly Share[]): string | undefined {
  let left = place
  for (const { group, percent } of shares) {
    left -= percent
    if (left < 0) return group
  }
  return undefined
}
