import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { WireRequest } from '../load/wire-request.ts'
import type { LoadTarget } from '../load/measure-round.ts'
import { keepReadyRows } from './floors.queries.ts'

const ROWS = 2000

/** What a request costs at the least, by what it has to do. The first is the measure of all others, one `f`. */
export const floorNames = ['ready', 'joined', 'constant'] as const
export type FloorName = (typeof floorNames)[number]

/** A bare server, and what is asked of it. */
export interface Floors {
  readonly target: LoadTarget
  readonly requests: Readonly<Record<FloorName, readonly WireRequest[]>>
  stop(): Promise<void>
}

/** Starts it on the database. */
export async function startFloors(db: Db, url: string): Promise<Floors> {
  const ids = await keepReadyRows(db, ROWS)
  const child = fork(join(import.meta.dirname, 'floor-server.ts'), [url])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', (code) => reject(new Error(`the floors' server ended with ${code}`)))
  })
  const get = (path: string): WireRequest => ({ method: 'GET', path, headers: {} })
  return {
    target: { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 },
    requests: {
      ready: ids.map((id) => get(`/ready/${id}`)),
      joined: ids.map((id) => get(`/joined/${id}`)),
      constant: [get('/constant')],
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}
