import type { Board, Pin, RisingSearch } from '@pinfold/contract'
import { languageOfLocale } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { type BoardViewDeps, boardViews } from '../../boards/index.ts'
import { edgePage } from '../../graph/index.ts'
import { fillPinPage, type PinViewDeps, type Place } from '../../pins/index.ts'
import { findPicks, type PickKind } from './explore.queries.ts'

/** What views of explore need. */
export interface ExploreViewDeps extends BoardViewDeps, PinViewDeps {
  readonly clock: Clock
}

const MOST_SEARCHES = 12

/** Pins that rise, then popular ones in the order of the day. A bookmark stays with its day, also past midnight. */
export const explorePinsView = (deps: ExploreViewDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> =>
  fillPinPage(deps, viewer, place, 'suggested', async (at) =>
    (await picksFor(deps, viewer, 'pin', at)).flatMap(({ thingId, key }) =>
      thingId === null ? [] : [{ pinId: thingId, key }],
    ),
  )

/** Boards to follow, in the order of the day. */
export const exploreBoardsView = (deps: ExploreViewDeps, viewer: Viewer, place: Place): Promise<Page<Board[]>> =>
  edgePage(
    place,
    async (at) =>
      (await picksFor(deps, viewer, 'board', at)).flatMap(({ thingId, key }) =>
        thingId === null ? [] : [{ id: thingId, edgeId: key }],
      ),
    (ids) => boardViews(deps, viewer, ids, 'suggested'),
  )

/** What many people look for more than they used to. */
export async function risingSearchesView(deps: ExploreViewDeps, viewer: Viewer): Promise<RisingSearch[]> {
  const picks = await picksFor(deps, viewer, 'search', { after: null, limit: MOST_SEARCHES })
  return picks.flatMap(({ words }) => (words === null ? [] : [{ type: 'rising_search', query: words }]))
}

async function picksFor({ db, clock }: ExploreViewDeps, viewer: Viewer, kind: PickKind, { after, limit }: Place) {
  const language = languageOfLocale(viewer.locale) ?? 'en'
  const today = clock.now().toISOString().slice(0, 10)
  const [day = '', place = '0'] = after?.split('.') ?? []
  const picks = await findPicks(
    db,
    { language, kind, today },
    { after: after === null ? null : { day, place: Number(place) }, limit },
  )
  return picks.map((pick) => ({ ...pick, key: `${pick.day}.${pick.place}` }))
}
