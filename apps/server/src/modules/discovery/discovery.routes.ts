import { userHomefeedResource } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import type { CardDeps } from '../graph/index.ts'
import { homeFeedView } from './home-feed.view.ts'

/** Feeds. */
export function bindDiscovery({ bindPaged }: Binder, deps: CardDeps): void {
  bindPaged(userHomefeedResource.get, ({ viewer, page }) => homeFeedView(deps, viewer, page))
}
