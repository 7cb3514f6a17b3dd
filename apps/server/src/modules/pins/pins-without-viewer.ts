// Pins as work reads them that no viewer asks for: feeds, search, ranking, what is related. What shows of it to somebody
// goes through `pinViews`, which leaves out what they may not see.
export { findMembersWithProducts, hasProducts } from './kinds/members-with-products.ts'
export { findBoardPinIdsAfter, findNewestPinIdsOf } from './edges/board-edges.queries.ts'
export { findNewestPublicPinIds, findPinIdsAfter, findPins, type PinRow } from './pin-rows.queries.ts'
export {
  countPublicPins,
  findAggregatesOnBoard,
  findBoardsHolding,
  countPublicSaves,
  findBoardsOfPictures,
  findCarriersOf,
  findFirstPublicPinIds,
  findOldestPublicPinIds,
  findNeighbourPins,
  findNewestOn,
  findPinsAfterRow,
  findPinsOfAggregateAfter,
} from './shared/shared-pins.queries.ts'
export { findNamesOfPins } from './shared/names-of-pins.queries.ts'
export { findNewestSaves } from './shared/saves-of-pictures.queries.ts'
