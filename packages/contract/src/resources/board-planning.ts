import { z } from 'zod'
import { boardPlanning } from '../entities/board-planning.ts'
import { limits } from '../limits.ts'
import { command, query, resource } from '../wire/endpoint.ts'
import { boardId, flag, id, whole } from '../wire/scalars.ts'
import { actingFor, requiredText, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const most = limits.boardPlanning
const toDoText = requiredText(most.longestToDo, () => wrongOptionWords.sayToDo)
const noteTitle = text(most.longestNoteTitle)
const noteText = text(most.longestNote)
// Visitors see nothing of what is planned, so no change of it hides something from them.
const planning = ['board_public edit_details', 'board_secret edit_details'] as const
const planned = ['board_secret edit_details'] as const

/** What the team of a board plans on it. Every change answers all of it, as it then is. */
export const boardPlanningResource = resource('BoardPlanning', {
  get: query({
    summary: 'The to-dos and notes of a board, for its team.',
    facts: { token: 'boards', acting: { needs: 'edit', on: { board_id: 'board' } }, rate: 'none: reads' },
    rows: planning,
    access: 'member',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: boardPlanning,
  }),
})

/** What is to be done for a board. */
export const boardToDoResource = resource('BoardToDo', {
  create: command({
    summary: `Add a to-do at the end; a board holds ${most.toDos}.`,
    facts: { token: 'boards', acting: 'manage', mayHide: false, rate: 'change' },
    rows: planning,
    options: z.object({ board_id: boardId, text: toDoText, ...actingFor }),
    reply: boardPlanning,
  }),
  update: command({
    summary: 'Change, tick or move a to-do. What is left out stays as it is.',
    facts: { token: 'boards', acting: 'manage', mayHide: false, rate: 'change' },
    rows: planned,
    options: z.object({
      to_do_id: id,
      text: toDoText.optional(),
      is_done: flag.optional(),
      /** The to-do it then comes after; empty puts it first. */
      after_to_do_id: z.union([z.literal(''), id]).optional(),
      ...actingFor,
    }),
    reply: boardPlanning,
  }),
  delete: command({
    summary: 'Delete a to-do.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: planned,
    options: z.object({ to_do_id: id, ...actingFor }),
    reply: boardPlanning,
  }),
})

/** Something must be there to keep. */
const saysSomething = (note: { title: string; text: string }) => note.title !== '' || note.text !== ''
const blank = { path: ['text'], error: () => wrongOptionWords.writeFirst }

/** Notes on a board. */
export const boardNoteResource = resource('BoardNote', {
  create: command({
    summary: `Write a note; a board holds ${most.notes}.`,
    facts: { token: 'boards', acting: 'manage', mayHide: false, rate: 'change' },
    rows: planning,
    options: z
      .object({ board_id: boardId, title: noteTitle.default(''), text: noteText.default(''), ...actingFor })
      .refine(saysSomething, blank),
    reply: boardPlanning,
  }),
  update: command({
    summary: 'Change a note. Refused where it was changed after the version that is named.',
    facts: { token: 'boards', acting: 'manage', mayHide: false, rate: 'change' },
    rows: planned,
    options: z
      .object({ note_id: id, version: whole, title: noteTitle, text: noteText, ...actingFor })
      .refine(saysSomething, blank),
    reply: boardPlanning,
  }),
  delete: command({
    summary: 'Delete a note.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: planned,
    options: z.object({ note_id: id, ...actingFor }),
    reply: boardPlanning,
  }),
})
