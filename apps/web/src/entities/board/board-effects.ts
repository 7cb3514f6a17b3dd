import {
  boardCollaboratorResource,
  boardFollowResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  boardSensitivityResource,
  contactRequestAcceptResource,
  contactRequestResource,
  mergeBoards,
  mergeSections,
  reorderBoards,
  reorderSections,
  respondToBoardInvite,
  restoreBoard,
  userMetadataResource,
} from '@pinfold/contract'
import { after, afterEach, type Effect } from '../../api/effects.ts'
import { learnBoard, learnSection } from './board-facts.ts'
import { boardFilled } from './lists/picker-boards.ts'
import { boardsChanged, sectionsChanged } from './lists/stale-boards.ts'

/** What commands do to boards that were read before. What goes on in the background changes them when it ends. */
export const boardEffects: readonly Effect[] = [
  after(boardResource.create, ({ queries }, { data: board }) => boardFilled(queries, board)),
  after(boardResource.update, ({ queries, rereadPage }, { options, data: board }) => {
    learnBoard(board)
    // Lists have another order, or other boards. Days, and the team's rules, change none.
    if ('name' in options || 'archived' in options) boardsChanged(queries)
    // In which group of boards it stands, and whether ideas are offered on it, the page says.
    if ('archived' in options) return rereadPage()
  }),
  after(boardSensitivityResource.update, (_tools, { data: board }) => learnBoard(board)),
  ...afterEach(
    [
      boardResource.delete,
      mergeBoards,
      reorderBoards,
      restoreBoard,
      respondToBoardInvite,
      contactRequestAcceptResource.update,
    ],
    ({ queries }) => boardsChanged(queries),
  ),
  after(boardCollaboratorResource.delete, ({ queries, rereadPage }, { options }) => {
    boardsChanged(queries)
    // Whoever leaves goes elsewhere, or may not see the page any more.
    if (options.ban !== undefined) return rereadPage()
  }),
  after(boardSectionResource.create, ({ queries }) => sectionsChanged(queries)),
  // A new name moves nothing.
  after(boardSectionEditResource.create, (_tools, { data: section }) => learnSection(section)),
  after(reorderSections, ({ queries, rereadPage }) => {
    sectionsChanged(queries)
    return rereadPage()
  }),
  after(mergeSections, ({ queries }, { data }) => {
    if (data.blocking_action === null) sectionsChanged(queries)
  }),
  after(boardSectionEditResource.delete, ({ queries }, { data }) => {
    if (data.blocking_action === null) sectionsChanged(queries)
  }),
  // How many follow stands beside the button, and since when one asks to join.
  ...afterEach(
    [
      boardFollowResource.create,
      boardFollowResource.delete,
      contactRequestResource.create,
      contactRequestResource.delete,
    ],
    ({ rereadPage }) => void rereadPage(),
  ),
  after(userMetadataResource.update, ({ rereadPage }, { options }) => {
    // Another order is another list.
    if ('most_recent_board_sort_order' in options) void rereadPage()
  }),
]
