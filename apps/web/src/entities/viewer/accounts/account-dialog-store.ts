import type { SwitchableAccount } from '@pinfold/contract'
import { useSyncExternalStore } from 'react'

/** A dialog about the accounts of this browser. */
export type AccountDialog =
  | { readonly kind: 'add' | 'business' | 'link' }
  /** The account asks for a code before it opens. */
  | { readonly kind: 'code'; readonly account: Pick<SwitchableAccount, 'id' | 'full_name'>; readonly landing: string }

/** One at a time. It outlives the menu that asked for it. */
let open: AccountDialog | null = null
const listeners = new Set<() => void>()

function replace(next: AccountDialog | null) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a dialog in place of the one before. Call it in the browser only. */
export const openAccountDialog = (dialog: AccountDialog): void => replace(dialog)
export const closeAccountDialog = (): void => replace(null)
export const useAccountDialog = (): AccountDialog | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
