export { findBlockingSince, finishBlocking, setBlockingProgress } from './blocking/blocking.queries.ts'
export { blockBoards, type Concerned, refuseWhileBusy } from './blocking/blocking.ts'
export { countBoardChange } from './board-counters.ts'
export { knowBoard, knowBoards, type KnownBoard } from './board-facts.ts'
export type { BoardPins, CoverPicture } from './board-pins.ts'
export { scheduleBoards } from './boards.jobs.ts'
export {
  type BoardFacts,
  boardSight,
  canAddPin,
  canAnswerInvite,
  canAskToJoin,
  canEditBoard,
  canInvite,
  canJoinByCode,
  canLeaveBoard,
  canManageBoard,
  canManageCodes,
  canRevokeInvite,
  canSeeBoardPins,
  canSeeInvite,
  canTakeRequestBack,
  invitesSight,
  isBoardListed,
  isOpenBoard,
} from './boards.policy.ts'
export { bindBoards, type BoardsDeps } from './boards.routes.ts'
export { boardPath, boardView, type BoardViewDeps, boardViews, presentBoardCard } from './boards.view.ts'
export { endMergedBoard, passWarning } from './deletion/end-merged-board.ts'
export { removeBoard } from './deletion/remove-deleted-boards.ts'
export { reordered } from './lists/board-order.ts'
export { checkListsOf, memberIdOf } from './lists/boards-list.view.ts'
export { boardChoicesOf } from './lists/user-metadata.view.ts'
export { findBoardId, lookUpBoardId } from './names/find-board-id.ts'
export { freeName } from './names/free-name.ts'
export { freeSlug } from './names/free-slug.ts'
export {
  addToBoardCounter,
  addToBoardPinCounts,
  type BoardRow,
  countPinOnBoard,
  findBoardNames,
  findBoards,
  findBoardSights,
  findOwnedBoardIds,
  findTakenNames,
  insertBoard,
  lockBoard,
  lockBoardRow,
  lockBoardsInOrder,
  lockDeletedBoard,
  type LockedBoard,
  notePinsOnBoard,
  updateBoardRow,
} from './rows/board-rows.queries.ts'
export {
  deleteCollaborator,
  findCollaborators,
  findSharedBoardIds,
  findTeams,
  insertCollaborator,
} from './rows/collaborators.queries.ts'
export { insertMemberBoard, parkMemberBoards, touchMemberBoard } from './rows/member-boards.queries.ts'
