import type { Member } from '../../../platform/auth/viewer.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { emailKey } from '../../accounts/index.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'conversation.mail-invited': { inviterId: string; email: string }
  }
}

/** Each address once, however it is spelt. */
export const distinctEmails = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [emailKey(email), email])).values(),
]

/** Asks for the mails in the writer's transaction. Nobody looks here whether an address belongs to a member, so that nothing can tell. */
export const inviteByMail = (
  deps: Pick<WriteDeps, 'outbox'>,
  writer: Writer,
  inviter: Member,
  emails: readonly string[],
): Promise<void> =>
  deps.outbox.emitAll(
    writer,
    'conversation.mail-invited',
    emails.map((email) => ({ bucket: bucketOf(inviter.id), payload: { inviterId: inviter.id, email } })),
  )
