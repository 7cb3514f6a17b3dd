import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../media.tables.ts'

/** Puts an upload at the end of the queue; false where it waits already. */
export async function insertTranscoding(writer: Writer, uploadId: Id, now: Date): Promise<boolean> {
  const made = await writer
    .insertInto('transcodings')
    .values({ bucket: bucketOf(uploadId), upload_id: uploadId, queued_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('upload_id')
    .execute()
  return made.length === 1
}

/** Whose it is for a while. */
export interface Lease {
  readonly uploadId: Id
  readonly lease: string
  readonly until: Date
}

/** Takes the work for a while; false where somebody else has it, or it is done. */
export async function claimTranscoding(writer: LoneWriter, { uploadId, lease, until }: Lease, now: Date) {
  const { numUpdatedRows } = await writer
    .updateTable('transcodings')
    .set({ started_at: now, lease, leased_until: until, part: 0 })
    .where(owned('upload_id', uploadId))
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says how far it is and keeps the lease; false where it was lost. */
export async function renewTranscoding(writer: LoneWriter, { uploadId, lease, until }: Lease, part: number) {
  const { numUpdatedRows } = await writer
    .updateTable('transcodings')
    .set({ leased_until: until, part: Math.round(part * 1000) })
    .where(owned('upload_id', uploadId))
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets go of work that another may do at once. */
export const releaseTranscoding = (writer: LoneWriter, { uploadId, lease }: Lease) =>
  writer
    .updateTable('transcodings')
    .set({ lease: null, leased_until: null, started_at: null, part: 0 })
    .where(owned('upload_id', uploadId))
    .where('lease', '=', lease)
    .execute()

export const deleteTranscoding = (writer: LoneWriter, uploadId: Id) =>
  writer.deleteFrom('transcodings').where(owned('upload_id', uploadId)).execute()

export const findTranscodings = (db: Db, uploadIds: readonly Id[]) =>
  db
    .selectFrom('transcodings')
    .select(['upload_id as uploadId', 'queued_at as queuedAt', 'started_at as startedAt', 'part'])
    .where(ownedIn('upload_id', uploadIds))
    .execute()

/** How many of the whole installation wait that came before the moment. */
export async function countWaitingBefore(db: Db, moment: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from transcodings where started_at is null and queued_at < ${moment}
  `.execute(db)
  return rows[0]?.waiting ?? 0
}
