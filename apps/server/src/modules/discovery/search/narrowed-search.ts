import type { SearchFilters } from '@pinfold/contract'
import { requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findFollowedMemberIds } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { type IndexFilter, indexFilterOf, NO_FILTER } from './facets.ts'
import type { SearchIndex } from './search-index.ts'

/** A search among pins, with what narrows it. */
export interface NarrowedSearch {
  readonly isOwn: boolean
  readonly filter: IndexFilter | null
}

/** The newest follows are looked through; more would make each search slow. */
const MOST_FOLLOWED = 2000
/** The newest pins of the viewer's own that hold the words. */
const MOST_SAVED = 400

interface Deps {
  readonly db: Db
  readonly searchIndex: SearchIndex
}

/**
 * What is searched where filters say whose pins are wanted: saved by the viewer are their own pins, hidden ones included;
 * those whose picture they saved and somebody they follow has, too, are theirs. Asks visitors to log in who follow nobody.
 */
export async function narrowedSearch(
  deps: Deps,
  viewer: Viewer,
  text: string,
  filters: SearchFilters,
): Promise<NarrowedSearch> {
  const filter = indexFilterOf(filters)
  if (!filters.saved_by_me && !filters.followed) return { isOwn: false, filter }
  // Visitors have no pins of their own: for them a search of these finds nothing.
  if (viewer.id === null && !filters.followed) return { isOwn: true, filter }
  const { id: memberId } = requireMember(viewer)
  if (!filters.followed) return { isOwn: true, filter }
  const ownerIds = await findFollowedMemberIds(deps.db, memberId, MOST_FOLLOWED)
  const groupIds = filters.saved_by_me ? await savedPictures(deps, viewer, text, filter) : null
  return { isOwn: false, filter: { ...(filter ?? NO_FILTER), ownerIds, groupIds } }
}

async function savedPictures({ db, searchIndex }: Deps, viewer: Viewer, text: string, filter: IndexFilter | null) {
  const asked = { kind: 'pin', text, viewerId: viewer.id, isOwn: true, isLoose: false, filter, after: null } as const
  const hits = await searchIndex.query({ ...asked, limit: MOST_SAVED })
  const rows = await findPins(
    db,
    hits.map(({ id }) => id),
  )
  return rows.map(({ aggregateId }) => aggregateId)
}
