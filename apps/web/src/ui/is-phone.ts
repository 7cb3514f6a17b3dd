import { breakpoints } from './breakpoints.ts'

/** Whether overlays are sheets, as the style sheets have it. Call it in the browser only. */
export const isPhone = (): boolean => window.matchMedia(`(width < ${breakpoints.phone}px)`).matches
