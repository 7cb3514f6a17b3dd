import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { deleteAccessTokensOf } from '../access-tokens/access-tokens.queries.ts'
import { deleteEmailLinksOf } from '../account-mail/email-links.queries.ts'
import { deleteEmailChange } from '../email-change/email-change.queries.ts'
import { deleteSessionsOf, hasSession } from './sessions-end.queries.ts'

/**
 * Ends what whoever knew the old password may have opened: sessions but the one named, access tokens, mailed links, and
 * a wish for another address. The caller holds the member's row.
 */
export async function endAccess(writer: Writer, memberId: MemberId, exceptSession: Id | null): Promise<void> {
  await deleteSessionsOf(writer, memberId, exceptSession)
  await deleteAccessTokensOf(writer, memberId)
  await deleteEmailLinksOf(writer, memberId, ['password_reset', 'log_in', 'email_change'])
  await deleteEmailChange(writer, memberId)
}

/**
 * Throws `sign_in_required` where the session ended while the request waited for the member's row: it must not open
 * another way in. The caller holds that row.
 */
export async function requireSession(tx: Tx, viewer: Member): Promise<void> {
  if (!(await hasSession(tx, viewer.sessionId))) throw new AppError('sign_in_required')
}
