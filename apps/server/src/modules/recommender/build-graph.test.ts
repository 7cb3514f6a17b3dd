import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGraph, type SaveEdge } from './build-graph.ts'
import { boardId, drawnEdges, pictureId } from './drawn-graphs.ts'
import { boardNumber, bytesOfGraph, openGraph, pictureNumber, type SaveGraph } from './save-graph.ts'

function edgesOf({ size, boardIds, pictureIds, boardStarts, boardPictures }: SaveGraph): string[] {
  return Array.from({ length: size.boards }, (_, board) =>
    Array.from(boardPictures.subarray(boardStarts[board], boardStarts[board + 1]), (picture) =>
      [boardIds[board], pictureIds[picture]].join(' '),
    ),
  ).flat()
}

function backEdgesOf({ size, boardIds, pictureIds, pictureStarts, pictureBoards }: SaveGraph): string[] {
  return Array.from({ length: size.pictures }, (_, picture) =>
    Array.from(pictureBoards.subarray(pictureStarts[picture], pictureStarts[picture + 1]), (board) =>
      [boardIds[board], pictureIds[picture]].join(' '),
    ),
  ).flat()
}

test('the graph has each edge once, from both ends, in whatever order they come', async () => {
  await fc.assert(
    fc.asyncProperty(drawnEdges, async (edges) => {
      const graph = await buildGraph(edges)
      const given = [...new Set(edges.map((edge) => edge.join(' ')))].toSorted()
      expect(edgesOf(graph).toSorted()).toEqual(given)
      expect(backEdgesOf(graph).toSorted()).toEqual(given)
      const other = await buildGraph(edges.toReversed())
      expect(Buffer.from(other.memory).equals(Buffer.from(graph.memory))).toBe(true)
    }),
    { seed: 18, numRuns: 60 },
  )
})

test('edges may come from a cursor, and more of them than the first room', async () => {
  async function* cursor(): AsyncGenerator<SaveEdge> {
    for (let at = 0; at < 3000; at += 1) yield await Promise.resolve<SaveEdge>([boardId(at % 7), pictureId(at)])
  }
  expect((await buildGraph(cursor())).size).toEqual({ boards: 7, pictures: 3000, edges: 3000 })
})

test('ids lead to numbers, and unknown ones to none', async () => {
  const graph = await buildGraph([
    [boardId(2), pictureId(5)],
    [boardId(1), pictureId(9)],
    [boardId(1), pictureId(3)],
  ])
  expect([1, 2].map((at) => boardNumber(graph, boardId(at)))).toEqual([0, 1])
  expect([3, 5, 9].map((at) => pictureNumber(graph, pictureId(at)))).toEqual([0, 1, 2])
  expect([boardNumber(graph, boardId(3)), pictureNumber(graph, 0n), pictureNumber(graph, 2n ** 63n)]).toEqual([
    -1, -1, -1,
  ])
})

test('there may be nothing in it', async () => {
  const graph = await buildGraph([])
  expect(graph.size).toEqual({ boards: 0, pictures: 0, edges: 0 })
  expect(pictureNumber(graph, pictureId(1))).toBe(-1)
})

test('DS-01 10 million edges of 1 million pictures and half a million boards take at most 150 MB', () => {
  expect(bytesOfGraph({ boards: 500_000, pictures: 1_000_000, edges: 10_000_000 })).toBeLessThan(150_000_000)
})

test('another thread opens the same graph by its memory', async () => {
  const graph = await buildGraph([[boardId(1), pictureId(1)]])
  const other = openGraph(graph.size, graph.memory)
  expect(edgesOf(other)).toEqual(edgesOf(graph))
  other.removedPictures[0] = 1
  expect(graph.removedPictures[0]).toBe(1)
})
