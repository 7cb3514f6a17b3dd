import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import { type BoardFacts, canSeeBoardPins } from '../boards/index.ts'
import type { Relation } from '../graph/index.ts'
import { canSeePin, type PinFacts } from '../pins/index.ts'

/** What one saved oneself can be changed or deleted, not reported. */
export function canReportPin(pin: PinFacts): Decision {
  const seen = canSeePin(pin)
  return seen.isAllowed && pin.isPinner ? deny('not_allowed') : seen
}

/** Boards of others; who works on one may leave it. */
export function canReportBoard(board: BoardFacts): Decision {
  const seen = canSeeBoardPins(board)
  return seen.isAllowed && board.isOwner ? deny('not_allowed') : seen
}

/** Everybody else may be reported, also by whom they blocked: the block may not protect who made it. */
export const canReportMember = ({ isSelf }: Pick<Relation, 'isSelf'>): Decision =>
  isSelf ? deny('not_allowed') : allow
