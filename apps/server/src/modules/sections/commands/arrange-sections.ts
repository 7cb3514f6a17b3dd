import { type BlockingAction, limits, type BoardId, type SectionId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { refuseWhileBusy, reordered, lockBoard } from '../../boards/index.ts'
import { findSections, findSectionsOfBoard, setSectionRanks } from '../sections.queries.ts'
import { removeSection } from '../remove-section.ts'
import type { SectionPins } from '../section-pins.ts'
import { lockEditableBoard, lockSection } from './edit-sections.ts'

/**
 * Gives sections of a board a new order among themselves; together they keep the places they have. Throws
 * `section_not_found` for one that is not on the board.
 */
export async function reorderSections(
  deps: WriteDeps,
  viewer: Member,
  input: { boardId: BoardId; sectionIds: readonly SectionId[] },
): Promise<void> {
  await inTransaction(deps.db, 'reorder-sections', async (tx) => {
    const { writer, board } = await lockEditableBoard(tx, viewer, input.boardId)
    const boardId = board.id
    const all = await findSectionsOfBoard(tx, { boardId, after: null, limit: 2 * limits.sectionsPerBoard })
    const order = reordered(
      all.map(({ id }) => id),
      input.sectionIds,
    )
    if (order === null) throw new AppError('section_not_found', { field: 'section_ids' })
    await setSectionRanks(writer, boardId, order)
  })
}

/**
 * Makes one section of two of the same board: the pins of the first go to the second, and the first ends. Where they are
 * many, that goes on in the background, and the answer is what the board shows meanwhile; else null. Throws
 * `cannot_merge_self`, `section_not_found`, `board_busy`.
 */
export async function mergeSections(
  deps: WriteDeps & { sectionPins: SectionPins },
  viewer: Member,
  { sourceId, targetId }: { sourceId: Id; targetId: Id },
): Promise<BlockingAction | null> {
  return inTransaction(deps.db, 'merge-sections', async (tx) => {
    const { writer, boardId } = await lockSection(tx, viewer, sourceId)
    if (sourceId === targetId) throw new AppError('cannot_merge_self', { field: 'target_id' })
    const [target] = await findSections(tx, [targetId])
    if (target?.boardId !== boardId) throw new AppError('section_not_found', { field: 'target_id' })
    const [, board] = await lockBoard(tx, boardId)
    if (board) await refuseWhileBusy(tx, board, { of: 'section', sectionId: targetId })
    const begun = await deps.sectionPins.join(writer, viewer.id, { id: sourceId, boardId }, targetId)
    if (!begun) await removeSection(writer, boardId, sourceId)
    return begun
  })
}
