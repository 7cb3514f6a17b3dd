import { parentPort, workerData } from 'node:worker_threads'
import { createDb, createPool } from '../../platform/db/db.ts'
import { buildGraph } from './build-graph.ts'
import { publicEdges } from './find-edges.queries.ts'
import { writeSnapshot } from './snapshot.ts'
import type { RecommenderOrder } from './start-recommender.ts'

const { connection, snapshotPath } = workerData as RecommenderOrder

// All saves are read by one connection, which may take long and which nobody waits for.
const patient = { max: 1, statement_timeout: 0, connectionTimeoutMillis: 60_000, application_name: 'pinfold graph' }
const pool = createPool({ ...connection, ...patient }, () => undefined)
try {
  const graph = await buildGraph(publicEdges(createDb(pool)))
  await writeSnapshot(graph, snapshotPath)
  parentPort?.postMessage({ size: graph.size, memory: graph.memory }, [])
} finally {
  await pool.end()
}
