import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../../accounts/index.ts'
import { reordered } from '../board-order.ts'
import { findMemberBoards } from '../board-lists.queries.ts'
import { setRanks } from '../member-boards.queries.ts'
import { findPreferences } from '../preferences.queries.ts'

/**
 * Gives boards of the viewer's list, others' that they work on among them, a new order among themselves. The first time
 * the order that was shown becomes the custom one. Throws `board_not_found` for a board that is not in the list.
 */
export async function reorderBoards(deps: WriteDeps, viewer: Member, boardIds: readonly Id[]): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // One after the other: each writes the places of all.
    await lockMember(tx, viewer.id)
    const { hasCustomOrder, boardSortOrder } = await findPreferences(tx, viewer.id)
    const all = await findMemberBoards(tx, {
      memberId: viewer.id,
      viewerId: viewer.id,
      sort: hasCustomOrder ? 'custom' : (boardSortOrder ?? 'last_pinned_to'),
      grouping: null,
      privacy: 'all',
      isIncludingArchived: true,
      kinds: null,
      after: null,
      limit: limits.boardOrder.most,
    })
    const order = reordered(
      all.map(({ boardId }) => boardId),
      boardIds,
    )
    if (order === null) throw new AppError('board_not_found', { field: 'board_ids' })
    await setRanks(tx, viewer.id, order)
  })
}
