import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { endCollaborations } from './jobs/end-collaborations.ts'

/** Keeps boards true to what happens between members. */
export function scheduleBoards(jobs: Jobs, db: Db): void {
  jobs.on('member.blocked', 'boards-end-collaborations', ({ blockerId, blockedId }) =>
    endCollaborations(db, blockerId, blockedId),
  )
}
