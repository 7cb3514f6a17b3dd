import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** A blocked picture, and what it looks like. */
export interface BlockedLook {
  readonly hash: string
  readonly vectors: Buffer
}

/** What blocked pictures look like, the last that were blocked first. They lie wherever their bytes say. */
export async function findBlockedLooks(db: Db, version: number, limit: number): Promise<BlockedLook[]> {
  const { rows } = await sql<BlockedLook>`
    select blocked.content_hash as hash, coalesce(seen.vectors, blocked.look) as vectors
    from blocked_pictures as blocked
    left join picture_looks as seen
      on seen.bucket = blocked.bucket and seen.content_hash = blocked.content_hash and seen.version = ${version}
    where seen.vectors is not null or blocked.look_version = ${version}
    order by blocked.decision_id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The key of a picture's look. */
export interface LookKey {
  readonly bucket: number
  readonly hash: string
}

/** The blocked picture that waits longest to be compared with older ones, and how far that came. They lie wherever their bytes say. */
export async function findBlockedToCompare(db: Db, version: number) {
  const { rows } = await sql<{ hash: string; decisionId: string; vectors: Buffer; bucket: number; after: string }>`
    select blocked.content_hash as hash, blocked.decision_id::text as "decisionId",
      coalesce(seen.vectors, blocked.look) as vectors,
      blocked.compared_bucket as bucket, blocked.compared_hash as after
    from blocked_pictures as blocked
    left join picture_looks as seen
      on seen.bucket = blocked.bucket and seen.content_hash = blocked.content_hash and seen.version = ${version}
    where not blocked.is_compared and (seen.vectors is not null or blocked.look_version = ${version})
    order by blocked.decision_id limit 1
  `.execute(db)
  const [row] = rows
  return row && { ...row, after: { bucket: row.bucket, hash: row.after } satisfies LookKey }
}

/** What pictures after one look like, with their parts, by their key. */
export const findLooksAfter = async (
  db: Db,
  after: LookKey,
  version: number,
  limit: number,
): Promise<(LookKey & { readonly vectors: Buffer })[]> => {
  const { rows } = await sql<LookKey & { vectors: Buffer }>`
    select bucket, content_hash as hash, vectors from picture_looks
    where (bucket, content_hash) > (${after.bucket}, ${after.hash}) and version = ${version}
    order by bucket, content_hash limit ${limit}
  `.execute(db)
  return rows
}
