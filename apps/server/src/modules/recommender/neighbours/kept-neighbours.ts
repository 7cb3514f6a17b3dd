import type { SaveGraph } from '../save-graph.ts'
import { learnInThread } from './learn-in-thread.ts'
import { type NeighbourTable, readTable } from './neighbour-table.ts'

interface KeptNeighboursInput {
  readonly path: string
  readonly onError: (error: unknown) => void
  /** By the machine's clock, which sessions of tests do not turn. */
  readonly now?: () => Date
  /** Learns from the graph and writes the file. */
  readonly learn?: (
    graph: SaveGraph,
    path: string,
  ) => { readonly table: Promise<NeighbourTable>; stop(): Promise<void> }
}

/** With fewer saves what is learned is chance, and walks know as much. */
export const FEWEST_SAVES = 10_000
const HOUR = 60 * 60 * 1000
/** At night a table of the night before is old; one that missed its night waits no longer than this. */
const OLD_AT_NIGHT = 12 * HOUR
const OLD = 30 * HOUR
const NIGHT = { from: 2, to: 6 }

/** What was learned of the most saved pictures: out of its file at once, and learned anew every night in which saves changed. */
export function keepNeighbours({ path, onError, now = () => new Date(), learn = learnInThread }: KeptNeighboursInput) {
  let table: NeighbourTable | null = null
  let writtenAt = 0
  let learning: ReturnType<typeof learn> | null = null
  let isEnded = false

  async function readFile(): Promise<void> {
    // What is damaged is learned anew.
    const found = await readTable(path).catch(() => null)
    table = found?.table ?? null
    writtenAt = found?.writtenAt.getTime() ?? 0
  }
  const read = readFile()

  const isOld = (): boolean => {
    const age = now().getTime() - writtenAt
    const hour = now().getHours()
    return age > OLD || (age > OLD_AT_NIGHT && hour >= NIGHT.from && hour < NIGHT.to)
  }

  return {
    /** Null where nothing was learned yet. */
    async table(): Promise<NeighbourTable | null> {
      await read
      return table
    },
    /** Learns from a new graph if it is time; answers the new table, or null where the old one stays. Never rejects. */
    async learnIfOld(graph: SaveGraph): Promise<NeighbourTable | null> {
      await read
      if (learning !== null || isEnded || graph.size.edges < FEWEST_SAVES || !isOld()) return null
      learning = learn(graph, path)
      try {
        table = await learning.table
        return table
      } catch (error) {
        if (!isEnded) onError(error)
        return null
      } finally {
        // One that fails is not tried again with every save.
        writtenAt = now().getTime()
        learning = null
      }
    },
    async end(): Promise<void> {
      isEnded = true
      await learning?.stop()
    },
  }
}
