import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, inBuckets, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfKey, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../abuse.tables.ts'

/** What an act has in common with others. */
export interface Mark {
  readonly key: string
  readonly memberId: MemberId
  readonly thingId: Id
  readonly standing: 0 | 1 | 2
  readonly madeAt: Date
}

/** Writes marks, each once; what is done again is as new as the last time. */
export async function upsertMarks(writer: LoneWriter, marks: readonly Mark[]): Promise<void> {
  await sql`
    insert into abuse_marks (bucket, mark_key, member_id, thing_id, standing, made_at)
    select * from unnest(${marks.map(({ key }) => bucketOfKey(key))}::smallint[],
      ${marks.map(({ key }) => key)}::text[], ${marks.map(({ memberId }) => memberId)}::bigint[],
      ${marks.map(({ thingId }) => thingId)}::bigint[], ${marks.map(({ standing }) => standing)}::smallint[],
      ${marks.map(({ madeAt }) => madeAt)}::timestamptz[])
    on conflict (bucket, mark_key, member_id, thing_id)
      do update set made_at = greatest(abuse_marks.made_at, excluded.made_at), standing = excluded.standing
  `.execute(writer)
}

/** What acts under a key tell. */
export interface TallyRow {
  readonly key: string
  readonly fresh: number
  readonly settled: number
  readonly known: number
  readonly things: number
}

/** Counts what was done under the keys since a moment. */
export async function tallyMarks(db: Db, keys: readonly string[], since: Date): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select mark_key as key,
      count(distinct member_id) filter (where standing = 0)::int as fresh,
      count(distinct member_id) filter (where standing = 1)::int as settled,
      count(distinct member_id) filter (where standing = 2)::int as known,
      count(distinct thing_id)::int as things
    from abuse_marks
    where ${inBuckets(bucketsOf(keys), 'abuse_marks')} and mark_key = any(${keys}::text[]) and made_at >= ${since}
    group by mark_key
  `.execute(db)
  return rows
}

const bucketsOf = (keys: readonly string[]) => sql<number[]>`${[...new Set(keys.map(bucketOfKey))]}`

/** Who did something under a key since a moment, the last first, with how far they were trusted. */
export const findMarkedMembers = (db: Db, key: string, since: Date, limit: number) =>
  db
    .selectFrom('abuse_marks')
    .select((eb) => ['member_id as memberId', eb.fn.min<number>('standing').as('standing')])
    .where('bucket', '=', bucketOfKey(key))
    .where('mark_key', '=', key)
    .where('made_at', '>=', since)
    .groupBy('member_id')
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute()

/** Marks that tell nothing any more. */
export const deleteMarksBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('abuse_marks').where('made_at', '<', moment).execute()

/** What one member did under a key since a moment, to what. */
export async function findMarkedThings(db: Db, key: string, since: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('abuse_marks')
    .select('thing_id as thingId')
    .where('bucket', '=', bucketOfKey(key))
    .where('mark_key', '=', key)
    .where('made_at', '>=', since)
    .orderBy('thing_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ thingId }) => thingId)
}

/** How many of the people follow a member: those are no strangers. */
export async function countFollowersAmong(db: Db, memberId: MemberId, people: readonly Id[]): Promise<number> {
  const { count } = await db
    .selectFrom('followers')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(owned('followee_id', memberId))
    .where(among('follower_id', people))
    .executeTakeFirstOrThrow()
  return Number(count)
}
