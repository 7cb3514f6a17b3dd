import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { byBucket, ofTurn, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

export const setNextIdeas = (writer: Writer, memberId: MemberId, at: Date | null) =>
  writer.updateTable('notification_states').set({ next_ideas_at: at }).where(owned('member_id', memberId)).execute()

/** Members whose email with ideas is due; those that another worker holds are passed over. */
export async function lockDueIdeas(tx: Tx, now: Date, limit: number): Promise<{ memberId: MemberId; due: Date }[]> {
  const due = await tx
    .selectFrom('notification_states')
    .select('member_id as memberId')
    .where('next_ideas_at', '<=', now)
    .orderBy('next_ideas_at')
    .limit(limit)
    .execute()
  const memberIds = due.map(({ memberId }) => memberId)
  const rows = await byBucket(memberIds, (some) =>
    tx
      .selectFrom('notification_states')
      .select(['member_id as memberId', 'next_ideas_at as due'])
      .where(ofTurn('member_id', some))
      .where('next_ideas_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .execute(),
  )
  return rows.flatMap(({ memberId, due: at }) => (at === null ? [] : [{ memberId, due: at }]))
}

/** When the members' next emails are due. */
export const moveDueIdeas = (writer: Writer, memberIds: readonly MemberId[], to: Date | null) =>
  writer.updateTable('notification_states').set({ next_ideas_at: to }).where(ownedIn('member_id', memberIds)).execute()

/**
 * To whom, and what was told. Undefined where there is nobody to write to: gone, away, without an address that they proved to
 * be theirs, or not having asked for it.
 */
export const findIdeasReader = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members as member')
    .innerJoin('notification_states as state', (join) =>
      join.onRef('state.bucket', '=', 'member.bucket').onRef('state.member_id', '=', 'member.id'),
    )
    .innerJoin('notification_settings as settings', (join) =>
      join.onRef('settings.bucket', '=', 'member.bucket').onRef('settings.member_id', '=', 'member.id'),
    )
    .select(['member.email', 'member.first_name as firstName', 'member.locale', 'state.mailed_pin_ids as mailed'])
    .where(owned('id', memberId, 'member'))
    .where('member.deactivated_at', 'is', null)
    .where('member.barred_until', 'is', null)
    .where('member.email_verified_at', 'is not', null)
    .where('settings.is_mailed_ideas', '=', true)
    .executeTakeFirst()

/** Notes what an email tells of; false where another one told meanwhile. */
export async function moveMailed(
  writer: LoneWriter,
  memberId: MemberId,
  from: readonly PinId[],
  to: readonly PinId[],
): Promise<boolean> {
  const result = await sql`
    update notification_states set mailed_pin_ids = ${[...to]}::bigint[]
    where ${owned('member_id', memberId)} and mailed_pin_ids = ${[...from]}::bigint[]`.execute(writer)
  return result.numAffectedRows === 1n
}
