/** A place on a picture, in fractions from its left and its top. */
export interface Place {
  readonly x: number
  readonly y: number
}

const STEP = 0.01
const LARGE_STEP = 0.1

/** Four digits behind the point are kept. */
const within = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 10_000) / 10_000

/** Where a pointer is on a picture that stands there; beside it, at its edge. */
export const placeAt = (
  pointer: { readonly clientX: number; readonly clientY: number },
  picture: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Place => ({
  x: within((pointer.clientX - picture.left) / picture.width),
  y: within((pointer.clientY - picture.top) / picture.height),
})

/** Where an arrow key moves to, with Shift ten times as far; null for any other key. */
export function placeAfterKey({ x, y }: Place, { key, shiftKey }: { key: string; shiftKey: boolean }): Place | null {
  const step = shiftKey ? LARGE_STEP : STEP
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key]
  const [right = 0, down = 0] = by ?? []
  return by ? { x: within(x + right), y: within(y + down) } : null
}
