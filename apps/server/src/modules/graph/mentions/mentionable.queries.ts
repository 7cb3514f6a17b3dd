import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../graph.tables.ts'

/** Those of the members who let the author mention them: everybody, or only whom they follow, or nobody may. One statement. */
export async function findMentionable(db: Db, authorId: MemberId, memberIds: readonly MemberId[]): Promise<Set<Id>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('members as member')
    .leftJoin('member_settings as settings', (join) =>
      join
        .onRef('settings.bucket', '=', 'member.bucket')
        .onRef('settings.member_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'settings')),
    )
    .leftJoin('follows as follow', (join) =>
      join
        .onRef('follow.bucket', '=', 'member.bucket')
        .onRef('follow.follower_id', '=', 'member.id')
        .on(inBucketsOf(memberIds, 'follow'))
        .on('follow.followee_id', '=', authorId)
        .on('follow.state', '=', 'following'),
    )
    .select('member.id')
    .where(ownedIn('id', memberIds, 'member'))
    .where(
      sql<boolean>`(member.id = ${authorId}::bigint or case coalesce(settings.mentions_from, 'everyone')
        when 'everyone' then true when 'following' then follow.followee_id is not null else false end)`,
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
