import { z } from 'zod'
import { board } from '../entities/board.ts'
import { command, resource } from '../wire/endpoint.ts'
import { boardId, flag } from '../wire/scalars.ts'

/** The warning before a board's pins. */
export const boardSensitivityResource = resource('BoardSensitivity', {
  update: command({
    summary: "Say whether the viewer's board may contain sensitive content. What moderators say of it stays.",
    facts: { token: 'boards', acting: 'nobody', mayHide: true, rate: 'change' },
    noRow: 'the owner’s own warning; test/boards/sensitive-boards.test.ts tries everybody',
    options: z.object({ board_id: boardId, is_sensitive: flag }),
    reply: board,
  }),
})
