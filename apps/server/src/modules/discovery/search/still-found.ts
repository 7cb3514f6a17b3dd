import type { PinId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findNamesOfPins } from '../../pins/index.ts'
import { SAVES_ASKED, siteOf } from '../jobs/index-pins.ts'
import type { Hit } from './search-index.ts'
import { searchWords } from './search-words.ts'
import type { Wanting, Wish } from './wishes.ts'

/**
 * Documents hold names of boards, also of others, until a job has written them again. What a search finds by such names
 * alone stays only where a board still has them that the viewer may know of. One statement, where there is such a thing.
 */
export async function stillFound(deps: { readonly db: Db }, viewer: Viewer, hits: readonly Hit[]): Promise<Hit[]> {
  const holds = await heldByNames(deps.db, viewer, hits)
  return hits.flatMap((hit) => {
    if (hit.wanting === null) return [hit]
    const { isEnough, isAll } = holds(hit.id, hit.wanting)
    return isEnough ? [{ ...hit, isWhole: hit.isWhole && isAll }] : []
  })
}

interface Wanted {
  readonly id: Id
  readonly wanting: Wanting | null
}

/** What of its wishes the names hold that a pin has now. */
async function heldByNames(db: Db, viewer: Viewer, found: readonly Wanted[]) {
  const wanted = found.flatMap(({ id, wanting }) => (wanting === null ? [] : [id as PinId]))
  const names = await findNamesOfPins(db, wanted, { viewerId: viewer.id, mostSaves: SAVES_ASKED })
  const textsOf = Map.groupBy(names, ({ id }) => id)
  return (id: Id, { wishes, fewest, narrowing }: Wanting) => {
    const texts = (textsOf.get(id) ?? []).map(({ site, name }) => searchWords(name ?? siteOf(site ?? '')))
    const isHeld = (wish: Wish) => texts.some((words) => wish.isHeldBy(words))
    const held = wishes.filter(isHeld).length
    return { isEnough: held >= fewest && narrowing.every(isHeld), isAll: held === wishes.length }
  }
}

/** Of so many the names are looked at. */
const MOST_LOOKED_AT = 100

/** Of pins whose documents hold words those that still hold them; where names of boards are all they have, only the first are looked at. */
export async function stillHeld<T extends Wanted>(
  deps: { readonly db: Db },
  viewer: Viewer,
  found: readonly T[],
): Promise<T[]> {
  const looked = new Set(found.filter(({ wanting }) => wanting !== null).slice(0, MOST_LOOKED_AT))
  if (looked.size === 0) return [...found]
  const holds = await heldByNames(deps.db, viewer, [...looked])
  return found.filter((each) => each.wanting === null || (looked.has(each) && holds(each.id, each.wanting).isEnough))
}
