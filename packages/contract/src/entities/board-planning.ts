import { z } from 'zod'
import { entityId, wireDate } from './fields.ts'
import { memberCard } from './user.ts'

/** Something to be done for a board. */
export const boardToDo = z.object({
  id: entityId,
  type: z.literal('board_to_do'),
  text: z.string(),
  is_done: z.boolean(),
  done_at: wireDate.nullable(),
  /** Who ticked it; null once they are gone, or hidden from the viewer. */
  done_by: memberCard.nullable(),
})
export type BoardToDo = z.output<typeof boardToDo>

/** What a board's editors wrote down about it. */
export const boardNote = z.object({
  id: entityId,
  type: z.literal('board_note'),
  /** May be empty where the text is not. */
  title: z.string(),
  /** Plain, with line breaks. */
  text: z.string(),
  /** Counts the changes. Whoever changes the note says which version they saw. */
  version: z.int().positive(),
  edited_at: wireDate,
  edited_by: memberCard.nullable(),
})
export type BoardNote = z.output<typeof boardNote>

/** What the team of a board plans on it: to-dos in their order, notes oldest first. Its dates are the board's. */
export const boardPlanning = z.object({
  board_id: entityId,
  to_dos: z.array(boardToDo),
  notes: z.array(boardNote),
})
export type BoardPlanning = z.output<typeof boardPlanning>
