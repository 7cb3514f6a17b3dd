// Pins under their locks, for who works on many of them: boards are locked first, then members, then pins.
export { findSourceEdges, ofSource, type PinSource } from './edges/board-edges.queries.ts'
export { findPinMedia } from './kinds/pin-media.queries.ts'
export { holdManyPins, holdPin, lockPins } from './pin-rows.queries.ts'
