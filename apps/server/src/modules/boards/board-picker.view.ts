import { type Board, limits } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import { boardViews, type BoardViewDeps } from './boards.view.ts'
import { findSavableBoardIds } from './member-boards.queries.ts'

/** The boards the viewer can save to: the few used last, and by name as many as the limit takes of those used last. */
export async function boardPickerView(
  deps: BoardViewDeps,
  viewer: Member,
): Promise<{ all_boards: Board[]; boards_shortlist: Board[] }> {
  const ids = await findSavableBoardIds(deps.db, viewer.id, limits.boardPicker.most)
  const boards = await boardViews(
    deps,
    viewer,
    ids.map(({ boardId }) => boardId),
    'listed',
  )
  const savable = boards.filter((board) => board.viewer_can.add_pin)
  return {
    all_boards: savable.toSorted((a, b) => a.name.localeCompare(b.name, viewer.locale)),
    boards_shortlist: savable.slice(0, limits.boardPicker.mostRecent),
  }
}
