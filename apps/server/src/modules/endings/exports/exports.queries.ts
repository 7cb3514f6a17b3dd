import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import '../endings.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'state',
  'progress',
  'file_key as fileKey',
  'byte_size as byteSize',
  'asked_at as askedAt',
  'expires_at as expiresAt',
] as const

export const insertExport = (tx: Tx, row: { id: Id; memberId: Id; now: Date; expiresAt: Date }) =>
  tx
    .insertInto('data_exports')
    .values({
      bucket: bucketOf(row.id),
      id: row.id,
      member_id: row.memberId,
      file_key: null,
      byte_size: null,
      asked_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

export const findExport = (db: Db, id: Id) =>
  db.selectFrom('data_exports').select(columns).where(owned('id', id)).executeTakeFirst()

/** An export as it is stored. */
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findNewestExport = (db: Db, memberId: Id) =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where(owned('member_id', memberId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findExportsOf = (db: Db, memberId: Id) =>
  db.selectFrom('data_exports').select(columns).where(owned('member_id', memberId)).execute()

type Change = {
  state: 'working' | 'ready' | 'failed'
  progress: number
  fileKey?: string
  byteSize?: number
  expiresAt?: Date
}

/** What is ready stays so: news of progress may come late. */
export const updateExport = (db: Db, id: Id, change: Change) =>
  db
    .updateTable('data_exports')
    .set({
      state: change.state,
      progress: change.progress,
      ...(change.fileKey !== undefined && { file_key: change.fileKey }),
      ...(change.byteSize !== undefined && { byte_size: String(change.byteSize) }),
      ...(change.expiresAt !== undefined && { expires_at: change.expiresAt }),
    })
    .where(owned('id', id))
    .where('state', '!=', 'ready')
    .execute()

export const findExportsOver = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'file_key as fileKey'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export const deleteExport = (db: Db, id: Id) => db.deleteFrom('data_exports').where(owned('id', id)).execute()
