import type { ExperiencePlacement } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { placeOf } from '../../../platform/flags/shares.ts'
import type { RunningExperiments } from '../experiments/running-experiments.ts'
import { unitOf } from '../experiments/unit-of.ts'
import { keptAnew } from '../../../platform/kept-anew.ts'
import { isMeantFor, type Onlooker } from './experiences.policy.ts'
import { type ExperienceRow, findRunning } from './experiences.queries.ts'

/** What placements show at this moment, kept in the process: pages ask for it without a statement. */
export interface StandingExperiences {
  /** Those that are meant for the viewer, the most important first. */
  meantFor(viewer: Viewer): readonly ExperienceRow[]
  /** Where there is something for the viewer, which they may have seen; undefined where there is nothing. */
  placementsFor(viewer: Viewer): readonly ExperiencePlacement[] | undefined
  /** One that runs or will, whomever it is for. */
  find(id: string): ExperienceRow | undefined
  /** Tells apart what may show at one moment and at another. */
  mark(): string
  /** Reads them anew; whoever changed one waits for it. */
  read(): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly runningExperiments: RunningExperiments
}

/** The experiences of an installation, read now and then while pages ask for them. */
export function createStandingExperiences({ db, clock, runningExperiments }: Deps): StandingExperiences {
  const kept = keptAnew<readonly ExperienceRow[]>(clock, [], (now) => findRunning(db, now))
  function onlooker(viewer: Viewer): Onlooker {
    const unit = unitOf(viewer)
    return {
      viewer,
      language: currentLanguage(),
      now: clock.now(),
      placeIn: ({ id }) => (unit === null ? null : placeOf(`experience ${id}`, unit)),
      groupIn: (experimentId) => runningExperiments.groupIn(experimentId, viewer),
    }
  }
  function meantFor(viewer: Viewer): readonly ExperienceRow[] {
    const rows = kept.now()
    if (rows.length === 0) return rows
    const by = onlooker(viewer)
    return rows.filter((row) => isMeantFor(row, by))
  }
  return {
    read: kept.read,
    meantFor,
    placementsFor(viewer) {
      const placements = new Set(meantFor(viewer).map(({ placement_id: placement }) => placement))
      return placements.size === 0 ? undefined : [...placements].toSorted()
    },
    find: (id) => kept.now().find((row) => row.id === id),
    mark() {
      const now = clock.now()
      const inForce = kept.now().filter(({ starts_at: from, ends_at: until }) => from <= now && (!until || until > now))
      return inForce.length === 0 ? '' : JSON.stringify(inForce)
    },
  }
}
