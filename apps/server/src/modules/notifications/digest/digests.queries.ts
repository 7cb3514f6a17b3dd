import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { byBucket, ofTurn, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

/** Members whose email is due, with how far the last one told; those that another worker holds are passed over. */
export async function lockDueDigests(tx: Tx, now: Date, limit: number) {
  const due = await tx
    .selectFrom('notification_states')
    .select('member_id as memberId')
    .where('next_digest_at', '<=', now)
    .orderBy('next_digest_at')
    .limit(limit)
    .execute()
  const memberIds = due.map(({ memberId }) => memberId)
  return byBucket(memberIds, (some) =>
    tx
      .selectFrom('notification_states')
      .select(['member_id as memberId', 'digested_id as digestedId'])
      .where(ofTurn('member_id', some))
      .where('next_digest_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .execute(),
  )
}

/** Takes the members' emails off those that are due; they become due again with the next news. */
export const clearDueDigests = (writer: Writer, memberIds: readonly MemberId[]) =>
  writer
    .updateTable('notification_states')
    .set({ next_digest_at: null })
    .where(ownedIn('member_id', memberIds))
    .execute()

/**
 * To whom, and since when. Undefined where there is nobody to write to: gone, away, without an address that they proved
 * to be theirs, or not wanting it.
 */
export const findDigestReader = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members as member')
    .innerJoin('notification_states as state', (join) =>
      join.onRef('state.bucket', '=', 'member.bucket').onRef('state.member_id', '=', 'member.id'),
    )
    .leftJoin('notification_settings as settings', (join) =>
      join.onRef('settings.bucket', '=', 'member.bucket').onRef('settings.member_id', '=', 'member.id'),
    )
    .select([
      'member.email',
      'member.first_name as firstName',
      'member.locale',
      'state.seen_id as seenId',
      'state.digested_id as digestedId',
    ])
    .where(owned('id', memberId, 'member'))
    .where('member.deactivated_at', 'is', null)
    .where('member.barred_until', 'is', null)
    .where('member.email_verified_at', 'is not', null)
    .where(sql<boolean>`coalesce(settings.digest, 'weekly') <> 'off'`)
    .executeTakeFirst()

/** Moves from one version to the other; false where the emails have told of something else already. */
export async function moveDigested(writer: LoneWriter, memberId: MemberId, from: Id, to: Id): Promise<boolean> {
  const result = await writer
    .updateTable('notification_states')
    .set({ digested_id: to })
    .where(owned('member_id', memberId))
    .where('digested_id', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
