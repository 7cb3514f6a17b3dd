import { limits, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id, type IdSource } from '../../../platform/ids/ids.ts'
import { type Writer, writeAlone } from '../../../platform/writing/writer.ts'
import type { LinkPurpose } from '../account-safety.tables.ts'
import { emailKey } from '../email-key.ts'
import { createSessionToken, readSessionToken } from '../session-token.ts'
import { deleteEmailLink, deleteEmailLinksOf, findEmailLink, insertEmailLink } from './email-links.queries.ts'

const { logInMilliseconds, validMilliseconds } = limits.accountLinks

/** How long a link of the purpose opens something. */
export const validityOf = (purpose: LinkPurpose): number =>
  purpose === 'log_in' ? logInMilliseconds : validMilliseconds

/** Makes a link for the address and answers its token, which is kept nowhere. */
export async function createEmailLink(
  deps: { db: Db; clock: Clock; ids: IdSource },
  wanted: { memberId: MemberId; purpose: LinkPurpose; email: string },
): Promise<string> {
  const id = deps.ids.next(bucketOf(wanted.memberId))
  const { token, secretHash } = createSessionToken(id)
  const { memberId, purpose } = wanted
  await insertEmailLink(writeAlone(deps.db, 'a link is made for the mail that carries it'), {
    id,
    memberId,
    purpose,
    secretHash,
    emailKey: emailKey(wanted.email),
    now: deps.clock.now(),
  })
  return token
}

/** A link that was opened. */
export interface OpenedLink {
  readonly id: Id
  readonly memberId: MemberId
  readonly purpose: LinkPurpose
  /** Where it was mailed to. */
  readonly emailKey: string
}

/** The link a token belongs to. Throws `link_over` for one that was used, is too old, or was never made. */
export async function findOpenLink(
  deps: { db: Db; clock: Clock },
  text: string,
  purposes: readonly LinkPurpose[],
): Promise<OpenedLink> {
  const token = readSessionToken(text)
  const link = token && (await findEmailLink(deps.db, token.sessionId))
  if (!token || !link || !token.isSecret(link.secretHash) || !purposes.includes(link.purpose)) throw linkOver()
  if (deps.clock.now().getTime() - link.createdAt.getTime() > validityOf(link.purpose)) throw linkOver()
  return { id: token.sessionId, memberId: link.memberId, purpose: link.purpose, emailKey: link.emailKey }
}

/** Uses the link up, and with it all others of its purpose. Of two at once the second throws `link_over`. */
export async function useLink(writer: Writer, link: OpenedLink): Promise<void> {
  if (!(await deleteEmailLink(writer, link.id))) throw linkOver()
  await deleteEmailLinksOf(writer, link.memberId, [link.purpose])
}

/** What every link that opens nothing answers, whatever the reason. */
export const linkOver = () => new AppError('link_over', { field: 'token' })
