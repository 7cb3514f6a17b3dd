import { randomInt } from 'node:crypto'
import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import { noteCalledEndpoint } from './called-endpoints.ts'

/** What came back: the status, and the envelope as any client would read it. */
export interface WireAnswer<T = unknown> {
  status: number
  headers: Headers
  data: T
  bookmark: string | undefined
  error: { code: number; name: string; message: string; field?: string } | undefined
  body: Record<string, unknown>
}

/** A browser that speaks the wire: form posts, cookies, the double-submit header. Each has an address of its own. */
export class TestClient {
  readonly cookies = new Map<string, string>([['csrftoken', 'a'.repeat(32)]])
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  private readonly originNow: () => string
  country = 'US'
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
  /** Signed in as, once signed up. */
  member: { id: string; username: string; email: string; password: string } | undefined

  /** `origin` may differ from request to request, where several processes are asked. */
  constructor(origin: string | (() => string)) {
    this.originNow = typeof origin === 'string' ? () => origin : origin
  }

  /** Where the next request goes. */
  get origin(): string {
    return this.originNow()
  }

  /** The same browser, with its cookies, at another process. */
  through(origin: string): this {
    return Object.create(this, { originNow: { value: () => origin } }) as this
  }

  /** Calls an endpoint the way the contract says it travels. */
  async call<E extends Endpoint>(
    endpoint: E,
    options: OptionsInput<E>,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer<ReplyOf<E>>> {
    const { address } = endpoint
    const answer =
      address.type === 'resource'
        ? await this.resource(address.resource, address.action, options as object, headers)
        : await this.path(address.method, address.path, options as Record<string, unknown>, headers)
    return answer as WireAnswer<ReplyOf<E>>
  }

  /** Calls an endpoint and answers the data of a success; fails loudly otherwise. */
  async ask<E extends Endpoint>(endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>> {
    const answer = await this.call(endpoint, options)
    if (answer.status !== 200)
      throw new Error(`${endpoint.id} answered ${answer.status}: ${JSON.stringify(answer.error)}`)
    return answer.data
  }

  /** `/resource/{name}/{action}/` with whatever options; a string goes as `data` untouched. */
  async resource(
    name: string,
    action: string,
    options: object | string,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> {
    noteCalledEndpoint(`${name}.${action}`)
    const data = typeof options === 'string' ? options : JSON.stringify({ options, context: {} })
    const parameters = new URLSearchParams({ source_url: '/', data })
    const url = `/resource/${name}/${action}/`
    if (action === 'get') return this.send('GET', `${url}?${parameters}&_=1`, undefined, headers)
    return this.send('POST', url, parameters, headers)
  }

  /** A `/v3` path with its parameters filled in; the rest travels as query or form. */
  async path(
    method: string,
    pattern: string,
    options: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> {
    noteCalledEndpoint(`${method} ${pattern}`)
    const inPath = new Set([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(options[name])))
    const rest = new URLSearchParams(
      Object.entries(options)
        .filter(([name]) => !inPath.has(name))
        .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    if (method === 'GET') return this.send('GET', `${path}?${rest}`, undefined, headers)
    return this.send(method, path, rest, headers)
  }

  /** Anything at all, with this browser's cookies and address. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      'user-agent': this.userAgent,
      'x-forwarded-for': this.address,
      'x-test-country': this.country,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': this.cookies.get('csrftoken') ?? '',
    })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.keepCookie(line)
    return response
  }

  async send(
    method: string,
    path: string,
    body: URLSearchParams | undefined,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> {
    const response = await this.fetch(path, { method, headers, ...(body ? { body } : {}) })
    const text = await response.text()
    const parsed = JSON.parse(text) as {
      resource_response: { data: unknown; bookmark?: string; error?: WireAnswer['error'] }
    }
    const { data, bookmark, error } = parsed.resource_response
    return {
      status: response.status,
      headers: response.headers,
      data,
      bookmark,
      error,
      body: parsed as unknown as Record<string, unknown>,
    }
  }

  private keepCookie(line: string): void {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
