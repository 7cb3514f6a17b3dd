import type { Endpoint, ExperimentGoal } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { goalOf } from './goal-of.ts'
import type { RunningExperiments } from './running-experiments.ts'
import { unitKey, unitOf } from './unit-of.ts'
import { addSums, type GroupSum, insertUnits, setReached, type Unit } from './units.queries.ts'

/** Who waits to be written, beyond which they go uncounted; and who is known to be written, before all are forgotten. */
const MOST_WAITING = 10_000
const MOST_KNOWN = 100_000

type Asking = Pick<Viewer, 'id' | 'actorId' | 'device' | 'kind' | 'consent'>

/** Counts who was served in experiments and reached their goals, of those who allow statistics. */
export interface Exposures extends Batches {
  /** A page was served. In memory only: a reader waits for nothing. */
  noteServed(viewer: Asking): void
  /** Something was done that may be a goal. */
  noteGoal(viewer: Asking, goal: ExperimentGoal): void
  /** A call was granted, which may be one. */
  noteGranted(endpoint: Endpoint, viewer: Asking): void
}

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
  readonly runningExperiments: RunningExperiments
}

/** Counts of this process, joined with those of others in the database. */
export function createExposures({ db, clock, secret, runningExperiments }: Deps): Exposures {
  let served = new Map<string, Unit>()
  let reached = new Map<string, Unit>()
  const known = new Set<string>()

  function unitsOf(viewer: Asking, goal?: ExperimentGoal): [name: string, unit: Unit][] {
    const running = runningExperiments.all()
    if (running.length === 0 || viewer.consent?.analytic !== true) return []
    const unit = unitOf(viewer)
    if (unit === null) return []
    return running.flatMap(({ id, goal: its }) => {
      if (goal !== undefined && its !== goal) return []
      const group = runningExperiments.groupIn(id, viewer)
      if (group === null) return []
      return [[`${id} ${unit}`, { experimentId: id, key: unitKey(secret, id, unit), group }]]
    })
  }

  async function write() {
    if (served.size + reached.size === 0) return
    const [exposed, done] = [served, reached]
    ;[served, reached] = [new Map(), new Map()]
    try {
      await writeUnits(db, clock.now().toISOString().slice(0, 10), [...exposed.values()], [...done.values()])
    } catch (error) {
      served = new Map([...exposed, ...served])
      reached = new Map([...done, ...reached])
      throw error
    }
    if (known.size > MOST_KNOWN) known.clear()
    for (const name of exposed.keys()) known.add(name)
  }

  function noteGoal(viewer: Asking, goal: ExperimentGoal) {
    for (const [name, unit] of unitsOf(viewer, goal)) if (reached.size < MOST_WAITING) reached.set(name, unit)
  }

  return {
    noteServed(viewer) {
      for (const [name, unit] of unitsOf(viewer))
        if (!known.has(name) && served.size < MOST_WAITING) served.set(name, unit)
    },
    noteGoal,
    noteGranted(endpoint, viewer) {
      const goal = goalOf(endpoint)
      if (goal !== undefined) noteGoal(viewer, goal)
    },
    ...inBatches(write),
  }
}

/** Rows and sums change together, so that sums stay true. */
const writeUnits = (db: Db, day: string, served: readonly Unit[], reached: readonly Unit[]): Promise<void> =>
  inTransaction(db, 'count-exposures', async (tx) => {
    const writer = writeAsSystem(tx, 'who was served is counted in batches')
    const exposedRows = served.length === 0 ? [] : await insertUnits(writer, day, served)
    const reachedRows = reached.length === 0 ? [] : await setReached(writer, day, reached)
    const sums = new Map<string, GroupSum>()
    const add = (rows: typeof exposedRows, field: 'exposed' | 'reached') => {
      for (const { experimentId, group } of rows) {
        const name = `${experimentId} ${group}`
        const sum = sums.get(name) ?? { experimentId, group, exposed: 0, reached: 0 }
        sums.set(name, { ...sum, [field]: sum[field] + 1 })
      }
    }
    add(exposedRows, 'exposed')
    add(reachedRows, 'reached')
    if (sums.size > 0) await addSums(writer, [...sums.values()])
  })
