import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, endpoint } from '../wire/endpoint.ts'
import { idList } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

/** Puts boards of the viewer's list where they want them. */
export const reorderBoards = endpoint(
  'POST',
  '/v3/users/boards/partial_reorder/',
  command({
    summary: 'Give some boards a new order among themselves. Together they keep the places they have; others stay.',
    options: z.object({
      /** Joined by commas or as an array. */
      board_ids: idList(limits.boardOrder.atOnce),
      ...actingFor,
    }),
    reply: z.null(),
  }),
)
