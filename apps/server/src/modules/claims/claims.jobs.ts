import type { Jobs } from '../../platform/jobs/jobs.ts'
import { askForFeeds, readFeed, type ReadFeedDeps } from './feeds/read-feeds.ts'
import { pauseAllFeeds } from './feeds/change-feeds.ts'
import { countSite, countSites } from './jobs/count-site-pins.ts'
import { markWebsite } from './jobs/mark-website.ts'
import { recheckDueSites, type RecheckDeps } from './jobs/recheck-sites.ts'

/** A feed with a day's entries, each with a picture that has to be fetched. */
const FEED_SECONDS = 60 * 60

/** Looks at claimed sites again, counts their pins, and publishes their feeds. */
export function scheduleClaims(
  jobs: Jobs,
  deps: RecheckDeps & ReadFeedDeps & { readonly hasLinkFacts: boolean },
): void {
  jobs.on('member.website-changed', 'claims-mark', ({ memberId }) => markWebsite(deps, memberId), { concurrency: 1 })
  jobs.on('member.left-business', 'claims-pause-feeds', ({ memberId }) => pauseAllFeeds(deps, memberId), {
    concurrency: 1,
  })
  jobs.on('site-feed.due', 'claims-read-feed', ({ feedId }) => readFeed(deps, feedId), {
    concurrency: 1,
    mostSeconds: FEED_SECONDS,
  })
  jobs.every('9 * * * *', 'claims-recheck', () => recheckDueSites(deps))
  jobs.every('3 * * * *', 'claims-ask-for-feeds', () => askForFeeds(deps))
  // Which pins lead to a site is known of linked pages alone.
  if (!deps.hasLinkFacts) return
  jobs.on('site.verified', 'claims-count', (claim) => countSite(deps, claim), { concurrency: 1 })
  jobs.every('41 2 * * *', 'claims-count-all', () => countSites(deps))
}
