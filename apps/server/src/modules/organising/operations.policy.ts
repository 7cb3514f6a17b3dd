import { allow, type Decision } from '../../platform/auth/decision.ts'
import { type BoardFacts, canAddPin, canEditBoard, canManageBoard } from '../boards/index.ts'
import { canArrangePin, canEditPin, type PinFacts } from '../pins/index.ts'
import type { OperationKind } from './operations.queries.ts'

/** On their board pins are arranged by all who work on it; to another board, or off all, only its pinner takes one. */
export const canMovePin = (pin: PinFacts, isStaying: boolean): Decision =>
  isStaying ? canArrangePin(pin) : canEditPin(pin)

/** Merging takes everything off the first board, whoever saved it, so it is for the owner of that one alone. */
export const canMerge = (from: BoardFacts, to: BoardFacts): Decision => {
  const source = canManageBoard(from)
  return source.isAllowed ? canAddPin(to) : source
}

interface Standing {
  /** Null where the board is gone. */
  readonly from: BoardFacts | null
  readonly to: BoardFacts | null
}

/** Whether who began the work may still do it to the boards it is about; each pin has its own say. */
export function mayGoOn(
  { kind, fromBoardId, toBoardId }: { kind: OperationKind; fromBoardId: string | null; toBoardId: string | null },
  { from, to }: Standing,
): boolean {
  const isGone = (fromBoardId !== null && from === null) || (toBoardId !== null && to === null)
  if (isGone) return false
  if (kind === 'merge') return from !== null && to !== null && canMerge(from, to).isAllowed
  if (kind === 'create_section' || kind === 'delete_section') return from !== null && canEditBoard(from).isAllowed
  return (to === null ? allow : canAddPin(to)).isAllowed
}
