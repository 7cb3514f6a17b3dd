export { endPins } from './commands/end-pins.ts'
export { removePins } from './commands/remove-pins.ts'
export { takePicture } from './commands/take-upload.ts'
export { type NewPin, writePins } from './commands/write-pin.ts'
export {
  findBoardPinIdsAfter,
  findNewestPinIdsOf,
  findSourceEdges,
  ofSource,
  type PinSource,
} from './edges/board-edges.queries.ts'
export { type Move, movePins, moveToSection, takeOffBoards } from './edges/move-pins.ts'
export { offerOf } from './kinds/offer.ts'
export { findPinMedia } from './kinds/pin-media.queries.ts'
export { copyPinMedia } from './kinds/pin-media.ts'
export { newestPinSignatures } from './lists/own-lists.view.ts'
export { fillPinPage, type Place } from './lists/pin-lists.view.ts'
export { storyPictures } from './lists/story-pictures.ts'
export { type KnownPin, knowPin, knowPins, pinFacts, readAsFound } from './pin-facts.ts'
export { notePlace, type PinPlace, takePlace } from './pin-place.ts'
export {
  findNewestPublicPinIds,
  findPinIdsAfter,
  findPins,
  holdManyPins,
  holdPin,
  lockPins,
  type PinRow,
} from './pin-rows.queries.ts'
export { syncPinSights } from './pin-sight.ts'
export {
  canArrangePin,
  canComment,
  canDeletePin,
  canEditPin,
  canFavoritePin,
  canHidePin,
  canReact,
  canRemoveFromBoard,
  canSavePin,
  canSeePin,
  isPinListed,
  mayClearBoard,
  type PinFacts,
  staysWithPinner,
} from './pins.policy.ts'
export { bindPins } from './pins.routes.ts'
export { maySeePin, pinView, pinViews } from './pins.view.ts'
export { lockPinAggregate } from './shared/lock-pin-aggregate.ts'
export { pinOfAggregate } from './shared/pin-of-aggregate.ts'
export {
  findAggregatesOnBoard,
  findBoardsHolding,
  findFirstPublicPinIds,
  findNeighbourPins,
  findNewestOn,
  findPinsAfterRow,
} from './shared/shared-pins.queries.ts'
