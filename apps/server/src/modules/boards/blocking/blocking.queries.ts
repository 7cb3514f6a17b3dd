import type { BoardId } from '@pinfold/contract'
import { sql } from 'kysely'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'
import './blocking.tables.ts'

const columns = [
  'id',
  'board_id as boardId',
  'operation_id as operationId',
  'action_type as actionType',
  'section_id as sectionId',
  'is_origin as isOrigin',
  'is_ending as isEnding',
  'pin_count as pinCount',
  'done_count as doneCount',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const

/** What runs on the boards, and what just ran. */
export const findBlockingActions = (db: Db, boardIds: readonly BoardId[]) =>
  db.selectFrom('blocking_actions').select(columns).where(ownedIn('board_id', boardIds)).orderBy('id').execute()

export type BlockingActionRow = Awaited<ReturnType<typeof findBlockingActions>>[number]

export const insertBlockingActions = (writer: Writer, actions: readonly BlockingActionRow[]) =>
  writer
    .insertInto('blocking_actions')
    .values(
      actions.map((action) => ({
        bucket: bucketOf(action.id),
        id: action.id,
        board_id: action.boardId,
        operation_id: action.operationId,
        action_type: action.actionType,
        section_id: action.sectionId,
        is_origin: action.isOrigin,
        is_ending: action.isEnding,
        pin_count: action.pinCount,
        created_at: action.createdAt,
        finished_at: null,
      })),
    )
    .execute()

export const markOperations = (writer: Writer, boardIds: readonly BoardId[], hasOperations: boolean) =>
  changing(writer, boardIds)
    .updateTable('boards')
    .set({ has_operations: hasOperations })
    .where(ownedIn('id', boardIds))
    .execute()

/** How far the operation is, on all boards it concerns. */
export const setBlockingProgress = (
  writer: Writer,
  operation: { id: Id; boardIds: readonly BoardId[] },
  doneCount: number,
) =>
  writer
    .updateTable('blocking_actions')
    .set({ done_count: sql`least(${doneCount}, pin_count)` })
    .where(ownedIn('board_id', operation.boardIds))
    .where('operation_id', '=', operation.id)
    .execute()

/** The operation is over, on all boards it concerns. */
export const finishBlocking = (writer: Writer, operation: { id: Id; boardIds: readonly BoardId[] }, now: Date) =>
  writer
    .updateTable('blocking_actions')
    .set({ finished_at: now })
    .where(ownedIn('board_id', operation.boardIds))
    .where('operation_id', '=', operation.id)
    .where('finished_at', 'is', null)
    .execute()

/** What ended before the moment, oldest first. */
export const findBlockingEndedBefore = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('blocking_actions')
    .select(['id', 'board_id as boardId'])
    .where('finished_at', '<', moment)
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const deleteBlocking = (writer: Writer, ids: readonly Id[]) =>
  writer.deleteFrom('blocking_actions').where(ownedIn('id', ids)).execute()

/** What began before the moment and shows as running. */
export const findBlockingSince = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('blocking_actions')
    .select(['id', 'board_id as boardId', 'operation_id as operationId'])
    .where('created_at', '<', moment)
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
