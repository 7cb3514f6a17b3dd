import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { buildGraph } from '../build-graph.ts'
import { boardId, drawnEdges, pictureId } from '../drawn-graphs.ts'
import { pictureNumber, removePicture, type SaveGraph } from '../save-graph.ts'
import { createWalkAnswers } from '../walk-answers.ts'
import { FEWEST_SAVES, keepNeighbours } from './kept-neighbours.ts'
import { chosenLearning, type LearnOptions, learnNeighbours } from './learn-neighbours.ts'
import { bytesOfTable, type NeighbourTable, openTable, readTable, writeTable } from './neighbour-table.ts'
import { openNeighbours } from './open-neighbours.ts'

/** The inverse of a small matrix, by Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))])
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at]?.[at] ?? 1
    rows[at] = (rows[at] ?? []).map((value) => value / pivot)
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue
      const factor = rows[other]?.[at] ?? 0
      rows[other] = (rows[other] ?? []).map((value, column) => value - factor * (rows[at]?.[column] ?? 0))
    }
  }
  return rows.map((row) => row.slice(size))
}

/** The weights of the model as its paper says them, of boards that hold at least two pictures. */
function plainWeights(graph: SaveGraph, options: LearnOptions): number[][] {
  const { size, boardStarts, boardPictures } = graph
  const boards = Array.from({ length: size.boards }, (_, board) =>
    Array.from(boardPictures.subarray(boardStarts[board], boardStarts[board + 1])),
  ).filter((pictures) => pictures.length > 1)
  const all = Array.from({ length: size.pictures }, (_, picture) => picture)
  const counts = all.map((picture) => Math.max(1, boards.filter((pictures) => pictures.includes(picture)).length))
  const shares = counts.map((count) => count ** -options.pictureExponent)
  const product = (one: number, other: number) =>
    boards
      .filter((pictures) => pictures.includes(one) && pictures.includes(other))
      .reduce((sum, pictures) => sum + pictures.length ** -options.boardExponent, 0) *
    (shares[one] ?? 1) *
    (shares[other] ?? 1)
  const ridge = (options.ridge * all.reduce((sum, one) => sum + product(one, one), 0)) / size.pictures || 1
  const inverse = inverseOf(all.map((one) => all.map((other) => product(one, other) + (one === other ? ridge : 0))))
  return all.map((one) =>
    all.map((other) => {
      if (one === other) return 0
      const weight = -(inverse[one]?.[other] ?? 0) / (inverse[other]?.[other] ?? 1)
      return (weight * (shares[one] ?? 1) * (counts[other] ?? 1) ** -options.popularityExponent) / (shares[other] ?? 1)
    }),
  )
}

const rowOf = (graph: SaveGraph, table: NeighbourTable, picture: number) =>
  new Map(
    openNeighbours(graph, table)
      .of(picture)
      .map(({ picture: other, score }) => [other, score]),
  )

test('what is learned is the linear model of boards, counted exactly', async () => {
  await fc.assert(
    fc.asyncProperty(drawnEdges, async (edges) => {
      const graph = await buildGraph(edges)
      const options = { ...chosenLearning, ridge: 2 }
      const table = learnNeighbours(graph, options)
      const expected = plainWeights(graph, options)
      expected.forEach((row, picture) => {
        const learned = rowOf(graph, table, picture)
        const most = Math.max(...row)
        row.forEach((weight, other) =>
          expect(Math.abs((learned.get(other) ?? 0) - Math.max(0, weight))).toBeLessThan(0.01 * Math.max(most, 1e-3)),
        )
      })
    }),
    { seed: 7, numRuns: 40 },
  )
})

const rings = (boards: number) =>
  buildGraph(
    Array.from({ length: boards }, (_, board) =>
      Array.from({ length: 6 }, (__, at) => [boardId(board), pictureId((board * 7 + at * at) % 60)] as const),
    ).flat(),
  )

test('lists, pictures, saves and time are bounded, and the most saved pictures come first', async () => {
  const graph = await rings(300)
  const short = learnNeighbours(graph, { ...chosenLearning, mostNeighbours: 3 })
  expect(Math.max(...Array.from({ length: 60 }, (_, picture) => rowOf(graph, short, picture).size))).toBe(3)
  const few = learnNeighbours(graph, { ...chosenLearning, mostPictures: 10, mostSaves: 200 })
  expect(few.size.pictures).toBe(10)
  let asked = 0
  const cut = learnNeighbours(graph, { ...chosenLearning, mostSeconds: 1 }, () => (asked += 1) - 1)
  expect(cut.scales.filter((scale) => scale > 0).length).toBe(8)
})

