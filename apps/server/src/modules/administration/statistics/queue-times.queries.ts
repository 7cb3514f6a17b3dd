import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import './statistics.tables.ts'

/** Notes how long the jobs waited that began in the last hour, for each queue, and how many wait now. */
export async function noteQueueTimes(writer: LoneWriter, hour: Date): Promise<void> {
  await sql`
    insert into site_queues (bucket, hour, queue, done, waiting, usual_milliseconds, longest_milliseconds)
    select 0, ${hour}::timestamptz, name,
      count(*) filter (where started_on >= now() - interval '1 hour')::int,
      count(*) filter (where started_on is null)::int,
      coalesce(percentile_disc(0.5) within group (order by extract(epoch from started_on - greatest(created_on, start_after)) * 1000)
        filter (where started_on >= now() - interval '1 hour'), 0)::bigint,
      coalesce(max(extract(epoch from coalesce(started_on, now()) - greatest(created_on, start_after)) * 1000)
        filter (where coalesce(started_on, now()) >= now() - interval '1 hour' and start_after <= now()), 0)::bigint
    from pgboss.job where state in ('created', 'retry', 'active', 'completed') and name not like '\\_\\_pgboss%'
    group by name
    on conflict (bucket, hour, queue) do nothing
  `.execute(writer)
}

/** The queues of the latest hour that was noted, the slowest first. */
export async function findQueueTimes(db: Db, most: number) {
  const { rows } = await sql<{ queue: string; done: number; waiting: number; usual: string; longest: string }>`
    select queue, done, waiting, usual_milliseconds as usual, longest_milliseconds as longest from site_queues
    where bucket = 0 and hour = (select max(hour) from site_queues where bucket = 0)
    order by longest_milliseconds desc, queue limit ${most}
  `.execute(db)
  return rows
}

/** The longest that any job waited, by day. */
export async function findLongestWaits(db: Db, from: string) {
  const { rows } = await sql<{ day: string; longest: string }>`
    select (hour at time zone 'utc')::date::text as day, max(longest_milliseconds) as longest from site_queues
    where bucket = 0 and hour >= ${from}::date::timestamp at time zone 'utc' group by 1 order by 1
  `.execute(db)
  return rows
}

export const deleteQueueTimesBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('site_queues').where('bucket', '=', 0).where('hour', '<', moment).execute()
