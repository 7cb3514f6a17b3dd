import {
  createWalker,
  pictureNumber,
  type SaveGraph,
  type WalkOptions,
} from '../../apps/server/src/modules/recommender/index.ts'
import type { NeighbourTable } from '../../apps/server/src/modules/recommender/neighbours/neighbour-table.ts'
import { keepWalks } from '../../apps/server/src/modules/recommender/kept-walks.ts'
import { createWalkAnswers } from '../../apps/server/src/modules/recommender/walk-answers.ts'

/** What is recommended for a board with these pictures, by the numbers of the file, best first. */
export interface Recommendation {
  readonly pictures: readonly number[]
  readonly sampledSteps: number
}

export type Recommender = (pictures: readonly number[]) => Recommendation

/** How many pictures are recommended for a board. */
export const WANTED = 20

/** Chosen on boards for tuning (see `docs/performance.md`), by recall. */
export const chosenWalk: WalkOptions = {
  steps: 40_000,
  seed: 1,
  wanted: WANTED,
  goOn: 0,
  popularityExponent: 0.3,
  degreeExponent: 0,
  boostsShared: false,
  countsExactly: true,
}

/** Walks from all pictures of the board. */
export function walking(graph: SaveGraph, options: WalkOptions): Recommender {
  const walker = createWalker(graph)
  return (pictures) => {
    const queries = pictures.map((picture) => ({ picture: pictureNumber(graph, BigInt(picture)), weight: 1 }))
    const { pictures: found, sampledSteps } = walker.walk(queries, options)
    return { pictures: found.map(({ picture }) => Number(graph.pictureIds[picture])), sampledSteps }
  }
}

/** What is served: each picture of the board is a query. */
export function answering(graph: SaveGraph, table: NeighbourTable | null): Recommender {
  // Kept or not, the answer is the same; walking anew for each board would only take longer.
  const answers = createWalkAnswers(graph, table, keepWalks(graph.size.pictures))
  return (pictures) => {
    const queries = pictures.map((picture) => ({ id: String(picture), weight: 1 }))
    const { pictures: found } = answers.answer({ queries, leaveOut: [], wanted: WANTED })
    return { pictures: found.map(({ id }) => Number(id)), sampledSteps: 0 }
  }
}

/** What most boards have, whatever this board has. */
export function popular(graph: SaveGraph): Recommender {
  const { pictureIds, pictureStarts } = graph
  const degree = (picture: number) => (pictureStarts[picture + 1] ?? 0) - (pictureStarts[picture] ?? 0)
  const order = [...pictureIds.keys()].toSorted((one, other) => degree(other) - degree(one))
  const all = order.map((picture) => Number(pictureIds[picture]))
  return (pictures) => {
    const own = new Set(pictures)
    const found: number[] = []
    for (const picture of all) {
      if (!own.has(picture)) found.push(picture)
      if (found.length === WANTED) break
    }
    return { pictures: found, sampledSteps: 0 }
  }
}
