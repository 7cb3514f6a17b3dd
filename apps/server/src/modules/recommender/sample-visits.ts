import type { SaveGraph } from './save-graph.ts'

/** When a query may stop: so many pictures were visited so often. */
export interface Enough {
  readonly pictures: number
  readonly visits: number
}

interface Sampling {
  readonly picture: number
  readonly steps: number
  readonly goOn: number
  readonly random: () => number
  readonly enough: Enough | undefined
  readonly boardWeights: Float32Array | undefined
  /** Leaves first double steps uncounted, where they were counted exactly. */
  readonly skipsFirst: boolean
}

/** Walks that go beside each other, so that the processor fetches what one needs while another waits. */
const WALKS = 64

/** Counts visits of random walks in `visits`. */
export function createSampler(graph: SaveGraph, visits: Float32Array) {
  const { pictureStarts, pictureBoards, boardStarts, boardPictures, removedBoards, removedPictures } = graph
  const places = new Uint32Array(WALKS)
  const boards = new Uint32Array(WALKS)
  const edges = new Uint32Array(WALKS)
  const isDead = new Uint8Array(WALKS)
  const isFirst = new Uint8Array(WALKS)

  /**
   * Takes so many double steps from the picture, adds the pictures that had no visit to `touched`, and says how many steps
   * it took. A step onto what was taken away, or past a board by its weight, visits nothing and the walk begins again: so
   * visits tend to the same shares as the exact count.
   */
  function sample(sampling: Sampling, touched: number[]): number {
    const { picture, steps, goOn, random, enough, boardWeights, skipsFirst } = sampling
    const wantedVisits = enough?.visits ?? 0
    let missing = enough?.pictures ?? Infinity
    places.fill(picture)
    isFirst.fill(1)
    let taken = 0
    while (taken < steps && missing > 0) {
      const walks = Math.min(WALKS, steps - taken)
      for (let walk = 0; walk < walks; walk += 1) {
        const place = places[walk] ?? 0
        const start = pictureStarts[place] ?? 0
        const degree = (pictureStarts[place + 1] ?? 0) - start
        boards[walk] = pictureBoards[start + Math.floor(random() * degree)] ?? 0
      }
      for (let walk = 0; walk < walks; walk += 1) {
        const board = boards[walk] ?? 0
        const start = boardStarts[board] ?? 0
        const degree = (boardStarts[board + 1] ?? 0) - start
        edges[walk] = start + Math.floor(random() * degree)
        const isPassed = boardWeights !== undefined && random() >= (boardWeights[board] ?? 0)
        isDead[walk] = removedBoards[board] !== 0 || isPassed ? 1 : 0
      }
      for (let walk = 0; walk < walks; walk += 1) places[walk] = boardPictures[edges[walk] ?? 0] ?? 0
      for (let walk = 0; walk < walks; walk += 1) {
        const reached = places[walk] ?? 0
        const isCut = isDead[walk] !== 0 || removedPictures[reached] !== 0
        if (!isCut && !(skipsFirst && isFirst[walk] !== 0)) {
          const count = (visits[reached] ?? 0) + 1
          visits[reached] = count
          if (count === 1) touched.push(reached)
          // Counts are not whole where the first step was counted exactly.
          if (count >= wantedVisits && count < wantedVisits + 1) missing -= 1
        }
        const goesOn = !isCut && goOn > 0 && random() < goOn
        isFirst[walk] = goesOn ? 0 : 1
        if (!goesOn) places[walk] = picture
      }
      taken += walks
    }
    return taken
  }

  return { sample }
}
