import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { knowPins } from '../pin-facts.ts'
import { canComment, canSeePin } from '../pins.policy.ts'
import { findSomePinsOf } from './shared-pins.queries.ts'

/**
 * A pin through which the viewer sees an aggregate, for callers who name that alone; first one whose comments are on.
 * At most six statements. Throws `pin_not_found`: of an aggregate that nobody lets the viewer see nothing is there.
 */
export async function pinOfAggregate(deps: { db: Db }, viewer: Viewer, aggregateId: Id): Promise<Id> {
  const ids = await findSomePinsOf(deps.db, aggregateId, viewer.id)
  const known = await knowPins(deps, viewer, ids)
  const seen = ids.flatMap((id) => {
    const pin = known.get(id)
    return pin && canSeePin(pin.facts).isAllowed ? [pin] : []
  })
  const through = seen.find(({ facts }) => canComment(facts).isAllowed) ?? seen[0]
  if (!through) throw new AppError('pin_not_found')
  return through.row.id
}
