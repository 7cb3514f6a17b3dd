import type { MemberId } from '@pinfold/contract'
import { bucketOf, bucketOfKey } from '../../../platform/ids/ids.ts'
import type { Outbox } from '../../../platform/events/outbox.ts'
import type { Writer } from '../../../platform/writing/writer.ts'

/** Mails whose link is made when they are sent. */
export type LinkMail = 'password_reset' | 'log_in' | 'email_verification' | 'email_change'
/** Mails that tell of a change, so that whoever did not make it can act. */
export type NoticeMail =
  | 'password_changed'
  | 'email_change_asked'
  | 'email_changed'
  | 'second_factor_on'
  | 'second_factor_off'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'account.mail-wanted': {
      /** Null where nobody has the name that was given: then there is nothing to do. */
      memberId: string | null
      mail: LinkMail | NoticeMail
      /** Where it goes, if not to the member's address of that moment. */
      to?: string
    }
  }
}

/** Asks for a mail in the writer's transaction. It holds no secret: links are made by the job that sends them. */
export const wantMail = (
  deps: { outbox: Outbox },
  writer: Writer,
  memberId: MemberId,
  mail: LinkMail | NoticeMail,
  to?: string,
): Promise<void> =>
  deps.outbox.emit(writer, bucketOf(memberId), 'account.mail-wanted', {
    memberId,
    mail,
    ...(to !== undefined && { to }),
  })

/**
 * Asks for a mail to whoever has a name, which may be nobody's: then as much is written and it takes as long, so that
 * neither tells.
 */
export const wantMailFor = (
  deps: { outbox: Outbox },
  writer: Writer,
  named: { memberId: MemberId | null; key: string },
  mail: LinkMail,
): Promise<void> => {
  const bucket = named.memberId === null ? bucketOfKey(named.key) : bucketOf(named.memberId)
  return deps.outbox.emit(writer, bucket, 'account.mail-wanted', { memberId: named.memberId, mail })
}
