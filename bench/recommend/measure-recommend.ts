import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildGraph,
  createWalker,
  readSnapshot,
  type SaveEdge,
  type SaveGraph,
  seededRandom,
  writeSnapshot,
} from '../../apps/server/src/modules/recommender/index.ts'
import {
  chosenLearning,
  learnNeighbours,
} from '../../apps/server/src/modules/recommender/neighbours/learn-neighbours.ts'
import type { NeighbourTable } from '../../apps/server/src/modules/recommender/neighbours/neighbour-table.ts'
import { randomFrom } from '../dataset/random.ts'
import { OptionError } from '../options.ts'
import { ascending, percentile } from '../report/percentiles.ts'
import { measureAnswers } from './measure-answers.ts'
import { meanOf, qualityOf } from './quality.ts'
import { readHeldOut, readSaves, type SavedBoards } from './read-saves.ts'
import { answering, chosenWalk, popular, type Recommender, walking } from './recommenders.ts'
import { holdOut, splitBoards } from './split-boards.ts'

/** The option that asks for this. */
export const RECOMMEND = 'recommend'
/** The option that asks for its second half alone, which needs no saves. */
export const WALKS_SPEED = 'walks'

const SPLIT_SEED = 20_261_125
/** Every so many boards of those with something held out is asked about. */
const EVERY = 10
const EDGES = 10_000_000
const PICTURES = 1_000_000
const BOARDS = 500_000
const WALKS = 400
const WALK_STEPS = 20_000
const MEGABYTE = 1024 * 1024

/** Says how much of what real boards hold is found again, and what walks on ten million saves cost. */
export async function measureRecommend(say: (line: string) => void): Promise<void> {
  const saves = readSaves()
  if (saves === null) say('recommend: the real saves are not on this machine, so quality is left out')
  else await measureQuality(saves, say)
  await measureSpeed(say)
}

async function measureQuality(saves: SavedBoards, say: (line: string) => void): Promise<void> {
  const given = readHeldOut()
  const { kept, heldOut } = given ? holdOut(saves, given) : splitBoards(saves, randomFrom(SPLIT_SEED))
  const known = [...heldOut].filter(([board]) => kept.has(board))
  const asked = given ? known : known.filter((_, at) => at % EVERY === 0)
  if (given) say(`recommend, held out by SAVES_HELD_OUT: ${heldOut.size} boards, of which ${asked.length} are asked`)
  if (asked.length === 0) throw new OptionError('SAVES_HELD_OUT: none of its boards has anything in the saves')
  const graph = await buildGraph(edgesOf(kept))
  const table = learnTable(graph, say)
  const recommenders: readonly [string, Recommender][] = [
    ['popular pictures', popular(graph)],
    ['three steps, counted exactly', walking(graph, { ...chosenWalk, steps: Number.MAX_SAFE_INTEGER })],
    ['walk of 40,000 double steps', walking(graph, { ...chosenWalk, countsExactly: false })],
    ['walk, exact where that is cheaper', walking(graph, chosenWalk)],
    ['walk of 10,000 double steps', walking(graph, { ...chosenWalk, steps: 10_000, countsExactly: false })],
    ['as served, without what is learned', answering(graph, null)],
    ['as served', answering(graph, table)],
  ]
  for (const [name, recommend] of recommenders) {
    const begun = process.cpuUsage()
    let steps = 0
    const found = asked.map(([board, out]) => {
      const { pictures, sampledSteps } = recommend(kept.get(board) ?? [])
      steps += sampledSteps
      return qualityOf(pictures, out)
    })
    const { user, system } = process.cpuUsage(begun)
    const recall = meanOf(found.map((each) => each.recall))
    const ndcg = meanOf(found.map((each) => each.ndcg))
    say(
      `recommend, ${name}: recall at 20 ${shown(recall)}, NDCG ${shown(ndcg)} on ${asked.length} boards; ` +
        `${(steps / asked.length).toFixed(0)} sampled steps, ${((user + system) / 1000 / asked.length).toFixed(2)} CPU ms a board`,
    )
  }
}

/** As the recommender does every night. */
function learnTable(graph: SaveGraph, say: (line: string) => void): NeighbourTable {
  const before = process.memoryUsage().rss
  const begun = process.cpuUsage()
  const table = learnNeighbours(graph, chosenLearning)
  const { user, system } = process.cpuUsage(begun)
  say(
    `recommend, learning what goes together: ${((user + system) / 1_000_000).toFixed(0)} CPU s, ` +
      `${megabytes(process.memoryUsage().rss - before)} MB more; ${table.size.pictures} pictures with ` +
      `${(table.size.neighbours / table.size.pictures).toFixed(0)} neighbours each, ${megabytes(table.memory.byteLength)} MB`,
  )
  return table
}

const shown = ({ mean, error }: { mean: number; error: number }) => `${mean.toFixed(4)} ± ${error.toFixed(4)}`

function* edgesOf(boards: SavedBoards): Generator<SaveEdge> {
  for (const [board, pictures] of boards) for (const picture of pictures) yield [BigInt(board), BigInt(picture)]
}

/** Saves without any neighbourhood: the worst there is for the processor's memory. */
function* drawnEdges(): Generator<SaveEdge> {
  const random = seededRandom(1)
  for (let edge = 0; edge < EDGES; edge += 1)
    yield [BigInt(Math.floor(random() * BOARDS)), BigInt(Math.floor(random() * PICTURES))]
}

/** Says what the graph of ten million saves takes, and how many answers a second it gives. */
export async function measureSpeed(say: (line: string) => void): Promise<void> {
  const { graph: built, seconds } = await timed(async () => ({ graph: await buildGraph(drawnEdges()) }))
  say(
    `recommend, ${built.size.edges} edges: built in ${seconds.toFixed(1)} s, ${megabytes(built.memory.byteLength)} MB`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-graph-'))
  try {
    const path = join(folder, 'graph')
    await writeSnapshot(built, path)
    const { size } = await stat(path)
    const read = await timed(async () => ({ graph: await readSnapshot(path) }))
    if (read.graph === null) throw new Error('the snapshot is gone')
    say(`recommend, the same from its snapshot of ${megabytes(size)} MB: ${read.seconds.toFixed(2)} s`)
    walkOften(read.graph, say)
    await measureAnswers(read.graph, say)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function walkOften(graph: SaveGraph, say: (line: string) => void): void {
  const { walk } = createWalker(graph)
  const random = seededRandom(2)
  const options = { ...chosenWalk, steps: WALK_STEPS, goOn: 0.5, countsExactly: false }
  const begun = performance.now()
  const times = Array.from({ length: WALKS }, (_, seed) => {
    const start = performance.now()
    walk([{ picture: Math.floor(random() * graph.size.pictures), weight: 1 }], { ...options, seed })
    return performance.now() - start
  })
  const perSecond = (WALKS * 1000) / (performance.now() - begun)
  const sorted = ascending(times)
  say(
    `recommend, walks of ${WALK_STEPS} double steps in one thread: ${perSecond.toFixed(0)} a second, ` +
      `median ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms`,
  )
}

async function timed<T extends object>(work: () => Promise<T>): Promise<T & { seconds: number }> {
  const begun = performance.now()
  const result = await work()
  return { ...result, seconds: (performance.now() - begun) / 1000 }
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(0)