test('the table covers 20,000 pictures with 200 neighbours each in less than 20 MB', () => {
  expect(bytesOfTable({ pictures: 20_000, neighbours: 4_000_000 })).toBeLessThan(20_000_000)
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'pinfold-neighbours-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a table is read as it was written, and nothing of a damaged one', async () => {
  const path = join(await folder(), 'neighbours')
  expect(await readTable(path)).toBeNull()
  const table = learnNeighbours(await rings(50), chosenLearning)
  await writeTable(table, path)
  const read = await readTable(path)
  expect(Buffer.from(read?.table.memory ?? new ArrayBuffer()).equals(Buffer.from(table.memory))).toBe(true)
  const bytes = await readFile(path)
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1
  await writeFile(path, bytes)
  expect(await readTable(path)).toBeNull()
  await writeFile(path, bytes.subarray(0, 100))
  expect(await readTable(path)).toBeNull()
})

test('answers add what was learned to the walk, and nothing that was taken away or that a newer graph lacks', async () => {
  const graph = await buildGraph([
    [boardId(0), pictureId(0)],
    [boardId(0), pictureId(1)],
    [boardId(1), pictureId(2)],
    [boardId(1), pictureId(3)],
    [boardId(1), pictureId(4)],
  ])
  // Learned when picture 9 was there: 0 goes with 3, 4 and 9.
  const table = openTable({ pictures: 4, neighbours: 3 })
  table.pictureIds.set([pictureId(0), pictureId(3), pictureId(4), pictureId(9)])
  table.starts.set([0, 3, 3, 3, 3])
  table.scales.set([0.0001, 0, 0, 0])
  table.neighbours.set([1, 2, 3])
  table.weights.set([9000, 5000, 60_000])
  const ask = () =>
    createWalkAnswers(graph, table)
      .answer({ queries: [{ id: String(pictureId(0)), weight: 1 }], leaveOut: [], wanted: 10 })
      .pictures.map(({ id }) => id)
  expect(
    createWalkAnswers(graph)
      .answer({ queries: [{ id: String(pictureId(0)), weight: 1 }], leaveOut: [], wanted: 10 })
      .pictures.map(({ id }) => id),
  ).toEqual([String(pictureId(1))])
  expect(new Set(ask())).toEqual(new Set([1, 3, 4].map((at) => String(pictureId(at)))))
  removePicture(graph, pictureId(3))
  expect(new Set(ask())).toEqual(new Set([1, 4].map((at) => String(pictureId(at)))))
  removePicture(graph, pictureId(0))
  expect(ask()).toEqual([])
  expect(pictureNumber(graph, pictureId(9))).toBe(-1)
})

test('a table is learned when there are saves enough, anew at night, and not again and again where that fails', async () => {
  const path = join(await folder(), 'neighbours')
  const graph = await buildGraph(
    Array.from({ length: FEWEST_SAVES }, (_, at) => [boardId(at % 2500), pictureId((at * 31) % 997)] as const),
  )
  const enough: SaveGraph = { ...graph, size: { ...graph.size, edges: FEWEST_SAVES } }
  let time = new Date(2026, 10, 26, 12)
  let learned = 0
  const errors: unknown[] = []
  const table = openTable({ pictures: 0, neighbours: 0 })
  const learn = () => {
    learned += 1
    const isFailing = learned === 3
    return {
      table: isFailing ? Promise.reject(new Error('no memory')) : Promise.resolve(table),
      stop: () => Promise.resolve(),
    }
  }
  const kept = keepNeighbours({ path, learn, now: () => time, onError: (error) => errors.push(error) })
  const few = { ...graph, size: { ...graph.size, edges: FEWEST_SAVES - 1 } }
  expect(await kept.learnIfOld(few)).toBeNull()
  expect(await kept.learnIfOld(enough)).toBe(table)
  expect(await kept.table()).toBe(table)
  const at = async (day: number, hour: number) => {
    time = new Date(2026, 10, day, hour)
    await kept.learnIfOld(enough)
    return learned
  }
  expect(await at(26, 23)).toBe(1)
  expect(await at(27, 3)).toBe(2)
  expect(await at(27, 4)).toBe(2)
  expect(await at(28, 1)).toBe(2)
  expect(await at(28, 10)).toBe(3)
  expect(errors).toEqual([new Error('no memory')])
  expect(await at(28, 11)).toBe(3)
  await kept.end()
  expect(await at(30, 3)).toBe(3)
})
