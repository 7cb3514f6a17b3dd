import {
  addSiteFeed,
  claimedSites,
  claimSite as claimCall,
  pauseSiteFeed,
  removeSiteFeed,
  showSite as showCall,
  siteFeeds,
  unclaimSite as unclaimCall,
  verifySite as verifyCall,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { claimsView, claimView } from './claims.view.ts'
import { claimSite } from './commands/claim-site.ts'
import { showSite, unclaimSite } from './commands/unclaim-site.ts'
import { type VerifyDeps, verifySite } from './commands/verify-site.ts'
import { addFeed, pauseFeed, removeFeed } from './feeds/change-feeds.ts'
import { feedsView, feedView } from './feeds/feeds.view.ts'

/** The viewer's own websites, and the feeds of them. */
export function bindClaims({ bind }: Pick<Binder, 'bind'>, deps: VerifyDeps): void {
  bind(claimedSites, ({ viewer, options }) => claimsView(deps, requireMember(viewer), options.domain))
  bind(claimCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return claimView(deps, member, await claimSite(deps, member, options.domain))
  })
  bind(verifyCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return claimView(deps, member, await verifySite(deps, member, options))
  })
  bind(showCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return claimView(deps, member, await showSite(deps, member, options.domain))
  })
  bind(unclaimCall, async ({ viewer, options }) => {
    await unclaimSite(deps, requireMember(viewer), options.domain)
    return null
  })

  bind(siteFeeds, ({ viewer, options }) => feedsView(deps, requireMember(viewer), options.domain))
  bind(addSiteFeed, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const { address, board_id: boardId } = options
    return feedView(deps, member, await addFeed(deps, member, { address, boardId }))
  })
  bind(pauseSiteFeed, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return feedView(deps, member, await pauseFeed(deps, member, options.feed_id, options.is_paused))
  })
  bind(removeSiteFeed, async ({ viewer, options }) => {
    await removeFeed(deps, requireMember(viewer), options.feed_id)
    return null
  })
}
