import type { Board } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import { boardViews, type BoardViewDeps } from './boards.view.ts'
import { findSavableBoardIds } from './member-boards.queries.ts'

const MOST_BOARDS = 500
const SHORTLIST = 5

/** The boards the viewer can save to: those used last, and all by name. */
export async function boardPickerView(
  deps: BoardViewDeps,
  viewer: Member,
): Promise<{ all_boards: Board[]; boards_shortlist: Board[] }> {
  const ids = await findSavableBoardIds(deps.db, viewer.id, MOST_BOARDS)
  const boards = await boardViews(
    deps,
    viewer,
    ids.map(({ boardId }) => boardId),
    'listed',
  )
  const savable = boards.filter((board) => board.viewer_can.add_pin)
  return {
    all_boards: savable.toSorted((a, b) => a.name.localeCompare(b.name, viewer.locale)),
    boards_shortlist: savable.slice(0, SHORTLIST),
  }
}
