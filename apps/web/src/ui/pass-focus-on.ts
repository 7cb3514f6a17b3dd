import { keepFocus } from './keep-focus.ts'

/**
 * A row that is about to go gives the focus, if it has it, to the next row's first button, else to its section's heading;
 * where these go with it, the page's main part takes it.
 */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const next = row.nextElementSibling?.querySelector('button')
  const heading = row.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')
  ;(next ?? heading)?.focus()
  keepFocus()
}

/** The `ref` of a row that may go by itself, once an answer has come: it gives the focus on as it goes. */
export const rowRef = (row: HTMLElement | null) => () => passFocusOn(row)

/** The `ref` of such a heading: when its section goes, too, the page's main part takes the focus. */
export const headingRef = (heading: HTMLElement | null) => () => {
  if (document.activeElement === heading) document.getElementById('main')?.focus({ preventScroll: true })
}
