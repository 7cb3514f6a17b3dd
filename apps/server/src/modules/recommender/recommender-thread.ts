import { parentPort, workerData } from 'node:worker_threads'
import { join, dirname } from 'node:path'
import { createDb, createPool } from '../../platform/db/db.ts'
import { buildInThread } from './build-in-thread.ts'
import { keepGraph } from './kept-graph.ts'
import { createLooker, type Looker } from './looks/looker.ts'
import { rateBytes } from './looks/rate-bytes.ts'
import { keepLooks } from './looks/keep-looks.ts'
import { keepNeighbours } from './neighbours/kept-neighbours.ts'
import { serveWalks } from './serve-walks.ts'
import type { RecommenderOrder } from './start-recommender.ts'

const order = workerData as RecommenderOrder
const { snapshotPath, place, token, pace } = order
const say = (word: { ready: true } | { error: string }) => parentPort?.postMessage(word, [])

const onError = (error: unknown) =>
  say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })

const looker = order.isLooking || order.isRating ? createLooker(onError) : null
const looking = order.isLooking && looker !== null ? openLooks(looker) : null

function openLooks(looker: Looker) {
  const pool = createPool({ ...order.connection, max: 2, application_name: 'pinfold looks' }, onError)
  const paths = { snapshotPath: join(dirname(snapshotPath), 'looks') }
  const looks = keepLooks({ db: createDb(pool), looker, ...paths, onError })
  return { looks, end: () => pool.end() }
}

let building: ReturnType<typeof buildInThread> | null = null
const neighbours = keepNeighbours({ path: join(dirname(snapshotPath), 'neighbours'), onError })
const graph = keepGraph({
  pace,
  neighbours,
  snapshotPath,
  build() {
    building = buildInThread(order)
    return building.graph
  },
  afterBuild: () => looking?.looks.synchronise() ?? Promise.resolve(),
  onError,
})
const rate = order.isRating && looker !== null ? (bytes: Uint8Array) => rateBytes(looker, bytes) : null
const server = await serveWalks({ graph, place, token, looks: looking?.looks ?? null, rate, onError })
parentPort?.once('message', () => {
  void (async () => {
    await server.stop()
    graph.end()
    await building?.stop()
    await neighbours.end()
    await looker?.close()
    await looking?.end()
    parentPort?.close()
  })()
})
await graph.built
say({ ready: true })
