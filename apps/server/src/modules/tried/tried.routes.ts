import { aggregatedActivityFeedResource, didItActivityResource, didItUserFeedResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type BoardViewDeps, memberIdOf } from '../boards/index.ts'
import { pinOfAggregate, type PinViewDeps } from '../pins/index.ts'
import { sayTried } from './commands/say-tried.ts'
import { takeBackTried } from './commands/take-back-tried.ts'
import { memberTriesView, pinTriesView, triedView } from './tried.view.ts'

/** What members tried. */
export function bindTried(
  { bind, bindPaged }: Binder,
  deps: WriteDeps & BoardViewDeps & PinViewDeps & { rateLimit: RateLimit },
): void {
  bind(didItActivityResource.create, async ({ viewer, options }) =>
    triedView(deps, viewer, await sayTried(deps, requireMember(viewer), options)),
  )
  bind(didItActivityResource.delete, async ({ viewer, options }) => {
    await takeBackTried(deps, requireMember(viewer), options.user_did_it_data_id)
    return null
  })
  bindPaged(didItUserFeedResource.get, async ({ viewer, options, page }) =>
    memberTriesView(deps, viewer, await memberIdOf(deps, viewer, options.username), page),
  )
  bindPaged(aggregatedActivityFeedResource.get, async ({ viewer, options, page }) => {
    const pinId = options.pin_id ?? (await pinOfAggregate(deps, viewer, options.aggregated_pin_data_id ?? '0'))
    return pinTriesView(deps, viewer, pinId, page)
  })
}
