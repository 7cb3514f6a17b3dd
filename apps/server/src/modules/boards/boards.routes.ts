import {
  adminWarnOfBoard,
  boardFollowResource,
  boardPickerBoardsResource,
  boardResource,
  boardSensitivityResource,
  boardsFeedResource,
  boardsResource,
  deletedBoards,
  filteredBoards,
  followBoard,
  getBoard,
  profileBoardsResource,
  reorderBoards as reorderBoardsCall,
  restoreBoard as restoreBoardCall,
  unfollowBoard,
  userMetadataResource,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder, Call, PagedCall } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { employeeBinder } from '../employees/index.ts'
import { boardPickerView } from './lists/board-picker.view.ts'
import { bindBoardFollows } from './follows/board-follows.routes.ts'
import { boardsListView, filteredBoardsView } from './lists/boards-list.view.ts'
import { boardView, type BoardViewDeps, runningOnBoardView } from './boards.view.ts'
import { chosenFields, withFields } from './chosen-fields.ts'
import { createBoard } from './commands/create-board.ts'
import { deleteBoard } from './deletion/delete-board.ts'
import { setBoardFollow } from './follows/follow-board.ts'
import { markSensitive, warnOfBoard } from './commands/mark-sensitive.ts'
import { reorderBoards } from './lists/reorder-boards.ts'
import { restoreBoard } from './deletion/restore-board.ts'
import { updateBoard } from './commands/update-board.ts'
import { deletedBoardsView } from './deletion/deleted-boards.view.ts'
import { findBoardId } from './names/find-board-id.ts'
import { updateUserMetadata, userMetadataView } from './lists/user-metadata.view.ts'

/** What the boards' routes need. */
type BoardsDeps = WriteDeps & BoardViewDeps

/** Boards, the lists of them, and who follows them. */
export function bindBoards(binder: Binder, deps: BoardsDeps): void {
  const { bind, bindPaged } = binder
  bindBoardFollows(binder, deps)
  bind(boardResource.get, async ({ viewer, options }) => boardView(deps, viewer, await findBoardId(deps, options)))
  bind(getBoard, async ({ viewer, options }) => {
    const fields = chosenFields(options.fields)
    if (fields && isPolling(fields)) return runningOnBoardView(deps, requireMember(viewer), options.board_id)
    const whole = await boardView(deps, viewer, options.board_id)
    return fields ? withFields(whole, fields) : whole
  })

  bind(boardResource.create, async ({ viewer, options }) => {
    const boardId = await createBoard(deps, requireMember(viewer), options)
    return boardView(deps, viewer, boardId)
  })
  bind(boardResource.update, async ({ viewer, options }) => {
    await updateBoard(deps, requireMember(viewer), options)
    return boardView(deps, viewer, options.board_id)
  })
  bind(reorderBoardsCall, async ({ viewer, options }) => {
    const { board_ids: boardIds, after_board_id: after, from_sort: fromSort } = options
    await reorderBoards(deps, requireMember(viewer), { boardIds, afterId: after === '' ? null : after, fromSort })
    return null
  })
  bind(boardResource.delete, async ({ viewer, options }) => {
    await deleteBoard(deps, requireMember(viewer), options.board_id)
    return null
  })

  bind(boardSensitivityResource.update, async ({ viewer, options }) => {
    const input = { boardId: options.board_id, isSensitive: options.is_sensitive }
    await markSensitive(deps, requireMember(viewer), input)
    return boardView(deps, viewer, options.board_id)
  })
  employeeBinder(binder).act(
    adminWarnOfBoard,
    ({ employee, options: { board_id: boardId, is_sensitive: isSensitive, reason } }) =>
      warnOfBoard(deps, employee, { boardId, isSensitive, reason }),
    async () => null,
  )

  const boardsList = ({ viewer, options, page }: PagedCall<typeof boardsResource.get>) =>
    boardsListView(deps, viewer, options, page)
  bindPaged(boardsResource.get, boardsList)
  bindPaged(boardsFeedResource.get, boardsList)
  bindPaged(profileBoardsResource.get, boardsList)
  bindPaged(filteredBoards, ({ viewer, options, page }) =>
    filteredBoardsView(deps, requireMember(viewer), options, page),
  )
  bind(userMetadataResource.get, ({ viewer }) => userMetadataView(deps.db, requireMember(viewer)))
  bind(userMetadataResource.update, ({ viewer, options }) =>
    updateUserMetadata(deps.db, requireMember(viewer), options),
  )
  bindPaged(deletedBoards, ({ viewer, page }) => deletedBoardsView(deps, requireMember(viewer), page))
  bind(restoreBoardCall, async ({ viewer, options }) => {
    await restoreBoard(deps, requireMember(viewer), options.board_id)
    return boardView(deps, viewer, options.board_id)
  })
  bind(boardPickerBoardsResource.get, ({ viewer, options }) =>
    boardPickerView(deps, requireMember(viewer), options.query ?? ''),
  )

  const follow = async ({ viewer, options }: Call<typeof followBoard>, isFollowing: boolean) => {
    await setBoardFollow(deps, requireMember(viewer), options.board_id, isFollowing)
    return boardView(deps, viewer, options.board_id)
  }
  bind(boardFollowResource.create, (call) => follow(call, true))
  bind(boardFollowResource.delete, (call) => follow(call, false))
  bind(followBoard, (call) => follow(call, true))
  bind(unfollowBoard, (call) => follow(call, false))
}

/** CA-06: whether the call is only after what runs on the board, which is for those who work on it. */
const isPolling = (fields: ReadonlySet<string>): boolean => fields.has('blocking_actions') && fields.size === 2
