import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sweepInvites } from './invites/use-invite.ts'
import { approveWaiting } from './jobs/approve-waiting.ts'
import type { ApprovalDeps } from './tell-approved.ts'

/** Keeps follows true to what members do with their profiles. */
export function scheduleGraph(jobs: Jobs, deps: ApprovalDeps): void {
  jobs.on('member.privacy-changed', 'follows-approve-waiting', async ({ memberId, isPrivate }) => {
    if (!isPrivate) await approveWaiting(deps, memberId)
  })
  jobs.every('47 3 * * *', 'follow-invites-sweep', async () => {
    await sweepInvites(deps)
  })
}
