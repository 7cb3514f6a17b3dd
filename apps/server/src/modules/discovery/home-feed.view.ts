import type { Pin, PinId } from '@pinfold/contract'
import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import { compareIds, type Id } from '../../platform/ids/ids.ts'
import { fillPinPage, type Place, type PinViewDeps } from '../pins/index.ts'
import { AFTER_ALL, type FeedSource, findFeedPage, findPinsOfSources } from './feed-items.queries.ts'
import { findOpenPopular } from './open-popular.ts'
import type { PopularKey, PopularPage } from './popular-pins.queries.ts'
import { spreadOut } from './spread-out.ts'

interface Entry {
  pinId: PinId
  key: string
}

const FOLLOWED = 'f'
const POPULAR = 'p'
const ABOVE_ALL: PopularKey = { score: AFTER_ALL, aggregateId: AFTER_ALL }

/**
 * What the member follows, newest first, then what is popular and was not among it; visitors see the latter only. At
 * most three statements find a page's pins. The bookmark says in which of both lists the page ended.
 */
export function homeFeedView(deps: PinViewDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> {
  return fillPinPage(deps, viewer, place, 'suggested', (at) => findEntries(deps, viewer, at))
}

async function findEntries({ db }: PinViewDeps, viewer: Viewer, { after, limit }: Place): Promise<Entry[]> {
  const [list, key] = [after?.[0] ?? FOLLOWED, after?.slice(1) ?? null]
  const popularAfter = list === POPULAR && key !== null ? readKey(key) : ABOVE_ALL
  if (!isMember(viewer)) return popular({ after: popularAfter, limit, reader: null })
  const isInFeed = list === FOLLOWED
  const feed = await findFeedPage(db, { memberId: viewer.id, after: isInFeed ? (key ?? AFTER_ALL) : '0', limit })
  const followed = isInFeed ? await followedEntries(feed, key ?? AFTER_ALL) : []
  if (followed.length === limit) return followed
  const reader = { id: viewer.id, sources: feed.sources }
  return [...followed, ...(await popular({ after: popularAfter, limit: limit - followed.length, reader }))]

  async function followedEntries(items: { pinIds: PinId[]; sources: FeedSource[] }, before: Id): Promise<Entry[]> {
    const merged =
      items.sources.length === 0 ? [] : await findPinsOfSources(db, items.sources, { after: before, limit })
    return mergeNewest(items.pinIds, merged, limit).map((pinId) => ({ pinId, key: `${FOLLOWED}${pinId}` }))
  }

  async function popular(page: PopularPage): Promise<Entry[]> {
    const rows = await findOpenPopular(db, page)
    const last = rows.at(-1)
    // Within a page the order is another one, so the whole page shares the key where the next goes on.
    return last === undefined ? [] : spreadOut(rows).map(({ pinId }) => ({ pinId, key: `${POPULAR}${writeKey(last)}` }))
  }
}

/** The newest of both lists, each id once. Both are newest first and hold at least `limit` ids where there are as many. */
export function mergeNewest(one: readonly Id[], other: readonly Id[], limit: number): Id[] {
  return [...new Set([...one, ...other])].toSorted((a, b) => compareIds(b, a)).slice(0, limit)
}

const writeKey = ({ score, aggregateId }: PopularKey) => `${score}.${aggregateId}`

function readKey(key: string): PopularKey {
  const [score = '0', aggregateId = '0'] = key.split('.')
  return { score, aggregateId }
}
