import type { BoardId, MemberId } from '@pinfold/contract'
import { among, inBucketOf, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../teams.tables.ts'

/** A request to join a board; its id dates it and says where it lives. */
export interface JoinRequest {
  readonly id: Id
  readonly ownerId: MemberId
  readonly boardId: BoardId
  readonly senderId: MemberId
  /** `withdrawn`: ignored, and then taken back; one that waits goes when it is taken back. */
  readonly status: 'pending' | 'ignored' | 'withdrawn'
}

const columns = ['id', 'owner_id as ownerId', 'board_id as boardId', 'sender_id as senderId', 'status'] as const

/** A new request; one of the same member to the same board from before gives way to it. */
export const replaceJoinRequest = (writer: Writer, { id, ownerId, boardId, senderId, status }: JoinRequest) =>
  writer
    .insertInto('board_join_requests')
    .values({ bucket: bucketOf(id), id, owner_id: ownerId, board_id: boardId, sender_id: senderId, status })
    .onConflict((conflict) => conflict.columns(['bucket', 'board_id', 'sender_id']).doUpdateSet({ id, status }))
    .execute()

/** The member's request to the board, whatever became of it. */
export const findJoinRequestOf = (db: Db, boardId: BoardId, senderId: MemberId): Promise<JoinRequest | undefined> =>
  db
    .selectFrom('board_join_requests')
    .select(columns)
    .where(owned('board_id', boardId))
    .where('sender_id', '=', senderId)
    .executeTakeFirst()

export const findJoinRequest = (db: Db, id: Id): Promise<JoinRequest | undefined> =>
  db.selectFrom('board_join_requests').select(columns).where(owned('id', id)).executeTakeFirst()

/** What waits for the owner, newest first, made since the id; with `boardId` for one board. Of deleted boards nothing does. One shard. */
export function findJoinRequests(
  db: Db,
  ownerId: MemberId,
  wanted: { since: Id; boardId: BoardId | null; after: Id | null; limit: number },
): Promise<JoinRequest[]> {
  const all = db
    .selectFrom('board_join_requests as request')
    .select(columns)
    .where(owned('owner_id', ownerId, 'request'))
    .where('request.status', '=', 'pending')
    .where('request.id', '>=', wanted.since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('boards as board')
          .select('board.id')
          .where(inBucketOf(ownerId, 'board'))
          .whereRef('board.id', '=', 'request.board_id')
          .where('board.deleted_at', 'is', null),
      ),
    )
  const ofBoard = wanted.boardId === null ? all : all.where('request.board_id', '=', wanted.boardId)
  const older = wanted.after === null ? ofBoard : ofBoard.where('request.id', '<', wanted.after)
  return older.orderBy('request.id', 'desc').limit(wanted.limit).execute()
}

export const setJoinRequestStatus = (writer: Writer, id: Id, status: JoinRequest['status']) =>
  writer.updateTable('board_join_requests').set({ status }).where(owned('id', id)).execute()

export const deleteJoinRequest = (writer: Writer, boardId: BoardId, senderId: MemberId) =>
  writer.deleteFrom('board_join_requests').where(owned('board_id', boardId)).where('sender_id', '=', senderId).execute()

/** Deletes the requests of many members to join one board. */
export const deleteJoinRequests = (writer: Writer, boardId: BoardId, senderIds: readonly MemberId[]) =>
  writer
    .deleteFrom('board_join_requests')
    .where(owned('board_id', boardId))
    .where(among('sender_id', senderIds))
    .execute()

/** Forgets requests made before the id, in all buckets. */
export const deleteJoinRequestsBefore = (writer: LoneWriter, id: Id) =>
  writer.deleteFrom('board_join_requests').where('id', '<', id).execute()
