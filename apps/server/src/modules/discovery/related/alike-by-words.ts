import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { stillHeld } from '../search/still-found.ts'
import { allOf, anyWordIn, wantingOf } from '../search/wishes.ts'
import type { Reason } from './likeness.ts'
import { findAlikeByWords } from './related.queries.ts'

const SHORTEST_WORD = 3

/**
 * Listed pins that have a word of the text, best first; none that has it by the name of a board alone which the viewer may
 * not know of any more. One statement, two where names of boards are what they have in common.
 */
export async function alikeByWords(
  deps: { readonly db: Db },
  viewer: Viewer,
  text: string,
  limit: number,
): Promise<Reason[]> {
  const wish = anyWordIn(text, SHORTEST_WORD)
  if (wish === null) return []
  const found = await findAlikeByWords(deps.db, wish, limit)
  const wanted = found.map(({ lacking, ...reason }) => ({
    id: reason.pinId,
    wanting: wantingOf(allOf([wish]), lacking),
    reason,
  }))
  return (await stillHeld(deps, viewer, wanted)).map(({ reason }) => reason)
}
