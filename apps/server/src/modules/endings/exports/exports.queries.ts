import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../endings.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'state',
  'progress',
  'byte_size as byteSize',
  'asked_at as askedAt',
  'expires_at as expiresAt',
] as const

export const insertExport = (writer: Writer, row: { id: Id; memberId: MemberId; now: Date; expiresAt: Date }) =>
  writer
    .insertInto('data_exports')
    .values({
      bucket: bucketOf(row.id),
      id: row.id,
      member_id: row.memberId,
      byte_size: null,
      asked_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

export const findExport = (db: Db, id: Id) =>
  db.selectFrom('data_exports').select(columns).where(owned('id', id)).executeTakeFirst()

/** An export as it is stored. */
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findNewestExport = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where(owned('member_id', memberId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findExportsOf = (db: Db, memberId: MemberId) =>
  db.selectFrom('data_exports').select(columns).where(owned('member_id', memberId)).execute()

type Change = {
  state: 'working' | 'ready'
  progress: number
  byteSize?: number
  expiresAt?: Date
}

/** What is ready stays so: news of progress may come late. A part that was made begins a new count of failures. */
export const updateExport = (writer: LoneWriter, id: Id, change: Change) =>
  writer
    .updateTable('data_exports')
    .set({
      state: change.state,
      progress: change.progress,
      failure_count: 0,
      ...(change.byteSize !== undefined && { byte_size: String(change.byteSize) }),
      ...(change.expiresAt !== undefined && { expires_at: change.expiresAt }),
    })
    .where(owned('id', id))
    .where('state', '!=', 'ready')
    .execute()

/** Counts a failure; with the last one that may be in a row, the export has failed. */
export const countFailure = (writer: LoneWriter, id: Id, most: number) =>
  writer
    .updateTable('data_exports')
    .set({
      failure_count: sql`failure_count + 1`,
      state: sql`case when failure_count + 1 >= ${most} then 'failed' else state end`,
    })
    .where(owned('id', id))
    .where('state', '!=', 'ready')
    .execute()

export const findExportsOver = (db: Db, now: Date, limit: number) =>
  db.selectFrom('data_exports').select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(limit).execute()

export const deleteExport = (writer: LoneWriter, id: Id) =>
  writer.deleteFrom('data_exports').where(owned('id', id)).execute()
