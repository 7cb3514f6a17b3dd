import type { baseSearchResource, Board, MemberCard, OptionsOf, Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../../boards/index.ts'
import { knowMembers, type KnownMember, presentMemberCard } from '../../graph/index.ts'
import { type PinViewDeps, pinViews, type Place } from '../../pins/index.ts'
import type { Searchable, SearchIndex, SearchQuery } from './search-index.ts'

/** What views of searches need. */
export type SearchViewDeps = BoardViewDeps & PinViewDeps & { readonly searchIndex: SearchIndex }

type Found = Pin | Board | MemberCard
type SearchOptions = OptionsOf<typeof baseSearchResource.get>

const MOST_ROUNDS = 4

/** A page of what a search finds. Pages emptied by the rules are filled from the next ones, in at most four rounds. */
export function searchView(
  deps: SearchViewDeps,
  viewer: Viewer,
  { query: text, scope }: Pick<SearchOptions, 'query' | 'scope'>,
  place: Place,
): Promise<Page<Found[]>> {
  const fill = (kind: Searchable, show: (ids: Id[]) => Promise<Found[]>, isOwn = false) =>
    fillPage(deps, { kind, text, viewerId: viewer.id, isOwn }, place, show)
  switch (scope) {
    case 'pins':
      return fill('pin', (ids) => pinViews(deps, viewer, ids, 'suggested'))
    case 'my_pins':
      return fill('pin', (ids) => pinViews(deps, viewer, ids, 'listed'), true)
    case 'boards':
      return fill('board', (ids) => boardViews(deps, viewer, ids, 'listed'))
    case 'people':
      return fill('member', (ids) => peopleViews(deps, viewer, ids))
    case 'videos':
    case 'buyable_pins':
      // Searches for videos and for what can be bought find nothing: neither can be searched for yet.
      return Promise.resolve({ items: [], next: null })
  }
}

/** A page of hits, each shown as the viewer may see it. */
export async function fillPage<T>(
  { searchIndex }: Pick<SearchViewDeps, 'searchIndex'>,
  search: Omit<SearchQuery, 'after' | 'limit'>,
  place: Place,
  show: (ids: Id[]) => Promise<T[]>,
): Promise<Page<T[]>> {
  const items: T[] = []
  let { after } = place
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = place.limit - items.length
    const hits = await searchIndex.query({ ...search, after, limit })
    items.push(...(await show(hits.map(({ id }) => id))))
    after = hits.at(-1)?.key ?? after
    if (hits.length < limit) return { items, next: null }
    if (items.length >= place.limit) break
  }
  return { items, next: after }
}

async function peopleViews(deps: SearchViewDeps, viewer: Viewer, ids: readonly Id[]): Promise<MemberCard[]> {
  const members = await knowMembers(deps, viewer, ids)
  return ids.flatMap((id) => {
    const member = members.get(id)
    return member && isFindable(member) ? [presentMemberCard(deps, member)] : []
  })
}

/** A private profile is found by its member alone, and nobody finds whom they block or are blocked by. */
export function isFindable({ row, relation }: KnownMember): boolean {
  if (relation.isSelf) return true
  return !row.isPrivate && !relation.isBlockedByThem && !relation.isBlockingThem
}
