import type { SaveGraph } from './save-graph.ts'

interface Counters {
  readonly graph: SaveGraph
  readonly visits: Float32Array
  /** Gets the pictures that had no visit. */
  readonly touched: number[]
  readonly boardWeights: Float32Array | undefined
}

/** How many saves lie within one double step of the picture; stops counting above `most`. */
export function firstStepCost({ pictureStarts, pictureBoards, boardStarts }: SaveGraph, picture: number, most: number) {
  const end = pictureStarts[picture + 1] ?? 0
  let cost = 0
  for (let at = pictureStarts[picture] ?? 0; at < end && cost <= most; at += 1) {
    const board = pictureBoards[at] ?? 0
    cost += (boardStarts[board + 1] ?? 0) - (boardStarts[board] ?? 0)
  }
  return cost
}

/** Adds what so many first double steps from the picture visit on average: what sampling tends to, without its noise. */
export function countFirstStep({ graph, visits, touched, boardWeights }: Counters, picture: number, steps: number) {
  const { pictureStarts, pictureBoards, boardStarts, boardPictures, removedBoards, removedPictures } = graph
  const start = pictureStarts[picture] ?? 0
  const end = pictureStarts[picture + 1] ?? 0
  for (let at = start; at < end; at += 1) {
    const board = pictureBoards[at] ?? 0
    if (removedBoards[board] !== 0) continue
    const first = boardStarts[board] ?? 0
    const last = boardStarts[board + 1] ?? 0
    const share = (steps * (boardWeights?.[board] ?? 1)) / ((end - start) * (last - first))
    if (share === 0) continue
    for (let edge = first; edge < last; edge += 1) {
      const reached = boardPictures[edge] ?? 0
      if (removedPictures[reached] !== 0) continue
      if (visits[reached] === 0) touched.push(reached)
      visits[reached] = (visits[reached] ?? 0) + share
    }
  }
}
