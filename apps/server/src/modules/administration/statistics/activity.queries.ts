import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf } from '../../../platform/db/by-bucket.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import type { Day } from './days.ts'
import './statistics.tables.ts'

/** Notes that these members were here on a day. Who is gone meanwhile is left out; rows are taken in their order. */
export async function noteActive(writer: LoneWriter, day: Day, memberIds: readonly MemberId[]): Promise<void> {
  const buckets = memberIds.map(bucketOf)
  await sql`
    insert into member_activity (bucket, member_id, last_day)
    select member.bucket, member.id, ${day}::date
    from unnest(${buckets}::smallint[], ${[...memberIds]}::bigint[]) as seen (bucket, id)
    join members as member on member.bucket = seen.bucket and member.id = seen.id
    where ${inBucketsOf(memberIds, 'member')}
    order by member.bucket, member.id
    on conflict (bucket, member_id) do update set last_day = excluded.last_day
      where member_activity.last_day < excluded.last_day
  `.execute(writer)
}
