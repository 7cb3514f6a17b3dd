import { type boardToDoResource, limits, type OptionsOf, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer } from '../../../platform/writing/writer.ts'
import { lockBoardOfToDo, lockPlannedBoard } from '../lock-planned-board.ts'
import { movedAfter } from '../moved-after.ts'
import { appendToDos, deletePlanned, findToDos, orderToDos, type ToDoRow, updateToDo } from '../planning.queries.ts'
import { planningRefusalWords } from '../planning-refusals.words.ts'

const MOST = limits.boardPlanning.toDos

/** Adds a to-do at the end. Throws `rule_broken` where the board is full of them. */
export function addToDo(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof boardToDoResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, 'add-to-do', async (tx) => {
    const { writer, boardId } = await lockPlannedBoard(tx, viewer, input.board_id)
    if ((await findToDos(tx, boardId)).length >= MOST)
      throw new AppError('rule_broken', {
        field: 'text',
        detail: `text: ${planningRefusalWords.mostToDos({ most: String(MOST) })}`,
      })
    const toDo = { id: deps.ids.next(bucketOf(boardId)), text: input.text, doneAt: null, doneBy: null }
    await appendToDos(writer, boardId, [toDo])
    return boardId
  })
}

/** Changes what is named of a to-do. Answers its board. Throws `to_do_not_found`. */
export function changeToDo(
  deps: WriteDeps,
  viewer: Member,
  changes: OptionsOf<typeof boardToDoResource.update>,
): Promise<Id> {
  return inTransaction(deps.db, 'change-to-do', async (tx) => {
    const { to_do_id: id, text, is_done: isDone } = changes
    const { writer, boardId } = await lockBoardOfToDo(tx, viewer, id)
    const all = await findToDos(tx, boardId)
    const toDo = all.find((one) => one.id === id)
    if (!toDo) throw new AppError('to_do_not_found')
    const columns = { ...(text !== undefined && { text }), ...tickColumns(toDo, isDone) }
    if (Object.keys(columns).length > 0) await updateToDo(writer, id, columns)
    if (changes.after_to_do_id !== undefined) await move(writer, boardId, all, id, changes.after_to_do_id)
    return boardId

    /** Whoever ticked first is remembered. */
    function tickColumns({ doneAt }: ToDoRow, wanted: boolean | undefined) {
      if (wanted === undefined || wanted === (doneAt !== null)) return {}
      return wanted ? { done_at: deps.clock.now(), done_by: viewer.id } : { done_at: null, done_by: null }
    }
  })
}

async function move(writer: Writer, boardId: BoardId, all: readonly ToDoRow[], id: Id, afterId: Id): Promise<void> {
  const ids = all.map((one) => one.id)
  const order = movedAfter(ids, id, afterId)
  if (order === null) throw new AppError('to_do_not_found', { field: 'after_to_do_id' })
  await orderToDos(writer, boardId, order)
}

/** Deletes a to-do. Answers its board. Throws `to_do_not_found`. */
export function deleteToDo(deps: WriteDeps, viewer: Member, id: Id): Promise<Id> {
  return inTransaction(deps.db, 'delete-to-do', async (tx) => {
    const { writer, boardId } = await lockBoardOfToDo(tx, viewer, id)
    await deletePlanned(writer, 'board_to_dos', id)
    return boardId
  })
}
