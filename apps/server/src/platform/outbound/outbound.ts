import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fetchExceptions } from './fetch-exceptions.ts'
import { asFetchFailure, FetchFailure } from './fetch-failure.ts'
import { hostOf, mayBeElsewhere, placesOf, plainAddress, portOf, type Resolve } from './guarded-places.ts'
import type { Dispatcher } from 'undici'
import { tracedOutgoing } from '../traces/spans.ts'
import { ACCEPTED_ENCODINGS, limitedBytes, unpackedBody } from './unpacked-body.ts'

/** What to fetch. */
export interface OutboundRequest {
  readonly url: URL
  readonly accept: string
  /** Of the body after unpacking. */
  readonly mostBytes: number
  /** What happens to more: it is cut off, or the fetch fails as `too_large`. */
  readonly atLimit: 'cut' | 'refuse'
  /** The page that it is wanted for. */
  readonly referrer?: URL
  /** What the answer was known by the last time; the site may then say 304. */
  readonly known?: { readonly etag: string | null; readonly lastModified: string | null }
  /** Only the first bytes are wanted. */
  readonly firstBytes?: number
  /** How long it may take in all, where that is not the usual time. */
  readonly milliseconds?: number
  /** Ends it before its time is over. */
  readonly signal?: AbortSignal
}

/** What a site answered, whatever its status. */
export interface OutboundAnswer {
  /** After redirects. */
  readonly url: URL
  readonly status: number
  /** As the site says it, or empty. */
  readonly contentType: string
  /** How many bytes the body has, where the site says it and nothing is packed. */
  readonly length: number | null
  readonly etag: string | null
  readonly lastModified: string | null
  /** May be read once; throws `FetchFailure`. Leaving it early ends the connection. */
  readonly body: AsyncIterable<Uint8Array>
}

/** The one way out to places that members and pages name. */
export interface Outbound {
  /** Throws `FetchFailure`. Its body has to be read or left. */
  open(request: OutboundRequest): Promise<OutboundAnswer>
  /** The whole answer. */
  fetch(request: OutboundRequest): Promise<Omit<OutboundAnswer, 'body'> & { readonly body: Buffer }>
  close(): Promise<void>
}

interface OutboundOptions {
  /** Entries of `FETCH_ALLOW`. */
  readonly allowed: readonly string[]
  readonly proxy: string | null
  /** Names the product and where it runs. */
  readonly userAgent: string
  readonly resolve?: Resolve
  /** For everything, from resolving to the last byte. */
  readonly milliseconds?: number
}

const MOST_REDIRECTS = 5
const USUAL_MILLISECONDS = 10_000

const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/** Goes to public addresses only, checked at every hop and connection, with nothing of this server's and a budget. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { proxy, userAgent, resolve = systemResolve, milliseconds = USUAL_MILLISECONDS } = options
  const exceptions = fetchExceptions(options.allowed)
  // Opened with the first fetch, and with it their library: most processes never go out.
  let connections: Dispatcher | undefined

  /** Connections check what they connect to; they never see addresses in URLs, nor where a proxy goes. */
  const check = async (url: URL): Promise<void> => {
    const place = { hostname: hostOf(url), port: portOf(url) }
    if (proxy === null && isIP(place.hostname) === 0) return
    await placesOf(place, exceptions, resolve).catch((error: unknown) => {
      const isLeftToProxy = !(error instanceof FetchFailure) && mayBeElsewhere(place.hostname)
      if (!isLeftToProxy) throw error
    })
  }

  const hop = async (url: URL, request: OutboundRequest, signal: AbortSignal) => {
    await unlessAborted(check(url), signal)
    const { guardedConnections, proxyConnections } = await import('./connections.ts')
    connections ??= proxy === null ? guardedConnections(exceptions, resolve) : proxyConnections(proxy)
    return connections.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: headersOf(request, userAgent),
      signal,
    })
  }

  const open = async (request: OutboundRequest): Promise<OutboundAnswer> => {
    const limit = AbortSignal.timeout(request.milliseconds ?? milliseconds)
    const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal])
    try {
      let url = plainAddress(request.url)
      for (let redirects = 0; ; redirects += 1) {
        const { statusCode, headers, body } = await hop(url, request, signal)
        // A body that is left before its end says so as an error.
        body.on('error', () => {})
        const next = isRedirect(statusCode) ? nextAddress(headerOf(headers, 'location'), url) : null
        if (next === null) {
          return {
            url,
            status: statusCode,
            contentType: headerOf(headers, 'content-type'),
            length: lengthOf(headers),
            etag: headerOf(headers, 'etag') || null,
            lastModified: headerOf(headers, 'last-modified') || null,
            body: failing(limitedBytes(unpackedBody(body, headerOf(headers, 'content-encoding')), request), signal),
          }
        }
        body.destroy()
        if (redirects === MOST_REDIRECTS) throw new FetchFailure('unreachable')
        url = next
      }
    } catch (error) {
      throw asFetchFailure(error, signal)
    }
  }

  const traced = (request: OutboundRequest) =>
    tracedOutgoing(
      'GET',
      () => open(request),
      ({ status }) => ({ 'http.response.status_code': status }),
    )

  return {
    open: traced,
    async fetch(request) {
      const { body, ...answer } = await traced(request)
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      return { ...answer, body: Buffer.concat(chunks) }
    },
    async close() {
      await connections?.destroy()
    },
  }
}

/** A packed body is longer than it says. */
function lengthOf(headers: Parameters<typeof headerOf>[0]): number | null {
  const text = headerOf(headers, 'content-length')
  return /^\d{1,15}$/.test(text) && headerOf(headers, 'content-encoding') === '' ? Number(text) : null
}

function headersOf(request: OutboundRequest, userAgent: string): Record<string, string> {
  const { accept, referrer, known, firstBytes } = request
  return {
    'user-agent': userAgent,
    accept,
    // Parts of a packed body could not be unpacked.
    'accept-encoding': firstBytes === undefined ? ACCEPTED_ENCODINGS : 'identity',
    ...(referrer && { referer: `${referrer.origin}/` }),
    ...(firstBytes !== undefined && { range: `bytes=0-${firstBytes - 1}` }),
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

const headerOf = (headers: Record<string, string | string[] | undefined>, name: string): string => {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Null where the site names none; throws `refused` where it names what is not fetched. */
function nextAddress(location: string, from: URL): URL | null {
  if (location === '') return null
  // Names of files that are not in ASCII come as bytes of UTF-8, which the library reads as Latin letters.
  const url = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from)
  if (url === null) throw new FetchFailure('unreachable')
  return plainAddress(url)
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
    aborted.promise.catch(() => {})
  }
}

async function* failing(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw asFetchFailure(error, signal)
  }
}
