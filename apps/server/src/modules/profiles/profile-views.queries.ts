import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './profiles.tables.ts'

/** So many views of one member's things. */
export interface SeenMember {
  readonly memberId: MemberId
  readonly views: number
}

/** Adds to the day's counts, `day` as `2026-11-21`. Members who are gone are left out; rows are taken in their order. */
export async function addProfileViews(writer: LoneWriter, day: string, seen: readonly SeenMember[]): Promise<void> {
  const buckets = seen.map(({ memberId }) => bucketOf(memberId))
  const ids = seen.map(({ memberId }) => memberId)
  const views = seen.map(({ views: count }) => count)
  await sql`
    insert into profile_views (bucket, member_id, day, view_count)
    select member.bucket, member.id, ${day}::date, seen.views
    from unnest(${buckets}::smallint[], ${ids}::bigint[], ${views}::int[]) as seen (bucket, id, views)
    join members as member on member.bucket = seen.bucket and member.id = seen.id
    where ${inBucketsOf(ids, 'member')}
    order by member.bucket, member.id
    on conflict (bucket, member_id, day) do update set view_count = profile_views.view_count + excluded.view_count
  `.execute(writer)
}

/** How often the member's things were looked at since the day. */
export async function countProfileViews(db: Db, memberId: MemberId, since: string): Promise<number> {
  const row = await db
    .selectFrom('profile_views')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('view_count'), sql<string>`0`).as('views'))
    .where(owned('member_id', memberId))
    .where('day', '>', since)
    .executeTakeFirst()
  return Number(row?.views ?? 0)
}

export const deleteProfileViewsBefore = (writer: LoneWriter, day: string) =>
  writer.deleteFrom('profile_views').where('day', '<', day).execute()
