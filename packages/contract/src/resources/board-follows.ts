import { z } from 'zod'
import { board } from '../entities/board.ts'
import { command, endpoint, resource } from '../wire/endpoint.ts'
import { boardId } from '../wire/scalars.ts'
import { actingFor } from './option-schemas.ts'

/** Following a board. */
export const boardFollowResource = resource('BoardFollow', {
  create: command({
    summary: 'Follow a board.',
    facts: { token: 'boards', acting: 'edit', mayHide: false, rate: 'follow' },
    rows: ['board_public follow_react_comment'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
  delete: command({
    summary: 'Stop following a board.',
    facts: { token: 'boards', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: ['board_public follow_react_comment'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
})
/** Following a board, at the address app clients use. */
export const followBoard = endpoint(
  'PUT',
  '/v3/boards/{board_id}/follow/',
  command({
    summary: 'Follow a board.',
    facts: { token: 'boards', acting: 'edit', mayHide: false, rate: 'follow' },
    rows: ['board_public follow_react_comment'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
)
/** Leaving a board's followers, at the address app clients use. */
export const unfollowBoard = endpoint(
  'DELETE',
  '/v3/boards/{board_id}/follow/',
  command({
    summary: 'Stop following a board.',
    facts: { token: 'boards', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: ['board_public follow_react_comment'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
)
