import { onAlive, wake } from './wake.ts'

/** Milliseconds that a mouse rests on something before it is more than passed over. */
const REST = 100
const USED = 'button:not([data-way-back]),input,select,textarea,label,summary,video,[role]:not(a,ul,li,main)'
const RESTED_ON = 'li article,button:not([data-way-back])'

const around = ({ target }: Event, what: string) => (target instanceof Element ? target.closest(what) : null)

/** What needs the application: a press on anything but a link, a field, the keyboard, a mouse that rests on a card. */
export function watchSigns(signal: AbortSignal): void {
  const options = { capture: true, signal }
  const onPress = (event: Event) => void (around(event, USED) && wake())
  addEventListener('pointerdown', onPress, options)
  // Programs that help to read press without a pointer.
  addEventListener('click', onPress, options)
  addEventListener('contextmenu', wake, options)
  addEventListener('focusin', onFocus, options)
  let timer = 0
  let under: Element | null = null
  const onOver = (event: PointerEvent) => {
    clearTimeout(timer)
    under = event.pointerType === 'mouse' ? around(event, RESTED_ON) : null
    if (under) timer = window.setTimeout(wake, REST)
  }
  addEventListener('pointerover', onOver, options)
  onAlive(() => {
    // It was not there to see them come.
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    if (under?.matches(':hover')) under.dispatchEvent(over)
    const focused = document.activeElement
    if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

let isQuiet = false

function onFocus({ target }: FocusEvent): void {
  if (!isQuiet && target instanceof Element && target.matches(':focus-visible')) wake()
}

/** Moves the focus without taking that for the visitor's keyboard. */
export function focusQuietly(element: HTMLElement): void {
  isQuiet = true
  element.focus({ preventScroll: true })
  isQuiet = false
}
