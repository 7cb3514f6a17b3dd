import type { User } from '@pinfold/contract'
import { createStore, useStore } from '../../../ui/store.ts'

/** A question about a member. */
export interface ModerationDialog {
  readonly kind: 'block' | 'report'
  readonly user: User
}

/** One at a time. It outlives the header that asked for it, which changes with a block. */
const store = createStore<ModerationDialog | null>(null)

/** Opens a dialog about a member. Call it in the browser only. */
export const openModeration = (dialog: ModerationDialog): void => store.change(dialog)
export const closeModeration = (): void => store.change(null)
export const readModeration = (): ModerationDialog | null => store.read()
export const useModeration = (): ModerationDialog | null => useStore(store)
