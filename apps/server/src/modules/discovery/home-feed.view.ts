import type { Pin } from '@pinfold/contract'
import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { CardDeps } from '../graph/index.ts'
import { fillPinPage, newestPinsView, type Place } from '../pins/index.ts'
import { findFeedItems } from './feed-items.queries.ts'

const FOLLOWED = 'f'
const NEWEST = 'n'

/**
 * What the member follows, newest first, then the newest pins of all; visitors see the latter only. The bookmark says
 * in which of both lists the page ended.
 */
export async function homeFeedView(deps: CardDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> {
  const [list, key] = [place.after?.[0] ?? FOLLOWED, place.after?.slice(1) || null]
  if (!isMember(viewer) || list === NEWEST)
    return newest(deps, viewer, { ...place, after: list === NEWEST ? key : null })
  const followed = await fillPinPage(deps, viewer, { ...place, after: key }, 'listed', async (at) => {
    const items = await findFeedItems(deps.db, { memberId: viewer.id, ...at })
    return items.map(({ edgeId, pinId }) => ({ key: edgeId, pinId }))
  })
  if (followed.next !== null) return { items: followed.items, next: `${FOLLOWED}${followed.next}` }
  if (followed.items.length >= place.limit) return { items: followed.items, next: NEWEST }
  const rest = await newest(deps, viewer, { after: null, limit: place.limit - followed.items.length })
  const shown = new Set(followed.items.map(({ id }) => id))
  return { items: [...followed.items, ...rest.items.filter(({ id }) => !shown.has(id))], next: rest.next }
}

async function newest(deps: CardDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> {
  const page = await newestPinsView(deps, viewer, place)
  return { items: page.items, next: page.next === null ? null : `${NEWEST}${page.next}` }
}
