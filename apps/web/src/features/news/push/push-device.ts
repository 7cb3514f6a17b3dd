import { pushSubscriptionResource } from '@pinfold/contract'
import { call } from '../../../api/client.ts'

const WORKER = '/push-worker.js'

/** Whether this browser can show what is pushed to it, and lets us. */
export type PushPermission = 'unsupported' | 'blocked' | 'possible'

/** What this browser says of notifications. Only in the browser. */
export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Whether this browser still holds a subscription that the server's key made. */
export async function isSubscribedHere(): Promise<boolean> {
  if (pushPermission() !== 'possible' || Notification.permission !== 'granted') return false
  const worker = await navigator.serviceWorker.getRegistration('/')
  const held = await worker?.pushManager.getSubscription()
  return held !== null && held !== undefined
}

/**
 * Asks for leave, and has the server push to this browser. False where leave was not given. Throws what the browser or
 * the call throws.
 */
export async function subscribeHere(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const held = await pushManager.getSubscription()
  // One that another key made takes nothing that this server signs.
  if (held !== null && keyOf(held) !== publicKey) await held.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
  await call(pushSubscriptionResource.create, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  return true
}

function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCodePoint(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
