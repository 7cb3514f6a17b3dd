import type { SwitchableAccount } from '@pinfold/contract'
import { createStore, useStore } from '../../../ui/store.ts'

/** A dialog about the accounts of this browser. */
export type AccountDialog =
  | { readonly kind: 'add' | 'business' | 'link' }
  /** The account asks for a code before it opens. */
  | { readonly kind: 'code'; readonly account: Pick<SwitchableAccount, 'id' | 'full_name'>; readonly landing: string }

/** One at a time. It outlives the menu that asked for it. */
const store = createStore<AccountDialog | null>(null)

/** Opens a dialog in place of the one before. Call it in the browser only. */
export const openAccountDialog = (dialog: AccountDialog): void => store.change(dialog)
export const closeAccountDialog = (): void => store.change(null)
export const useAccountDialog = (): AccountDialog | null => useStore(store)
