export { filterOf } from './pin-filter.ts'
export { type PinList, pinListCall, type PinListKind } from './pin-list.ts'
export { PinsBar } from './pins-bar.tsx'
export { useDensity } from './use-density.ts'
