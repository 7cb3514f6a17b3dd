import { z } from 'zod'
import { boardInvitation, boardInvite, inviteStatuses } from '../entities/board-invite.ts'
import { board } from '../entities/board.ts'
import { entityId, wireDate } from '../entities/fields.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { inviting } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, id, idList, memberId, pageSize } from '../wire/scalars.ts'
import { emailAddress } from './account-options.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }

/** Some of the ways an invitation can stand, as a list or as text; what nobody knows is passed over. */
const statusFilters = z
  .union([z.array(z.string()).max(10), z.string().max(200)])
  .transform((sent) => (Array.isArray(sent) ? sent : (sent.match(/\w+/g) ?? [])))
  .transform((names) => inviteStatuses.filter((status) => names.includes(status)))
  .default([])

/** Bringing members onto a board: invite, take back or decline, accept. */
export const boardInviteResource = resource('BoardInvite', {
  create: command({
    summary: 'Invite members to add to a board.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: { as: 'invite', each: 'invited_user_ids' } },
    rows: inviting,
    options: z.object({ board_id: boardId, invited_user_ids: idList(limits.boardInvites.atOnce), ...actingFor }),
    reply: z.object({ invited_user_ids: z.array(z.string()) }),
  }),
  update: command({
    summary: 'Accept an invitation.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    rows: ['invite accept_decline', 'invite reuse_after_revoke_or_accept'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: board,
  }),
  delete: command({
    summary: 'Decline an invitation, or take one back.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: ['invite accept_decline', 'invite reuse_after_revoke_or_accept', 'invite revoke'],
    options: z.object({ board_id: boardId, invited_user_id: memberId, ...fieldChoice, ...actingFor }),
    reply: z.null(),
  }),
})

/** Taking a collaborator off a board, or leaving it. */
export const boardCollaboratorResource = resource('BoardCollaborator', {
  delete: command({
    summary: 'Remove a collaborator, or leave the board oneself.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: [...inviting, 'board_public leave'],
    options: z.object({
      board_id: boardId,
      invited_user_id: memberId,
      ban: flag.default(false),
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.null(),
  }),
})

/** Invitations: the viewer's own that wait, or those to a board. */
export const boardInvitesResource = resource('BoardInvites', {
  get: pagedQuery({
    summary:
      'Invitations that wait for the viewer, newest first. With `board_id` those to that board: all for its owner, their own for who is invited.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: ['invite read'],
    access: 'public',
    options: z.object({
      board_id: boardId.optional(),
      /** Without a board it is the viewer's own in any case. */
      current_user: z.unknown().optional(),
      /** None named: those that wait. Others are for the owner. */
      status_filters: statusFilters,
      /** There is one order. */
      sort: z.string().optional(),
      ...page,
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(boardInvite),
  }),
})

/** Inviting people by their email addresses. Nothing tells whether one belongs to a member. */
export const boardEmailInviteResource = resource('BoardEmailInvite', {
  get: pagedQuery({
    summary: 'Email addresses that are invited to a board and have not answered; for its owner.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: ['invite read'],
    access: 'member',
    options: z.object({ board_id: boardId, ...page, ...actingFor }),
    reply: z.array(
      z.object({ id: entityId, type: z.literal('board_email_invite'), email: z.string(), created_at: wireDate }),
    ),
  }),
  create: command({
    summary: 'Mail invitations to a board. Each holds a link that works once, for thirty days.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: limited' },
    rows: inviting,
    options: z.object({
      board_id: boardId,
      emails: z
        .array(emailAddress)
        .min(1, { error: () => wrongOptionWords.giveEmail })
        .max(limits.boardInvites.emailsAtOnce),
      ...actingFor,
    }),
    reply: z.object({ emails: z.array(z.string()) }),
  }),
  delete: command({
    summary: 'Take a mailed invitation back: its link opens nothing any more.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'the owner, as all about emails; test/boards/invitations tries others',
    options: z.object({ board_id: boardId, invite_id: id, ...actingFor }),
    reply: z.null(),
  }),
})

const inviteLink = z.object({ url: z.string(), expires_at: wireDate })

/** The link of a board that lets whoever opens it collaborate. */
export const boardInviteLinkResource = resource('BoardInviteLink', {
  get: query({
    summary: "A board's link, null where it is off; for its owner.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: ['invite read'],
    access: 'member',
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.object({ link: inviteLink.nullable() }),
  }),
  create: command({
    summary: 'Turn the link on, or renew it: the one before opens nothing any more.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'change' },
    rows: inviting,
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.object({ link: inviteLink }),
    answersSecret: true,
  }),
  delete: command({
    summary: 'Turn the link off.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: ['invite revoke'],
    options: z.object({ board_id: boardId, ...actingFor }),
    reply: z.null(),
  }),
})

const inviteCode = z.string().max(400)

/** Somebody opened a link to an invitation. The code is in the body, where no log has it. */
export const landOnBoardInvite = endpoint(
  'POST',
  '/v3/board_invites/land/',
  command({
    summary: 'What a code invites to: the name of the board and who invites.',
    facts: { token: 'boards', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever has the code, of 128 secret bits, unless blocked or banned',
    access: 'public',
    options: z.object({ invite_code: inviteCode }),
    reply: boardInvitation,
  }),
)

/** The answer to an invitation, which a code or the board names (CA-32). */
export const respondToBoardInvite = endpoint(
  'POST',
  '/v3/board_invites/respond/',
  command({
    summary: 'Accept or decline an invitation. Answers the board that was joined, null after declining.',
    facts: { token: 'boards', acting: 'manage', mayHide: true, rate: 'none: limited' },
    rows: ['invite accept_decline', 'invite reuse_after_revoke_or_accept'],
    options: z.object({ board_id: boardId.optional(), invite_code: inviteCode.optional(), accept: flag, ...actingFor }),
    reply: z.object({ board: board.nullable() }),
  }),
)
