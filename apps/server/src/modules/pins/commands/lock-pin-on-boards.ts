import type { BoardId, PinId } from '@pinfold/contract'
import type { Decision } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { authorize, type Writer } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { lockBoard } from '../../boards/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { knowPin, type KnownPin } from '../pin-facts.ts'
import { findPins, lockPins } from '../pin-rows.queries.ts'
import type { PinFacts } from '../pins.policy.ts'

/**
 * Locks the pin's board, and another one, in order, then the pinner, then the pin, as every writer does, and asks the rule
 * of the pin as it is then. Throws `pin_not_found`, what the rule denies, and `in_flight` where somebody moved the pin
 * meanwhile.
 */
export async function lockPinOnBoards(
  tx: Tx,
  viewer: Member,
  { pinId, otherBoardId }: { pinId: PinId; otherBoardId?: BoardId | undefined },
  rule: (pin: PinFacts) => Decision,
): Promise<KnownPin & { readonly writer: Writer }> {
  const [seen] = await findPins(tx, [pinId])
  if (!seen) throw new AppError('pin_not_found')
  const boardIds = [seen.boardId, otherBoardId].filter((id) => typeof id === 'string')
  for (const boardId of inLockOrder([...new Set(boardIds)])) await lockBoard(tx, boardId)
  await lockMember(tx, seen.pinnerId)
  const [held] = await lockPins(tx, [pinId])
  const pin = await knowPin({ db: held }, viewer, pinId)
  // First of all, so that nobody hears of moves of what they may not see.
  const writer = authorize(held, rule(pin.facts))
  if (pin.row.boardId !== seen.boardId) throw new AppError('in_flight')
  return { ...pin, writer }
}
