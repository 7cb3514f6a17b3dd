type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void }

export interface Toast {
  readonly id: number
  readonly text: string
  /** Where the words lead. */
  readonly href?: string | undefined
  readonly pictureUrl?: string | undefined
  readonly action?: ToastAction | undefined
  /** Milliseconds; the usual time where it is left out. */
  readonly shownFor?: number | undefined
}

/** The first one shows, the others wait for it. */
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something at the bottom of the screen for a few seconds, after what is said already. Call it in the browser only. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  replace([...toasts, { ...toast, id: lastId }])
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

export const readToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
