import { z } from 'zod'
import { begunWork } from '../entities/blocking-action.ts'
import { limits } from '../limits.ts'
import { command, endpoint } from '../wire/endpoint.ts'
import { changingSections } from '../wire/permission-row-sets.ts'
import { boardId, id, idList, pinId } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** Puts sections of a board where its editors want them. */
export const reorderSections = endpoint(
  'POST',
  '/v3/boards/{board_id}/sections/reorder/',
  command({
    summary: 'Give some sections a new order among themselves. Together they keep the places they have; others stay.',
    // A visitor may see the order of a moment ago.
    facts: { token: 'boards', acting: { needs: 'edit', on: { board_id: 'board' } }, mayHide: false, rate: 'change' },
    rows: changingSections,
    options: z.object({ board_id: boardId, section_ids: idList(limits.sectionsPerBoard), ...actingFor }),
    reply: z.null(),
  }),
)

/** Making one section of two. */
export const mergeSections = endpoint(
  'POST',
  '/v3/boards/sections/{source_id}/merge/{target_id}/',
  command({
    summary: `Move all pins of the first section to the second, of the same board, and end the first. Over ${limits.operations.atOnce} it goes on in the background.`,
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    rows: changingSections,
    options: z.object({ source_id: id, target_id: id, ...actingFor }),
    reply: begunWork,
  }),
)

/** Puts pins of a board where its editors want them. */
export const reorderPins = endpoint(
  'POST',
  '/v3/boards/{board_id}/pins/reorder/',
  command({
    summary: 'Put pins of a board, in the order named, behind another of its pins, or first.',
    // A visitor may see the order of a moment ago.
    facts: { token: 'boards', acting: { needs: 'edit', on: { board_id: 'board' } }, mayHide: false, rate: 'change' },
    rows: ['board_protected write_any', 'board_public edit_details', 'board_secret edit_details'],
    options: z
      .object({
        board_id: boardId,
        pin_ids: idList(limits.bulkEdit.reorderedAtOnce),
        /** Left out or empty: they come first. */
        after_pin_id: z.union([z.literal(''), pinId]).optional(),
        ...actingFor,
      })
      .refine(({ pin_ids, after_pin_id }) => !after_pin_id || !pin_ids.includes(after_pin_id), {
        path: ['after_pin_id'],
        error: () => wrongOptionWords.nameStayingPin,
      }),
    reply: z.null(),
  }),
)
