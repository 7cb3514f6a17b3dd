/**
 * How much of a frame a picture fills that is shown whole in its middle, as CSS sizes. Both ratios are heights divided by
 * widths.
 */
export const shownPart = (picture: number, frame: number): { inlineSize: string; blockSize: string } => ({
  inlineSize: `${Math.min(1, frame / picture) * 100}%`,
  blockSize: `${Math.min(1, picture / frame) * 100}%`,
})
