import { parentPort, workerData } from 'node:worker_threads'
import { join, dirname } from 'node:path'
import { createDb, createPool } from '../../platform/db/db.ts'
import { buildInThread } from './build-in-thread.ts'
import { keepGraph } from './kept-graph.ts'
import { createLooker } from './looks/looker.ts'
import { keepLooks } from './looks/keep-looks.ts'
import { serveWalks } from './serve-walks.ts'
import type { RecommenderOrder } from './start-recommender.ts'

const order = workerData as RecommenderOrder
const { snapshotPath, place, token, pace } = order
const say = (word: { ready: true } | { error: string }) => parentPort?.postMessage(word, [])

const onError = (error: unknown) =>
  say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })

const looking = order.isLooking ? openLooks() : null

function openLooks() {
  const pool = createPool({ ...order.connection, max: 2, application_name: 'pinfold looks' }, onError)
  const looker = createLooker(onError)
  const paths = { snapshotPath: join(dirname(snapshotPath), 'looks') }
  const looks = keepLooks({ db: createDb(pool), looker, ...paths, onError })
  return {
    looks,
    async end() {
      await looker.close()
      await pool.end()
    },
  }
}

let building: ReturnType<typeof buildInThread> | null = null
const graph = keepGraph({
  pace,
  snapshotPath,
  build() {
    building = buildInThread(order)
    return building.graph
  },
  afterBuild: () => looking?.looks.synchronise() ?? Promise.resolve(),
  onError,
})
const server = await serveWalks({ graph, place, token, looks: looking?.looks ?? null, onError })
parentPort?.once('message', () => {
  void (async () => {
    await server.stop()
    graph.end()
    await building?.stop()
    await looking?.end()
    parentPort?.close()
  })()
})
await graph.built
say({ ready: true })
