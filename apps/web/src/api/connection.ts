import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Connection, connectionOf, probeAfter } from './connection-state.ts'

/** Answers without asking anything else, as long as the program runs. */
const PROBE = '/live'

let isReached = true
let probes = 0
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()

/** How the page stands with the server, as far as it has noticed. */
export const readConnection = (): Connection => connectionOf({ isOnLine: navigator.onLine, isReached })

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server has answered something. */
export function noteReached(): void {
  probes = 0
  clearTimeout(timer)
  if (isReached) return
  isReached = true
  tell()
}

/**
 * A request came to nothing: asks whether the server is there at all, and if not, again and again until it answers. The
 * promise tells when the first answer is known.
 */
export function noteUnreached(): Promise<void> {
  if (!isReached) return Promise.resolve()
  return (asking ??= probe().finally(() => (asking = null)))
}

function probeLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void probe(), probeAfter(probes))
  probes += 1
}

async function probe(): Promise<void> {
  try {
    const { status } = await fetch(PROBE, { cache: 'no-store' })
    if (status < 500) return noteReached()
  } catch {
    // Not yet.
  }
  if (isReached) {
    isReached = false
    tell()
  }
  probeLater()
}

function onOnline(): void {
  tell()
  if (!isReached) void probe()
}

/** Hears of the network from the browser. Call it once, in the browser. */
export function watchNetwork(): void {
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', tell)
}

/** Waits until the server can be reached; rejects as the signal does. */
export function untilReached(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal?.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      stop()
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'))
    }
    const unsubscribe = subscribe(() => {
      if (readConnection() !== 'good') return
      stop()
      resolve()
    })
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
  })
}

/** How the page stands with the server. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, readConnection, () => 'good')

/** Calls back when the connection is good again after it was not. */
export function useOnceBack(goOn: () => void): void {
  const isGood = useConnection() === 'good'
  const onBack = useEffectEvent(goOn)
  useEffect(() => {
    if (!isGood) return () => onBack()
  }, [isGood])
}
