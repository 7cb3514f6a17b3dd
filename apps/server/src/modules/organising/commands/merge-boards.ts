import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { canAddPin, canManageBoard, knowBoard, passWarning } from '../../boards/index.ts'
import { joinSections } from '../../sections/index.ts'
import { findSourceEdges, type PinWriteDeps } from '../../pins/index.ts'
import { applyOperation } from '../work/apply-operation.ts'
import { completeOperation } from '../work/complete-operation.ts'
import { lockFor, type Outcome, refuseBusy } from './do-now-or-later.ts'
import { startOperation } from '../work/start-operation.ts'

/**
 * Makes one board of two: all that is on the first moves to the second, with its sections, and the first ends for good.
 * Its followers and collaborators do not come along. Throws `cannot_merge_self`, `not_allowed` where the first is
 * another's (VR-08) or the second not the viewer's to add to, `board_archived`, `board_busy`, `rule_broken`.
 */
export const mergeBoards = (
  deps: PinWriteDeps,
  viewer: Member,
  { sourceId, targetId }: { sourceId: Id; targetId: Id },
): Promise<Outcome> =>
  inTransaction(deps.db, 'merge-boards', async (tx) => {
    // Locked first: what somebody may do is asked of the boards as they are then.
    const [held, boards] = await lockFor(tx, [sourceId, targetId])
    const origin = await knowBoard({ db: held }, viewer, sourceId, 'source_id')
    authorize(held, canManageBoard(origin.facts), 'source_id')
    if (sourceId === targetId) throw new AppError('cannot_merge_self', { field: 'target_id' })
    const target = await knowBoard({ db: held }, viewer, targetId, 'target_id')
    const writer = authorize(held, canAddPin(target.facts), 'target_id')
    if (boards.length < 2) throw new AppError('board_not_found')
    await refuseBusy(tx, boards, 'source_id')
    const source = boards.find(({ id }) => id === sourceId)
    if (source) await passWarning(deps, writer, source, targetId)
    const sections = await joinSections(deps, writer, sourceId, targetId)
    const work = { kind: 'merge', fromBoardId: sourceId, toBoardId: targetId, sectionId: null } as const
    const edges = await findSourceEdges(tx, { boardId: sourceId }, limits.operations.atOnce + 1)
    if (edges.length > limits.operations.atOnce) {
      const listed = { source: { boardId: sourceId }, to: sections }
      const side = { operation: 'merge', sectionId: '-1' } as const
      const { pinCount, blockingAction } = await startOperation(deps, writer, viewer.id, work, listed, [
        { ...side, boardId: sourceId, isOrigin: true, isEnding: true },
        { ...side, boardId: targetId, isOrigin: false, isEnding: false },
      ])
      return { pin_count: pinCount, blocking_action: blockingAction }
    }
    const items = edges.map(({ pinId, sectionId }) => ({
      pinId,
      sectionId: sectionId === null ? null : (sections.get(sectionId) ?? null),
      fromBoardId: sourceId,
    }))
    if ((await applyOperation(deps, writer, viewer, work, items)) === null) throw new AppError('in_flight')
    await completeOperation(deps, writer, work, null)
    return { pin_count: items.length, blocking_action: null }
  })
