import { z } from 'zod'
import { board } from '../entities/board.ts'
import { count, entityId } from '../entities/fields.ts'
import { memberCard } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { bookmarks, flag, id, idList, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice } from './option-schemas.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }
const member = z.object({ user_id: id, ...fieldChoice, ...actingFor })

/** Who follows a member, newest first. */
export const userFollowersResource = resource('UserFollowers', {
  get: pagedQuery({
    summary: "A member's followers.",
    options: z.object({ username: z.string(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
  delete: command({
    summary: 'Remove one of the viewer’s followers. They won’t be notified.',
    options: member,
    reply: z.null(),
  }),
})

/** Whom a member follows, newest first. */
export const userFollowingResource = resource('UserFollowing', {
  get: pagedQuery({
    summary: 'The members that a member follows. Topics and boards are lists of their own.',
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
    access: 'member',
    options: z.object({ ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
})

/** Answering those who wait. */
export const userFollowRequestResource = resource('UserFollowRequest', {
  get: query({
    summary: `How many ask to follow the viewer; counts no further than ${limits.followRequestsCounted}.`,
    access: 'member',
    options: z.object(actingFor),
    reply: z.object({ count }),
  }),
  update: command({ summary: 'Let somebody who asked follow.', options: member, reply: memberCard }),
  delete: command({ summary: 'Decline somebody who asked to follow.', options: member, reply: z.null() }),
})

/** Following many at once. Whom the viewer cannot follow is left out. */
export const followUsers = endpoint(
  'PUT',
  '/v3/users/follow/',
  command({
    summary: 'Follow members; answers those who are now followed or asked.',
    options: z.object({ followee_ids: idList(limits.followedAtOnce), ...actingFor }),
    reply: z.array(memberCard),
  }),
)

/** Codes that let others follow the viewer's private profile without asking. */
export const createExternalInviteResource = resource('CreateExternalInvite', {
  create: command({
    summary: 'Make a link that lets who opens it follow the viewer.',
    options: z.object(actingFor),
    reply: z.object({ invite_url: z.string() }),
  }),
  delete: command({ summary: 'End all such links of the viewer.', options: z.object(actingFor), reply: z.null() }),
})

const inviteCode = z.string().max(400)

/** Somebody opened a page with an invitation in its address. */
export const landWithInvite = endpoint(
  'POST',
  '/v3/invite_code/attribution/land/',
  command({
    summary: 'Whose invitation a code is.',
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
    options: z.object({ code: inviteCode }),
    reply: memberCard,
  }),
)

/** Who follows a board, newest first. */
export const boardFollowersResource = resource('BoardFollowers', {
  get: pagedQuery({
    summary: "A board's followers.",
    options: z.object({ board_id: id, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(memberCard),
  }),
})

/** The boards a member follows, newest follow first. */
export const boardFollowingResource = resource('BoardFollowing', {
  get: pagedQuery({
    summary: 'The boards a member follows.',
    options: z.object({ username: z.string(), ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(board),
  }),
})
