import { type Board, limits, matchingNames, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { boardViews, type BoardViewDeps } from '../boards.view.ts'
import { findSavableBoardIds, findSavableBoardNames } from '../rows/member-boards.queries.ts'

interface PickerBoards {
  all_boards: Board[]
  boards_shortlist: Board[]
  has_more: boolean
}

/**
 * The boards the viewer can save to: the few used last, and by name as many as the limit takes of those used last. With
 * words, the first of all their boards whose names hold them.
 */
export async function boardPickerView(deps: BoardViewDeps, viewer: Member, words: string): Promise<PickerBoards> {
  const { most, mostRecent, mostFound } = limits.boardPicker
  if (words !== '') {
    const names = await findSavableBoardNames(deps.db, viewer.id, limits.boardOrder.most)
    const found = matchingNames(names, words)
    const all_boards = await savable(deps, viewer, found.slice(0, mostFound))
    return { all_boards, boards_shortlist: [], has_more: found.length > mostFound }
  }
  const ids = await findSavableBoardIds(deps.db, viewer.id, most + 1)
  const boards = await savable(deps, viewer, ids.slice(0, most))
  return {
    all_boards: boards.toSorted((a, b) => a.name.localeCompare(b.name, viewer.locale)),
    boards_shortlist: boards.slice(0, mostRecent),
    has_more: ids.length > most,
  }
}

async function savable(deps: BoardViewDeps, viewer: Member, rows: readonly { boardId: BoardId }[]): Promise<Board[]> {
  const ids = rows.map(({ boardId }) => boardId)
  return (await boardViews(deps, viewer, ids, 'listed')).filter((board) => board.viewer_can.add_pin)
}
