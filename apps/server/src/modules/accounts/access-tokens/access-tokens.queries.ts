import type { MemberId } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../accounts.tables.ts'
import './access-tokens.tables.ts'

export const insertAccessToken = (writer: Writer, token: Omit<Insertable<Tables['access_tokens']>, 'bucket'>) =>
  writer
    .insertInto('access_tokens')
    .values({ ...token, bucket: bucketOf(token.id) })
    .execute()

const shown = [
  'id',
  'name',
  'name_key as nameKey',
  'scopes',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const

/** The member's tokens, newest first, expired ones too. */
export const findAccessTokensOfMember = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('access_tokens')
    .select(shown)
    .where(owned('member_id', memberId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type AccessTokenRow = Awaited<ReturnType<typeof findAccessTokensOfMember>>[number]

/** Ends one token of the member; false where there is no such token. */
export async function deleteAccessToken(writer: LoneWriter, memberId: MemberId, id: Id): Promise<boolean> {
  const result = await writer
    .deleteFrom('access_tokens')
    .where(owned('member_id', memberId))
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Removes all tokens of the member: whoever else had hold of the account may have made some. */
export const deleteAccessTokensOf = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('access_tokens').where(owned('member_id', memberId)).execute()

/** The token with what every request needs of its member. */
export const findAccessToken = async (db: Db, id: Id) => (await findAccessTokens(db, id))[0]

const findAccessTokens = compiled((db, id: Given<Id>) =>
  db
    .selectFrom('access_tokens as token')
    .innerJoin('members as member', (join) =>
      join.onRef('member.bucket', '=', 'token.bucket').onRef('member.id', '=', 'token.member_id'),
    )
    .select([
      'token.secret_hash as secretHash',
      'token.scopes',
      'token.expires_at as expiresAt',
      'token.last_used_at as lastUsedAt',
      'member.id as memberId',
      'member.username',
      'member.full_name as fullName',
      'member.avatar_signature as avatarSignature',
      'member.is_private as isPrivate',
      'member.scheduled_pin_count as scheduledPinCount',
      'member.is_partner as isPartner',
      'member.is_employee as isEmployee',
      'member.trust',
      'member.locale',
      (eb) => eb('member.interest_following_count', '>', 0).as('followsTopics'),
      (eb) => eb('member.total_pin_count', '>', 0).as('hasPins'),
    ])
    .where(owned('id', id, 'token'))
    // The programs of a deactivated member ask for nothing until the member comes back.
    .where('member.deactivated_at', 'is', null),
)

export const updateLastUsed = (writer: LoneWriter, id: Id, now: Date) =>
  writer.updateTable('access_tokens').set({ last_used_at: now }).where(owned('id', id)).execute()
