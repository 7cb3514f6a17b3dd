export { PlacePins } from './place-pins.tsx'
export { SectionMenu } from './sections/section-menu.tsx'
export { usePlaceList } from './use-place-list.ts'
