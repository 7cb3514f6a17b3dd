import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { freeBytes, freeing } from './storage-use.queries.ts'
import './media.tables.ts'

/** Removes some uploads of the member; answers how many, and the addresses that no pin took over. */
export async function deleteSomeUploads(
  writer: Writer,
  memberId: MemberId,
  limit: number,
): Promise<{ signature: string | null; isUsed: boolean }[]> {
  const { rows } = await sql<{ signature: string | null; isUsed: boolean }>`
    with gone as (
      delete from uploads where ${owned('member_id', memberId)} and id in (
        select id from uploads where ${owned('member_id', memberId)} limit ${limit}
      ) returning bucket, member_id, byte_size, signature, used_at is not null as "isUsed"
    ), freed as (${freeing(sql`gone`, memberId)})
    select signature, "isUsed" from gone`.execute(writer)
  return rows
}

/** Pictures that were brought in before the moment and that no address leads to any more. */
export async function findUnusedPictures(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from pictures
    where created_at < ${before} and not exists (
      select 1 from picture_signatures where picture_signatures.content_hash = pictures.content_hash
    ) limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Forgets the picture where still no address leads to it; false where one does. */
export async function deleteUnusedPicture(writer: Writer, contentHash: string): Promise<boolean> {
  const result = await sql`
    delete from pictures where content_hash = ${contentHash} and not exists (
      select 1 from picture_signatures where picture_signatures.content_hash = ${contentHash}
    )`.execute(writer)
  return (result.numAffectedRows ?? 0n) > 0n
}

/** Videos that were brought in before the moment and that no address leads to any more. */
export async function findUnusedVideos(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from videos
    where created_at < ${before} and not exists (
      select 1 from picture_signatures where picture_signatures.content_hash = videos.content_hash
    ) limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Forgets the video where still no address leads to it; false where one does. */
export async function deleteUnusedVideo(writer: Writer, contentHash: string): Promise<boolean> {
  const result = await sql`
    delete from videos where content_hash = ${contentHash} and not exists (
      select 1 from picture_signatures where picture_signatures.content_hash = ${contentHash}
    )`.execute(writer)
  return (result.numAffectedRows ?? 0n) > 0n
}

/** Bytes that are gone belong to no upload; two who let go of them at once may each have thought the other still has them. */
export async function freeUploadsOf(writer: Writer, contentHash: string): Promise<void> {
  const gone = await writer
    .deleteFrom('uploads')
    .where('content_hash', '=', contentHash)
    .where('used_at', 'is not', null)
    .returning(['member_id as memberId', 'byte_size as bytes'])
    .execute()
  await freeBytes(writer, gone)
}
