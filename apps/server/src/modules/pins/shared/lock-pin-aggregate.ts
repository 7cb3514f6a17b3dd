import type { PinId } from '@pinfold/contract'
import type { Decision } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { authorize, type Writer, type Held } from '../../../platform/writing/writer.ts'
import { lockAggregates } from '../../aggregates/index.ts'
import { knowPin, type KnownPin } from '../pin-facts.ts'
import { holdPin } from '../pin-rows.queries.ts'
import type { PinFacts } from '../pins.policy.ts'

/**
 * Locks the aggregate of a pin for writing to it, where the rule allows it. Until the transaction ends the pin stays
 * with this aggregate and as readable as it was. Throws `pin_not_found`, and what the rule denies.
 */
export async function lockPinAggregate(
  tx: Tx,
  viewer: Member,
  pinId: PinId,
  rule: (pin: PinFacts) => Decision,
): Promise<KnownPin & { readonly held: Held<'aggregate'>; readonly writer: Writer }> {
  // Held before the facts are read, so that whoever hides the pin comes wholly before or after.
  const [held, kept] = await holdPin(tx, pinId)
  if (!kept) throw new AppError('pin_not_found')
  const pin = await knowPin({ db: held }, viewer, pinId)
  const writer = authorize(held, rule(pin.facts))
  const [locked, [aggregate]] = await lockAggregates(tx, [pin.row.aggregateId])
  if (!aggregate) throw new AppError('pin_not_found')
  return { ...pin, held: locked, writer }
}
