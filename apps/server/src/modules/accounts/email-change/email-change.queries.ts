import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, bucketOfKey } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../accounts.tables.ts'

/** The member's address, and the one that is to take its place. */
export const findAccountEmail = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members as member')
    .leftJoin('email_changes as change', (join) =>
      join.onRef('change.bucket', '=', 'member.bucket').onRef('change.member_id', '=', 'member.id'),
    )
    .select(['member.email', 'member.email_verified_at as emailVerifiedAt', 'change.email as pendingEmail'])
    .where(owned('id', memberId, 'member'))
    .executeTakeFirst()

export const upsertEmailChange = (writer: Writer, memberId: MemberId, email: string, now: Date) =>
  writer
    .insertInto('email_changes')
    .values({ bucket: bucketOf(memberId), member_id: memberId, email, asked_at: now })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id']).doUpdateSet({ email, asked_at: now }))
    .execute()

export const deleteEmailChange = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('email_changes').where(owned('member_id', memberId)).execute()

/** Gives the address up, where it is the member's. */
export const deleteEmail = (writer: Writer, emailKey: string, memberId: MemberId) =>
  writer
    .deleteFrom('emails')
    .where('bucket', '=', bucketOfKey(emailKey))
    .where('email_key', '=', emailKey)
    .where('member_id', '=', memberId)
    .execute()
