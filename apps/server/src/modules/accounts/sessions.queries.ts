import type { MemberId } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './accounts.tables.ts'

export const insertSession = (writer: LoneWriter, session: Omit<Insertable<Tables['sessions']>, 'bucket'>) =>
  writer
    .insertInto('sessions')
    .values({ ...session, bucket: bucketOf(session.id) })
    .execute()

/** The session with what every request needs of its member. */
export const findSession = async (db: Db, sessionId: Id) => (await findSessions(db, [sessionId]))[0]

const readSessions = compiledByIds((db, sessionIds) =>
  db
    .selectFrom('sessions as session')
    .innerJoin('members as member', (join) =>
      join.onRef('member.bucket', '=', 'session.bucket').onRef('member.id', '=', 'session.member_id'),
    )
    .leftJoin('member_settings as settings', (join) =>
      join.onRef('settings.bucket', '=', 'session.bucket').onRef('settings.member_id', '=', 'session.member_id'),
    )
    .select([
      'session.id',
      'session.secret_hash as secretHash',
      'session.is_limited as isLimited',
      'session.second_factor_at as secondFactorAt',
      'session.password_entered_at as passwordEnteredAt',
      'session.created_at as createdAt',
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
      // Kept with the row though a save changes it: whoever gets a product has the row read again.
      (eb) => eb('member.total_pin_count', '>', 0).as('hasPins'),
      'settings.allows_analytic_cookies as allowsAnalyticCookies',
      'settings.allows_marketing_cookies as allowsMarketingCookies',
      'settings.allows_personalization_cookies as allowsPersonalizationCookies',
      'settings.cookie_surface as cookieSurface',
      'settings.keeps_history as keepsHistory',
      'settings.shows_sensitive as showsSensitive',
      'settings.messages_from as messagesFrom',
    ])
    .where(ownedIn('id', sessionIds, 'session')),
)

const findSessions = keptByIds(readSessions, { most: 3000, alsoOf: ({ memberId }) => [memberId] })

/** Which of the sessions still hold; those begun before the moment are over. */
export async function findSessionsThatHold(db: Db, sessionIds: readonly Id[], since: Date): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where(ownedIn('id', sessionIds))
    .where('created_at', '>=', since)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const findSessionsOfMember = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'device_source as deviceSource',
      'user_agent as userAgent',
      'country',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where(owned('member_id', memberId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Ends one session of the member; false where there is no such session. */
export async function deleteSession(writer: Writer, memberId: MemberId, sessionId: Id): Promise<boolean> {
  const result = await changing(writer, [sessionId])
    .deleteFrom('sessions')
    .where(owned('member_id', memberId))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Takes away sessions that began before the moment. */
export async function deleteSessionsBefore(writer: Writer, moment: Date): Promise<void> {
  const gone = await writer.deleteFrom('sessions').where('created_at', '<', moment).returning('id').execute()
  changing(
    writer,
    gone.map(({ id }) => id),
  )
}
