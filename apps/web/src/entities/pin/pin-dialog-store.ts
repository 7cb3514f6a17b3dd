import type { Pin } from '@pinfold/contract'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '../../ui/store.ts'

export interface PinDialog {
  /** `save` chooses a board; `actions` is everything that a card offers, for touch. */
  readonly kind: 'save' | 'actions' | 'edit' | 'delete' | 'report'
  readonly pin: Pin
  /** What opened it: the picker stands beside it, and the focus returns to it. */
  readonly trigger: HTMLElement | null
}

/** One at a time, for all cards: it outlives the card that asked for it. */
const store = createStore<PinDialog | null>(null)

/** Opens a dialog about a pin. Call it in the browser only. */
export const openPinDialog = (dialog: PinDialog): void => store.change(dialog)
export const closePinDialog = (): void => store.change(null)
export const usePinDialog = (): PinDialog | null => useStore(store)

/** Whether boards are being chosen for a pin; every card of a wall asks. */
export const useIsChoosingBoard = (pinId: string): boolean =>
  useStore(store, (open) => open?.kind === 'save' && open.pin.id === pinId)

/** The part of a trigger that takes the focus. */
export const focusableOf = (trigger: HTMLElement | null): HTMLElement | null =>
  trigger?.matches('button, a') === true ? trigger : (trigger?.querySelector<HTMLElement>('button, a') ?? null)

/** Closes what is open before something else opens over the page, which gives the focus back to the trigger. */
export function leavePinDialog(): void {
  const open = store.read()
  if (!open) return
  const { trigger } = open
  flushSync(closePinDialog)
  focusableOf(trigger)?.focus({ preventScroll: true })
}
