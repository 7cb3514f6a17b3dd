import { countPinViews, getAudience, getInsights, getTopBoards, getTopPins } from '@pinfold/contract'
import type { Binder } from '../../platform/http/binder.ts'
import type { SeenNotes } from './noting/seen-notes.ts'
import { audienceView } from './telling/audience.view.ts'
import { type InsightsDeps, insightsView, topBoardsView, topPinsView } from './telling/insights.view.ts'

/** BZ-05: what is seen of Pins, and what businesses are told of it. */
export function bindInsights({ bind }: Pick<Binder, 'bind'>, deps: InsightsDeps & { readonly seenNotes: SeenNotes }) {
  bind(countPinViews, async ({ viewer, options: { batch_key: batchKey, views }, request: { address } }) => {
    deps.seenNotes.note(viewer, { batchKey, seen: views.map(({ pin_id: id, kind }) => [id, kind]), address })
    return null
  })
  bind(getInsights, ({ viewer, options: { board_id: boardId, pin_id: pinId, ...asked } }) =>
    insightsView(deps, viewer, { ...asked, boardId, pinId }),
  )
  bind(getTopPins, ({ viewer, options: { board_id: boardId, page_size: limit, ...asked } }) =>
    topPinsView(deps, viewer, { ...asked, boardId, limit }),
  )
  bind(getTopBoards, ({ viewer, options: { page_size: limit, ...asked } }) =>
    topBoardsView(deps, viewer, { ...asked, limit }),
  )
  bind(getAudience, ({ viewer }) => audienceView(deps, viewer))
}
