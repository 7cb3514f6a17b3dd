import { z } from 'zod'
import { boardCard } from './board.ts'
import { entityId, wireDate } from './fields.ts'
import { image } from './picture.ts'
import { memberCard } from './user.ts'

/** The board of an invitation: an invitee of a secret board learns its name and cover, nothing more. */
const invitedBoard = boardCard
  .pick({ id: true, type: true, name: true, url: true, privacy: true, owner: true, image_cover_url: true })
  .extend({ cover_images: z.object({ '200x150': image, '222x': image }).partial().optional() })

/** An invitation to work on a board. */
export const boardInvite = z.object({
  id: entityId,
  type: z.literal('board_invite'),
  board: invitedBoard,
  invited_by_user: memberCard,
  invited_user: memberCard,
  created_at: wireDate,
  status: z.enum(['pending', 'accepted', 'declined', 'revoked']),
})
export type BoardInvite = z.output<typeof boardInvite>

/** Someone who may not write yet asks to. */
export const contactRequest = z.object({
  id: entityId,
  type: z.literal('contact_request'),
  board: invitedBoard.nullable(),
  created_at: wireDate,
  sender: memberCard,
  recipient: memberCard,
})
export type ContactRequest = z.output<typeof contactRequest>
