import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../../platform/db/by-bucket.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { bucketOfSignature } from '../../../../platform/ids/ids.ts'

const FIRST = '-1'

/** The next pins of the member, with what says which picture each shows; without saves of what employees have yet to look at. */
export const findPictures = (db: Db, memberId: MemberId, after: string | null, limit: number) =>
  db
    .selectFrom('pins')
    .select(['id', 'content_hash', 'extension', 'is_created'])
    .where(owned('pinner_id', memberId))
    .where((eb) => eb.or([eb('is_created', '=', true), eb('veil', '<>', 'held')]))
    .where('id', '>', after ?? FIRST)
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many pins the member has. */
export async function countPins(db: Db, memberId: MemberId): Promise<number> {
  const row = await db
    .selectFrom('members')
    .select('total_pin_count as count')
    .where(owned('id', memberId))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The next tries of the member that have a picture. */
export async function findTryPictures(db: Db, memberId: MemberId, after: string | null, limit: number) {
  const rows = await db
    .selectFrom('tries')
    .select(['id', 'content_hash', 'extension'])
    .where(owned('member_id', memberId))
    .where('id', '>', after ?? FIRST)
    .where('content_hash', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, content_hash: row.content_hash ?? '', extension: row.extension ?? 'jpg' }))
}

/** Where the picture behind an address is stored. */
export const findSignedPicture = (db: Db, signature: string) =>
  db
    .selectFrom('picture_signatures')
    .select(['content_hash', 'extension'])
    .where('bucket', '=', bucketOfSignature(signature))
    .where('signature', '=', signature)
    .executeTakeFirst()
