/** Marks what has the turn where things come and go, as the first row of a queue. */
const TURN = '[data-has-turn]'

/**
 * When an overlay closed and what had opened it is gone, or cannot be pressed any more, the focus would begin at the page's
 * top: what has the turn takes it, else the page's main part.
 */
export function keepFocus(): void {
  // A frame for the overlay to give it back, and another for what that shows.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const heir = document.querySelector<HTMLElement>(TURN) ?? document.getElementById('main')
      heir?.focus({ preventScroll: true })
    }),
  )
}
