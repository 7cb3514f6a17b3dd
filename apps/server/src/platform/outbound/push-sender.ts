import { tracedOutgoing } from '../traces/spans.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Where a browser is reached, and what only it can read. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface Pushed {
  /** At most 3,000 bytes. */
  readonly text: string
  /** What is pushed under a topic takes the place of what was not delivered yet. Letters, digits, `-` and `_`; up to 32. */
  readonly topic: string
  /** How long the push service may wait for the browser, in seconds. */
  readonly keptSeconds: number
}

/** `gone`: the push service knows the browser no more. */
export type PushResult = 'sent' | 'gone'

/** Pushes words to browsers, through the push services that their makers run. */
export interface PushSender {
  readonly publicKey: string
  /** Whether a browser's address belongs to a push service that this server may ask; browsers name them, so any other may be a trap. */
  isKnown(endpoint: string): boolean
  /** Encrypted for the browser alone (RFC 8291). Throws where the service is not known, or does not take it now. */
  push(target: PushTarget, pushed: Pushed): Promise<PushResult>
}

interface PushSenderOptions {
  readonly secret: string
  /** A mailto: or https: address for those who run push services. */
  readonly contact: string
  /** Origins of push services beside those of the known browsers. */
  readonly services: readonly string[]
}

/** Chrome and its kin, Firefox, Safari, Edge. */
const knownHosts =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/

const TIMEOUT_MILLISECONDS = 10_000

/** Pushes over https, without following where a service points. */
export function createPushSender({ secret, contact, services }: PushSenderOptions): PushSender {
  const keys = vapidKeys(secret)
  const isKnown = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false
    const { origin, protocol, hostname, port } = new URL(endpoint)
    return services.includes(origin) || (protocol === 'https:' && port === '' && knownHosts.test(hostname))
  }
  return {
    publicKey: keys.publicKey,
    isKnown,
    async push({ endpoint, p256dh, auth }, { text, topic, keptSeconds }) {
      if (!isKnown(endpoint)) throw new Error('No push service that is known here.')
      // The library takes memory only where something is pushed.
      const { default: webPush } = await import('web-push')
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: keptSeconds,
        topic,
      })
      const send = () =>
        fetch(endpoint, {
          method: 'POST',
          headers: new Headers(Object.entries(details.headers)),
          body: new Uint8Array(details.body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        })
      const answer = await tracedOutgoing('push', send, ({ status }) => ({ 'http.response.status_code': status }))
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`)
      return 'sent'
    },
  }
}
