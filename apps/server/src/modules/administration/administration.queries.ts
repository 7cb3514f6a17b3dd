import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOfSignature, type Id } from '../../platform/ids/ids.ts'

// Whatever these answer is for employees: nothing that members may hide is left out.

/** Members, deactivated ones and those that are about to go among them. */
export const findAnyMembers = (db: Db, ids: readonly MemberId[]) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'username',
      'full_name as fullName',
      'email',
      'email_verified_at as emailVerifiedAt',
      'country',
      'locale',
      'is_partner as isPartner',
      'is_employee as isEmployee',
      'is_private as isPrivate',
      'avatar_signature as avatarSignature',
      'avatar_veil as avatarVeil',
      'last_saved_at as lastSavedAt',
      'follower_count as followerCount',
      'following_count as followingCount',
      'total_board_count as boardCount',
      'secret_board_count as secretBoardCount',
      'total_pin_count as pinCount',
      'deactivated_at as deactivatedAt',
      'ends_at as endsAt',
      'created_at as createdAt',
    ])
    .where(ownedIn('id', ids))
    .execute()

/** A member as employees see them. */
export type AnyMember = Awaited<ReturnType<typeof findAnyMembers>>[number]

/** Whether log-ins of the member need a code. */
export async function needsCode(db: Db, memberId: MemberId): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('member_id')
    .where(owned('member_id', memberId))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Pins, whatever board they are on. */
export const findAnyPins = (db: Db, ids: readonly PinId[]) =>
  db
    .selectFrom('pins')
    .select([
      'id',
      'pinner_id as pinnerId',
      'board_id as boardId',
      'title',
      'description',
      'link',
      'signature',
      'extension',
      'is_public as isPublic',
      'created_at as createdAt',
    ])
    .where(ownedIn('id', ids))
    .execute()

/** A pin as employees see it. */
export type AnyPin = Awaited<ReturnType<typeof findAnyPins>>[number]

const boardColumns = [
  'id',
  'owner_id as ownerId',
  'name',
  'slug',
  'description',
  'privacy',
  'pin_count as pinCount',
  'archived_at as archivedAt',
  'deleted_at as deletedAt',
  'is_sensitive_by_employee as isSensitiveByEmployee',
  'created_at as createdAt',
] as const

/** Boards, secret and deleted ones among them. */
export const findAnyBoards = (db: Db, ids: readonly BoardId[]) =>
  db.selectFrom('boards').select(boardColumns).where(ownedIn('id', ids)).execute()

/** A board as employees see it. */
export type AnyBoard = Awaited<ReturnType<typeof findAnyBoards>>[number]

/** A member's boards, the newest first. */
export const findAnyBoardsOf = (db: Db, ownerId: MemberId, limit: number) =>
  db
    .selectFrom('boards')
    .select(boardColumns)
    .where(owned('owner_id', ownerId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The board at an address; of several that had it, the one that stands or was deleted last. */
export async function findAnyBoardBySlug(db: Db, ownerId: MemberId, slug: string): Promise<BoardId | undefined> {
  const row = await db
    .selectFrom('boards')
    .select('id')
    .where(owned('owner_id', ownerId))
    .where('slug', '=', slug)
    .orderBy(sql`deleted_at desc nulls first`)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Which bytes the picture at an address has. */
export async function findContentHash(db: Db, signature: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture_signatures')
    .select('content_hash as contentHash')
    .where('bucket', '=', bucketOfSignature(signature))
    .where('signature', '=', signature)
    .executeTakeFirst()
  return row?.contentHash
}

/** Every address of the same bytes, by key. They lie wherever their signatures say, so this asks every shard. */
export const findPicturesOfContent = (db: Db, contentHash: string, after: string, limit: number) =>
  db
    .selectFrom('picture_signatures')
    .select([
      'signature',
      'extension',
      'is_public as isPublic',
      'pin_id as pinId',
      'owner_id as ownerId',
      'created_at as createdAt',
    ])
    .where('content_hash', '=', contentHash)
    .where('signature', '>', after)
    .orderBy('signature')
    .limit(limit)
    .execute()

/** One address of a picture as employees see it. */
export type AnyPicture = Awaited<ReturnType<typeof findPicturesOfContent>>[number]

/** Ids as text, in the order they were wanted; rows that are gone are left out. */
export function inWantedOrder<Row extends { readonly id: Id }>(ids: readonly Id[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
