import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type MailInvitationDeps, sendMailInvitation } from './mail-invitations/send-mail-invitation.ts'

/** Sends what conversations mail. */
export function scheduleMessaging(jobs: Jobs, deps: MailInvitationDeps): void {
  jobs.on('conversation.mail-invited', 'messaging-mail-invitation', (event) => sendMailInvitation(deps, event), {
    concurrency: 1,
  })
}
