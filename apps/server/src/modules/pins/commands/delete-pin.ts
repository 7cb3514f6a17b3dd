import type { PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockPinOnBoards } from './lock-pin-on-boards.ts'
import type { PinWriteDeps } from '../pin-marks.ts'
import { canDropPin, isLeftToPinner } from '../pins.policy.ts'
import { dropPins } from './drop-pins.ts'

/**
 * Deletes the viewer's own pin. The owner of a board takes another's pin off it: from a public board it stays with its
 * pinner on no board; from any other it goes, since on no board everybody could read it.
 */
export async function deletePin(deps: PinWriteDeps, viewer: Member, pinId: PinId): Promise<void> {
  await inTransaction(deps.db, 'delete-pin', async (tx) => {
    const { row: pin, facts, writer } = await lockPinOnBoards(tx, viewer, { pinId }, canDropPin)
    await dropPins(deps, writer, [{ pin, isLeft: isLeftToPinner(facts) }])
  })
}
