import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { cpuOfTrees } from '../program/cpu-time.ts'
import { busyness, type Busyness, machineTime } from '../program/machine-time.ts'
import type { Generator } from './generate-load.ts'
import type { LoadResult, WireRequest } from './wire-request.ts'
import { countOpenWork, writtenAhead } from './work.queries.ts'

/** What is put under load. */
export interface LoadTarget {
  readonly origin: string
  readonly pid: number
}

/** What one round is measured with. */
export interface RoundDeps {
  readonly db: Db
  readonly generator: Generator
  /** The first process of PostgreSQL; null where it cannot be found. */
  readonly postgresPid: number | null
  readonly connections: number
  readonly seconds: number
  readonly warmUpSeconds: number
}

/** What one round of load cost, for each request. Times are milliseconds; null where the system does not tell. */
export interface Round extends LoadResult {
  readonly cpu: number | null
  readonly postgresCpu: number | null
  readonly walBytes: number
  readonly pageImages: number
  readonly busyness: Busyness | null
}

/** Puts the target under load. `withWorker` counts in what the worker does afterwards, until nothing is left to do. */
export async function measureRound(
  deps: RoundDeps,
  target: LoadTarget,
  requests: readonly WireRequest[],
  { withWorker = false } = {},
): Promise<Round> {
  const { connections, warmUpSeconds, seconds } = deps
  let before = takeTimes(deps, target)
  let walBefore = Promise.resolve({ bytes: 0, pageImages: 0 })
  // What the warm-up has left to the worker would be counted for others.
  const order = { origin: target.origin, connections, seconds, warmUpSeconds: withWorker ? 0 : warmUpSeconds, requests }
  const result = await deps.generator.run(order, () => {
    walBefore = writtenAhead(deps.db)
    before = takeTimes(deps, target)
  })
  if (withWorker) await untilIdle(deps.db)
  const after = takeTimes(deps, target)
  const [wal, walThen] = [await writtenAhead(deps.db), await walBefore]
  const each = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? null : (to - from) / Math.max(1, result.requests)
  return {
    ...result,
    cpu: each(before.cpu?.program, after.cpu?.program),
    postgresCpu: deps.postgresPid === null ? null : each(before.cpu?.postgres, after.cpu?.postgres),
    walBytes: (wal.bytes - walThen.bytes) / Math.max(1, result.requests),
    pageImages: (wal.pageImages - walThen.pageImages) / Math.max(1, result.requests),
    busyness:
      before.cpu && after.cpu && before.machine && after.machine
        ? busyness(before.machine, after.machine, after.cpu.own - before.cpu.own)
        : null,
  }
}

const LONGEST_WORK = 120_000
const LOOK_AGAIN = 100

/** Waits until the worker has done what there is to do. */
export async function untilIdle(db: Db): Promise<void> {
  const end = performance.now() + LONGEST_WORK
  // Twice: a job may be between the outbox and its queue.
  for (let quiet = 0; quiet < 2;) {
    quiet = (await countOpenWork(db)) === 0 ? quiet + 1 : 0
    if (performance.now() > end) throw new Error('the worker did not come to rest')
    await pause(LOOK_AGAIN)
  }
}

function takeTimes({ postgresPid }: RoundDeps, { pid }: LoadTarget) {
  const cpu = cpuOfTrees({ program: pid, postgres: postgresPid ?? pid, own: process.pid })
  return { cpu, machine: machineTime() }
}
