import { createStore, useStore } from './store.ts'

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
const store = createStore<readonly Toast[]>([])
let lastId = 0

/** Says something at the bottom of the screen for a few seconds, after what is said already. Call it in the browser only. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  store.change([...store.read(), { ...toast, id: lastId }])
}

export function dismissToast(id: number): void {
  store.change(store.read().filter((toast) => toast.id !== id))
}

export const readToasts = (): readonly Toast[] => store.read()
export const useToasts = (): readonly Toast[] => useStore(store)
