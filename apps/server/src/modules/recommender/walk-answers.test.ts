import { expect, test } from 'vitest'
import { buildGraph, type SaveEdge } from './build-graph.ts'
import { boardId, pictureId } from './drawn-graphs.ts'
import { keepWalks } from './kept-walks.ts'
import { pictureNumber, type SaveGraph } from './save-graph.ts'
import { chosenMixing, chosenWalk, createWalkAnswers, type Mixing } from './walk-answers.ts'
import { createWalker } from './walk.ts'

const graphOf = (pairs: readonly (readonly [number, number])[]) =>
  buildGraph(pairs.map(([board, picture]): SaveEdge => [boardId(board), pictureId(picture)]))
const idOf = (picture: number) => String(pictureId(picture))

/** What is answered, by the pictures of the test. */
function scoresOf(graph: SaveGraph, asked: readonly (readonly [picture: number, weight: number])[], mixing?: Mixing) {
  const queries = asked.map(([picture, weight]) => ({ id: idOf(picture), weight }))
  const { pictures } = createWalkAnswers(graph, null, keepWalks(), mixing).answer({ queries, leaveOut: [], wanted: 50 })
  const scores = new Map(pictures.map(({ id, score }) => [id, score]))
  return (picture: number) => scores.get(idOf(picture)) ?? 0
}

/** Pictures 0 and 1 on a board each with 10 and 11; 1 on nine boards more, alone. */
const unlike = [
  [0, 0],
  [0, 10],
  [1, 1],
  [1, 11],
  ...Array.from({ length: 9 }, (_, at) => [2 + at, 1] as const),
] as const

test('DS-02 queries count by their weight, and those that many keep a little more, though less than in proportion', async () => {
  const even = await graphOf(unlike.slice(0, 4))
  const weighed = scoresOf(even, [
    [0, 3],
    [1, 1],
  ])
  expect(weighed(10) / weighed(11)).toBeCloseTo(3, 1)

  const graph = await graphOf(unlike)
  /** How much of all the query with ten boards counts beside that with one; its walk stays with itself nine times in ten. */
  const share = (mixing?: Mixing) => {
    const found = scoresOf(
      graph,
      [
        [0, 1],
        [1, 1],
      ],
      mixing,
    )
    return (found(11) * 10) / found(10)
  }
  expect(share({ degreeExponent: 0, sharedBoost: 0 })).toBeCloseTo(1, 5)
  expect(share({ degreeExponent: 1, sharedBoost: 0 })).toBeGreaterThan(2)
  expect(share({ degreeExponent: 1, sharedBoost: 0 })).toBeLessThan(10)
  // As it is served.
  expect(share()).toBeGreaterThan(1.1)
})

test('DS-02 what several queries reach stands before what one reaches as often', async () => {
  // 0 and 1 both lead to 10, as often as each leads to another picture; that of 0 is 11.
  const graph = await graphOf([
    [0, 0],
    [0, 10],
    [1, 0],
    [1, 11],
    [2, 1],
    [2, 10],
    [3, 1],
    [3, 12],
    [4, 12],
  ])
  const asked = [
    [0, 1],
    [1, 1],
  ] as const
  const plain = scoresOf(graph, asked, { degreeExponent: 0, sharedBoost: 0 })
  const served = scoresOf(graph, asked)
  const pixie = scoresOf(graph, asked, { degreeExponent: 0, sharedBoost: 1 })
  expect(served(10) / served(11)).toBeGreaterThan((plain(10) / plain(11)) * 1.05)
  expect(pixie(10) / pixie(11)).toBeCloseTo((plain(10) / plain(11)) * 2, 3)
  // Of a single query nothing is shared.
  expect(scoresOf(graph, [[0, 1]])(11)).toBeCloseTo(scoresOf(graph, [[0, 1]], chosenMixing)(11), 6)
  expect(scoresOf(graph, [[0, 1]])(11)).toBeCloseTo(
    scoresOf(graph, [[0, 1]], { degreeExponent: 0, sharedBoost: 0 })(11),
    6,
  )
})

test('DS-02 a walk stops early where enough was seen, and its shares are of the steps that it took', async () => {
  // More saves within one double step than a walk has steps, of few pictures.
  const boards = 100
  const pictures = 450
  const graph = await buildGraph(
    Array.from({ length: boards * pictures }, (_, at): SaveEdge => [
      boardId(at % boards),
      pictureId(Math.floor(at / boards)),
    ]),
  )
  const start = { picture: pictureNumber(graph, pictureId(0)), weight: 1 }
  const { sampledSteps } = createWalker(graph).walk([start], chosenWalk)
  expect(sampledSteps).toBeGreaterThan(400 * 40)
  expect(sampledSteps).toBeLessThan(chosenWalk.steps * 0.8)
  const answer = createWalkAnswers(graph).answer({
    queries: [{ id: idOf(0), weight: 1 }],
    leaveOut: [],
    wanted: pictures,
  })
  const visited = answer.pictures.reduce((sum, { score }) => sum + score, 0) * boards ** chosenWalk.popularityExponent
  // Some fifty of 450 are beyond what is kept of a walk.
  expect(visited).toBeGreaterThan(0.8)
  expect(visited).toBeLessThan(1)
})

test('DS-02 a picture that was walked from is not walked from again, by whatever question', async () => {
  const graph = await graphOf(unlike)
  const kept = keepWalks()
  const made: number[] = []
  const walks: typeof kept = {
    get: kept.get,
    set(of, picture, walked) {
      made.push(picture)
      kept.set(of, picture, walked)
    },
  }
  const answers = createWalkAnswers(graph, null, walks)
  const ask = (pictures: readonly number[]) =>
    answers.answer({ queries: pictures.map((each) => ({ id: idOf(each), weight: 1 })), leaveOut: [], wanted: 9 })
  const first = ask([0])
  ask([1, 0])
  expect(ask([0])).toEqual(first)
  expect(made).toEqual([pictureNumber(graph, pictureId(0)), pictureNumber(graph, pictureId(1))])
})
