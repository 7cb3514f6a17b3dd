import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../members.queries.ts'
import { readSessionToken } from '../session-token.ts'
import { deleteEndingLink, deleteSessionsOf, findEndingLink, findLeaving, setLeaving } from './leaving.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'account.ending-asked': { memberId: string }
  }
}

const { graceDays, linkHours } = limits.accountEndings
const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

/** Hides the member and all they have, and logs them out everywhere. Logging in brings everything back. */
export async function deactivateAccount(deps: Pick<WriteDeps, 'db' | 'clock'>, viewer: Member): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockMember(tx, viewer.id))) throw new AppError('user_not_found')
    const leaving = await findLeaving(tx, viewer.id)
    await setLeaving(tx, viewer.id, {
      deactivatedAt: leaving?.deactivatedAt ?? deps.clock.now(),
      endsAt: leaving?.endsAt ?? null,
    })
    await deleteSessionsOf(tx, viewer.id)
  })
}

/** Asks for the mail with the final step. Its link is made by the job that sends it, so it is in the mail and nowhere else. */
export const askForEnding = (deps: WriteDeps, viewer: Member): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    deps.outbox.emit(tx, bucketOf(viewer.id), 'account.ending-asked', { memberId: viewer.id }),
  )

/**
 * The final step, by whoever has the link: from now on the account is hidden, and after the days of grace it goes.
 * Throws `ending_link_over`.
 */
export async function closeAccount(
  deps: Pick<WriteDeps, 'clock'> & { db: Db },
  text: string,
): Promise<{ memberId: Id; endsAt: Date }> {
  const token = readSessionToken(text)
  if (token === null) throw linkOver()
  const memberId = token.sessionId
  const now = deps.clock.now()
  const endsAt = new Date(now.getTime() + graceDays * DAY)
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockMember(tx, memberId))) throw linkOver()
    const link = await findEndingLink(tx, memberId)
    const isGood = link && token.isSecret(link.secretHash) && now.getTime() - link.askedAt.getTime() <= linkHours * HOUR
    if (!isGood) throw linkOver()
    await deleteEndingLink(tx, memberId)
    await setLeaving(tx, memberId, { deactivatedAt: now, endsAt })
    await deleteSessionsOf(tx, memberId)
  })
  return { memberId, endsAt }
}

const linkOver = () => new AppError('ending_link_over', { field: 'token' })
