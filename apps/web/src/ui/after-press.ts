/** Milliseconds after which nobody presses any more. */
const LONGEST_PRESS = 500

/**
 * Does something once the press is over that took the focus away: what changes the page's layout before would move what is
 * being pressed. Where the focus went without a press, it is done a moment later.
 */
export function afterPress(act: () => void): void {
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('click', end, true)
    setTimeout(act)
  }
  const timer = setTimeout(end, LONGEST_PRESS)
  window.addEventListener('click', end, true)
}
