import {
  type Endpoint,
  type FailureEnvelope,
  type OptionsInput,
  type ReplyOf,
  type SuccessEnvelope,
  tabKey,
} from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { actingSubject } from './acting.ts'
import { noteReached, noteUnreached } from './connection.ts'
import { unreachedWords } from './connection-state.ts'
import { csrfToken } from './csrf.ts'
import { ApiFailure } from './failure.ts'
import { currentSession, tellSessionOver } from './session-over.ts'
import { failureWords } from './failure.words.ts'

/** What a call answers; `bookmark` only where the list goes on. */
export interface Answer<E extends Endpoint> {
  readonly data: ReplyOf<E>
  readonly bookmark?: string
}

interface CallSettings {
  readonly signal?: AbortSignal
  /** Give the same key to a repeat of the same wish; without one every call is a wish of its own. */
  readonly idempotencyKey?: string
  /** The browser sends it to the end when the page is left meanwhile; bodies of at most 64 KiB. */
  readonly outlivesPage?: true
}

/** A new idempotency key; also where the page came without encryption. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** This tab, by which it knows the news of what it did itself. */
export const THIS_TAB = randomKey().slice(0, 16)

let turns = 0

/** Goes up whenever a command of this tab begins or ends: what was read across one may be older than it. */
export const commandTurns = (): number => turns

let moments = 0

/** A moment of this tab, later than all before it. Readings are dated by when they were asked for. */
export const nextMoment = (): number => (moments += 1)

/** A command that the server granted. */
export interface Granted<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly options: OptionsInput<E>
  readonly data: ReplyOf<E>
}

type Hearer = (granted: Granted) => Promise<void>
let hearer: Hearer | null = null

/** Hears of every granted command before its caller does, who waits; answers how to stop. There is one hearer. */
export function hearCommands(hear: Hearer): () => void {
  hearer = hear
  return () => {
    if (hearer === hear) hearer = null
  }
}

type Reader = (answer: unknown, sentAt: number) => void
let reader: Reader | null = null

/** Hears of everything that scripts read, with the moment when it was asked for; answers how to stop. */
export function hearAnswers(hear: Reader): () => void {
  reader = hear
  return () => {
    if (reader === hear) reader = null
  }
}

const unreachable = () => unexpected(0, unreachedWords(navigator.onLine))
const unexpected = (status: number, message: string) => new ApiFailure({ name: 'unexpected', code: 0, status, message })

function fillPath(path: string, options: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...options }
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

function queryText(options: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query.size === 0 ? '' : `?${query}`
}

/** The HTTP request of a call, without the headers that every write carries. */
export function requestOf(
  endpoint: Endpoint,
  options: Record<string, unknown>,
  sourceUrl: string,
): [string, RequestInit] {
  const { address } = endpoint
  if (address.type === 'resource') {
    const url = `/resource/${address.resource}/${address.action}/`
    const fields = new URLSearchParams({ source_url: sourceUrl, data: JSON.stringify({ options }) })
    return endpoint.kind === 'query' ? [`${url}?${fields}`, { method: 'GET' }] : [url, { method: 'POST', body: fields }]
  }
  const { path, rest } = fillPath(address.path, options)
  if (address.method === 'GET') return [`${path}${queryText(rest)}`, { method: 'GET' }]
  const headers = { 'Content-Type': 'application/json' }
  return [path, { method: address.method, body: JSON.stringify(rest), headers }]
}

async function send(url: string, init: RequestInit, tries: number): Promise<Response> {
  try {
    const response = await fetch(url, init)
    noteReached()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    if (tries <= 1) {
      await noteUnreached()
      throw unreachable()
    }
    // What outlives the page has a small share of what the browser sends so, which much at once uses up.
    return send(url, { ...init, keepalive: false }, tries - 1)
  }
}

async function inTurns<T>(work: () => Promise<T>): Promise<T> {
  turns += 1
  try {
    return await work()
  } finally {
    turns += 1
  }
}

/** Calls the server. Throws `ApiFailure` for every refusal, and for a server that cannot be reached. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: OptionsInput<E>,
  settings: CallSettings = {},
): Promise<Answer<E>> {
  const calling = () => callNow(endpoint, options, settings)
  if (endpoint.kind !== 'command') {
    const sentAt = nextMoment()
    const read = await calling()
    reader?.(read.data, sentAt)
    return read
  }
  const answer = await inTurns(calling)
  await hearer?.({ endpoint, options, data: answer.data })
  return answer
}

async function callNow<E extends Endpoint>(
  endpoint: E,
  options: OptionsInput<E>,
  settings: CallSettings,
): Promise<Answer<E>> {
  const sourceUrl = `${location.pathname}${location.search}`
  // The one place where calls of scripts are made in another's name; the server passes it over where a call has none.
  const subjectId = actingSubject()
  const acted = subjectId === null ? options : { orbac_subject_id: subjectId, ...(options as object) }
  const [url, init] = requestOf(endpoint, acted as Record<string, unknown>, sourceUrl)
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  // A page may be in a language that its address asks for.
  headers.set('Accept-Language', localeOf(currentLanguage()))
  if (endpoint.kind === 'command') {
    headers.set('Idempotency-Key', settings.idempotencyKey ?? tabKey(THIS_TAB, randomKey()))
  }
  const ask = async () => {
    if (endpoint.kind === 'command') headers.set('X-CSRFToken', csrfToken())
    // A repeat after a broken connection is safe: the key makes it the same wish.
    const sending = { credentials: 'same-origin', keepalive: settings.outlivesPage ?? false } as const
    const whole = { ...init, headers, signal: settings.signal ?? null, ...sending } as const
    const response = await send(url, whole, 2)
    const envelope = (await response.json().catch(() => null)) as SuccessEnvelope<ReplyOf<E>> | FailureEnvelope | null
    if (!envelope?.resource_response) throw unexpected(response.status, failureWords.general)
    return envelope.resource_response
  }
  const session = currentSession()
  let answer = await ask()
  // A token from before the log-in: the refusal brought the one that is good now.
  if (answer.status === 'failure' && answer.error.name === 'csrf_failed') answer = await ask()
  if (answer.status === 'success') {
    return answer.bookmark === undefined ? { data: answer.data } : { data: answer.data, bookmark: answer.bookmark }
  }
  const { name, code, http_status: status, message, message_detail: detail, field, challenge } = answer.error
  if (name === 'sign_in_required') tellSessionOver(session)
  throw new ApiFailure({ name, code, status, message, detail, field, challenge })
}
