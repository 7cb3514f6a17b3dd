export { NewPinsPill } from './new-pins-pill.tsx'
export { SECTION_GONE } from './team-words.ts'
export { useLivePlace } from './use-live-place.ts'
