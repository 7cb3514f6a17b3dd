import { limits, type MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMembers } from '../members.queries.ts'
import { withSecondFactor } from '../second-factor/second-factor.queries.ts'
import { readSessionToken } from '../session-token.ts'
import { findLinks } from '../switching/switching.queries.ts'
import { deleteEndingLink, deleteSessionsOf, findEndingLink, hideMembers } from './leaving.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'account.ending-asked': { memberId: string; withLinked?: boolean }
  }
}

const { graceDays, linkHours } = limits.accountEndings
const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

/** Hides the member and all they have, and logs them out everywhere. Logging in brings each account back. */
export async function deactivateAccount(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  viewer: Member,
  { withLinked }: { withLinked: boolean },
): Promise<void> {
  await inTransaction(deps.db, 'deactivate-account', async (tx) => {
    const ids = await leavingTogether(tx, viewer.id, withLinked)
    const [held, members] = await lockMembers(tx, ids)
    if (!members.some(({ id }) => id === viewer.id)) throw new AppError('user_not_found')
    const writer = writeOwn(held, viewer)
    await hideMembers(writer, ids, deps.clock.now())
    await deleteSessionsOf(writer, ids)
  })
}

/**
 * The member, and where it is wished the businesses that are linked to them. One with a second factor stays: a link never
 * stands for that.
 */
async function leavingTogether(tx: Tx, memberId: MemberId, withLinked: boolean): Promise<Id[]> {
  if (!withLinked) return [memberId]
  const links = await findLinks(tx, memberId)
  const businesses = links.filter(({ otherRole }) => otherRole === 'business').map(({ otherId }) => otherId)
  const guarded = await withSecondFactor(tx, businesses)
  return [memberId, ...businesses.filter((id) => !guarded.has(id))]
}

/** Asks for the mail with the final step. Its link is made by the job that sends it, so it is in the mail and nowhere else. */
export const askForEnding = (deps: WriteDeps, viewer: Member, { withLinked }: { withLinked: boolean }): Promise<void> =>
  inTransaction(deps.db, 'ask-for-ending', (tx) =>
    deps.outbox.emit(
      writeOwn(holdNothing(tx, 'only a mail is asked for'), viewer),
      bucketOf(viewer.id),
      'account.ending-asked',
      { memberId: viewer.id, withLinked },
    ),
  )

/**
 * The final step, by whoever has the link: from now on the account is hidden, with its linked ones where the link says so, and after the days of grace it goes.
 * Throws `ending_link_over`.
 */
export async function closeAccount(
  deps: Pick<WriteDeps, 'clock'> & { db: Db },
  text: string,
): Promise<{ memberId: MemberId; endsAt: Date }> {
  const token = readSessionToken(text)
  if (token === null) throw linkOver()
  const memberId = token.sessionId
  const now = deps.clock.now()
  const endsAt = new Date(now.getTime() + graceDays * DAY)
  await inTransaction(deps.db, 'close-account', async (tx) => {
    const wished = await findEndingLink(tx, memberId)
    const ids = await leavingTogether(tx, memberId, wished?.withLinked ?? false)
    const [held] = await lockMembers(tx, ids)
    // Another use of the same link may have been first.
    const link = await findEndingLink(tx, memberId)
    const isGood = link && token.isSecret(link.secretHash) && now.getTime() - link.askedAt.getTime() <= linkHours * HOUR
    if (!isGood) throw linkOver()
    const writer = writeOwn(held, { id: memberId })
    await deleteEndingLink(writer, memberId)
    await hideMembers(writer, ids, now, endsAt)
    await deleteSessionsOf(writer, ids)
  })
  return { memberId, endsAt }
}

const linkOver = () => new AppError('ending_link_over', { field: 'token' })
