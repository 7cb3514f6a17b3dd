import { Worker } from 'node:worker_threads'
import { type GraphSize, openGraph, type SaveGraph } from './save-graph.ts'
import type { RecommenderOrder } from './start-recommender.ts'

/** Builds the graph without holding up walks; what building takes of memory goes with its thread. */
export function buildInThread(order: RecommenderOrder): { readonly graph: Promise<SaveGraph>; stop(): Promise<void> } {
  const { promise: graph, resolve, reject } = Promise.withResolvers<SaveGraph>()
  const thread = new Worker(new URL('build-thread.ts', import.meta.url), { workerData: order })
  thread.once('message', ({ size, memory }: { size: GraphSize; memory: SharedArrayBuffer }) =>
    resolve(openGraph(size, memory)),
  )
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`the building of the graph ended with ${code}`)))
  return {
    graph,
    async stop() {
      await thread.terminate()
    },
  }
}
