import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './media.tables.ts'

const uploadColumns = [
  'id',
  'member_id as memberId',
  'type',
  'status',
  'failure_reason as failureReason',
  'content_hash as contentHash',
  'signature',
  'used_at as usedAt',
] as const

export const insertUpload = (db: Db, upload: { id: Id; memberId: Id; type: string; now: Date }) =>
  db
    .insertInto('uploads')
    .values({
      bucket: bucketOf(upload.id),
      id: upload.id,
      member_id: upload.memberId,
      type: upload.type,
      status: 'registered',
      failure_reason: null,
      content_hash: null,
      signature: null,
      used_at: null,
      created_at: upload.now,
    })
    .execute()

export const findUploads = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('uploads').select(uploadColumns).where(ownedIn('id', ids)).execute()

export const lockUpload = (tx: Tx, id: Id) =>
  tx.selectFrom('uploads').select(uploadColumns).where(owned('id', id)).forUpdate().executeTakeFirst()

/** An upload of one of the members by the address it was given. */
export const lockUploadOfSignature = (tx: Tx, memberIds: readonly Id[], signature: string) =>
  tx
    .selectFrom('uploads')
    .select(uploadColumns)
    .where(ownedIn('member_id', memberIds))
    .where('signature', '=', signature)
    .forUpdate()
    .executeTakeFirst()

/** False where a file came before. */
export async function markUploadProcessing(tx: Tx, id: Id): Promise<boolean> {
  const result = await tx
    .updateTable('uploads')
    .set({ status: 'processing' })
    .where(owned('id', id))
    .where('status', '=', 'registered')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const markUploadSucceeded = (tx: Tx, id: Id, picture: { contentHash: string; signature: string }) =>
  tx
    .updateTable('uploads')
    .set({ status: 'succeeded', content_hash: picture.contentHash, signature: picture.signature })
    .where(owned('id', id))
    .execute()

export const markUploadFailed = (db: Db, id: Id, reason: string) =>
  db.updateTable('uploads').set({ status: 'failed', failure_reason: reason }).where(owned('id', id)).execute()

export const markUploadUsed = (tx: Tx, id: Id, now: Date) =>
  tx.updateTable('uploads').set({ used_at: now }).where(owned('id', id)).execute()

/** Uploads still being decoded that came before the moment will not be. */
export const failUploadsBefore = (db: Db, moment: Date, reason: string) =>
  db
    .updateTable('uploads')
    .set({ status: 'failed', failure_reason: reason })
    .where('status', '=', 'processing')
    .where('used_at', 'is', null)
    .where('created_at', '<', moment)
    .execute()

/** Removes a batch of uploads that no pin carries; answers their pictures' addresses. */
export async function deleteUnusedUploadsBefore(
  tx: Tx,
  moment: Date,
  limit: number,
): Promise<{ signature: string | null }[]> {
  const result = await sql<{ signature: string | null }>`
    delete from uploads where (bucket, id) in (
      select bucket, id from uploads where used_at is null and created_at < ${moment} order by created_at limit ${limit}
      for update skip locked
    ) and used_at is null returning signature
  `.execute(tx)
  return result.rows
}
