import {
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  boardFollowResource,
  type Endpoint,
  followBoard,
  followUsers,
  interestFollowResource,
  landWithInvite,
  pinResource,
  reactToPin,
  repinResource,
  reportResource,
  userFollowResource,
  userSessionResource,
  userStateResource,
  vipResource,
} from '@pinfold/contract'

/**
 * Frequent commands that only add. After any other, also one that nobody thought of here, the pages kept for visitors
 * are made anew.
 */
const harmless: readonly Endpoint[] = [
  aggregatedCommentLikeResource.create,
  aggregatedCommentResource.create,
  boardFollowResource.create,
  followBoard,
  followUsers,
  interestFollowResource.create,
  landWithInvite,
  pinResource.create,
  reactToPin,
  repinResource.create,
  reportResource.create,
  userFollowResource.create,
  userSessionResource.create,
  userStateResource.create,
  vipResource.create,
]
const ids = new Set(harmless.map(({ id }) => id))

/** Whether nothing that a visitor could see before the command is hidden after it. */
export const hidesNothing = ({ id }: Endpoint): boolean => ids.has(id)
