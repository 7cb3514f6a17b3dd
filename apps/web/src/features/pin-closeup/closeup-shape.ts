import { breakpoints } from '../../ui/breakpoints.ts'

/** How a closeup stands: two halves, a wide picture beside narrow words, or a picture above its words. */
export type CloseupShape = 'tall' | 'wide' | 'panoramic'

/** BC-10: height divided by width up to which a picture counts as panoramic, and as wide. */
export const PANORAMIC_RATIO = 0.6
export const WIDE_RATIO = 0.84
/** Up to here a tall picture is too wide for the narrower closeup on large windows. */
const SQUARISH_RATIO = 1.25

/** BC-10, in pixels: the whole closeup and the least its picture may take on large screens, on medium ones, on small ones. */
export const closeupWidths = {
  tall: { large: { whole: 1016, picture: 508 }, medium: { whole: 992, picture: 488 }, small: 672 },
  wide: { large: { whole: 1176, picture: 672 }, medium: { whole: 992, picture: 488 }, small: 740 },
  panoramic: { large: { whole: 1176, picture: 1176 }, medium: { whole: 912, picture: 912 }, small: 740 },
} as const

/** Words beside a picture have at least so many pixels. */
const LEAST_WORDS = 312

/** The shape for a picture of so much height for each pixel of width. */
export function closeupShape(ratio: number): CloseupShape {
  if (ratio <= PANORAMIC_RATIO) return 'panoramic'
  return ratio <= WIDE_RATIO ? 'wide' : 'tall'
}

/** Whether a picture gets the wider closeup on large windows, though it counts as tall. */
export const isSquarish = (ratio: number): boolean => closeupShape(ratio) === 'tall' && ratio < SQUARISH_RATIO

const { tablet, desktop, roomy, wide, widest } = breakpoints
const from = (width: number) => `(min-width: ${width}px)`

/** What `sizes` says of a picture of this height for each pixel of width, for the breakpoints of closeup.module.css. */
export function closeupSizes(ratio: number): string {
  const shape = closeupShape(ratio)
  const { large, medium, small } = closeupWidths[shape]
  // A large part of the window's width, or of its height.
  const high = `calc(max(480px, 80vh) / ${Number(ratio.toFixed(3))})`
  const beside = (whole: number, least: number) => `min(max(${least}px, min(45vw, ${whole - LEAST_WORDS}px)), ${high})`
  if (shape === 'panoramic') {
    return [
      `${from(widest)} min(${large.picture}px, ${high})`,
      `${from(wide)} min(${large.whole - LEAST_WORDS}px, ${high})`,
      `${from(desktop)} min(${medium.picture}px, ${high})`,
      ...stacked(small),
    ].join(', ')
  }
  return [
    ...(isSquarish(ratio) ? [`${from(widest)} ${beside(closeupWidths.wide.large.whole, large.picture)}`] : []),
    `${from(shape === 'tall' ? roomy : wide)} ${beside(large.whole, large.picture)}`,
    `${from(desktop)} ${beside(medium.whole, medium.picture)}`,
    ...stacked(small),
  ].join(', ')
}

const stacked = (small: number) => [`${from(tablet)} min(${small}px, 100vw - 32px)`, '100vw']
