/**
 * Widths in pixels at which pages, and parts by the room they have themselves, change. Style sheets write them out, as
 * media queries take no custom properties; scripts/lint/style-rules.ts refuses others.
 */
export const breakpoints = {
  /** Below it words are cut short. */
  narrowPhone: 380,
  /** Below it overlays are sheets, and walls have columns as wide as fit. */
  phone: 576,
  /** From here on, wide cards have room beside each other. */
  wideCards: 720,
  /** Below it the way around is a bar at the bottom. */
  tablet: 768,
  /** From here on, two halves have room beside each other. */
  desktop: 1024,
  /** From here on, the two halves have their full width. */
  roomy: 1048,
  /** From here on, one of the two may be as wide as a large picture. */
  wide: 1208,
  /** From here on, a wall has room beside the two halves. */
  wider: 1400,
  /** From here on, nothing but walls grows. */
  widest: 1560,
} as const
