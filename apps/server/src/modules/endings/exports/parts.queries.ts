import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { ExportPlace } from './plan/export-step.ts'
import type { ZipEntry } from './archive/zip-format.ts'
import '../endings.tables.ts'

interface NewPart {
  readonly exportId: Id
  readonly number: number
  readonly fileKey: string
  readonly byteSize: number
  readonly entries: readonly ZipEntry[]
  readonly place: ExportPlace | null
}

/** False where somebody else wrote that part first. */
export async function insertPart(writer: Writer, part: NewPart): Promise<boolean> {
  const rows = await writer
    .insertInto('data_export_parts')
    .values({
      bucket: bucketOf(part.exportId),
      export_id: part.exportId,
      number: part.number,
      file_key: part.fileKey,
      byte_size: String(part.byteSize),
      entries: JSON.stringify(part.entries),
      place: part.place === null ? null : JSON.stringify(part.place),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute()
  return rows.length === 1
}

/** The last part, where the next one goes on, and how many bytes there are up to its end. */
export async function findLastPart(db: Db, exportId: Id) {
  const row = await db
    .selectFrom('data_export_parts')
    .select(['number', 'place'])
    .select(sql<string>`sum(byte_size) over ()`.as('end'))
    .where(owned('export_id', exportId))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, place: row.place, end: Number(row.end) }
}

export async function findPartEntries(db: Db, exportId: Id, number: number) {
  const row = await db
    .selectFrom('data_export_parts')
    .select(['entries', 'byte_size as byteSize'])
    .where(owned('export_id', exportId))
    .where('number', '=', number)
    .executeTakeFirst()
  return row && { entries: row.entries, byteSize: Number(row.byteSize) }
}

/** Where the parts are stored, in their order. */
export const findPartFiles = (db: Db, exportId: Id) =>
  db
    .selectFrom('data_export_parts')
    .select('file_key as fileKey')
    .where(owned('export_id', exportId))
    .orderBy('number')
    .execute()

/** Exports that are being made, and how many parts each has. */
export async function findUnfinishedExports(db: Db, after: Id, limit: number) {
  const { rows } = await sql<{ id: Id; parts: number }>`
    select export.id, (
      select coalesce(max(number), 0) from data_export_parts as part
      where part.bucket = export.bucket and part.export_id = export.id
    ) as parts
    from data_exports as export
    where export.state in ('waiting', 'working') and export.id > ${after}::bigint
    order by export.id limit ${limit}
  `.execute(db)
  return rows
}
