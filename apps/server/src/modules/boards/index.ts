export {
  blockBoards,
  type Concerned,
  findBlockingSince,
  finishBlocking,
  refuseWhileBusy,
  setBlockingProgress,
} from './blocking/blocking.ts'
export { hearBoardChanges, noteBoardChange } from './board-changes.ts'
export { knowBoard, knowBoards, type KnownBoard } from './board-facts.ts'
export type { BoardPins, CoverPicture } from './board-pins.ts'
export { type BoardRow, boardsWithoutViewer, findBoardSights, findOwnedBoardIds } from './rows/boards-without-viewer.ts'
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
export { bindBoards } from './boards.routes.ts'
export { boardPath, boardView, cardKeyOf, type BoardViewDeps, boardViews, presentBoardCard } from './boards.view.ts'
export { withholdBoard } from './commands/withhold-board.ts'
export { endMergedBoard, passWarning } from './deletion/end-merged-board.ts'
export { putBoardAway } from './deletion/put-board-away.ts'
export { removeBoard } from './deletion/remove-deleted-boards.ts'
export { endBoardFollows } from './follows/end-board-follows.ts'
export { makeBoardFor } from './heirs/make-board-for.ts'
export { passEventDays } from './heirs/pass-event-days.ts'
export { reordered } from './lists/board-order.ts'
export { checkListsOf, memberIdOf } from './lists/boards-list.view.ts'
export { boardChoicesOf } from './lists/user-metadata.view.ts'
export { lockBoard, lockBoardRow, lockBoardsInOrder, lockDeletedBoard, type LockedBoard } from './rows/lock-boards.ts'
export { findBoardId, lookUpBoardId } from './names/find-board-id.ts'
export { freeSlug } from './names/free-slug.ts'
export { findTakenNames } from './names/taken-names.ts'
export {
  countPinOffBoard,
  countPinOnBoard,
  countPinsOnBoards,
  countSectionsOnBoard,
  noteLastSave,
  notePinsOnBoard,
} from './counts/pins-on-board.ts'
export { addCollaborator, addCollaborators, collaboratorsOf, takeOffTeam } from './team/collaborators.ts'
