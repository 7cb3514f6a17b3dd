import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type InviteMailDeps, sendEmailInvite } from './invitations/send-email-invite.ts'
import { endCollaborations } from './jobs/end-collaborations.ts'
import { sweepInvitations } from './jobs/sweep-invitations.ts'

/** Keeps teams true to what happens between members, mails invitations, and forgets what is over. */
export function scheduleTeams(jobs: Jobs, deps: WriteDeps & InviteMailDeps): void {
  jobs.on('member.blocked', 'boards-end-collaborations', ({ blockerId, blockedId }) =>
    endCollaborations(deps.db, blockerId, blockedId),
  )
  jobs.on('board.email-invited', 'boards-mail-invitation', (event) => sendEmailInvite(deps, event), { concurrency: 1 })
  jobs.every('41 * * * *', 'boards-sweep-invitations', () => sweepInvitations(deps))
}
