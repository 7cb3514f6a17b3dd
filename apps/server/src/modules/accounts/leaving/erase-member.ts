import { limits, usernameKey, type MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { deleteSignatures } from '../../media/index.ts'
import { emailKey } from '../email-key.ts'
import { lockMember, retireUsername } from '../members.queries.ts'
import { findProfilePictures } from '../profile-pictures.queries.ts'
import { findLinks, deleteLinks } from '../switching/switching.queries.ts'
import { isUnproved } from './end-unproved.ts'
import { deleteEmail, deleteMemberRow, deleteStates, findAddressee, findLeaving } from './leaving.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** The account is gone for good; whoever still keeps rows of theirs removes them. */
    'member.ended': { memberId: string }
  }
}

const DAY = 24 * 60 * 60 * 1000

/**
 * The last step: the member themself. Their name stays taken for a while, so that nobody poses as them at once; one that was never
 * used is free. Whoever stays after all, since they proved their address meanwhile, is left alone.
 */
export async function eraseMember(deps: WriteDeps, memberId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'erase-member', async (tx) => {
    const writer = writeAsSystem(tx, 'whoever asked for it asked weeks ago')
    const [, member] = await lockMember(tx, memberId)
    const addressee = await findAddressee(tx, memberId)
    const leaving = await findLeaving(tx, memberId)
    if (!member || !addressee || !leaving?.endsAt) return
    const pictures = await findProfilePictures(tx, memberId)
    await deleteSignatures(
      writer,
      [pictures?.avatar, pictures?.cover].filter((signature) => typeof signature === 'string'),
    )
    const days = isUnproved(leaving) ? 0 : limits.accountEndings.usernameDays
    const free = new Date(deps.clock.now().getTime() + days * DAY)
    await retireUsername(writer, usernameKey(member.username), free)
    await deleteEmail(writer, emailKey(addressee.email), memberId)
    for (const { otherId } of await findLinks(tx, memberId)) await deleteLinks(writer, memberId, otherId)
    await deleteStates(writer, memberId)
    await deleteMemberRow(writer, memberId)
    await deps.outbox.emit(writer, bucketOf(memberId), 'member.ended', { memberId })
  })
}
