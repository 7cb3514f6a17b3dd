import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './clusters/clusters.tables.ts'
import './recommended/recommended.tables.ts'

/** Where it is noted for whom something is to be made anew. */
type WishTable = 'cluster_wishes' | 'recommendation_wishes'

/** For whom, and since when. */
export interface Wish {
  readonly memberId: MemberId
  readonly wishedAt: Date
}

/** Notes that something is to be made anew for the members; one who is gone wishes nothing. */
export async function upsertWishes(
  writer: LoneWriter,
  table: WishTable,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    insert into ${sql.table(table)} (bucket, member_id, wished_at)
    select bucket, id, ${now}::timestamptz from members where ${ownedIn('id', memberIds)} order by bucket, id
    on conflict (bucket, member_id) do update set wished_at = excluded.wished_at`.execute(writer)
}

/** The oldest wishes from before a time. */
export async function findWishes(db: Db, table: WishTable, before: Date, limit: number): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    select member_id as "memberId", wished_at as "wishedAt" from ${sql.table(table)}
    where wished_at <= ${before} order by wished_at limit ${limit}`.execute(db)
  return rows
}

/** Forgets the wish, unless it was renewed meanwhile. */
export async function deleteWish(writer: LoneWriter, table: WishTable, wish: Wish): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where ${owned('member_id', wish.memberId)} and wished_at <= ${wish.wishedAt}`.execute(writer)
}
