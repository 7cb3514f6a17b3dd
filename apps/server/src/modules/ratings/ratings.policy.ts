import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import { canSeePin, type PinFacts } from '../pins/index.ts'

/** A veil is doubted by whose pin it is on. */
export function canAskForReview(pin: PinFacts): Decision {
  const seen = canSeePin(pin)
  if (!seen.isAllowed) return seen
  return pin.isPinner ? allow : deny('not_allowed')
}
