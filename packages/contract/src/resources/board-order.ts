import { z } from 'zod'
import { boardSortOrder } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, endpoint } from '../wire/endpoint.ts'
import { boardId, idList } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

/** Puts boards of the viewer's list where they want them. */
export const reorderBoards = endpoint(
  'POST',
  '/v3/users/boards/partial_reorder/',
  command({
    summary:
      'Give some boards a new order among themselves. Together they keep the places they have, or go behind another board; others stay.',
    facts: { token: 'boards', acting: 'edit', mayHide: true, rate: 'change' },
    noRow: 'own account: the order of the viewer’s own list; test/boards tries others',
    options: z.object({
      /** Joined by commas or as an array. */
      board_ids: idList(limits.boardOrder.atOnce),
      /** The board they go behind; empty for the front. */
      after_board_id: z.union([z.literal(''), boardId]).optional(),
      /**
       * The order in which they show: it takes the place of the custom order first, of all boards, and from then on
       * boards are sorted by the custom order. Left out, an order of their own that they have goes on.
       */
      from_sort: boardSortOrder.optional(),
      ...actingFor,
    }),
    reply: z.null(),
  }),
)
