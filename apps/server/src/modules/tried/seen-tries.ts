import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { knowTries, type KnownTry } from './tried-facts.ts'
import { canSeeTry } from './tried.policy.ts'
import { findTries } from './tried.queries.ts'

/** Those of the tries that the viewer may read, each through the pin it was tried from. At most eleven statements. */
export async function findSeenTries(
  deps: { readonly db: Db },
  viewer: Viewer,
  ids: readonly Id[],
): Promise<Map<Id, KnownTry>> {
  if (ids.length === 0) return new Map()
  const known = await knowTries(deps, viewer, await findTries(deps.db, [...new Set(ids)]))
  const seen = known.filter(({ facts }) => facts.isPinSeen && canSeeTry(facts).isAllowed)
  return new Map(seen.map((each) => [each.row.id, each]))
}
