import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { endMergedBoard, lockBoard } from '../../boards/index.ts'
import { removeSection } from '../../sections/index.ts'
import { movePlanning } from '../../planning/index.ts'
import { findSourceEdges, type PinSource } from '../../pins/index.ts'
import type { Work } from './work.ts'
import { listPinsOf } from '../operations.queries.ts'

/**
 * What follows the last pin: a board that was merged away ends, a section goes. Nothing can be put there meanwhile; if
 * something is there all the same, nothing is lost: it goes on the list again, and the answer is false.
 */
export async function completeOperation(
  deps: WriteDeps,
  tx: Tx,
  { kind, fromBoardId, toBoardId, sectionId }: Work,
  operationId: Id | null,
): Promise<boolean> {
  if (fromBoardId === null || (kind !== 'merge' && kind !== 'delete_section')) return true
  const source: PinSource = kind === 'merge' ? { boardId: fromBoardId } : { boardId: fromBoardId, sectionId }
  const left = await findSourceEdges(tx, source, 1)
  if (left.length > 0) {
    if (operationId === null) throw new Error(`pins were left on ${fromBoardId}`)
    await listPinsOf(tx, operationId, source, { sectionId: null })
    return false
  }
  if (kind === 'delete_section' && sectionId !== null) await removeSection(tx, fromBoardId, sectionId)
  const board = kind === 'merge' ? await lockBoard(tx, fromBoardId) : undefined
  if (board && toBoardId !== null) {
    await movePlanning(deps, tx, board.id, toBoardId)
    await endMergedBoard(deps, tx, board, toBoardId)
  }
  return true
}
