import { useSyncExternalStore } from 'react'

/** A value outside of components that outlives them, for whoever shows it. */
export interface Store<T> {
  /** What holds before anybody has changed it, and so what the server draws. */
  readonly first: T
  readonly read: () => T
  readonly change: (next: T) => void
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Makes a store. Change it in the browser only: the server's copy is everybody's.
 *
 * @param remembered what the browser begins with instead, asked for when it is first read
 */
export function createStore<T>(first: T, remembered?: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  let begin = remembered
  const read = () => {
    if (begin) {
      value = begin()
      begin = undefined
    }
    return value
  }
  const change = (next: T) => {
    begin = undefined
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { first, read, change, subscribe }
}

/** What a store holds, or what `select` makes of it; renders again when that becomes something else. */
export function useStore<T>(store: Store<T>): T
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S
export function useStore<T>(store: Store<T>, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.first),
  )
}
