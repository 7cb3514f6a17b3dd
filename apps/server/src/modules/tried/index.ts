import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removeTries } from './jobs/remove-tries.ts'

export { endTries } from './end-tries.ts'
export { hasTriesToShow } from './has-tries.ts'
export { findTries } from './tried.queries.ts'
export { findSeenTries } from './seen-tries.ts'
export { bindTried } from './tried.routes.ts'

/** Takes tries away with what they belong to. */
export function scheduleTried(jobs: Jobs, db: Db): void {
  jobs.on('aggregates.deleted', 'tried-remove', async ({ aggregateIds }) => {
    for (const aggregateId of aggregateIds) await removeTries(db, aggregateId)
  })
}
