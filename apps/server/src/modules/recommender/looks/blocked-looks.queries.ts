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
