import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBuckets } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOfKey } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './ratings.tables.ts'
import type { Verdict } from './verdict.ts'

/** Which of the pictures this version has rated. */
export async function findRated(db: Db, contentHashes: readonly string[], version: number): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from picture_ratings
    where ${inBuckets(sql`${contentHashes.map(bucketOfKey)}`)} and content_hash = any(${[...contentHashes]}::text[])
      and version = ${version}
  `.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Pictures after one, by their key, that this version has not rated. */
export async function findNotRated(
  db: Db,
  after: { readonly bucket: number; readonly hash: string },
  version: number,
  limit: number,
): Promise<{ bucket: number; hash: string }[]> {
  const { rows } = await sql<{ bucket: number; hash: string }>`
    select bucket, content_hash as hash from pictures
    where (bucket, content_hash) > (${after.bucket}, ${after.hash}) and not exists (
      select 1 from picture_ratings as rating
      where rating.bucket = pictures.bucket and rating.content_hash = pictures.content_hash and rating.version = ${version}
    )
    order by bucket, content_hash limit ${limit}
  `.execute(db)
  return rows
}

interface Rating {
  readonly hash: string
  readonly version: number
  readonly scores: readonly number[]
  readonly sensitive: number
  readonly now: Date
}

/** Notes a rating in place of an older one; a picture that is gone meanwhile has none. */
export async function upsertRating(writer: LoneWriter, rating: Rating): Promise<void> {
  await sql`
    insert into picture_ratings (bucket, content_hash, version, scores, sensitive, rated_at)
    select bucket, content_hash, ${rating.version}::smallint, ${[...rating.scores]}::real[], ${rating.sensitive}::real,
      ${rating.now}::timestamptz
    from pictures where bucket = ${bucketOfKey(rating.hash)} and content_hash = ${rating.hash}
    on conflict (bucket, content_hash)
      do update set version = excluded.version, scores = excluded.scores, sensitive = excluded.sensitive, rated_at = excluded.rated_at
  `.execute(writer)
}

/** How the model rated pictures. */
export async function findRatings(db: Db, contentHashes: readonly string[]) {
  const { rows } = await sql<{ hash: string; version: number; sensitive: number; scores: number[] }>`
    select content_hash as hash, version, sensitive, scores from picture_ratings
    where ${inBuckets(sql`${contentHashes.map(bucketOfKey)}`)} and content_hash = any(${[...contentHashes]}::text[])
  `.execute(db)
  return new Map(rows.map((row) => [row.hash, row]))
}

const verdictColumns = [
  'content_hash as contentHash',
  'verdict',
  'is_by_employee as isByEmployee',
  'is_like_blocked as isLikeBlocked',
  'pin_id as pinId',
  'member_id as memberId',
  'waits',
  'review_asked_at as reviewAskedAt',
  'noted_at as notedAt',
] as const

/** Locks what was said of some bytes. */
export async function lockVerdict(tx: Tx, contentHash: string) {
  const row = await tx
    .selectFrom('picture_verdicts')
    .select(verdictColumns)
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'verdict'), row] as const
}

/** Whether anything was said of some bytes. */
export async function hasVerdict(db: Db, contentHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('picture_verdicts')
    .select('verdict')
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()
  return found !== undefined
}

/** A verdict as it is stored. */
export type VerdictRow = NonNullable<Awaited<ReturnType<typeof lockVerdict>>[1]>

/** What is written of a verdict. */
export interface NewVerdict {
  readonly contentHash: string
  readonly verdict: Verdict
  readonly isByEmployee: boolean
  /** It is held since it looks nearly like a blocked picture; no more once an employee looked. */
  readonly isLikeBlocked: boolean
  /** The pin it is noted for, or where none shows the bytes, whose profile does. */
  readonly pinId: PinId | null
  readonly memberId: MemberId | null
  readonly waits: number | null
  readonly reviewAskedAt: Date | null
  readonly now: Date
}

/** Says what holds for some bytes, in place of what was said before. */
export async function upsertVerdict(writer: Writer, verdict: NewVerdict): Promise<void> {
  const { bucket, content_hash, ...values } = stored(verdict)
  await writer
    .insertInto('picture_verdicts')
    .values({ bucket, content_hash, ...values })
    .onConflict((conflict) => conflict.columns(['bucket', 'content_hash']).doUpdateSet(values))
    .execute()
}

/** Says what holds for some bytes, unless somebody said something meanwhile. */
export const insertVerdict = (writer: Writer, verdict: NewVerdict) =>
  writer
    .insertInto('picture_verdicts')
    .values(stored(verdict))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const stored = ({ contentHash, now, ...said }: NewVerdict) => ({
  bucket: bucketOfKey(contentHash),
  content_hash: contentHash,
  verdict: said.verdict,
  is_by_employee: said.isByEmployee,
  is_like_blocked: said.isLikeBlocked,
  pin_id: said.pinId,
  member_id: said.memberId,
  waits: said.waits,
  review_asked_at: said.reviewAskedAt,
  noted_at: now,
})

/** The key of the queue: how urgently, since when, and the bytes. */
export interface QueuePlace {
  readonly waits: number
  readonly notedAt: Date
  readonly contentHash: string
}

const FIRST: QueuePlace = { waits: -1, notedAt: new Date(0), contentHash: '' }

/** What waits for employees, the most urgent first, of these the oldest. */
export const findWaiting = (db: Db, after: QueuePlace | null, limit: number) => {
  const { waits, notedAt, contentHash } = after ?? FIRST
  return db
    .selectFrom('picture_verdicts')
    .select(verdictColumns)
    .where('waits', 'is not', null)
    .where(sql<boolean>`(waits, noted_at, content_hash) > (${waits}, ${notedAt}, ${contentHash})`)
    .orderBy('waits')
    .orderBy('noted_at')
    .orderBy('content_hash')
    .limit(limit)
    .execute()
}
