/** Pixels from the top within which the bars always show (BC-08). */
const ALWAYS_SHOWN_ABOVE = 55
/** Pixels of movement in one direction that hide or show them (BC-08). */
const LEAST_MOVEMENT = 20

/** Whether header and bottom bar show, and where the last change of direction was. */
export interface Bars {
  readonly isShown: boolean
  /** Scroll offset in pixels from which movement is counted. */
  readonly turnedAt: number
}

/** The bars of a page that was just opened at some scroll offset. */
export const barsAt = (y: number): Bars => ({ isShown: true, turnedAt: y })

/** ST-27: hidden by scrolling down, shown by scrolling up. `y` is the scroll offset in pixels; beyond the top it is negative. */
export function afterScroll({ isShown, turnedAt }: Bars, y: number): Bars {
  if (y <= ALWAYS_SHOWN_ABOVE) return { isShown: true, turnedAt: Math.max(y, 0) }
  const moved = y - turnedAt
  if (isShown && moved >= LEAST_MOVEMENT) return { isShown: false, turnedAt: y }
  if (!isShown && moved <= -LEAST_MOVEMENT) return { isShown: true, turnedAt: y }
  // Further in the direction that changes nothing: the turning point goes along.
  return { isShown, turnedAt: isShown ? Math.min(turnedAt, y) : Math.max(turnedAt, y) }
}
