import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import type { LinkPurpose } from '../account-safety.tables.ts'
import '../accounts.tables.ts'

/** Whom an account's mails go to. */
export const findRecipient = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members as member')
    .leftJoin('email_changes as change', (join) =>
      join.onRef('change.bucket', '=', 'member.bucket').onRef('change.member_id', '=', 'member.id'),
    )
    .select([
      'member.email',
      'member.email_verified_at as emailVerifiedAt',
      'member.username',
      'member.locale',
      'change.email as pendingEmail',
    ])
    .where(owned('id', memberId, 'member'))
    .executeTakeFirst()

export const insertEmailLink = (
  writer: LoneWriter,
  link: { id: Id; memberId: MemberId; purpose: LinkPurpose; secretHash: Buffer; emailKey: string; now: Date },
) =>
  writer
    .insertInto('email_links')
    .values({
      bucket: bucketOf(link.id),
      id: link.id,
      member_id: link.memberId,
      purpose: link.purpose,
      secret_hash: link.secretHash,
      email_key: link.emailKey,
      created_at: link.now,
    })
    .execute()

export const findEmailLink = (db: Db, id: Id) =>
  db
    .selectFrom('email_links')
    .select([
      'member_id as memberId',
      'purpose',
      'secret_hash as secretHash',
      'email_key as emailKey',
      'created_at as createdAt',
    ])
    .where(owned('id', id))
    .executeTakeFirst()

/** Takes the link away; false where another took it first. */
export async function deleteEmailLink(writer: Writer, id: Id): Promise<boolean> {
  const result = await writer.deleteFrom('email_links').where(owned('id', id)).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export const deleteEmailLinksOf = (writer: Writer, memberId: MemberId, purposes: readonly LinkPurpose[]) =>
  writer.deleteFrom('email_links').where(owned('member_id', memberId)).where('purpose', 'in', purposes).execute()

export const deleteEmailLinksBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('email_links').where('created_at', '<', moment).execute()
