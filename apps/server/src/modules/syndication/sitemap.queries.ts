import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import '../accounts/index.ts'
import '../boards/index.ts'
import '../graph/index.ts'
import '../pins/index.ts'

/** Buckets from the first to the last, both included, and the id of the last row that was read. */
export interface Stretch {
  readonly first: number
  readonly last: number
  readonly after: Id | null
  readonly limit: number
}

/** By (bucket, id), as the primary keys run. */
const further = ({ first, last, after }: Stretch) =>
  sql<boolean>`bucket between ${first}::smallint and ${last}::smallint
    and (bucket, id) > (${after === null ? first : bucketOf(after)}::smallint, ${after ?? '-1'}::bigint)`

const idsOf = (rows: readonly { id: Id }[]) => rows.map(({ id }) => id)

export const findPublicPinIds = async (db: Db, stretch: Stretch): Promise<Id[]> =>
  idsOf(
    await db
      .selectFrom('pins')
      .select('id')
      .where(further(stretch))
      .where('is_public', '=', true)
      .where('has_public_picture', '=', true)
      .orderBy('bucket')
      .orderBy('id')
      .limit(stretch.limit)
      .execute(),
  )

export const findPublicBoardIds = async (db: Db, stretch: Stretch): Promise<Id[]> =>
  idsOf(
    await db
      .selectFrom('boards')
      .select('id')
      .where(further(stretch))
      .where('privacy', '=', 'public')
      .where('archived_at', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('bucket')
      .orderBy('id')
      .limit(stretch.limit)
      .execute(),
  )

export const findPublicMemberIds = async (db: Db, stretch: Stretch): Promise<Id[]> =>
  idsOf(
    await db
      .selectFrom('members')
      .select('id')
      .where(further(stretch))
      .where('is_private', '=', false)
      .where('is_ads_only', '=', false)
      .orderBy('bucket')
      .orderBy('id')
      .limit(stretch.limit)
      .execute(),
  )

export const findTopicIds = async (db: Db, stretch: Stretch): Promise<Id[]> =>
  idsOf(
    await db
      .selectFrom('topics')
      .select('id')
      .where('is_hidden', '=', false)
      .where(further(stretch))
      .orderBy('bucket')
      .orderBy('id')
      .limit(stretch.limit)
      .execute(),
  )

/** Roughly how many rows the tables have, as PostgreSQL knows without counting; below nought where it does not. */
export async function estimateRows(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::float8 as rows from pg_class
    where relnamespace = 'public'::regnamespace and relname in ('pins', 'boards', 'members', 'topics')
  `.execute(db)
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}
