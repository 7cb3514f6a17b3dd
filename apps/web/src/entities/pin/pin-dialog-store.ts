import type { Pin } from '@pinfold/contract'
import { flushSync } from 'react-dom'

export interface PinDialog {
  /** `save` chooses a board; `actions` is everything that a card offers, for touch. */
  readonly kind: 'save' | 'actions' | 'edit' | 'delete' | 'report'
  readonly pin: Pin
  /** What opened it: the picker stands beside it, and the focus returns to it. */
  readonly trigger: HTMLElement | null
}

/** One at a time, for all cards: it outlives the card that asked for it. */
let open: PinDialog | null = null
const listeners = new Set<() => void>()

function replace(next: PinDialog | null) {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog about a pin. Call it in the browser only. */
export const openPinDialog = (dialog: PinDialog): void => replace(dialog)
export const closePinDialog = (): void => replace(null)
export const readPinDialog = (): PinDialog | null => open

export function subscribeToPinDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The part of a trigger that takes the focus. */
export const focusableOf = (trigger: HTMLElement | null): HTMLElement | null =>
  trigger?.matches('button, a') === true ? trigger : (trigger?.querySelector<HTMLElement>('button, a') ?? null)

/** Closes what is open before something else opens over the page, which gives the focus back to the trigger. */
export function leavePinDialog(): void {
  const trigger = open?.trigger ?? null
  if (!open) return
  flushSync(closePinDialog)
  focusableOf(trigger)?.focus({ preventScroll: true })
}
