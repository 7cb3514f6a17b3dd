import type { baseSearchResource, MemberCard, OptionsOf } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../../boards/index.ts'
import { knowMembers, type KnownMember, presentMemberCard } from '../../graph/index.ts'
import { type PinViewDeps, pinViews, type Place } from '../../pins/index.ts'
import { forgivingPage, type FoundPage, type Show } from './forgiving-page.ts'
import type { Searchable, SearchIndex } from './search-index.ts'

/** What views of searches need. */
export type SearchViewDeps = BoardViewDeps & PinViewDeps & { readonly searchIndex: SearchIndex }

type SearchOptions = OptionsOf<typeof baseSearchResource.get>

/**
 * A page of what a search finds. Pages emptied by the rules are filled from the next ones, in at most four rounds for each
 * way of searching. What holds the words comes first, then what holds most of them or other forms. Where nothing does, unknown words
 * are replaced by known ones, unless the words are wanted as they are.
 */
export function searchView(
  deps: SearchViewDeps,
  viewer: Viewer,
  options: Pick<SearchOptions, 'query' | 'scope' | 'auto_correction_disabled'>,
  place: Place,
): Promise<FoundPage> {
  const { query: text, scope, auto_correction_disabled: isAsTyped } = options
  const fill = (kind: Searchable, show: Show, isOwn = false) =>
    forgivingPage(deps, { kind, text, viewerId: viewer.id, isOwn, isAsTyped }, place, show)
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
      return Promise.resolve({ items: [], next: null, correctedQuery: null })
  }
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
