import type { DeviceSource, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf } from '../../../platform/db/by-bucket.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { Day } from '../days.ts'
import '../insights.tables.ts'

/** Somebody who saw Pins of a business. */
export interface Seer {
  readonly businessId: MemberId
  readonly key: Buffer
}

/** What is noted of them. */
export interface Seen extends Seer {
  readonly day: Day
  readonly isEngaged: boolean
  readonly count: number
  readonly country: string
  readonly device: DeviceSource | ''
  readonly topicIds: readonly Id[]
}

const keysOf = (seers: readonly Seer[]) => sql`${seers.map(({ businessId }) => bucketOf(businessId))}::smallint[],
  ${seers.map(({ businessId }) => businessId)}::bigint[], ${seers.map(({ key }) => key)}::bytea[]`

/** On which day each of them was last here, and how much counted then. */
export async function findSeers(
  writer: Writer,
  seers: readonly Seer[],
): Promise<{ businessId: MemberId; key: Buffer; lastDay: Day; dayCount: number }[]> {
  const ids = seers.map(({ businessId }) => businessId)
  const { rows } = await sql<{ businessId: MemberId; key: Buffer; lastDay: Day; dayCount: number }>`
    select seer.business_id as "businessId", seer.viewer_key as key, seer.last_day::text as "lastDay",
      seer.day_count as "dayCount"
    from unnest(${keysOf(seers)}) as given (bucket, id, key)
    join insight_audience as seer on seer.bucket = given.bucket and seer.business_id = given.id
      and seer.viewer_key = given.key
    where ${inBucketsOf(ids, 'seer')}
  `.execute(writer)
  return rows
}

/** Notes who was here; what is not known of them now stays as it was. Rows are taken in their order. */
export async function noteSeers(writer: Writer, seen: readonly Seen[]): Promise<void> {
  await sql`
    insert into insight_audience as seer (bucket, business_id, viewer_key, last_day, engaged_day, day_count, country,
      device, topic_ids)
    select bucket, id, key, day, engaged_day, day_count, country, device, topics::bigint[]
    from unnest(${keysOf(seen)}, ${seen.map(({ day }) => day)}::date[],
      ${seen.map(({ day, isEngaged }) => (isEngaged ? day : null))}::date[], ${seen.map(({ count }) => count)}::int[],
      ${seen.map(({ country }) => country)}::text[], ${seen.map(({ device }) => device)}::text[],
      ${seen.map(({ topicIds }) => `{${topicIds.join(',')}}`)}::text[])
      as given (bucket, id, key, day, engaged_day, day_count, country, device, topics)
    order by bucket, id, key
    on conflict (bucket, business_id, viewer_key) do update set
      last_day = greatest(seer.last_day, excluded.last_day),
      engaged_day = greatest(seer.engaged_day, excluded.engaged_day),
      day_count = case when seer.last_day = excluded.last_day then seer.day_count + excluded.day_count
        else excluded.day_count end,
      country = coalesce(nullif(excluded.country, ''), seer.country),
      device = coalesce(nullif(excluded.device, ''), seer.device),
      topic_ids = case when excluded.device = '' then seer.topic_ids else excluded.topic_ids end
  `.execute(writer)
}
