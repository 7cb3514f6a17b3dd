export { type KnownBoard, knowBoard, knowBoards } from './board-facts.ts'
export type { BoardPins, CoverPicture } from './board-pins.ts'
export {
  addToBoardCounter,
  countPinOnBoard,
  type BoardRow,
  findBoards,
  findBoardSights,
  findOwnedBoardIds,
  lockBoard,
  lockDeletedBoard,
} from './board-rows.queries.ts'
export { checkListsOf, memberIdOf } from './boards-list.view.ts'
export { type BoardFacts, boardSight, canAddPin, canSeeBoardPins, isBoardListed } from './boards.policy.ts'
export { endBoards } from './end-boards.ts'
export { scheduleBoards } from './boards.jobs.ts'
export { bindBoards } from './boards.routes.ts'
export { boardPath, type BoardViewDeps, boardViews, presentBoardCard } from './boards.view.ts'
export { findBoardId } from './find-board-id.ts'
export { touchMemberBoard } from './member-boards.queries.ts'
export { addToSectionPinCount, findSections, type SectionRow } from './sections.queries.ts'
export { boardChoicesOf } from './user-metadata.view.ts'
export { bindSections } from './sections.routes.ts'
export { presentSectionCard } from './sections.view.ts'
