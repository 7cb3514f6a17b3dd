import { z } from 'zod'
import { endpoint } from '../../wire/endpoint.ts'
import { boardId, flag } from '../../wire/scalars.ts'
import { adminCommand } from './admin-endpoint.ts'
import { actReason } from './employees.ts'

/** The moderators' word on a board, which its owner cannot take back. */
export const adminWarnOfBoard = endpoint(
  'POST',
  '/v3/admin/boards/{board_id}/warning/',
  adminCommand({
    summary: 'Warn people before the Pins of a board, or take the moderators’ warning away; the owner’s own stays.',
    roles: ['moderator'],
    mayHide: true,
    options: z.object({ board_id: boardId, is_sensitive: flag, reason: actReason }),
    reply: z.null(),
  }),
)
