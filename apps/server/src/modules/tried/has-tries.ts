import type { MemberId } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { isPinListed } from '../pins/index.ts'
import { knowTries } from './tried-facts.ts'
import { canSeeTry } from './tried.policy.ts'
import { findTriesOfMember } from './tried.queries.ts'

/** Beyond so many hidden ones in a row nobody looks for one that shows. */
const MOST_EXAMINED = 250

/** Whether anything that the member tried shows to the viewer on the member's profile. At most eleven statements. */
export async function hasTriesToShow(deps: { readonly db: Db }, viewer: Viewer, memberId: MemberId): Promise<boolean> {
  const rows = await findTriesOfMember(deps.db, memberId, { after: null, limit: MOST_EXAMINED })
  const known = await knowTries(deps, viewer, rows)
  return known.some(({ facts, pin }) => canSeeTry(facts).isAllowed && pin !== null && isPinListed(pin.facts))
}
