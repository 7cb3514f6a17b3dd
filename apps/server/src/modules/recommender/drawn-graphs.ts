import fc from 'fast-check'
import type { SaveEdge } from './build-graph.ts'
import type { WalkOptions } from './walk.ts'

/** Small graphs for tests of properties. Ids are far apart and beyond 2^53, as real ones are. */
export const drawnEdges = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 19 })), { minLength: 1, maxLength: 80 })
  .map((pairs) => pairs.map(([board, picture]): SaveEdge => [boardId(board), pictureId(picture)]))

export const boardId = (at: number): bigint => 2n ** 60n + BigInt(at) * 1_048_583n
export const pictureId = (at: number): bigint => 2n ** 61n + BigInt(at) * 7_340_033n

export const plainWalk: WalkOptions = {
  steps: 2000,
  seed: 7,
  wanted: 100,
  goOn: 0,
  popularityExponent: 0,
  degreeExponent: 0,
  boostsShared: false,
  countsExactly: false,
}
