import { type Decision, deny } from '../../platform/auth/decision.ts'
import { canSeePin, type PinFacts } from '../pins/index.ts'

/** What one saved oneself can be changed or deleted, not reported. */
export function canReportPin(pin: PinFacts): Decision {
  const seen = canSeePin(pin)
  return seen.isAllowed && pin.isPinner ? deny('not_allowed') : seen
}
