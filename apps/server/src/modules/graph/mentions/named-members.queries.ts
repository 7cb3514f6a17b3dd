import { sql } from 'kysely'
import { inBuckets } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfKey, type Id } from '../../../platform/ids/ids.ts'

/** Whose the usernames are, by their keys; one given up leads to its member for as long as it redirects. */
export async function findMemberIdsByUsernames(db: Db, keys: readonly string[], now: Date): Promise<Map<string, Id>> {
  const rows = await db
    .selectFrom('usernames')
    .select(['username_key as key', 'member_id as memberId'])
    .where(sql<boolean>`${inBuckets(sql`${keys.map(bucketOfKey)}`)} and username_key = any(${[...keys]}::text[])`)
    .where((eb) => eb.or([eb('is_current', '=', true), eb('expires_at', '>', now)]))
    .execute()
  return new Map(rows.map(({ key, memberId }) => [key, memberId]))
}
