import { compareIds, type Id } from '../../../platform/ids/ids.ts'
import { dot, LOOK_LENGTH, toLengthOne } from './look-vectors.ts'
import { COLOR_LENGTH, EDGE_LENGTH } from './color-grid.ts'

/** At least so alike, by all that is known, by colours and by edges; chosen on drawings, see decision 091. */
const ALIKE = { all: 0.8, colors: 0.85, edges: 0.7 }

const EDGES_FROM = LOOK_LENGTH - EDGE_LENGTH
const COLORS_FROM = EDGES_FROM - COLOR_LENGTH

/**
 * Whether two pictures are one picture saved twice: recompressed, made smaller, blurred a little. The same thing in other
 * colours is another picture, and so is what is drawn after it.
 */
export function isNearCopy(one: Float32Array, other: Float32Array): boolean {
  const alike = (from: number, to: number) =>
    dot(toLengthOne(one.subarray(from, to)), toLengthOne(other.subarray(from, to)))
  return (
    dot(one, other) >= ALIKE.all &&
    alike(COLORS_FROM, EDGES_FROM) >= ALIKE.colors &&
    alike(EDGES_FROM, LOOK_LENGTH) >= ALIKE.edges
  )
}

/** Those that are older than a picture, the oldest first: a picture that came first is nobody's copy. */
export const olderFirst = (id: Id, others: readonly Id[]): Id[] =>
  others.filter((other) => compareIds(other, id) < 0).toSorted(compareIds)
