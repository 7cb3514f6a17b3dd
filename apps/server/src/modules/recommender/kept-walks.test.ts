import { expect, test } from 'vitest'
import { buildGraph, type SaveEdge } from './build-graph.ts'
import { boardId, pictureId } from './drawn-graphs.ts'
import { keepWalks } from './kept-walks.ts'
import { pictureNumber, type SaveGraph } from './save-graph.ts'

/** A hundred pictures on one board, from the number 10 on, and what is elsewhere. */
const near = Array.from({ length: 100 }, (_, at): SaveEdge => [boardId(1), pictureId(10 + at)])
const elsewhere: SaveEdge[] = [
  [boardId(2), pictureId(1)],
  [boardId(2), pictureId(2)],
]
const numberOf = (graph: SaveGraph, picture: number) => pictureNumber(graph, pictureId(picture))
const walkOf = (found: readonly (readonly [picture: number, score: number])[]) => ({
  pictures: Uint32Array.from(found, ([picture]) => picture),
  scores: Float64Array.from(found, ([, score]) => score),
})
const foundIn = (graph: SaveGraph) =>
  walkOf([
    [numberOf(graph, 11), 3],
    [numberOf(graph, 12), 2],
  ])

async function keptFrom(edges: readonly SaveEdge[]) {
  const graph = await buildGraph([...edges])
  const walks = keepWalks()
  walks.set(graph, numberOf(graph, 10), foundIn(graph))
  return { graph, walks }
}

test('DS-02 a walk holds in the graph that follows, by the numbers that its pictures have there', async () => {
  const { graph, walks } = await keptFrom([...near, ...elsewhere])
  expect(walks.get(graph, numberOf(graph, 10))).toMatchObject(foundIn(graph))
  // Two pictures of lower numbers go, and one comes: every number near the walk is another one.
  const later = await buildGraph([...near, [boardId(3), pictureId(5)]])
  expect(numberOf(later, 11)).not.toBe(numberOf(graph, 11))
  expect(walks.get(later, numberOf(later, 10))).toMatchObject(foundIn(later))
  const again = await buildGraph([...near, ...elsewhere])
  expect(walks.get(again, numberOf(again, 10))).toMatchObject(foundIn(again))
})

test('what is not in the graph any more is in no walk', async () => {
  const { walks } = await keptFrom(near)
  const later = await buildGraph(near.filter(([, id]) => id !== pictureId(11)))
  expect(walks.get(later, numberOf(later, 10))).toMatchObject(walkOf([[numberOf(later, 12), 2]]))
})

test.each([
  ['its picture is saved once more', [[boardId(2), pictureId(10)] satisfies SaveEdge]],
  ['much comes to its board', Array.from({ length: 5 }, (_, at): SaveEdge => [boardId(1), pictureId(500 + at)])],
])('DS-02 a walk is made anew when %s', async (_, more) => {
  const { walks } = await keptFrom([...near, ...elsewhere])
  const later = await buildGraph([...near, ...elsewhere, ...more])
  expect(walks.get(later, numberOf(later, 10))).toBeUndefined()
})

test('DS-02 a walk is kept for an hour, and its hour goes on in the graph that follows', async () => {
  let minute = 1
  const walks = keepWalks(10, { now: () => minute * 60_000 })
  const [graph, later] = [await buildGraph(near), await buildGraph(near)]
  walks.set(graph, numberOf(graph, 10), foundIn(graph))
  minute += 59
  expect(walks.get(later, numberOf(later, 10))).toMatchObject(foundIn(later))
  minute += 2
  expect(walks.get(later, numberOf(later, 10))).toBeUndefined()
})
