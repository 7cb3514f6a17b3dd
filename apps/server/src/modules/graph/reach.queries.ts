import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import './graph.tables.ts'

/** What the members chose about being written to, and whether they follow the sender. One statement; all lives with the members. */
export const findReach = (db: Db, senderId: MemberId, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('members as member')
    .leftJoin('member_settings as settings', (join) =>
      join
        .onRef('settings.bucket', '=', 'member.bucket')
        .onRef('settings.member_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'settings')),
    )
    .leftJoin('partner_profiles as partner', (join) =>
      join
        .onRef('partner.bucket', '=', 'member.bucket')
        .onRef('partner.member_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'partner')),
    )
    .leftJoin('follows as follow', (join) =>
      join
        .onRef('follow.bucket', '=', 'member.bucket')
        .onRef('follow.follower_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'follow'))
        .on('follow.followee_id', '=', senderId)
        .on('follow.state', '=', 'following'),
    )
    .select([
      'member.id',
      sql<'everyone' | 'following' | 'nobody'>`coalesce(settings.messages_from, 'everyone')`.as('messagesFrom'),
      sql<boolean>`follow.followee_id is not null`.as('isFollowedByThem'),
      'member.is_partner as isPartner',
      sql<boolean>`coalesce(partner.is_message_allowed, false)`.as('isPartnerMessageAllowed'),
    ])
    .where(ownedIn('id', memberIds, 'member'))
    .execute()
