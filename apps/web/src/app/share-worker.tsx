import { useEffect } from 'react'
import { memberRoutes } from '@pinfold/contract'

const WORKER = '/share-worker.js'

/** CN-13: takes what the phone's share sheet sends. It reaches no other page, so none gets slower by it. */
export function ShareWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    // A browser that refuses workers still shares: the server then takes what comes.
    navigator.serviceWorker.register(WORKER, { scope: memberRoutes.shareTarget.build() }).catch(() => undefined)
  }, [])
  return null
}
