import type { MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { inBucketOf, inBucketsOf, owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './media.tables.ts'

/** Gives the bytes of the uploads in `rows`, which the same statement ends, back to their members; all are in the id's bucket. */
export const freeing = (rows: RawBuilder<unknown>, id: Id) => sql`
  update member_storage as storage set used_bytes = storage.used_bytes - ended.bytes
  from (select bucket, member_id, sum(byte_size)::bigint as bytes from ${rows} group by bucket, member_id) as ended
  where ${inBucketOf(id, 'storage')} and storage.bucket = ended.bucket and storage.member_id = ended.member_id`

/** Gives the bytes of uploads that are gone back to their members. */
export async function freeBytes(
  writer: Writer,
  ended: readonly { memberId: MemberId; bytes: string }[],
): Promise<void> {
  if (ended.length === 0) return
  const memberIds = ended.map(({ memberId }) => memberId)
  await sql`
    update member_storage as storage set used_bytes = storage.used_bytes - ended.bytes
    from (
      select bucket, member_id, sum(bytes)::bigint as bytes
      from unnest(${memberIds.map(bucketOf)}::smallint[], ${memberIds}::bigint[], ${ended.map(({ bytes }) => bytes)}::bigint[])
        as upload (bucket, member_id, bytes)
      group by bucket, member_id
    ) as ended
    where ${inBucketsOf(memberIds, 'storage')} and storage.bucket = ended.bucket and storage.member_id = ended.member_id
  `.execute(writer)
}

/** Sets bytes aside for a file that is on its way; false where they are too many, or the upload is not waiting for one. */
export async function reserveBytes(writer: LoneWriter, { id, bytes, quota }: { id: Id; bytes: number; quota: number }) {
  const { rows } = await sql`
    with held as (
      select bucket, member_id from uploads where ${owned('id', id)} and status = 'registered' for update
    ), taken as (
      insert into member_storage (bucket, member_id, used_bytes)
      select bucket, member_id, ${bytes}::bigint from held where ${bytes}::bigint <= ${quota}::bigint
      on conflict (bucket, member_id) do update set used_bytes = member_storage.used_bytes + excluded.used_bytes
        where member_storage.used_bytes + excluded.used_bytes <= ${quota}::bigint
      returning member_id
    )
    update uploads set byte_size = byte_size + ${bytes}::bigint
    where ${owned('id', id)} and exists (select from taken) returning id`.execute(writer)
  return rows.length === 1
}

/** Gives back what was set aside for a file that did not come. One that came meanwhile has settled it. */
export const releaseBytes = (writer: LoneWriter, { id, bytes }: { id: Id; bytes: number }) =>
  sql`
    with held as (
      select bucket, member_id from uploads where ${owned('id', id)} and status = 'registered' for update
    ), freed as (
      update member_storage as storage set used_bytes = storage.used_bytes - ${bytes}::bigint from held
      where ${inBucketOf(id, 'storage')} and storage.member_id = held.member_id
    )
    update uploads set byte_size = byte_size - ${bytes}::bigint
    where ${owned('id', id)} and exists (select from held)`.execute(writer)

/**
 * Counts the file that came instead of what was set aside for it, and has it processed. False where it is more than the
 * member may store, or another file came first.
 */
export async function markUploadProcessing(
  writer: Writer,
  { id, bytes, quota }: { id: Id; bytes: number; quota: number },
) {
  const { rows } = await sql`
    with held as (
      select bucket, member_id, byte_size from uploads where ${owned('id', id)} and status = 'registered' for update
    ), taken as (
      update member_storage as storage set used_bytes = storage.used_bytes - held.byte_size + ${bytes}::bigint from held
      where ${inBucketOf(id, 'storage')} and storage.member_id = held.member_id
        and (storage.used_bytes - held.byte_size + ${bytes}::bigint <= ${quota}::bigint or ${bytes}::bigint <= held.byte_size)
      returning storage.member_id
    )
    update uploads set status = 'processing', byte_size = ${bytes}::bigint
    where ${owned('id', id)} and exists (select from taken) returning id`.execute(writer)
  return rows.length === 1
}

/** Counts what was made of a file instead of the file. */
export const settleBytes = (writer: Writer, { id, bytes }: { id: Id; bytes: number }) =>
  sql`
    with held as (
      select bucket, member_id, byte_size from uploads where ${owned('id', id)} for update
    ), counted as (
      update member_storage as storage set used_bytes = storage.used_bytes - held.byte_size + ${bytes}::bigint from held
      where ${inBucketOf(id, 'storage')} and storage.member_id = held.member_id
    )
    update uploads set byte_size = ${bytes}::bigint where ${owned('id', id)} and exists (select from held)`.execute(
    writer,
  )

/** Bytes of all uploads of the member. */
export async function findUsedBytes(db: Db, memberId: MemberId): Promise<number> {
  const found = await db
    .selectFrom('member_storage')
    .select('used_bytes as usedBytes')
    .where(owned('member_id', memberId))
    .executeTakeFirst()
  return Number(found?.usedBytes ?? 0)
}

/** Forgets how much a member who goes for good has stored. */
export const deleteStorageUse = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('member_storage').where(owned('member_id', memberId)).execute()
