type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void }

export interface Toast {
  readonly id: number
  readonly text: string
  readonly pictureUrl?: string | undefined
  readonly action?: ToastAction | undefined
  readonly milliseconds: number
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something at the bottom of the screen for five seconds. Call it in the browser only. */
export function showToast(toast: {
  text: string
  pictureUrl?: string | undefined
  action?: ToastAction | undefined
}): void {
  lastId += 1
  replace([...toasts.slice(-1), { ...toast, id: lastId, milliseconds: 5000 }])
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

export const readToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
