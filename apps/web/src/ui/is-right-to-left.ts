/** Whether an element's text runs from right to left, where what is next lies to the left. Call it in the browser only. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
