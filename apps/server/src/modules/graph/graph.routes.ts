import {
  followUsers,
  limits,
  type MemberCard,
  userBlocksResource,
  userFollowersResource,
  userFollowingResource,
  userFollowRequestResource,
  userFollowRequestsResource,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { approveRequest, declineRequest, removeFollower } from './commands/answer-request.ts'
import { followMembers } from './commands/follow-members.ts'
import { countRequests } from './follow-lists.queries.ts'
import { blockedView, cardsFor, followersView, followingView, requestsView } from './follow-lists.view.ts'
import { bindInvites } from './invites/invites.routes.ts'
import type { InviteDeps } from './invites/use-invite.ts'
import type { ApprovalDeps } from './tell-approved.ts'
import { bindTopics } from './topics/topics.routes.ts'

/** Who follows whom, who waits to, and topics. */
export function bindGraph(binder: Binder, deps: InviteDeps & ApprovalDeps & { readonly publicUrl: URL }): void {
  const { bind, bindPaged } = binder
  bindInvites(binder, deps)
  bindTopics(binder, deps)

  bindPaged(userFollowersResource.get, ({ viewer, options, page }) =>
    followersView(deps, viewer, options.username, page),
  )
  bindPaged(userFollowingResource.get, ({ viewer, options, page }) =>
    followingView(deps, viewer, options.username, page),
  )
  bind(userFollowersResource.delete, async ({ viewer, options }) => {
    await removeFollower(deps, requireMember(viewer), options.user_id)
    return null
  })

  bindPaged(userBlocksResource.get, ({ viewer, page }) => blockedView(deps, requireMember(viewer), page))
  bindPaged(userFollowRequestsResource.get, ({ viewer, page }) => requestsView(deps, requireMember(viewer), page))
  bind(userFollowRequestResource.get, async ({ viewer }) => ({
    count: await countRequests(deps.db, requireMember(viewer).id, limits.followRequestsCounted),
  }))
  bind(userFollowRequestResource.update, async ({ viewer, options }): Promise<MemberCard> => {
    await approveRequest(deps, requireMember(viewer), options.user_id)
    const [follower] = await cardsFor(deps, viewer)([options.user_id])
    if (!follower) throw new AppError('follow_request_not_found')
    return follower
  })
  bind(userFollowRequestResource.delete, async ({ viewer, options }) => {
    await declineRequest(deps, requireMember(viewer), options.user_id)
    return null
  })

  bind(followUsers, async ({ viewer, options }) => {
    await followMembers(deps, requireMember(viewer), options.followee_ids)
    const cards = await cardsFor(deps, viewer)([...new Set(options.followee_ids)])
    return cards.filter((card) => card.explicitly_followed_by_me || card.follow_requested_by_me === true)
  })
}
