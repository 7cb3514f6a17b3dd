import { z } from 'zod'
import { begunWork } from '../entities/blocking-action.ts'
import { board } from '../entities/board.ts'
import { limits } from '../limits.ts'
import { command, endpoint, resource } from '../wire/endpoint.ts'
import { addingPins, changingPins } from '../wire/permission-row-sets.ts'
import { boardId, id, idList, sectionId } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** Pins by their ids, or all pins of a board or of one of its sections. */
const whichPins = {
  pin_ids: idList(limits.bulkEdit.atOnce).default([]),
  source_board_id: boardId.optional(),
  /** With `source_board_id`: a section of it, or `''` for the pins outside of sections. */
  source_section_id: z.union([z.literal(''), sectionId]).optional(),
}
const namesPins = (options: { pin_ids: string[]; source_board_id?: string | undefined }) =>
  options.pin_ids.length > 0 || options.source_board_id !== undefined
const unnamed = {
  path: ['pin_ids'],
  error: () => wrongOptionWords.giveOr({ first: 'pin_ids', second: 'source_board_id' }),
}

const started = begunWork.extend({
  /** How many pins it is about. */
  pin_count: z.int().min(0),
})

/** Copying, moving and deleting many pins at once. */
export const bulkEditResource = resource('BulkEdit', {
  create: command({
    summary: `Save many pins to a board. Over ${limits.operations.atOnce} it goes on in the background.`,
    facts: { token: 'pins', acting: 'edit', mayHide: false, rate: 'none: limited' },
    rows: addingPins,
    options: z
      .object({
        ...whichPins,
        board_id: boardId,
        section_id: z.union([z.literal(''), sectionId]).optional(),
        ...actingFor,
      })
      .refine(namesPins, unnamed),
    reply: started,
  }),
  update: command({
    summary: `Move many of one's own pins to a board, to a section, or with an empty board_id onto no board. Over ${limits.operations.atOnce} it goes on in the background.`,
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: limited' },
    rows: addingPins,
    options: z
      .object({
        ...whichPins,
        board_id: z.union([z.literal(''), boardId]),
        section_id: z.union([z.literal(''), sectionId]).optional(),
        ...actingFor,
      })
      .refine(namesPins, unnamed),
    reply: started,
  }),
  delete: command({
    summary: `Delete many pins: one's own go, others' leave one's own board. Over ${limits.operations.atOnce} it goes on in the background.`,
    facts: { token: 'pins', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: [...changingPins, 'pin_on_board_of_another remove_from_board_by_board_owner'],
    options: z.object({ ...whichPins, ...actingFor }).refine(namesPins, unnamed),
    reply: started,
  }),
})

/** Making one board of two. */
export const mergeBoards = endpoint(
  'POST',
  '/v3/boards/{source_id}/merge/{target_id}/',
  command({
    summary:
      'Move all pins and sections of the first board to the second, and end the first. Sections of one name become one.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    rows: ['board_public archive_merge_privacy', 'board_secret archive_merge_privacy_delete'],
    options: z.object({ source_id: id, target_id: id, ...actingFor }),
    reply: started.extend({ board }),
  }),
)
