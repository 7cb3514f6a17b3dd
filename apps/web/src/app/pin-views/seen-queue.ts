import { csrfToken } from '../../api/csrf.ts'

/** Where views are told. Written out, since pages load this without the contract. */
export const VIEWS_PATH = '/v3/insights/views/'

/** So many go at once, after so long. */
const MOST_AT_ONCE = 100
const WAIT_MILLISECONDS = 10_000
/** What could not be sent waits for the next time, so much of it. */
const MOST_BATCHES = 5

/** What can be seen of a Pin. */
type Kind = 'impression' | 'closeup' | 'outbound_click'

interface Batch {
  readonly batch_key: string
  readonly views: readonly { readonly pin_id: string; readonly kind: Kind }[]
}

const drawKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Collects what was seen and tells the server of it now and then. A batch keeps its key, so that a repeat counts once. */
export function createSeenQueue() {
  let views: Batch['views'][number][] = []
  let unsent: Batch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(batch: Batch) {
    try {
      const { status } = await fetch(VIEWS_PATH, {
        method: 'POST',
        body: JSON.stringify(batch),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRFToken': csrfToken() },
        credentials: 'same-origin',
        // Also while the page is being left.
        keepalive: true,
      })
      if (status < 500) return
    } catch {
      // Told again below.
    }
    if (unsent.length < MOST_BATCHES) unsent.push(batch)
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const batches = unsent
    unsent = []
    if (views.length > 0) batches.push({ batch_key: drawKey(), views })
    views = []
    for (const batch of batches) void send(batch)
  }

  return {
    add(pinId: string, kind: Kind) {
      views.push({ pin_id: pinId, kind })
      if (views.length >= MOST_AT_ONCE) flush()
      else timer ??= setTimeout(flush, WAIT_MILLISECONDS)
    },
    flush,
  }
}
