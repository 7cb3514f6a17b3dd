import { z } from 'zod'
import { board } from '../entities/board.ts'
import { count, entityId } from '../entities/fields.ts'
import { memberCard } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { listingFollows, readingBoards } from '../wire/permission-row-sets.ts'
import { boardId, bookmarks, flag, idList, memberId, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }
const member = z.object({ user_id: memberId, ...fieldChoice, ...actingFor })

/** Who follows a member, newest first. */
export const userFollowersResource = resource('UserFollowers', {
  get: pagedQuery({
    summary: "A member's followers.",
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    rows: listingFollows,
    options: z.object({ username: z.string(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
  delete: command({
    summary: 'Remove one of the viewer’s followers. They won’t be notified.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own account: ends follows of the viewer only',
    options: member,
    reply: z.null(),
  }),
})

/** Whom a member follows, newest first. */
export const userFollowingResource = resource('UserFollowing', {
  get: pagedQuery({
    summary: 'The members that a member follows. Topics and boards are lists of their own.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    rows: listingFollows,
    options: z.object({
      username: z.string(),
      /** Every follow of a member is explicit, so both are only read. The spelling is the protocol's own. */
      exclude_not_explictly_followed: flag.optional(),
      explicit_following: flag.optional(),
      ...page,
      ...fieldChoice,
      ...actingFor,
    }),
    reply: z.array(memberCard),
  }),
})

/** Who waits to follow the viewer's private profile, newest first. */
export const userFollowRequestsResource = resource('UserFollowRequests', {
  get: pagedQuery({
    summary: 'Who asks to follow the viewer.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: who waits to follow the viewer',
    access: 'member',
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
})

/** Answering those who wait. */
export const userFollowRequestResource = resource('UserFollowRequest', {
  get: query({
    summary: `How many ask to follow the viewer; counts no further than ${limits.followRequestsCounted}.`,
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    noRow: 'own account: how many wait to follow the viewer',
    access: 'member',
    options: z.object(actingFor),
    reply: z.object({ count }),
  }),
  update: command({
    summary: 'Let somebody who asked follow.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'change' },
    noRow: 'own account: answers requests to the viewer only',
    options: member,
    reply: memberCard,
  }),
  delete: command({
    summary: 'Decline somebody who asked to follow.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own account: answers requests to the viewer only',
    options: member,
    reply: z.null(),
  }),
})

/** Following many at once. Whom the viewer cannot follow is left out. */
export const followUsers = endpoint(
  'PUT',
  '/v3/users/follow/',
  command({
    summary: 'Follow members; answers those who are now followed or asked.',
    facts: { token: 'user', acting: 'edit', mayHide: false, rate: { each: 'followee_ids', as: 'follow' } },
    rows: ['profile_private follow_request'],
    options: z.object({ followee_ids: idList(limits.followedAtOnce), ...actingFor }),
    reply: z.array(memberCard),
  }),
)

/** Codes that let others follow the viewer's private profile without asking. */
export const createExternalInviteResource = resource('CreateExternalInvite', {
  create: command({
    summary: 'Make a link that lets who opens it follow the viewer.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: limited' },
    noRow: 'own account: invites to the viewer’s profile',
    options: z.object(actingFor),
    reply: z.object({ invite_url: z.string() }),
  }),
  delete: command({
    summary: 'End all such links of the viewer.',
    facts: { token: 'user', acting: 'manage', mayHide: true, rate: 'none: less' },
    noRow: 'own account: ends the viewer’s invitations',
    options: z.object(actingFor),
    reply: z.null(),
  }),
})

const inviteCode = z.string().max(400)

/** Somebody opened a page with an invitation in its address. */
export const landWithInvite = endpoint(
  'POST',
  '/v3/invite_code/attribution/land/',
  command({
    summary: 'Whose invitation a code is.',
    facts: { token: 'user', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever has the code, of 128 random bits, unless blocked',
    access: 'public',
    options: z.object({ invite_code: inviteCode }),
    reply: z.object({
      inviter: z.object({
        id: entityId,
        username: z.string(),
        full_name: z.string(),
        first_name: z.string(),
        is_private_profile: z.boolean(),
      }),
    }),
  }),
)

/** Following by invitation. */
export const redeemInvite = endpoint(
  'POST',
  '/v3/invite_code/{code}/redeem/',
  command({
    summary: 'Follow the member whose invitation it is; a private profile is followed at once.',
    facts: { token: 'user', acting: 'nobody', mayHide: true, rate: 'follow' },
    noRow: 'whoever has the code, of 128 random bits, unless blocked',
    options: z.object({ code: inviteCode }),
    reply: memberCard,
  }),
)

/** Who follows a board, newest first. */
export const boardFollowersResource = resource('BoardFollowers', {
  get: pagedQuery({
    summary: "A board's followers.",
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: readingBoards,
    options: z.object({ board_id: boardId, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
})

/** The boards a member follows, newest follow first. */
export const boardFollowingResource = resource('BoardFollowing', {
  get: pagedQuery({
    summary: 'The boards a member follows.',
    facts: { token: 'boards', acting: 'read', rate: 'none: reads' },
    rows: listingFollows,
    options: z.object({ username: z.string(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})
