import { LIVE_PATH, type LiveEvent } from '@pinfold/contract'

export type LiveKind = LiveEvent['kind']
export type LiveOf<K extends LiveKind> = Extract<LiveEvent, { kind: K }>
type Handler = (event: LiveEvent) => void

/** Browsers allow few connections to one host: tabs that nobody looks at for this long give theirs back. */
const HIDDEN_AFTER = 30_000
const FIRST_RETRY = 1000
/** The stream names each event by its kind; browsers tell only those who listen for the name. */
const kinds = [
  'message',
  'message_changed',
  'conversation',
  'news',
  'typing',
  'board',
  'follow_approved',
  'hello',
  'reset',
  'session_over',
] as const satisfies readonly LiveKind[]
const LONGEST_RETRY = 60_000

const handlers = new Map<LiveKind, Set<Handler>>()
const openings = new Set<() => void>()
let source: EventSource | null = null
let isWaiting = false
/** The stream's beginning: from there on nothing is missed. */
let begun: LiveEvent | null = null
/** The number of the last news that was heard; a new connection goes on after it. */
let heard: string | undefined
let retryAfter = FIRST_RETRY
let retry: number | undefined
let hiding: number | undefined

/**
 * Hears events of a kind until the answer is called. Whoever shows something that news changes also hears `reset`, and
 * then reads it anew; and `hello`, which says that nothing is missed from now on, at once where that is so already. All
 * share one connection for the tab, opened after the page has loaded. For members only; call
 * it in the browser.
 */
export function onLive<K extends LiveKind>(kind: K, handler: (event: LiveOf<K>) => void): () => void {
  // Events reach only the handlers of their kind.
  const general = handler as Handler
  const known = handlers.get(kind) ?? new Set()
  handlers.set(kind, known.add(general))
  openAfterLoad()
  const first = begun
  if (kind === 'hello' && first !== null) queueMicrotask(() => known.has(general) && general(first))
  return () => {
    known.delete(general)
    closeIfUnheard()
  }
}

/**
 * Calls back each time the stream is open, at first and after it was lost or the tab was away: whispers are not kept, so
 * what passed by meanwhile is found by reading alone.
 */
export function onLiveOpen(handler: () => void): () => void {
  openings.add(handler)
  openAfterLoad()
  return () => {
    openings.delete(handler)
    closeIfUnheard()
  }
}

function closeIfUnheard(): void {
  if (openings.size === 0 && [...handlers.values()].every(({ size }) => size === 0)) close()
}

function openAfterLoad(): void {
  if (source !== null || isWaiting) return
  if (document.readyState === 'complete') return open()
  isWaiting = true
  // Behind everything else that waits for the page.
  window.addEventListener('load', () => window.setTimeout(open), { once: true })
}

function open(): void {
  isWaiting = false
  document.addEventListener('visibilitychange', mindVisibility)
  window.addEventListener('online', renew)
  if (source !== null || document.visibilityState === 'hidden') return
  // A connection that is lost comes back by itself, with the number of the last news.
  source = new EventSource(heard === undefined ? LIVE_PATH : `${LIVE_PATH}?after=${heard}`)
  for (const kind of kinds) source.addEventListener(kind, hear)
  source.addEventListener('open', () => {
    retryAfter = FIRST_RETRY
    for (const handler of openings) handler()
  })
  source.addEventListener('error', () => {
    if (source?.readyState === EventSource.CLOSED) tryAgain()
  })
}

function close(): void {
  window.clearTimeout(retry)
  window.clearTimeout(hiding)
  document.removeEventListener('visibilitychange', mindVisibility)
  window.removeEventListener('online', renew)
  source?.close()
  source = null
}

/** The network is back, maybe another one: a connection of before can look open for minutes, and hear nothing. */
function renew(): void {
  window.clearTimeout(retry)
  retryAfter = FIRST_RETRY
  source?.close()
  source = null
  open()
}

/** The server refused, and the browser gave up. */
function tryAgain(): void {
  source = null
  window.clearTimeout(retry)
  retry = window.setTimeout(open, retryAfter)
  retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY)
}

function mindVisibility(): void {
  window.clearTimeout(hiding)
  if (document.visibilityState === 'visible') return open()
  hiding = window.setTimeout(() => {
    source?.close()
    source = null
  }, HIDDEN_AFTER)
}

function hear({ data, lastEventId }: MessageEvent): void {
  const event = readLive(data)
  if (event === null) return
  if (event.kind === 'hello') begun = event
  if (lastEventId !== '') heard = lastEventId
  for (const handler of handlers.get(event.kind) ?? []) handler(event)
}

/** What cannot be read says nothing. */
export function readLive(text: unknown): LiveEvent | null {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null
    return typeof value === 'object' && value !== null && 'kind' in value ? (value as LiveEvent) : null
  } catch {
    return null
  }
}
