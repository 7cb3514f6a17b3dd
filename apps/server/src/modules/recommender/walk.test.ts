import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGraph, type SaveEdge } from './build-graph.ts'
import { boardId, drawnEdges, pictureId, plainWalk } from './drawn-graphs.ts'
import { pictureNumber, removeBoard, removePicture, type SaveGraph } from './save-graph.ts'
import { createWalker, type WalkOptions, type WalkQuery } from './walk.ts'

const graphOf = (pairs: readonly (readonly [number, number])[]) =>
  buildGraph(pairs.map(([board, picture]): SaveEdge => [boardId(board), pictureId(picture)]))

const query = (graph: SaveGraph, at: number, weight = 1): WalkQuery => ({
  picture: pictureNumber(graph, pictureId(at)),
  weight,
})

const scores = (graph: SaveGraph, queries: readonly WalkQuery[], options: Partial<WalkOptions> = {}) =>
  new Map(
    createWalker(graph)
      .walk(queries, { ...plainWalk, ...options })
      .pictures.map(({ picture, score }) => [picture, score]),
  )

const boardsOf = ({ pictureBoards, pictureStarts }: SaveGraph, picture: number) =>
  Array.from(pictureBoards.subarray(pictureStarts[picture], pictureStarts[picture + 1]))
const picturesOf = ({ boardPictures, boardStarts }: SaveGraph, board: number) =>
  Array.from(boardPictures.subarray(boardStarts[board], boardStarts[board + 1]))

/** What one double step reaches on average, said as plainly as possible. */
function bruteForce(graph: SaveGraph, picture: number, steps: number): Map<number, number> {
  const expected = new Map<number, number>()
  const boards = boardsOf(graph, picture)
  for (const board of boards.filter((each) => graph.removedBoards[each] === 0)) {
    const pictures = picturesOf(graph, board)
    for (const reached of pictures.filter((each) => graph.removedPictures[each] === 0 && each !== picture)) {
      expected.set(reached, (expected.get(reached) ?? 0) + steps / boards.length / pictures.length)
    }
  }
  return expected
}

const chance = { seed: 18, numRuns: 60 }
const anyDraw = fc.record({
  edges: drawnEdges,
  seed: fc.integer(),
  goOn: fc.constantFrom(0, 0.5, 0.9),
  countsExactly: fc.boolean(),
  boostsShared: fc.boolean(),
  gone: fc.array(fc.nat(19), { maxLength: 6 }),
})

test('DI-02 a walk answers only what edges lead to from its queries, past nothing that was taken away', async () => {
  await fc.assert(
    fc.asyncProperty(anyDraw, async ({ edges, gone, ...options }) => {
      const graph = await buildGraph(edges)
      for (const at of gone) {
        if (at % 2 === 0) removeBoard(graph, boardId(at % 12))
        else removePicture(graph, pictureId(at))
      }
      const start = query(graph, Number(((edges[0]?.[1] ?? 0n) - 2n ** 61n) / 7_340_033n))
      const reachable = new Set(graph.removedPictures[start.picture] === 0 ? [start.picture] : [])
      for (const picture of reachable) {
        for (const board of boardsOf(graph, picture).filter((each) => graph.removedBoards[each] === 0)) {
          for (const next of picturesOf(graph, board)) if (graph.removedPictures[next] === 0) reachable.add(next)
        }
      }
      const found = scores(graph, [start], { ...options, steps: 300 })
      expect([...found.keys()].filter((picture) => !reachable.has(picture) || picture === start.picture)).toEqual([])
    }),
    chance,
  )
})

test('the same seed gives the same walk, also after other walks of the walker; another seed another', async () => {
  const graph = await graphOf(Array.from({ length: 200 }, (_, at) => [(at * 7) % 11, (at * at + at) % 53] as const))
  const walker = createWalker(graph)
  const options = { ...plainWalk, goOn: 0.5, steps: 500 }
  const first = walker.walk([query(graph, 2)], options)
  const other = walker.walk([query(graph, 2)], { ...options, seed: 8 })
  expect(walker.walk([query(graph, 2)], options)).toEqual(first)
  expect(createWalker(graph).walk([query(graph, 2)], options)).toEqual(first)
  expect(other).not.toEqual(first)
})

test('DS-02 what is counted exactly equals what brute force counts, also with boards and pictures taken away', async () => {
  await fc.assert(
    fc.asyncProperty(drawnEdges, fc.nat(11), fc.nat(19), async (edges, board, picture) => {
      const graph = await buildGraph(edges)
      removeBoard(graph, boardId(board))
      removePicture(graph, pictureId(picture))
      const start = { picture: 0, weight: 1 }
      const expected = graph.removedPictures[0] === 0 ? bruteForce(graph, 0, 2000) : new Map<number, number>()
      const result = createWalker(graph).walk([start], { ...plainWalk, countsExactly: true })
      expect(result.sampledSteps).toBe(0)
      expect(result.pictures.length).toBe(expected.size)
      for (const found of result.pictures) expect(found.score).toBeCloseTo(expected.get(found.picture) ?? 0, 2)
    }),
    chance,
  )
})

