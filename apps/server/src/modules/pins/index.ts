export { requirePinCreation } from './commands/can-create.ts'
export { createPinIn } from './commands/create-pin.ts'
export { removePins } from './commands/remove-pins.ts'
export { removePinsOf } from './commands/remove-pins-of.ts'
export { dropPins } from './commands/drop-pins.ts'
export { beginningOf, type Save, savedPin, saveOf } from './commands/saves.ts'
export { keepFromDiscovery, withholdPin } from './commands/withhold-pin.ts'
export { takePicture } from './commands/take-upload.ts'
export { writePins } from './commands/write-pin.ts'
export { type Move, movePins, moveToSection, takeOffBoards } from './edges/move-pins.ts'
export { copyPinMedia } from './kinds/pin-media.ts'
export { placedProduct, presentProductTags, standingTags } from './kinds/pin-products.ts'
export { topicsOfPins } from './kinds/pin-topics.ts'
export { boardCovers, sectionCovers } from './lists/covers.view.ts'
export { type MemberPinIndex, newestPinSignatures } from './lists/own-lists.view.ts'
export { fillPinPage, type Place } from './lists/pin-lists.view.ts'
export { storyPictures } from './lists/story-pictures.ts'
export { type KnownPin, knowPin, knowPins, readAsFound } from './pin-facts.ts'
export type { MarksOfPin, PinMarks, PinViewDeps, PinWriteDeps } from './pin-marks.ts'
export { notePlace, type PinPlace, takePlace } from './pin-place.ts'
export { syncPinSights } from './pin-sight.ts'
export {
  findPinMedia,
  findSourceEdges,
  holdManyPins,
  holdPin,
  lockPins,
  ofSource,
  type PinSource,
} from './pins-at-work.ts'
export {
  countPublicPins,
  findAggregatesOnBoard,
  findBoardPinIdsAfter,
  findBoardsHolding,
  countPublicSaves,
  findBoardsOfPictures,
  findCarriersOf,
  findFirstPublicPinIds,
  findMembersWithProducts,
  findNamesOfPins,
  findNeighbourPins,
  findNewestOn,
  findNewestPinIdsOf,
  findNewestPublicPinIds,
  findNewestSaves,
  findOldestPublicPinIds,
  findPinIdsAfter,
  findPins,
  findPinsAfterRow,
  findPinsOfAggregateAfter,
  hasProducts,
  type PinRow,
} from './pins-without-viewer.ts'
export {
  canArrangePin,
  canComment,
  canDropPin,
  canEditPin,
  canFavoritePin,
  canHidePin,
  canReact,
  canSavePin,
  canSeePin,
  isLeftToPinner,
  isPinListed,
  mayClearBoard,
  type PinFacts,
} from './pins.policy.ts'
export { schedulePins } from './pins.jobs.ts'
export { bindPins } from './pins.routes.ts'
export { isOpenedPin } from './opened-pin.ts'
export { isPinSuggested, maySeePin, pinView, pinViews } from './pins.view.ts'
export { lockPinAggregate } from './shared/lock-pin-aggregate.ts'
export {
  createHeldFilms,
  findCoversOfFilm,
  findFilmsUnder,
  findFirstPinsShowing,
  findPinsShowing,
  hasMade,
} from './veils/pins-of-picture.ts'
export { picturesOfPin, shownOnPin, showVeils, showVeilsOf } from './veils/show-veils.ts'
export { isVeiledFor, shownImages } from './veils/veiled-images.ts'
export { pinOfAggregate } from './shared/pin-of-aggregate.ts'
