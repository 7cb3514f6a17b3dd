import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, endpoint } from '../wire/endpoint.ts'
import { id, idList } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

/** Puts boards of the viewer's list where they want them. */
export const reorderBoards = endpoint(
  'POST',
  '/v3/users/boards/partial_reorder/',
  command({
    summary:
      'Give some boards a new order among themselves. Together they keep the places they have, or go behind another board; others stay.',
    options: z.object({
      /** Joined by commas or as an array. */
      board_ids: idList(limits.boardOrder.atOnce),
      /** The board they go behind; empty for the front. */
      after_board_id: z.union([z.literal(''), id]).optional(),
      ...actingFor,
    }),
    reply: z.null(),
  }),
)
