import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Started } from '../../../platform/flags/experiments.ts'
import { groupAt, placeOf } from '../../../platform/flags/shares.ts'
import { keptAnew } from '../../../platform/kept-anew.ts'
import { type ExperimentRow, findRunningExperiments } from './experiments.queries.ts'
import { unitOf } from './unit-of.ts'

/** What runs at this moment, kept in the process: who is in which group is worked out without a statement. */
export interface RunningExperiments {
  all(): readonly ExperimentRow[]
  /** The group that somebody is in; null where the experiment does not run, or they are in none. */
  groupIn(experimentId: string, viewer: Pick<Viewer, 'id' | 'actorId' | 'device' | 'kind'>): string | null
  /** Those that the program itself may know, as it asks for them. */
  started(): ReadonlyMap<string, Started>
  /** Reads them anew; whoever changed one waits for it. */
  read(): Promise<void>
}

interface Kept {
  readonly rows: readonly ExperimentRow[]
  readonly started: ReadonlyMap<string, Started>
}

const nothing: Kept = { rows: [], started: new Map() }

const startedOf = ({ id, key, groups }: ExperimentRow): Started => ({
  salt: `${key} ${id}`,
  shares: groups.map(({ name, percent }) => ({ group: name, percent })),
})

/** The experiments of an installation, read now and then while pages ask for them. */
export function createRunningExperiments({ db, clock }: { db: Db; clock: Clock }): RunningExperiments {
  const kept = keptAnew(clock, nothing, async () => {
    const rows = await findRunningExperiments(db)
    return { rows, started: new Map(rows.map((row) => [row.key, startedOf(row)])) }
  })
  return {
    read: kept.read,
    all: () => kept.now().rows,
    started: () => kept.now().started,
    groupIn(experimentId, viewer) {
      const row = kept.now().rows.find(({ id }) => id === experimentId)
      const unit = unitOf(viewer)
      if (row === undefined || unit === null || viewer.kind === 'bot') return null
      const { salt, shares } = startedOf(row)
      return groupAt(placeOf(salt, unit), shares) ?? null
    },
  }
}
