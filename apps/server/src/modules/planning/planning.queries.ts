import type { BoardId, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './planning.tables.ts'

/** The to-dos of a board in their order. */
export const findToDos = (db: Db, boardId: BoardId) =>
  db
    .selectFrom('board_to_dos')
    .select(['id', 'text', 'done_at as doneAt', 'done_by as doneBy'])
    .where(owned('board_id', boardId))
    .orderBy('position')
    .orderBy('id')
    .execute()

export type ToDoRow = Awaited<ReturnType<typeof findToDos>>[number]

/** The notes of a board, oldest first. */
export const findNotes = (db: Db, boardId: BoardId) =>
  db
    .selectFrom('board_notes')
    .select(['id', 'title', 'text', 'version', 'edited_at as editedAt', 'edited_by as editedBy'])
    .where(owned('board_id', boardId))
    .orderBy('id')
    .execute()

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

type PlanTable = 'board_to_dos' | 'board_notes'

/** The board that something planned stands on; null where it is gone. */
export async function findPlannedBoardId(db: Db, table: PlanTable, id: Id): Promise<Id | null> {
  const row = await db.selectFrom(table).select('board_id as boardId').where(owned('id', id)).executeTakeFirst()
  return row?.boardId ?? null
}

export interface NewToDo {
  readonly id: Id
  readonly text: string
  readonly doneAt: Date | null
  readonly doneBy: Id | null
}

/** Puts to-dos behind those the board has, in their order. */
export async function appendToDos(writer: Writer, boardId: BoardId, toDos: readonly NewToDo[]): Promise<void> {
  if (toDos.length === 0) return
  const last = await writer
    .selectFrom('board_to_dos')
    .select((eb) => eb.fn.max('position').as('position'))
    .where(owned('board_id', boardId))
    .executeTakeFirst()
  const first = (last?.position ?? -1) + 1
  await writer
    .insertInto('board_to_dos')
    .values(
      toDos.map(({ id, text, doneAt, doneBy }, at) => ({
        bucket: bucketOf(boardId),
        id,
        board_id: boardId,
        text,
        position: first + at,
        done_at: doneAt,
        done_by: doneBy,
      })),
    )
    .execute()
}

export const updateToDo = (
  writer: Writer,
  id: Id,
  changes: { text?: string; done_at?: Date | null; done_by?: Id | null },
) => writer.updateTable('board_to_dos').set(changes).where(owned('id', id)).execute()

/** Gives all to-dos of a board their places. */
export async function orderToDos(writer: Writer, boardId: BoardId, ids: readonly Id[]): Promise<void> {
  await sql`
    update board_to_dos as to_do set position = place.number
    from unnest(${[...ids]}::bigint[]) with ordinality as place (id, number)
    where ${owned('board_id', boardId, 'to_do')} and to_do.id = place.id`.execute(writer)
}

/** Adds notes to a board. */
export const insertNotes = async (
  writer: Writer,
  boardId: BoardId,
  notes: readonly Omit<NoteRow, 'version'>[],
): Promise<void> => {
  if (notes.length === 0) return
  await writer
    .insertInto('board_notes')
    .values(
      notes.map(({ id, title, text, editedAt, editedBy }) => ({
        bucket: bucketOf(boardId),
        id,
        board_id: boardId,
        title,
        text,
        edited_at: editedAt,
        edited_by: editedBy,
      })),
    )
    .execute()
}

/** Changes a note and counts the change. */
export const updateNote = (
  writer: Writer,
  id: Id,
  changes: { title: string; text: string; edited_at: Date; edited_by: Id },
) =>
  writer
    .updateTable('board_notes')
    .set({ ...changes, version: sql`version + 1` })
    .where(owned('id', id))
    .execute()

export const deletePlanned = (writer: Writer, table: PlanTable, id: Id) =>
  writer.deleteFrom(table).where(owned('id', id)).execute()

/** Takes everything that is planned off a board. */
export async function deletePlanning(writer: Writer, boardId: BoardId): Promise<void> {
  await writer.deleteFrom('board_to_dos').where(owned('board_id', boardId)).execute()
  await writer.deleteFrom('board_notes').where(owned('board_id', boardId)).execute()
}

/** Forgets that a member ticked what is on the lists of boards. */
export const forgetWhoTicked = (writer: LoneWriter, memberId: MemberId) =>
  writer.updateTable('board_to_dos').set({ done_by: null }).where('done_by', '=', memberId).execute()

/** Forgets that a member wrote notes of boards. */
export const forgetEditor = (writer: LoneWriter, memberId: MemberId) =>
  writer.updateTable('board_notes').set({ edited_by: null }).where('edited_by', '=', memberId).execute()