test('DS-02 a neighbourhood larger than the walk is sampled, and tends to the exact count', async () => {
  const graph = await graphOf(Array.from({ length: 120 }, (_, at) => [at % 5, (at * at) % 37] as const))
  const steps = 200_000
  const exact = scores(graph, [query(graph, 1)], { steps, countsExactly: true })
  const sampled = scores(graph, [query(graph, 1)], { steps })
  expect(new Set(sampled.keys())).toEqual(new Set(exact.keys()))
  for (const [picture, score] of exact) expect(Math.abs((sampled.get(picture) ?? 0) / score - 1)).toBeLessThan(0.05)
  const short = createWalker(graph).walk([query(graph, 1)], { ...plainWalk, steps: 3, countsExactly: true })
  expect(short.sampledSteps).toBe(3)
})

test('walks that go on reach what one double step does not, and agree however their first step is counted', async () => {
  // Pictures 0, 1 and 2 in a chain of two boards, 3 behind another one.
  const graph = await graphOf([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
  ])
  const far = query(graph, 3).picture
  expect(scores(graph, [query(graph, 0)]).has(far)).toBe(false)
  const options = { goOn: 0.8, steps: 200_000 }
  const sampled = scores(graph, [query(graph, 0)], options)
  const mixed = scores(graph, [query(graph, 0)], { ...options, countsExactly: true })
  expect(sampled.get(far)).toBeGreaterThan(0)
  for (const [picture, score] of sampled) expect(Math.abs((mixed.get(picture) ?? 0) / score - 1)).toBeLessThan(0.05)
})

test('DI-02 queries share the steps by weight, and by degree where that is wanted', async () => {
  const lonely = [
    [0, 0],
    [0, 1],
    [1, 2],
    [1, 3],
  ] as const
  const total = (found: Map<number, number>, graph: SaveGraph, at: number) => found.get(query(graph, at).picture) ?? 0
  const graph = await graphOf(lonely)
  const weighed = scores(graph, [query(graph, 0, 3), query(graph, 2, 1)], { countsExactly: true })
  expect(total(weighed, graph, 1) / total(weighed, graph, 3)).toBeCloseTo(3, 2)

  const boards = [...lonely, ...Array.from({ length: 9 }, (_, at) => [10 + at, 0] as const)]
  const popular = await graphOf([...boards, ...boards.slice(4).map(([board]) => [board, 4] as const)])
  const share = (degreeExponent: number) => {
    const found = scores(popular, [query(popular, 0), query(popular, 2)], { degreeExponent, countsExactly: true })
    return (total(found, popular, 1) + total(found, popular, 4)) / total(found, popular, 3)
  }
  expect(share(0)).toBeCloseTo(1, 1)
  expect(share(1)).toBeGreaterThan(2)
  // Less than in proportion: ten boards against one.
  expect(share(1)).toBeLessThan(10)
})

test('DI-02 what several queries reach is boosted over what one reaches as often', async () => {
  // Pictures 0 and 1 both lead to 2; 0 alone leads twice to 3.
  const graph = await graphOf([
    [0, 0],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 3],
    [3, 1],
    [3, 4],
  ])
  const both = [query(graph, 0), query(graph, 1)]
  const ratio = (boostsShared: boolean) => {
    const found = scores(graph, both, { boostsShared, countsExactly: true })
    return (found.get(query(graph, 2).picture) ?? 0) / (found.get(query(graph, 3).picture) ?? 1)
  }
  expect(ratio(false)).toBeCloseTo(2, 3)
  expect(ratio(true)).toBeCloseTo(4, 3)
})

test('DI-02 a walk stops early when enough pictures were visited often enough', async () => {
  const graph = await graphOf(Array.from({ length: 120 }, (_, at) => [at % 5, (at * at) % 37] as const))
  const options = { ...plainWalk, steps: 100_000, enough: { pictures: 5, visits: 10 } }
  const { pictures, sampledSteps } = createWalker(graph).walk([query(graph, 1)], options)
  expect(sampledSteps).toBeLessThan(2000)
  expect(pictures.filter(({ score }) => score >= 10).length).toBeGreaterThanOrEqual(4)
})

test('DI-02 boards are taken by their weight, sampled and counted alike; popularity is divided out; some are left out', async () => {
  const graph = await graphOf([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
  ])
  const [first, second] = [query(graph, 1).picture, query(graph, 2).picture]
  const boardWeights = Float32Array.of(1, 0.25, 1, 1, 1)
  for (const countsExactly of [true, false]) {
    const found = scores(graph, [query(graph, 0)], { boardWeights, countsExactly, steps: 100_000 })
    expect((found.get(first) ?? 0) / (found.get(second) ?? 1)).toBeCloseTo(4, 0)
  }
  const discounted = scores(graph, [query(graph, 0)], { countsExactly: true, popularityExponent: 0.5 })
  expect((discounted.get(first) ?? 0) / (discounted.get(second) ?? 1)).toBeCloseTo(2, 3)
  expect([...scores(graph, [query(graph, 0)], { leaveOut: [first] }).keys()]).toEqual([second])
  expect(scores(graph, [query(graph, 0)], { wanted: 1, countsExactly: true, popularityExponent: 0.5 }).size).toBe(1)
})
