import type { LoadCase } from '../cases/cases.ts'
import { type FloorName, floorNames, type Floors } from '../floor/start-floors.ts'
import type { Busyness } from '../program/machine-time.ts'
import { heldMemory } from '../program/memory.ts'
import type { Priority } from '../program/priority.ts'
import type { FloorMeasurement, LoadMeasurement, MachineBusyness } from '../report/measurements.ts'
import { type Spread, spreadOf } from '../report/percentiles.ts'
import type { StatementCount } from '../wire/record-statements.ts'
import { measureRound, type LoadTarget, type Round, type RoundDeps, untilIdle } from './measure-round.ts'
import type { WireRequest } from './wire-request.ts'

/** A case with what it asks, and what that sends to PostgreSQL. */
export interface PreparedCase {
  readonly loadCase: LoadCase
  readonly requests: readonly WireRequest[]
  readonly count: StatementCount
  /** Statements with those of the worker; null where it has nothing to do. */
  readonly countWithWorker: number | null
}

interface LoadDeps extends Omit<RoundDeps, 'seconds' | 'warmUpSeconds'> {
  readonly program: LoadTarget
  readonly floors: Floors
  readonly rounds: number
  /** For each case, over all rounds. */
  readonly seconds: number
  readonly priority: Priority
  log(line: string): void
}

/** What was measured under load. */
export interface LoadReport {
  readonly load: LoadMeasurement[]
  readonly floors: FloorMeasurement[]
  readonly busyness: MachineBusyness | null
  /** What the program holds now. */
  readonly programMegabytes: number | null
}

const WARM_UP_SECONDS = 0.3
/** A program that has just started costs up to twice as much. */
const COLD_SECONDS = 3
/** A floor is steady after less time than a case. */
const FLOOR_SHARE = 0.5

/** Measures in rounds, and within a round every case right after the floor it is compared with. */
export async function measureLoad(deps: LoadDeps, cases: readonly PreparedCase[]): Promise<LoadReport> {
  const seconds = deps.seconds / deps.rounds
  const asked = cases.map(() => 0)
  const rounds = cases.map((): { round: Round; floor: Round }[] => [])
  const ofFloor: Record<FloorName, Round[]> = { ready: [], joined: [], constant: [] }
  const onFloor = async (name: FloorName, share = FLOOR_SHARE) => {
    deps.priority.renew()
    const timed = { ...deps, seconds: Math.max(0.5, seconds * share), warmUpSeconds: WARM_UP_SECONDS }
    const round = await measureRound(timed, deps.floors.target, deps.floors.requests[name])
    ofFloor[name].push(round)
    return round
  }
  const onCase = async (place: number, timed: Pick<RoundDeps, 'seconds' | 'warmUpSeconds'>) => {
    const { loadCase, requests } = cases[place] ?? failed()
    const from = loadCase.isAskedOnce === true ? (asked[place] ?? 0) % requests.length : 0
    deps.priority.renew()
    const round = await measureRound(
      { ...deps, ...timed },
      deps.program,
      [...requests.slice(from), ...requests.slice(0, from)],
      { withWorker: loadCase.withWorker === true },
    )
    // What the connections asked during the warm-up was not counted.
    const share = (timed.seconds + timed.warmUpSeconds) / timed.seconds
    asked[place] = (asked[place] ?? 0) + Math.ceil(round.requests * share) + deps.connections
    return round
  }

  deps.log('warming up')
  for (const name of floorNames) await onFloor(name)
  for (const name of floorNames) ofFloor[name] = []
  for (const place of cases.keys()) await onCase(place, { seconds: COLD_SECONDS, warmUpSeconds: 0 })
  await untilIdle(deps.db)
  for (let number = 1; number <= deps.rounds; number += 1) {
    deps.log(`round ${number} of ${deps.rounds}`)
    await onFloor('joined')
    await onFloor('constant')
    for (const place of cases.keys()) {
      const floor = await onFloor('ready')
      const round = await onCase(place, { seconds, warmUpSeconds: WARM_UP_SECONDS })
      rounds[place]?.push({ round, floor })
    }
  }
  return {
    load: cases.map((each, place) => summaryOf(each, rounds[place] ?? [])),
    floors: floorNames.map((name) => ({ name, ...costOf(ofFloor[name]), perSecond: over(ofFloor[name], 'perSecond') })),
    programMegabytes: heldMemory(deps.program.pid)?.resident ?? null,
    busyness: busynessOf(rounds.flat().flatMap(({ round }) => round.busyness ?? [])),
  }
}

function summaryOf(
  { loadCase, count, countWithWorker }: PreparedCase,
  pairs: readonly { round: Round; floor: Round }[],
): LoadMeasurement {
  const rounds = pairs.map(({ round }) => round)
  const { name, title, mostFloors = null, mostMilliseconds = null, withWorker = false } = loadCase
  const failures: Record<string, number> = {}
  for (const [status, times] of rounds.flatMap((round) => Object.entries(round.failures)))
    failures[status] = (failures[status] ?? 0) + times
  return {
    name,
    title,
    mostFloors,
    mostMilliseconds,
    ...count,
    withWorker: countWithWorker,
    ...costOf(rounds),
    floors: spreadOfKnown(pairs.map(({ round, floor }) => ratio(wholeCost(round), wholeCost(floor)))),
    wal: withWorker ? over(rounds, 'walBytes') : null,
    pageImages: withWorker ? over(rounds, 'pageImages') : null,
    perSecond: over(rounds, 'perSecond'),
    p50: over(rounds, 'p50'),
    p99: over(rounds, 'p99'),
    failures,
  }
}

const failed = (): never => {
  throw new RangeError('no such case')
}

const wholeCost = ({ cpu, postgresCpu }: Round) => (cpu === null || postgresCpu === null ? null : cpu + postgresCpu)

const ratio = (one: number | null, other: number | null) => (one === null || !other ? null : one / other)

const over = (rounds: readonly Round[], key: 'perSecond' | 'p50' | 'p99' | 'walBytes' | 'pageImages') =>
  spreadOf(rounds.map((round) => round[key]))

const costOf = (rounds: readonly Round[]) => ({
  cpu: spreadOfKnown(rounds.map(({ cpu }) => cpu)),
  postgresCpu: spreadOfKnown(rounds.map(({ postgresCpu }) => postgresCpu)),
  wholeCpu: spreadOfKnown(rounds.map(wholeCost)),
})

function spreadOfKnown(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : spreadOf(known)
}

const busynessOf = (rounds: readonly Busyness[]): MachineBusyness | null =>
  rounds.length === 0
    ? null
    : { others: spreadOf(rounds.map(({ others }) => others)), stolen: spreadOf(rounds.map(({ stolen }) => stolen)) }
