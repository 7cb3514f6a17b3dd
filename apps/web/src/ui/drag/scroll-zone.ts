/** Pixels at the window's top and bottom in which holding something scrolls the page (BC-08). */
export const SCROLL_ZONE = 120

export const isInScrollZone = (clientY: number, windowHeight: number): boolean =>
  clientY < SCROLL_ZONE || clientY > windowHeight - SCROLL_ZONE
