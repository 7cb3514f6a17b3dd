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
  /** After each building, for what else follows saves. */
  readonly afterBuild: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * The graph of all public saves, from its snapshot at once and from the database soon after, and built anew some time after
 * something changed. The old one answers until the new one is there.
 */
export function keepGraph({ pace, snapshotPath, build, afterBuild, onError }: KeptGraphInput) {
  let answers: ReturnType<typeof createWalkAnswers> | null = null
  let timer: NodeJS.Timeout | null = null
  let isBuilding = false
  let isChanged = false
  let isEnded = false
  let rest = pace.pause

  const take = (graph: SaveGraph) => {
    answers = createWalkAnswers(graph)
  }

  async function buildNow(): Promise<void> {
    timer = null
    isBuilding = true
    isChanged = false
    const begun = performance.now()
    try {
      take(await build())
      await afterBuild()
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
    .then((graph) => {
      if (graph) take(graph)
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
