import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { endAccess } from './end-access.ts'
import { endAssignmentsOf } from './assignments/end-assignments.ts'
import { endAccessBetween } from './commands/answer-access.ts'

/**
 * After a block, takes away the access that the two gave each other, and after the last role of an employee what they were
 * assigned to. It is closed from the first moment; this keeps an unblock, or a new role, from opening it again.
 */
export function scheduleBusiness(jobs: Jobs, deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>): void {
  jobs.on('member.left-business', 'access-end-all', ({ memberId }) => endAccess(deps, memberId), { concurrency: 1 })
  jobs.on('employee.ended', 'assignments-end', (event) => endAssignmentsOf(deps, event), { concurrency: 1 })
  jobs.on('member.blocked', 'access-end', ({ blockerId, blockedId }) => endAccessBetween(deps, blockerId, blockedId))
}
