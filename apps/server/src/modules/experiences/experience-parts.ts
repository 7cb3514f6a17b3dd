import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { createExposures } from './experiments/exposures.ts'
import { createRunningExperiments } from './experiments/running-experiments.ts'
import { createExperienceCounts } from './messages/experience-counts.ts'
import { createStandingExperiences } from './messages/standing-experiences.ts'

/** What a process keeps in memory of experiences and experiments. */
export function createExperienceParts(deps: { db: Db; clock: Clock; secret: string }) {
  const runningExperiments = createRunningExperiments(deps)
  return {
    runningExperiments,
    exposures: createExposures({ ...deps, runningExperiments }),
    experiences: createStandingExperiences({ ...deps, runningExperiments }),
    experienceCounts: createExperienceCounts(deps),
  }
}
