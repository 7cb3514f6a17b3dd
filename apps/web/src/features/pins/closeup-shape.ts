/** How a closeup stands: two halves, a wide picture beside narrow words, or a picture above its words. */
export type CloseupShape = 'tall' | 'wide' | 'panoramic'

/** BC-10: height divided by width up to which a picture counts as panoramic, and as wide. */
export const PANORAMIC_RATIO = 0.6
export const WIDE_RATIO = 0.84

/** BC-10, in pixels: the whole closeup and its picture on large screens, on medium ones, and on small ones. */
export const closeupWidths = {
  tall: { large: { whole: 1016, picture: 508 }, medium: { whole: 992, picture: 488 }, small: 672 },
  wide: { large: { whole: 1176, picture: 672 }, medium: { whole: 992, picture: 488 }, small: 740 },
  panoramic: { large: { whole: 1176, picture: 1176 }, medium: { whole: 912, picture: 912 }, small: 740 },
} as const

/** The shape for a picture of so much height for each pixel of width. */
export function closeupShape(ratio: number): CloseupShape {
  if (ratio <= PANORAMIC_RATIO) return 'panoramic'
  return ratio <= WIDE_RATIO ? 'wide' : 'tall'
}

/** What `sizes` says of the picture, for the breakpoints of closeup.module.css. */
export function closeupSizes(shape: CloseupShape): string {
  const { large, medium, small } = closeupWidths[shape]
  const largeFrom = shape === 'tall' ? 1048 : 1208
  return [
    `(min-width: ${largeFrom}px) ${large.picture}px`,
    `(min-width: 1024px) ${medium.picture}px`,
    `(min-width: 768px) min(${small}px, 100vw - 32px)`,
    '100vw',
  ].join(', ')
}
