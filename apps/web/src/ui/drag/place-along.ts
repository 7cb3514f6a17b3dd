/** Whether an item has no others beside it, so that its neighbours stand above and below. */
export const isAloneInRow = (element: Element): boolean =>
  element instanceof HTMLElement && element.offsetWidth * 2 > (element.parentElement?.clientWidth ?? 0)

/** How far along a target the pointer is, 0 to 1 in reading order; down its height where it is alone in its row. */
export function placeAlong(element: Element, clientX: number, clientY: number): number {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (isAloneInRow(element)) return (clientY - top) / height
  const fromLeft = (clientX - left) / width
  return getComputedStyle(element).direction === 'rtl' ? 1 - fromLeft : fromLeft
}
