import { boardNoteResource, boardPlanningResource, boardToDoResource } from '@pinfold/contract'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'

const byId = ({ boardId }: Target) => ({ board_id: boardId })
const usingUp = { isUsingUp: true }

/** What the team of a board does with what is planned on it, by the board. */
export const planning: readonly Probe[] = [
  calls(boardPlanningResource.get, byId),
  calls(boardToDoResource.create, (target) => ({ ...byId(target), text: 'Another' }), usingUp),
  calls(boardNoteResource.create, (target) => ({ ...byId(target), text: 'Another' }), usingUp),
]

/** What a board's team does by a to-do or a note, which is missing to everybody else, even if they see the board. */
export const planned: readonly Probe[] = [
  calls(boardToDoResource.update, ({ toDoId }) => ({ to_do_id: toDoId, is_done: true })),
  calls(boardNoteResource.update, ({ noteId }) => ({ note_id: noteId, version: 1, title: '', text: 'Red' }), usingUp),
  calls(boardToDoResource.delete, ({ toDoId }) => ({ to_do_id: toDoId }), usingUp),
  calls(boardNoteResource.delete, ({ noteId }) => ({ note_id: noteId }), usingUp),
]
