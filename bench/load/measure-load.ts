import { createIdSource } from '../../apps/server/src/platform/ids/ids.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { LoadCase } from '../cases/cases.ts'
import { recordRequests, type Recording } from '../floor/record-requests.ts'
import { type FloorResult, replay } from '../floor/replay.ts'
import { cpuOfTree } from '../program/cpu-time.ts'
import type { InProcessApp } from '../program/in-process-app.ts'
import type { RunningProgram } from '../program/start-program.ts'
import type { LoadMeasurement } from '../report/measurements.ts'
import { spreadOf } from '../report/percentiles.ts'
import { generateLoad } from './generate-load.ts'
import type { LoadResult, WireRequest } from './wire-request.ts'

const ROUNDS = 3
const WARM_UP_SECONDS = 0.5
/** Recorded one after the other; enough to draw from for the floor, and for what the program remembers to show. */
const MOST_RECORDED = 300
const LEAST_RECORDED = 50
const RATIO_AIM = 0.35

interface LoadDeps {
  readonly app: InProcessApp
  readonly program: RunningProgram
  /** The first process of PostgreSQL; null where it cannot be found. */
  readonly postgresPid: number | null
  readonly connections: number
  readonly seconds: number
}

interface Round {
  readonly http: LoadResult & { cpu: number | null; postgresCpu: number | null }
  readonly floor: (FloorResult & { postgresCpu: number | null }) | null
}

/** Measures one case in rounds, each over HTTP first and then the statements alone. */
export async function measureLoad(
  deps: LoadDeps,
  loadCase: LoadCase,
  requests: readonly WireRequest[],
): Promise<LoadMeasurement> {
  const wanted = Math.min(MOST_RECORDED, Math.max(LEAST_RECORDED, requests.length))
  const cycled = Array.from({ length: wanted }, (_, place) => requests[place % requests.length] ?? [])
  const recording = await recordRequests(deps.app, cycled.flat())
  await overHttp({ ...deps, seconds: Math.max(1, deps.seconds / 4) }, requests)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const http = await overHttp({ ...deps, seconds: deps.seconds / ROUNDS }, requests)
    rounds.push({ http, floor: loadCase.hasFloor ? await withoutHttp(deps, recording) : null })
  }
  const { name, title, aim = null, isJsonRead } = loadCase
  return {
    name,
    title,
    aim,
    ratioAim: isJsonRead ? RATIO_AIM : null,
    statements: recording.statements,
    ...summaryOf(rounds),
  }
}

async function overHttp(deps: LoadDeps, requests: readonly WireRequest[]): Promise<Round['http']> {
  const { connections, seconds, program } = deps
  let before = cpuNow(deps)
  const order = { origin: program.origin, connections, seconds, warmUpSeconds: WARM_UP_SECONDS, requests }
  const result = await generateLoad(order, () => (before = cpuNow(deps)))
  const after = cpuNow(deps)
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) / Math.max(1, result.requests)
  return { ...result, cpu: each(before.program, after.program), postgresCpu: each(before.postgres, after.postgres) }
}

async function withoutHttp(deps: LoadDeps, recording: Recording): Promise<NonNullable<Round['floor']>> {
  const before = cpuNow(deps).postgres
  const result = await replay({
    pool: deps.app.pool,
    ids: createIdSource(systemClock),
    requests: recording.requests,
    connections: deps.connections,
    seconds: deps.seconds / ROUNDS / 2,
  })
  const after = cpuNow(deps).postgres
  return { ...result, postgresCpu: before === null || after === null ? null : (after - before) / result.requests }
}

const cpuNow = ({ program, postgresPid }: LoadDeps) => ({
  program: cpuOfTree(program.pid),
  postgres: postgresPid === null ? null : cpuOfTree(postgresPid),
})

function summaryOf(rounds: readonly Round[]) {
  const over = <T>(list: readonly T[], of: (each: T) => number) => spreadOf(list.map(of))
  const overKnown = <T>(list: readonly T[], of: (each: T) => number | null) => {
    const known = list.map(of).filter((value) => value !== null)
    return known.length === 0 ? null : spreadOf(known)
  }
  const https = rounds.map(({ http }) => http)
  const floors = rounds.flatMap(({ floor }) => floor ?? [])
  const failures: Record<string, number> = {}
  for (const [status, count] of https.flatMap((http) => Object.entries(http.failures)))
    failures[status] = (failures[status] ?? 0) + count
  return {
    perSecond: over(https, ({ perSecond }) => perSecond),
    p50: over(https, ({ p50 }) => p50),
    p99: over(https, ({ p99 }) => p99),
    cpu: overKnown(https, ({ cpu }) => cpu),
    postgresCpu: overKnown(https, ({ postgresCpu }) => postgresCpu),
    failures,
    floor:
      floors.length === 0
        ? null
        : {
            perSecond: over(floors, ({ perSecond }) => perSecond),
            cpu: over(floors, ({ cpu }) => cpu),
            postgresCpu: overKnown(floors, ({ postgresCpu }) => postgresCpu),
            ratio: over(rounds, ({ http, floor }) => (floor === null ? Number.NaN : http.perSecond / floor.perSecond)),
          },
  }
}
