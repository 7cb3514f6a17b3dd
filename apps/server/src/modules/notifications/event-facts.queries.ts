import type { BoardId, CommentId, PinId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'

/** The pins that pins were saved from, by their ids; without those that were not saved from one, or are gone. */
export async function findSourcesOf(db: Db, pinIds: readonly PinId[]): Promise<Map<Id, Id>> {
  if (pinIds.length === 0) return new Map()
  const rows = await readSources(db, pinIds)
  return new Map(rows.flatMap(({ id, sourceId }) => (sourceId === null ? [] : [[id, sourceId] as const])))
}

const readSources = compiledByIds((db, pinIds) =>
  db.selectFrom('pins').select(['id', 'saved_from_pin_id as sourceId']).where(ownedIn('id', pinIds)),
)

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
