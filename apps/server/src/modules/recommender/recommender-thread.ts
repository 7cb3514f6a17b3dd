import { parentPort, workerData } from 'node:worker_threads'
import { buildInThread } from './build-in-thread.ts'
import { keepGraph } from './kept-graph.ts'
import { serveWalks } from './serve-walks.ts'
import type { RecommenderOrder } from './start-recommender.ts'

const order = workerData as RecommenderOrder
const { snapshotPath, place, token, pace } = order
const say = (word: { ready: true } | { error: string }) => parentPort?.postMessage(word, [])

const onError = (error: unknown) =>
  say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })

let building: ReturnType<typeof buildInThread> | null = null
const graph = keepGraph({
  pace,
  snapshotPath,
  build() {
    building = buildInThread(order)
    return building.graph
  },
  onError,
})
const server = await serveWalks({ graph, place, token, onError })
parentPort?.once('message', () => {
  void (async () => {
    await server.stop()
    graph.end()
    await building?.stop()
    parentPort?.close()
  })()
})
await graph.built
say({ ready: true })
