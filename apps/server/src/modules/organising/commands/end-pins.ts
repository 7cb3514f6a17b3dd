import type { MemberId } from '@pinfold/contract'
import { type PinWriteDeps, removePinsOf } from '../../pins/index.ts'
import { endOperations } from '../work/run-operation.ts'

/** Ends the work that a member who goes for good asked for, and removes every pin of theirs, from wherever it is. */
export async function endPins(deps: PinWriteDeps, memberId: MemberId): Promise<void> {
  await endOperations(deps, memberId)
  await removePinsOf(deps, memberId)
}
