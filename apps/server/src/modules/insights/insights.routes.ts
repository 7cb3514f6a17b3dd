import { countPinViews, getAudience, getInsights, getTopBoards, getTopPins, namedSiteDomain } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import type { SeenNotes } from './noting/seen-notes.ts'
import { audienceView } from './telling/audience.view.ts'
import { type InsightsDeps, insightsView, topBoardsView, topPinsView } from './telling/insights.view.ts'

/** A claimed website by its name, or by the address of a page on it. */
const siteOf = (named: string | undefined) => (named === undefined || named === '' ? undefined : namedSiteDomain(named))

/** BZ-05: what is seen of Pins, and what businesses are told of it. */
export function bindInsights({ bind }: Pick<Binder, 'bind'>, deps: InsightsDeps & { readonly seenNotes: SeenNotes }) {
  bind(countPinViews, async ({ viewer, options: { batch_key: batchKey, views }, request: { address } }) => {
    deps.seenNotes.note(viewer, { batchKey, seen: views.map(({ pin_id: id, kind }) => [id, kind]), address })
    return null
  })
  bind(getInsights, ({ viewer, options: { board_id: boardId, pin_id: pinId, domain, ...asked } }) =>
    insightsView(deps, viewer, { ...asked, boardId, pinId, site: siteOf(domain) }),
  )
  bind(getTopPins, ({ viewer, options: { board_id: boardId, domain, page_size: limit, ...asked } }) =>
    topPinsView(deps, viewer, { ...asked, boardId, site: siteOf(domain), limit }),
  )
  bind(getTopBoards, ({ viewer, options: { page_size: limit, ...asked } }) =>
    topBoardsView(deps, viewer, { ...asked, limit }),
  )
  bind(getAudience, ({ viewer }) => audienceView(deps, viewer))
}
