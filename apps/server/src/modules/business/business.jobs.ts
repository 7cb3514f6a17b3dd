import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { endAccessBetween } from './commands/answer-access.ts'

/** A block opens nothing from its first moment; here what it closed is cleared away, so that it does not come back with an unblock. */
export function scheduleBusiness(jobs: Jobs, deps: Pick<WriteDeps, 'db'>): void {
  jobs.on('member.blocked', 'access-end', ({ blockerId, blockedId }) => endAccessBetween(deps, blockerId, blockedId))
}
