import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'

interface Row {
  bucket: number
  id: Id
}

/** The next boards of all, by bucket and id, for work that walks every one. */
export const findBoardsAfterRow = (db: Db, after: Row, limit: number) =>
  db
    .selectFrom('boards')
    .select(['bucket', 'id'])
    .where(sql<boolean>`(bucket, id) > (${after.bucket}, ${after.id})`)
    .orderBy('bucket')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The next members of all, by bucket and id, for work that walks every one. */
export const findMembersAfterRow = (db: Db, after: Row, limit: number) =>
  db
    .selectFrom('members')
    .select(['bucket', 'id'])
    .where(sql<boolean>`(bucket, id) > (${after.bucket}, ${after.id})`)
    .orderBy('bucket')
    .orderBy('id')
    .limit(limit)
    .execute()
