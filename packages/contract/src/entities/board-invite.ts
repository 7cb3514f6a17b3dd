import { z } from 'zod'
import { boardCard } from './board.ts'
import { entityId, wireDate } from './fields.ts'
import { image } from './picture.ts'
import { memberCard } from './user.ts'

/** The board of an invitation: an invitee of a secret board learns its name, nothing of what is saved there. */
const invitedBoard = boardCard
  .pick({ id: true, type: true, name: true, url: true, privacy: true, owner: true, image_cover_url: true })
  .extend({ cover_images: z.object({ '200x150': image, '222x': image }).partial().optional() })

/** How an invitation stands. `banned`: whoever was taken off the board and cannot come back. */
export const inviteStatuses = ['pending', 'accepted', 'declined', 'revoked', 'banned'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** An invitation to work on a board. */
export const boardInvite = z.object({
  id: entityId,
  type: z.literal('board_invite'),
  board: invitedBoard,
  invited_by_user: memberCard,
  invited_user: memberCard,
  created_at: wireDate,
  status: z.enum(inviteStatuses),
})
export type BoardInvite = z.output<typeof boardInvite>

/** What a link to an invitation tells whoever opens it, signed in or not. */
export const boardInvitation = boardInvite.pick({ board: true, invited_by_user: true }).extend({
  type: z.literal('board_invitation'),
  /** Who is on the board already need not join. */ is_joined: z.boolean(),
})
export type BoardInvitation = z.output<typeof boardInvitation>

/** Someone who may not write to a board yet asks to. */
export const contactRequest = z.object({
  id: entityId,
  type: z.literal('contact_request'),
  board: invitedBoard.nullable(),
  created_at: wireDate,
  sender: memberCard,
  recipient: memberCard,
})
export type ContactRequest = z.output<typeof contactRequest>
