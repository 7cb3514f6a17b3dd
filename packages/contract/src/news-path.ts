import type { News } from './entities/news.ts'
import { memberRoutes } from './routes/member-routes.ts'

/** Where a piece of news leads the member with the username, as a path. */
export function newsPath({ kind, actors, actor_count: count, pin, board, business }: News, username: string): string {
  if (kind === 'draft_failed' || kind === 'drafts_ending') return memberRoutes.pinBuilder.build()
  if (kind === 'site_failing' || kind === 'site_lost' || kind === 'feed_paused')
    return memberRoutes.claimedAccounts.build()
  if (kind === 'merchant_approved' || kind === 'merchant_declined' || kind === 'merchant_withdrawn')
    return memberRoutes.businessSettings.build()
  // Whoever answers for another reads the requests of that one, and its log.
  const other = business && business.username !== username ? business.id : undefined
  if (kind === 'access_requested') return memberRoutes.businessAccess.build({}, { view: 'requests', business: other })
  const isLetIn = kind === 'access_accepted' || kind === 'access_assigned'
  if (isLetIn && other !== undefined) return memberRoutes.businessAccess.build({}, { view: 'log', business: other })
  // Access of another is that one's own to look at: its people look at who it is that lets it in.
  const isOfOther = other !== undefined
  if (kind === 'access_request_declined' && !isOfOther)
    return memberRoutes.businessAccess.build({}, { view: 'requests' })
  if ((kind === 'access_request_granted' || kind === 'access_invited' || isLetIn) && !isOfOther)
    return memberRoutes.businessAccess.build({}, {})
  if (kind === 'decision_made' || kind === 'appeal_granted' || kind === 'appeal_refused')
    return memberRoutes.moderationDecisions.build()
  if (kind === 'takedown_removed' || kind === 'takedown_restored' || kind === 'takedown_kept')
    return memberRoutes.takedownNotices.build()
  if (kind === 'report_acted') return memberRoutes.notifications.build()
  // Whoever reported may appeal there.
  if (kind === 'report_dismissed') return memberRoutes.moderationDecisions.build()
  if (pin !== null) return memberRoutes.closeup.build({ pinId: pin.id })
  if (board !== null) return board.url
  const [actor] = actors
  if (kind === 'followed' && count > 1) return memberRoutes.profileFollowers.build({ username })
  return actor ? memberRoutes.profile.build({ username: actor.username }) : memberRoutes.notifications.build()
}
