export { type KnownBoard, knowBoard, knowBoards } from './board-facts.ts'
export type { BoardPins, CoverPicture } from './board-pins.ts'
export { blockBoards, type Concerned, refuseWhileBusy } from './blocking/blocking.ts'
export { findBlockingSince, finishBlocking, setBlockingProgress } from './blocking/blocking.queries.ts'
export { endMergedBoard, passWarning } from './blocking/end-merged-board.ts'
export { joinSections } from './blocking/join-sections.ts'
export {
  addToBoardPinCounts,
  addToBoardCounter,
  countPinOnBoard,
  type BoardRow,
  findBoards,
  findBoardSights,
  findOwnedBoardIds,
  findTakenNames,
  lockBoard,
  lockBoardsInOrder,
  type LockedBoard,
  notePinsOnBoard,
  lockDeletedBoard,
} from './board-rows.queries.ts'
export { checkListsOf, memberIdOf } from './boards-list.view.ts'
export {
  type BoardFacts,
  boardSight,
  canAddPin,
  canEditBoard,
  canManageBoard,
  canSeeBoardPins,
  isBoardListed,
  isOpenBoard,
} from './boards.policy.ts'
export { endBoards } from './end-boards.ts'
export { movePlanning } from './planning/move-planning.ts'
export { bindPlanning } from './planning/planning.routes.ts'
export { createLinkCodes } from './invitations/invite-links.ts'
export { firstWaitingId } from './invitations/join-requests.view.ts'
export { scheduleBoards } from './boards.jobs.ts'
export { bindBoards } from './boards.routes.ts'
export { boardPath, boardView, type BoardViewDeps, boardViews, presentBoardCard } from './boards.view.ts'
export { findBoardId } from './find-board-id.ts'
export { tellTeams } from './team-news.ts'
export { touchMemberBoard } from './member-boards.queries.ts'
export {
  addToSectionPinCount,
  addToSectionPinCounts,
  findSections,
  removeSection,
  type SectionRow,
} from './sections.queries.ts'
export { boardChoicesOf } from './user-metadata.view.ts'
export { bindSections } from './sections.routes.ts'
export { presentSectionCard } from './sections.view.ts'
