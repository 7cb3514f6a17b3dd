export { countQuickSaves } from './quick-saves.queries.ts'
export { changeCommentCount, changeDoneCount, findAggregates, lockAggregates } from './aggregates.queries.ts'
export { findBoardPinIdsAfter } from './board-edges.queries.ts'
export { endPins } from './end-pins.ts'
export { createBoardPins } from './board-pins-port.ts'
export { lockPinAggregate } from './lock-pin-aggregate.ts'
export { knowPin, type KnownPin, knowPins } from './pin-facts.ts'
export { pinOfAggregate } from './pin-of-aggregate.ts'
export { fillPinPage, type Place } from './pin-lists.view.ts'
export { findNewestPublicPinIds, findPinIdsAfter, findPins, type PinRow } from './pin-rows.queries.ts'
export {
  findAggregatesOnBoard,
  findBoardsHolding,
  findFirstPublicPinIds,
  findNeighbourPins,
  findNewestOn,
  findPinsAfterRow,
} from './shared-pins.queries.ts'
export { bindPins } from './pins.routes.ts'
export { schedulePins } from './operations/operations.jobs.ts'
export { canComment, canSeePin, isPinListed, type PinFacts } from './pins.policy.ts'
export { maySeePin, pinViews } from './pins.view.ts'
export { syncPinSights } from './pin-sight.ts'
export { newestPinSignatures } from './kinds/own-lists.view.ts'
export { takePicture } from './take-upload.ts'
