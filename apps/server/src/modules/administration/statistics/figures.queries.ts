import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { firstIdAt } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import { type Day, daysLater, startOf } from './days.ts'
import './statistics.tables.ts'

/** All figures lie here. */
const FIGURES = 0

/** Buckets that one statement of a walk reads, the first and the last. */
export interface Stretch {
  readonly first: number
  readonly last: number
}

/** A figure of a day. */
export interface Figure {
  readonly name: string
  readonly day: Day
  readonly value: number
}

const idsOfDay = (day: Day) => ({ from: firstIdAt(startOf(day)), to: firstIdAt(startOf(daysLater(day, 1))) })

/** Members who joined on a day. Ids are dated, so each bucket is asked for a short stretch of its key. */
export async function countJoined(db: Db, { first, last }: Stretch, day: Day): Promise<number> {
  const { from, to } = idsOfDay(day)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from members
    where bucket between ${first} and ${last} and id >= ${from}::bigint and id < ${to}::bigint
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Pins that were made on a day, and those that were saved from another one. */
export async function countPinned(
  db: Db,
  { first, last }: Stretch,
  day: Day,
): Promise<{ made: number; saved: number }> {
  const { from, to } = idsOfDay(day)
  const { rows } = await sql<{ made: number; saved: number }>`
    select count(*) filter (where saved_from_pin_id is null)::int as made, count(saved_from_pin_id)::int as saved
    from pins where bucket between ${first} and ${last} and id >= ${from}::bigint and id < ${to}::bigint
  `.execute(db)
  return rows[0] ?? { made: 0, saved: 0 }
}

/** All members and Pins of a stretch, and the bytes of their files. */
export async function countAll(db: Db, { first, last }: Stretch) {
  const { rows } = await sql<{ members: number; pins: number; bytes: string }>`
    select
      (select count(*)::int from members where bucket between ${first} and ${last}) as members,
      (select count(*)::int from pins where bucket between ${first} and ${last}) as pins,
      (select coalesce(sum(used_bytes), 0) from member_storage where bucket between ${first} and ${last}) as bytes
  `.execute(db)
  return rows[0] ?? { members: 0, pins: 0, bytes: '0' }
}

/** How many members were here last on each day since one. */
export async function countActive(db: Db, { first, last }: Stretch, from: Day): Promise<{ day: Day; count: number }[]> {
  const { rows } = await sql<{ day: Day; count: number }>`
    select last_day::text as day, count(*)::int as count from member_activity
    where bucket between ${first} and ${last} and last_day >= ${from}::date group by last_day
  `.execute(db)
  return rows
}

/** How many of those who joined in each week since one were here since a day. */
export async function countReturning(
  db: Db,
  { first, last }: Stretch,
  { joinedFrom, from }: { joinedFrom: Day; from: Day },
): Promise<{ joinedWeek: Day; count: number }[]> {
  const { rows } = await sql<{ joinedWeek: Day; count: number }>`
    select date_trunc('week', member.created_at at time zone 'utc')::date::text as "joinedWeek", count(*)::int as count
    from member_activity as activity
    join members as member on member.bucket = activity.bucket and member.id = activity.member_id
    where activity.bucket between ${first} and ${last} and activity.last_day >= ${from}::date
      and member.created_at >= ${startOf(joinedFrom)}
    group by 1
  `.execute(db)
  return rows
}

/** Writes figures; what is there for the day gives way, or stays where it is greater. */
export async function writeFigures(
  writer: LoneWriter,
  figures: readonly Figure[],
  onConflict: 'replace' | 'keep greater' = 'replace',
): Promise<void> {
  if (figures.length === 0) return
  const isReplacing = onConflict === 'replace'
  await sql`
    insert into site_figures (bucket, name, day, value)
    select ${FIGURES}, * from unnest(${figures.map(({ name }) => name)}::text[],
      ${figures.map(({ day }) => day)}::date[], ${figures.map(({ value }) => value)}::bigint[])
    on conflict (bucket, name, day) do update
      set value = case when ${isReplacing}::boolean then excluded.value
        else greatest(site_figures.value, excluded.value) end
  `.execute(writer)
}

export async function findFigures(db: Db, from: Day): Promise<Figure[]> {
  const { rows } = await sql<{ name: string; day: Day; value: string }>`
    select name, day::text as day, value from site_figures
    where bucket = ${FIGURES} and day >= ${from}::date order by name, day
  `.execute(db)
  return rows.map(({ name, day, value }) => ({ name, day, value: Number(value) }))
}

/** Writes how many of each week's newcomers were here in a week; more may come until it is over. */
export async function writeCohorts(
  writer: LoneWriter,
  week: Day,
  cohorts: readonly { joinedWeek: Day; count: number }[],
): Promise<void> {
  if (cohorts.length === 0) return
  await sql`
    insert into site_cohorts (bucket, joined_week, week, members)
    select ${FIGURES}, joined_week, ${week}::date, members
    from unnest(${cohorts.map(({ joinedWeek }) => joinedWeek)}::date[],
      ${cohorts.map(({ count }) => count)}::bigint[]) as counted (joined_week, members)
    on conflict (bucket, joined_week, week) do update set members = greatest(site_cohorts.members, excluded.members)
  `.execute(writer)
}

export async function findCohorts(db: Db, joinedFrom: Day) {
  const { rows } = await sql<{ joinedWeek: Day; week: Day; members: string }>`
    select joined_week::text as "joinedWeek", week::text as week, members from site_cohorts
    where bucket = ${FIGURES} and joined_week >= ${joinedFrom}::date order by joined_week, week
  `.execute(db)
  return rows.map((row) => ({ ...row, members: Number(row.members) }))
}
