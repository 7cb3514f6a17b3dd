import type { baseSearchResource, MemberCard, OptionsOf, SearchFilters } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../../boards/index.ts'
import { knowMembers, type KnownMember, presentMemberCard } from '../../graph/index.ts'
import { type PinViewDeps, pinViews, type Place } from '../../pins/index.ts'
import { forgivingPage, type FoundPage, type Show, type Verify } from './forgiving-page.ts'
import { narrowedSearch, type NarrowedSearch } from './narrowed-search.ts'
import type { Searchable, SearchIndex } from './search-index.ts'
import { stillFound } from './still-found.ts'

/** What views of searches need. */
export type SearchViewDeps = BoardViewDeps & PinViewDeps & { readonly searchIndex: SearchIndex }

type SearchOptions = OptionsOf<typeof baseSearchResource.get>

/**
 * A page of what a search finds. Pages emptied by the rules are filled from the next ones, in at most four rounds for each
 * way of searching. What holds the words comes first, then what holds most of them or other forms. Where nothing does, unknown words
 * are replaced by known ones, unless the words are wanted as they are. Only searches among pins can be narrowed: filters about the
 * viewer cost a statement or two, others none.
 */
export async function searchView(
  deps: SearchViewDeps,
  viewer: Viewer,
  options: Pick<SearchOptions, 'query' | 'scope' | 'auto_correction_disabled'> & SearchFilters,
  place: Place,
): Promise<FoundPage> {
  const { query: text, scope, auto_correction_disabled: isAsTyped } = options
  // Members and boards are found by nothing but what they say themselves.
  const verify: Verify = async (hits) => (hits.some(({ wanting }) => wanting) ? stillFound(deps, viewer, hits) : hits)
  const fill = (kind: Searchable, show: Show, { isOwn, filter } = allOfThem) =>
    forgivingPage(deps, { kind, text, viewerId: viewer.id, isOwn, isAsTyped, filter, verify }, place, show)
  if (scope === 'boards') return fill('board', (ids) => boardViews(deps, viewer, ids, 'suggested'))
  if (scope === 'people') return fill('member', (ids) => peopleViews(deps, viewer, ids))
  const narrowed = await narrowedSearch(deps, viewer, text, inScope(scope, options))
  return fill('pin', (ids) => pinViews(deps, viewer, ids, narrowed.isOwn ? 'listed' : 'suggested'), narrowed)
}

const allOfThem: NarrowedSearch = { isOwn: false, filter: null }

/** Some scopes are filters by another name. */
function inScope(scope: SearchOptions['scope'], filters: SearchFilters): SearchFilters {
  if (scope === 'my_pins') return { ...filters, saved_by_me: true }
  if (scope === 'videos') return { ...filters, format: ['video'] }
  return scope === 'buyable_pins' ? { ...filters, product: true } : filters
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
  return !row.isPrivate && !row.isHeldBack && !relation.isBlockedByThem && !relation.isBlockingThem
}
