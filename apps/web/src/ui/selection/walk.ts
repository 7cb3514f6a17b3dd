/** A place on the screen, as `getBoundingClientRect` tells it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const middle = ({ left, right }: Box) => (left + right) / 2
const isBelow = (box: Box, here: Box) => box.top + box.bottom > here.top + here.bottom + 1

/** The nearest box of the nearest column above or below. */
function inColumn(boxes: readonly Box[], at: number, isDown: boolean): number {
  const here = boxes[at]
  if (!here) return at
  let best = at
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, index) => {
    if (!(isDown ? isBelow(box, here) : isBelow(here, box))) return
    const aside = Math.max(0, Math.abs(middle(box) - middle(here)) - (here.right - here.left) / 2)
    const away = isDown ? box.top - here.top : here.bottom - box.bottom
    // Another column is worse than any distance within the own one.
    const distance = aside * 1000 + Math.abs(away)
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}

/**
 * Where an arrow key, Home or End leads from one of these boxes, which stand in the list's order in rows or in columns
 * of any height; `undefined` for other keys. At an end it stays.
 */
export function walkTo(boxes: readonly Box[], at: number, key: string, isRightToLeft: boolean): number | undefined {
  const last = boxes.length - 1
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === onward) return Math.min(at + 1, last)
  if (key === backward) return Math.max(at - 1, 0)
  if (key === 'ArrowDown' || key === 'ArrowUp') return inColumn(boxes, at, key === 'ArrowDown')
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
