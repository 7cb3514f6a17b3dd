import { createServer } from 'node:http'
import pg from 'pg'
import { bucketOf } from '../../apps/server/src/platform/ids/ids.ts'
import { JOINED, READY } from './floors.queries.ts'

// What the floors are measured on, in a process of its own: node:http and `pg`, and nothing else.
const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 8 })

async function ready(id: string): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name: 'ready', text: READY, values: [bucketOf(id), id] })
  return rows[0]?.body ?? ''
}

async function joined(id: string): Promise<string> {
  const { rows } = await pool.query({ name: 'joined', text: JOINED, values: [bucketOf(id), id] })
  return JSON.stringify(rows[0])
}

const server = createServer((request, response) => {
  const [, way, id = ''] = (request.url ?? '').split('/')
  const answer = (text: string) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
  }
  if (way === 'constant') return answer('{"status":"ok"}')
  ;(way === 'ready' ? ready(id) : joined(id)).then(answer, () => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('disconnect', () => process.exit())
