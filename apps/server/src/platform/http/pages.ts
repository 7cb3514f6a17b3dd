import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { errorTable } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Answer } from './binder.ts'
import { CSRF_COOKIE } from './csrf.ts'

/** What renders pages: a request and what it needs go in, a response comes out. */
export interface PageRenderer {
  /** `context` is what the pages' own border file asks for. */
  render(request: Request, context: object): Promise<Response>
}

/** What each page gets beside what the program adds. */
export interface PageFacts {
  csrfToken: string
  nonce: string
}

interface PagesDeps {
  renderer: PageRenderer
  publicUrl: URL
  mediaOrigin: string
  isCookieSecure: boolean
  /** Lets the development server's own scripts and sockets through. */
  isDevelopment: boolean
  contextOf(request: FastifyRequest, reply: FastifyReply, facts: PageFacts): Promise<object>
}

const CSRF_SECONDS = 365 * 24 * 60 * 60

/** Answers every GET that nothing else answers with a page. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const csrfToken = request.cookies[CSRF_COOKIE] || giveCsrfToken(reply, deps.isCookieSecure)
    const context = await deps.contextOf(request, reply, { csrfToken, nonce })
    const response = await deps.renderer.render(webRequest(request, deps.publicUrl), context)
    reply.code(response.status)
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    reply.header('content-security-policy', policy(deps, nonce))
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
    return reply.send(response.body === null ? '' : Readable.from(response.body, { objectMode: false }))
  })
}

function giveCsrfToken(reply: FastifyReply, isSecure: boolean): string {
  const token = randomBytes(16).toString('hex')
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure: isSecure, maxAge: CSRF_SECONDS })
  return token
}

/** The request as the web platform has it; its origin is ours, whatever `Host` says. */
function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  // `//evil.example` would name another host.
  const path = request.url.replace(/^[/\\]+/, '/')
  return new Request(new URL(path, publicUrl), { method: request.method, headers, signal: controller.signal })
}

function policy(deps: { mediaOrigin: string; isDevelopment: boolean }, nonce: string): string {
  const script = deps.isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src-elem 'self' ${deps.isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Sizes of cards are set on the elements themselves.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${deps.mediaOrigin}`,
    `connect-src 'self' ${deps.mediaOrigin} ${deps.isDevelopment ? 'ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Runs a call for a page. Failures leave as plain errors: name, status, message, and the field where one is wrong. */
export async function callFromPage(run: () => Promise<Answer>): Promise<{ data: unknown; bookmark?: string }> {
  try {
    const { data, bookmark } = await run()
    return typeof bookmark === 'string' ? { data, bookmark } : { data }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message } = errorTable[error.code]
    const { field, detail } = error.details
    throw Object.assign(new Error(message), {
      name: error.code,
      status,
      ...(field === undefined ? {} : { field }),
      ...(detail === undefined ? {} : { detail }),
    })
  }
}

/** How the visitor wants pages to look, from their cookie. */
export function themeOf(request: FastifyRequest): 'light' | 'dark' | 'system' {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
