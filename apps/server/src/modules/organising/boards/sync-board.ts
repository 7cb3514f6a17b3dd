import { type BlockingAction, limits, type MemberId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { lockMembers } from '../../accounts/index.ts'
import { hideBoardPins } from './hide-board-pins.ts'
import { findPins, syncPinSights } from '../../pins/index.ts'
import type { Item } from '../work/work.ts'
import { WHOLE_BOARD } from '../commands/do-now-or-later.ts'
import { startOperation } from '../work/start-operation.ts'

/** A locked board that was just deleted or brought back. */
export interface ChangedBoard {
  readonly id: Id
  readonly isDeleted: boolean
}

/**
 * Begins to bring the pins of a large board up to date with its deletion or return. Those of a deleted one are hidden when
 * this answers; those of one that is back show to everybody as the batches come to them.
 */
export async function syncLargeBoard(
  deps: WriteDeps,
  writer: Writer,
  actorId: MemberId,
  { id: boardId, isDeleted }: ChangedBoard,
): Promise<BlockingAction | null> {
  if (isDeleted) await hideBoardPins(writer, boardId)
  const work = { kind: 'sync_sight', fromBoardId: boardId, toBoardId: null, sectionId: null } as const
  const listed = { source: { boardId }, to: { sectionId: null } }
  const shown = { boardId, operation: 'delete_board', sectionId: WHOLE_BOARD } as const
  const concerned = [{ ...shown, isOrigin: isDeleted, isEnding: isDeleted }]
  return (await startOperation(deps, writer, actorId, work, listed, concerned)).blockingAction
}

/** Whether its pins are too many for one answer. */
export const isLarge = (pinCount: number): boolean => pinCount > limits.operations.atOnce

/**
 * Brings some pins up to date with wherever they are by now. What was decided is done whoever decided it, so nobody's
 * right is asked for; doing it twice changes nothing.
 */
export async function syncSome(deps: WriteDeps, writer: Writer, items: readonly Item[]): Promise<void> {
  const ids = items.map(({ pinId }) => pinId)
  // Members before pins, as every writer does.
  await lockMembers(writer, [...new Set((await findPins(writer, ids)).map(({ pinnerId }) => pinnerId))])
  await syncPinSights(deps, writer, ids)
}
