import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, type CsrfGuard } from './csrf.ts'
import type { PageCache, WholePage } from './page-cache.ts'
import { type AnswerCookie, type CookieJar, replyCookies } from './request-facts.ts'
import { bodyWithNonce, collectPage } from './whole-page.ts'

/** What renders pages: a request and what it needs go in, a response comes out. */
export interface PageRenderer {
  /** `context` is what the pages' own border file asks for. */
  render(request: Request, context: object): Promise<Response>
  /** Its pages change with the data alone, so they may be kept. */
  readonly isFixed?: boolean
}

/** What each page gets beside what the program adds. */
export interface PageFacts {
  readonly nonce: string
  /** Where the calls of the page leave cookies. */
  readonly cookies: CookieJar
  /** The page is sent in one piece, not as a stream. */
  readonly isWhole: boolean
  /** Runs each time the page is sent, also to those who get it kept. */
  onServed(act: () => void): void
}

interface PagesDeps {
  renderer: PageRenderer
  cache: PageCache
  publicUrl: URL
  mediaOrigin: string
  csrf: CsrfGuard
  isCookieSecure: boolean
  /** Lets the development server's own scripts and sockets through. */
  isDevelopment: boolean
  /** All that a visitor's page depends on beside its address, as one text; null for a page that is somebody's own. */
  traitsOf(request: FastifyRequest): Promise<string | null>
  contextOf(request: FastifyRequest, facts: PageFacts): Promise<object>
}

/** Answers every GET that nothing else answers with a page. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  app.get('/*', async (request, reply) => {
    if (!request.cookies[CSRF_COOKIE]) deps.csrf.give(reply, request.cookies[deps.csrf.sessionCookie] ?? '')
    const nonce = drawNonce()
    const page = await sharedPage(deps, request)
    if (page) {
      for (const act of page.whenServed ?? []) act()
      writeHead(reply, page, policy(deps, nonce))
      return reply.send(bodyWithNonce(page, nonce))
    }
    const cookies = replyCookies(reply, deps.isCookieSecure, deps.csrf)
    const context = await deps.contextOf(request, { nonce, cookies, isWhole: false, onServed: (act) => act() })
    const response = await deps.renderer.render(webRequest(request, deps.publicUrl), context)
    writeHead(reply, response, policy(deps, nonce))
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    // The router answers HEAD without the body, whose length is then unknown: of a stream none is told.
    const isUnknown = request.method === 'HEAD' && response.body === null
    if (response.body === null && !isUnknown) return reply.send('')
    return reply.send(Readable.from(response.body ?? [], { objectMode: false }))
  })
}

/** The page that all visitors alike share; null where this request needs one of its own. */
async function sharedPage(deps: PagesDeps, request: FastifyRequest): Promise<WholePage | null> {
  if (deps.renderer.isFixed !== true || request.method !== 'GET') return null
  const traits = await deps.traitsOf(request)
  if (traits === null) return null
  const address = addressOf(request, deps.publicUrl)
  address.hash = ''
  return deps.cache.share(`${address.href}\n${traits}`, async () => {
    const nonce = drawNonce()
    const kept: AnswerCookie[] = []
    const cookies = { set: (cookie: AnswerCookie) => void kept.push(cookie) }
    const whenServed: (() => void)[] = []
    const onServed = (act: () => void) => void whenServed.push(act)
    const context = await deps.contextOf(request, { nonce, cookies, isWhole: true, onServed })
    // The address is all that goes in: no header of one visitor may reach another's page.
    const page = await collectPage(await deps.renderer.render(new Request(address), context), nonce)
    return page === null || kept.length > 0 ? null : { ...page, whenServed }
  })
}

const drawNonce = () => randomBytes(16).toString('base64')

function writeHead(reply: FastifyReply, page: WholePage | Response, contentSecurityPolicy: string): void {
  reply.code(page.status).header('cache-control', 'private, no-cache')
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value)
  reply.header('content-security-policy', contentSecurityPolicy)
}

/** The request as the web platform has it; its origin is ours, whatever `Host` says. */
function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  return new Request(addressOf(request, publicUrl), { method: request.method, headers, signal: controller.signal })
}

/** `//evil.example` would name another host. */
const addressOf = (request: FastifyRequest, publicUrl: URL) => new URL(request.url.replace(/^[/\\]+/, '/'), publicUrl)

function policy(deps: { mediaOrigin: string; isDevelopment: boolean }, nonce: string): string {
  const script = deps.isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src-elem 'self' ${deps.isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Sizes of cards are set on the elements themselves.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${deps.mediaOrigin}`,
    `media-src 'self' blob: ${deps.mediaOrigin}`,
    `connect-src 'self' ${deps.mediaOrigin} ${deps.isDevelopment ? 'ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** How the visitor wants pages to look, from their cookie. */
export function themeOf(request: FastifyRequest): 'light' | 'dark' | 'system' {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
