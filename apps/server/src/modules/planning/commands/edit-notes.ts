import { type boardNoteResource, limits, type OptionsOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockBoardOfNote, lockPlannedBoard } from '../lock-planned-board.ts'
import { deletePlanned, findNotes, insertNotes, type NoteRow, updateNote } from '../planning.queries.ts'
import { planningRefusalWords } from '../planning-refusals.words.ts'

const MOST = limits.boardPlanning.notes

/** Writes a note. Throws `rule_broken` where the board is full of them. */
export function addNote(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof boardNoteResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, 'add-note', async (tx) => {
    const { writer, boardId } = await lockPlannedBoard(tx, viewer, input.board_id)
    if ((await findNotes(tx, boardId)).length >= MOST)
      throw new AppError('rule_broken', {
        field: 'text',
        detail: `text: ${planningRefusalWords.mostNotes({ most: String(MOST) })}`,
      })
    const { title, text } = input
    const id = deps.ids.next(bucketOf(boardId))
    await insertNotes(writer, boardId, [{ id, title, text, editedAt: deps.clock.now(), editedBy: viewer.id }])
    return boardId
  })
}

/** Changes a note. Answers its board. Throws `note_not_found`, and `note_changed` where somebody else was faster. */
export function changeNote(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof boardNoteResource.update>,
): Promise<Id> {
  return inTransaction(deps.db, 'change-note', async (tx) => {
    const { note_id: id, title, text } = input
    const { writer, boardId } = await lockBoardOfNote(tx, viewer, id)
    const note = (await findNotes(tx, boardId)).find((one) => one.id === id)
    if (!note) throw new AppError('note_not_found')
    // The same words again are no change: a repeat of what was kept already must not fail.
    if (note.title === title && note.text === text) return boardId
    if (note.version !== input.version) throw new AppError('note_changed', { field: differingField(note, text) })
    await updateNote(writer, id, { title, text, edited_at: deps.clock.now(), edited_by: viewer.id })
    return boardId
  })
}

const differingField = (note: NoteRow, text: string) => (note.text === text ? 'title' : 'text')

/** Deletes a note. Answers its board. Throws `note_not_found`. */
export function deleteNote(deps: WriteDeps, viewer: Member, id: Id): Promise<Id> {
  return inTransaction(deps.db, 'delete-note', async (tx) => {
    const { writer, boardId } = await lockBoardOfNote(tx, viewer, id)
    await deletePlanned(writer, 'board_notes', id)
    return boardId
  })
}
