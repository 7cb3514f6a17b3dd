import type { MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { byBucket, eachBucket, inBucketOf, ofTurn, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id, NO_ID } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import { freeing } from './storage-use.queries.ts'
import './media.tables.ts'

const uploadColumns = [
  'id',
  'member_id as memberId',
  'brought_by as broughtBy',
  'type',
  'status',
  'failure_reason as failureReason',
  'content_hash as contentHash',
  'signature',
  'used_at as usedAt',
  'byte_size as byteSize',
] as const

/** False where the member's storage is full. */
export async function insertUpload(
  writer: LoneWriter,
  upload: { id: Id; memberId: MemberId; broughtBy: MemberId | null; type: string; quota: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into uploads (bucket, id, member_id, brought_by, type, status, created_at)
    select ${bucketOf(upload.id)}::smallint, ${upload.id}::bigint, ${upload.memberId}::bigint, ${upload.broughtBy}::bigint,
      ${upload.type}::text, 'registered', ${upload.now}::timestamptz
    where not exists (
      select from member_storage where ${owned('member_id', upload.memberId)} and used_bytes >= ${upload.quota}::bigint
    ) returning id`.execute(writer)
  return rows.length === 1
}

/** Whether the member sent the bytes themself. */
export async function hasUploaded(db: Db, memberId: MemberId, contentHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('uploads')
    .select('id')
    .where(owned('member_id', memberId))
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const findUploads = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('uploads').select(uploadColumns).where(ownedIn('id', ids)).execute()

export async function lockUpload(tx: Tx, id: Id) {
  const upload = await tx
    .selectFrom('uploads')
    .select(uploadColumns)
    .where(owned('id', id))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'upload'), upload] as const
}

/** An upload of one of the members by the address it was given. */
export async function lockUploadOfSignature(tx: Tx, memberIds: readonly MemberId[], signature: string) {
  const [upload] = await byBucket(memberIds, (some) =>
    tx
      .selectFrom('uploads')
      .select(uploadColumns)
      .where(ofTurn('member_id', some))
      .where('signature', '=', signature)
      .forUpdate()
      .execute(),
  )
  return [hold(tx, 'upload'), upload] as const
}

export const markUploadSucceeded = (writer: Writer, id: Id, picture: { contentHash: string; signature: string }) =>
  writer
    .updateTable('uploads')
    .set({ status: 'succeeded', content_hash: picture.contentHash, signature: picture.signature })
    .where(owned('id', id))
    .execute()

/** What came is thrown away, so it takes no storage. */
export const markUploadFailed = (writer: LoneWriter, id: Id, reason: string) => fail(writer, id, sql`true`, reason)

const fail = (writer: LoneWriter, id: Id, condition: RawBuilder<unknown>, reason: string) =>
  sql`
    with failing as (
      select bucket, id, member_id, byte_size from uploads where ${owned('id', id)} and ${condition} for update
    ), freed as (${freeing(sql`failing`, id)})
    update uploads set status = 'failed', failure_reason = ${reason}::text, byte_size = 0 from failing
    where ${inBucketOf(id, 'uploads')} and uploads.id = failing.id`.execute(writer)

/** Keeps uploads that no pin is made of until a moment; null lets go of them. */
export const keepUploads = (writer: Writer, ids: readonly Id[], until: Date | null) =>
  writer.updateTable('uploads').set({ kept_until: until }).where(ownedIn('id', ids)).execute()

/** An upload that is made of another one, with its bytes counted; false where they find no room. */
export async function insertDerivedUpload(
  writer: Writer,
  upload: {
    id: Id
    memberId: MemberId
    broughtBy: MemberId | null
    type: string
    status: 'processing' | 'succeeded'
    contentHash: string | null
    signature: string | null
    bytes: string
    quota: number
    now: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    update member_storage set used_bytes = used_bytes + ${upload.bytes}::bigint
    where ${owned('member_id', upload.memberId)} and used_bytes + ${upload.bytes}::bigint <= ${upload.quota}::bigint
    returning member_id`.execute(writer)
  if (rows.length === 0) return false
  await writer
    .insertInto('uploads')
    .values({
      bucket: bucketOf(upload.id),
      id: upload.id,
      member_id: upload.memberId,
      brought_by: upload.broughtBy,
      type: upload.type,
      status: upload.status,
      content_hash: upload.contentHash,
      signature: upload.signature,
      byte_size: upload.bytes,
      created_at: upload.now,
    })
    .execute()
  return true
}

export const markUploadUsed = (writer: Writer, id: Id, now: Date) =>
  writer.updateTable('uploads').set({ used_at: now }).where(owned('id', id)).execute()

/** Pictures still being decoded that came before the moment will not be. Videos wait longer in their queue. */
export async function failUploadsBefore(writer: LoneWriter, moment: Date, reason: string): Promise<void> {
  const isLeft = sql<boolean>`status = 'processing' and type <> 'video' and used_at is null and created_at < ${moment}::timestamptz`
  const left = await writer.selectFrom('uploads').select('id').where(isLeft).execute()
  for (const { id } of left) await fail(writer, id, isLeft, reason)
}

/** Removes a batch of uploads that no pin carries and nobody keeps; answers their pictures' addresses. */
export async function deleteUnusedUploadsBefore(
  writer: Writer,
  { moment, now, limit }: { moment: Date; now: Date; limit: number },
): Promise<{ signature: string | null }[]> {
  const unused = await writer
    .selectFrom('uploads')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', moment)
    .where((eb) => eb.or([eb('kept_until', 'is', null), eb('kept_until', '<', now)]))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return eachBucket(
    unused.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<{ signature: string | null }>`
        with gone as (
          delete from uploads where ${ofTurn('id', some)} and used_at is null and id in (
            select id from uploads where ${ofTurn('id', some)} and used_at is null
              and (kept_until is null or kept_until < ${now}) for update skip locked
          ) returning bucket, member_id, byte_size, signature
        ), freed as (${freeing(sql`gone`, some[0] ?? NO_ID)})
        select signature from gone`.execute(writer)
      return rows
    },
  )
}
