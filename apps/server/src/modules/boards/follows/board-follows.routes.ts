import { boardFollowersResource, boardFollowingResource } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import type { Clock } from '../../../platform/clock.ts'
import { boardFollowersView, edgePage, findFollowedBoardEdges, memberWithListsOf } from '../../graph/index.ts'
import { knowBoards } from '../board-facts.ts'
import { boardSight } from '../boards.policy.ts'
import { type BoardViewDeps, boardViews } from '../boards.view.ts'

/** Who follows a board, and which boards a member follows. */
export function bindBoardFollows({ bindPaged }: Binder, deps: BoardViewDeps & { readonly clock: Clock }): void {
  bindPaged(boardFollowersResource.get, async ({ viewer, options, page }) => {
    const board = (await knowBoards(deps, viewer, [options.board_id])).get(options.board_id)
    // Who may see no more than that there is a board learns nothing of its readers.
    if (!board || boardSight(board.facts) !== 'full') throw new AppError('board_not_found', { field: 'board_id' })
    return boardFollowersView(deps, viewer, options.board_id, page)
  })
  bindPaged(boardFollowingResource.get, async ({ viewer, options, page }) => {
    const memberId = await memberWithListsOf(deps, viewer, options.username)
    // One's own list holds what one may read; others see what may be listed.
    const wanted = memberId === viewer.id ? 'seen' : 'listed'
    return edgePage(
      page,
      (next) => findFollowedBoardEdges(deps.db, memberId, next),
      (ids) => boardViews(deps, viewer, ids, wanted),
    )
  })
}
