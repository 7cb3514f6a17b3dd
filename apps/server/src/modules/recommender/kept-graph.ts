import type { keepNeighbours } from './neighbours/kept-neighbours.ts'
import { keepWalks } from './kept-walks.ts'
import type { NeighbourTable } from './neighbours/neighbour-table.ts'
import type { SaveGraph } from './save-graph.ts'
import { readSnapshot } from './snapshot.ts'
import { createWalkAnswers } from './walk-answers.ts'

/** How soon the graph follows changes. */
export interface GraphPace {
  /** Milliseconds from a change to the next building, where building is quick. */
  readonly pause: number
  /** After a building comes a rest of so many times its length. */
  readonly rest: number
}

interface KeptGraphInput {
  readonly pace: GraphPace
  readonly snapshotPath: string
  /** Reads all public saves, and writes the snapshot. */
  readonly build: () => Promise<SaveGraph>
  /** What is learned from the graph, and answers with it. */
  readonly neighbours: ReturnType<typeof keepNeighbours>
  /** After each building, for what else follows saves. */
  readonly afterBuild: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * The graph of all public saves, from its snapshot at once and from the database soon after, and built anew some time after
 * something changed. The old one answers until the new one is there.
 */
export function keepGraph({ pace, snapshotPath, build, neighbours, afterBuild, onError }: KeptGraphInput) {
  let answers: ReturnType<typeof createWalkAnswers> | null = null
  let timer: NodeJS.Timeout | null = null
  let isBuilding = false
  let isChanged = false
  let isEnded = false
  let rest = pace.pause

  let newest: SaveGraph | null = null
  let walks = keepWalks()
  let learned: NeighbourTable | null = null

  function answerFrom(graph: SaveGraph, table: NeighbourTable | null): void {
    // What was learned is in what walks found.
    if (table !== learned) walks = keepWalks()
    learned = table
    answers = createWalkAnswers(graph, table, walks)
  }

  async function take(graph: SaveGraph): Promise<void> {
    answerFrom(graph, await neighbours.table())
    newest = graph
  }

  /** Takes long at times, and nobody waits for it. */
  async function learnFrom(graph: SaveGraph): Promise<void> {
    const table = await neighbours.learnIfOld(graph)
    if (table && newest) answerFrom(newest, table)
  }

  async function buildNow(): Promise<void> {
    timer = null
    isBuilding = true
    isChanged = false
    const begun = performance.now()
    try {
      const graph = await build()
      await take(graph)
      await afterBuild()
      void learnFrom(graph)
    } catch (error) {
      if (!isEnded) onError(error)
      isChanged = true
    } finally {
      isBuilding = false
      rest = Math.max(pace.pause, (performance.now() - begun) * pace.rest)
      if (isChanged) buildSoon(rest)
    }
  }

  function buildSoon(pause: number): void {
    if (timer !== null || isBuilding || isEnded) return
    timer = setTimeout(() => void buildNow(), pause)
  }

  const built = readSnapshot(snapshotPath)
    // What is damaged is built anew.
    .catch(() => null)
    .then(async (graph) => {
      if (graph) await take(graph)
      return buildNow()
    })

  return {
    /** Null until there is a graph. */
    answers: () => answers,
    /** The first building, from the database. */
    built,
    noteChange(): void {
      isChanged = true
      buildSoon(rest)
    },
    /** Nothing is built from now on. */
    end(): void {
      isEnded = true
      if (timer) clearTimeout(timer)
    },
  }
}
