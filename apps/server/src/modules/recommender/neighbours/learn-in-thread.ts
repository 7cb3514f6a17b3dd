import { Worker } from 'node:worker_threads'
import type { GraphSize, SaveGraph } from '../save-graph.ts'
import { type NeighbourTable, openTable, type TableSize } from './neighbour-table.ts'

/** What the thread is told: the graph, which it shares, and where the table goes. */
export interface LearnOrder {
  readonly size: GraphSize
  readonly memory: SharedArrayBuffer
  readonly path: string
}

/** Megabytes of its heap; its arrays lie outside of it. */
const MOST_HEAP = 512

/** Learns without holding up walks; what learning takes of memory goes with its thread. */
export function learnInThread({ size, memory }: SaveGraph, path: string) {
  const { promise: table, resolve, reject } = Promise.withResolvers<NeighbourTable>()
  const order: LearnOrder = { size, memory, path }
  const thread = new Worker(new URL('learn-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
  })
  thread.once('message', (learned: { size: TableSize; memory: ArrayBuffer }) =>
    resolve(openTable(learned.size, learned.memory)),
  )
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`learning what goes together ended with ${code}`)))
  return {
    table,
    async stop() {
      await thread.terminate()
    },
  }
}
