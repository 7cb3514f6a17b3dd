import type { BoardId, CommentId, PinId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'

/** The pin that a pin was saved from; null where it was not saved from one, or is gone. */
export async function findSavedFromId(db: Db, pinId: PinId): Promise<Id | null> {
  const row = await db
    .selectFrom('pins')
    .select('saved_from_pin_id as sourceId')
    .where(owned('id', pinId))
    .executeTakeFirst()
  return row?.sourceId ?? null
}

export async function findPinnerId(db: Db, pinId: PinId): Promise<Id | null> {
  const row = await db.selectFrom('pins').select('pinner_id as pinnerId').where(owned('id', pinId)).executeTakeFirst()
  return row?.pinnerId ?? null
}

export async function findCommentAuthorId(db: Db, commentId: CommentId): Promise<Id | null> {
  const row = await db
    .selectFrom('comments')
    .select('author_id as authorId')
    .where(owned('id', commentId))
    .executeTakeFirst()
  return row?.authorId ?? null
}

export async function findBoardOwnerId(db: Db, boardId: BoardId): Promise<Id | null> {
  const row = await db.selectFrom('boards').select('owner_id as ownerId').where(owned('id', boardId)).executeTakeFirst()
  return row?.ownerId ?? null
}
