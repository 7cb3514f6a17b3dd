/** How a picture is looked at: how much larger than it fits, and how far its centre is from the screen's, in pixels. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Pixels of the screen, and of the picture as it fits into it. */
export interface ZoomSpace {
  readonly screen: Size
  readonly picture: Size
  /** How much larger than it fits a picture may be shown. */
  readonly largest: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A place on the screen, counted from its centre. */
export interface ZoomPoint {
  readonly x: number
  readonly y: number
}

/** The whole picture, as it fits. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

/** What one step of a key or button enlarges by, and what a double tap does. */
export const ZOOM_STEP = 1.5
const DOUBLE_TAP_SCALE = 2.5
/** However small the original, so much can be seen of it, and so much larger than its own pixels. */
const LEAST_LARGEST = 4
const LARGEST_OF_ORIGINAL = 2
/** Small originals grow at most so much to fill the screen. */
const LARGEST_FIT = 2

/** How a picture of this many pixels stands on a screen of that many. */
export function zoomSpace(original: Size, screen: Size): ZoomSpace {
  const fit = Math.min(screen.width / original.width, screen.height / original.height, LARGEST_FIT)
  const picture = { width: original.width * fit, height: original.height * fit }
  return { screen, picture, largest: Math.max(LEAST_LARGEST, LARGEST_OF_ORIGINAL / fit) }
}

/** The picture never leaves the screen: it moves only as far as something of it is hidden. */
function kept({ scale, x, y }: ZoomView, { screen, picture }: ZoomSpace): ZoomView {
  const reach = (side: 'width' | 'height') => Math.max((picture[side] * scale - screen[side]) / 2, 0)
  return { scale, x: between(x, reach('width')), y: between(y, reach('height')) }
}

// Without the negative zero, which compares unequal.
const between = (value: number, reach: number) => Math.min(Math.max(value, -reach), reach) + 0

/** Larger or smaller by a factor; what is at the point stays there. */
export function zoomBy(view: ZoomView, factor: number, point: ZoomPoint, space: ZoomSpace): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), space.largest)
  const grown = scale / view.scale
  return kept({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, space)
}

/** Moved by pixels of the screen. */
export const moveBy = (view: ZoomView, by: ZoomPoint, space: ZoomSpace): ZoomView =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, space)

/** A double tap goes near, and back to the whole picture. */
export const zoomToggled = (view: ZoomView, point: ZoomPoint, space: ZoomSpace): ZoomView =>
  view.scale > 1 ? wholePicture : zoomBy(view, DOUBLE_TAP_SCALE, point, space)

interface Tap extends ZoomPoint {
  /** Milliseconds. */
  readonly at: number
}

const DOUBLE_TAP_TIME = 300
const DOUBLE_TAP_DISTANCE = 24

/** Whether two taps are one double tap. */
export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.at - first.at <= DOUBLE_TAP_TIME &&
  Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_DISTANCE
