import { type BoardSortOrder, limits, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { placedBehind, reordered } from './board-order.ts'
import { findMemberBoards } from './board-lists.queries.ts'
import { setRanks } from '../rows/member-boards.queries.ts'
import { findPreferences, savePreferences } from './preferences.queries.ts'
import { usualOrderFor } from './user-metadata.view.ts'
import { boardRefusalWords } from '../board-refusals.words.ts'

interface NewOrder {
  readonly boardIds: readonly BoardId[]
  /** The board they go behind, null for the front; left out, they share the places they have. */
  readonly afterId?: Id | null | undefined
  /** What becomes the custom order first, instead of one that is there; the list is sorted by that from then on. */
  readonly fromSort?: BoardSortOrder | undefined
}

/**
 * Gives boards of the viewer's list, others' that they work on among them, a new order. The first time the order that
 * is shown becomes the custom one. Throws `board_not_found` for a board that is not in the list.
 */
export async function reorderBoards(
  deps: WriteDeps,
  viewer: Member,
  { boardIds, afterId, fromSort }: NewOrder,
): Promise<void> {
  if (typeof afterId === 'string' && boardIds.includes(afterId)) {
    throw new AppError('invalid_parameters', {
      field: 'after_board_id',
      detail: `after_board_id: ${boardRefusalWords.goesBehind}`,
    })
  }
  await inTransaction(deps.db, 'reorder-boards', async (tx) => {
    // One after the other: each writes the places of all.
    const [held] = await lockMember(tx, viewer.id)
    const chosen = await findPreferences(tx, viewer.id)
    const all = await findMemberBoards(tx, {
      memberId: viewer.id,
      viewerId: viewer.id,
      sort: fromSort ?? (chosen.hasCustomOrder ? 'custom' : usualOrderFor(viewer, chosen)),
      // Where boards show in groups, each group has this order.
      grouping: null,
      privacy: 'all',
      isIncludingArchived: true,
      kinds: null,
      after: null,
      limit: limits.boardOrder.most,
    })
    const ids = all.map(({ boardId }) => boardId)
    if (typeof afterId === 'string' && !ids.includes(afterId)) {
      throw new AppError('board_not_found', { field: 'after_board_id' })
    }
    const order = afterId === undefined ? reordered(ids, boardIds) : placedBehind(ids, boardIds, afterId)
    if (order === null) throw new AppError('board_not_found', { field: 'board_ids' })
    const writer = writeOwn(held, viewer)
    await setRanks(writer, viewer.id, order)
    if (fromSort) await savePreferences(writer, viewer.id, { boardSortOrder: 'custom' })
  })
}
