export { NewPinsPill } from './new-pins-pill.tsx'
export { sectionGone } from './team-words.ts'
export { useLivePlace } from './use-live-place.ts'
