import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removeComments } from './jobs/remove-comments.ts'

/** Takes comments away with what they belong to. */
export function scheduleComments(jobs: Jobs, db: Db): void {
  jobs.on('aggregates.deleted', 'comments-remove', async ({ aggregateIds }) => {
    for (const aggregateId of aggregateIds) await removeComments(db, aggregateId)
  })
}
