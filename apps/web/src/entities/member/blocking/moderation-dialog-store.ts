import type { User } from '@pinfold/contract'

/** A question about a member. */
export interface ModerationDialog {
  readonly kind: 'block' | 'report'
  readonly user: User
}

/** One at a time. It outlives the header that asked for it, which changes with a block. */
let open: ModerationDialog | null = null
const listeners = new Set<() => void>()

function replace(next: ModerationDialog | null) {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog about a member. Call it in the browser only. */
export const openModeration = (dialog: ModerationDialog): void => replace(dialog)
export const closeModeration = (): void => replace(null)
export const readModeration = (): ModerationDialog | null => open

export function subscribeToModeration(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
