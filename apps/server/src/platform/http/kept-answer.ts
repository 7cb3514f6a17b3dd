import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, type CsrfGuard } from './csrf.ts'
import { type Packing, packingFor } from './packed-forms.ts'
import { pagePolicy } from './page-policy.ts'
import type { WholePage } from './whole-page.ts'

interface KeptAnswerOptions {
  readonly csrf: CsrfGuard
  readonly mediaOrigin: string
  readonly isDevelopment: boolean
}

/** Sends pages that visitors share. */
export interface KeptAnswer {
  /** Sends the page in this turn; false, and nothing done, where its compressed form has to be made first. */
  sendNow(request: FastifyRequest, reply: FastifyReply, page: WholePage): boolean
  send(request: FastifyRequest, reply: FastifyReply, page: WholePage): Promise<void>
}

/**
 * What visitors share goes out without the framework's way of an answer, which costs more than the page: its bytes are
 * ready in each form, and so is what its head says. What belongs to one answer is set as a cookie.
 */
export function createKeptAnswer(options: KeptAnswerOptions): KeptAnswer {
  const heads = new WeakMap<WholePage, readonly string[]>()

  function headOf(page: WholePage): readonly string[] {
    const known = heads.get(page)
    if (known) return known
    const named = page.headers.some(([name]) => name === 'cache-control')
    const head = [
      ...(named ? [] : ['cache-control', 'private, no-cache']),
      ...page.headers.flat(),
      'content-security-policy',
      pagePolicy(options, page.inline),
      'etag',
      page.etag,
      'vary',
      'accept-encoding',
    ]
    heads.set(page, head)
    return head
  }

  function write(request: FastifyRequest, reply: FastifyReply, page: WholePage, packing: Packing | null, body: Buffer) {
    for (const act of page.whenServed) act()
    const isKnown = page.status === 200 && isNamed(request.headers['if-none-match'], page.etag)
    const head = [...headOf(page)]
    if (!request.cookies[CSRF_COOKIE]) head.push('set-cookie', options.csrf.cookieForVisitor())
    if (!isKnown) head.push('content-length', String(body.byteLength))
    if (!isKnown && packing !== null) head.push('content-encoding', packing)
    reply.hijack()
    reply.raw.writeHead(isKnown ? 304 : page.status, head)
    reply.raw.end(isKnown || request.method === 'HEAD' ? undefined : body)
  }

  return {
    sendNow(request, reply, page) {
      const packing = packingFor(request.headers['accept-encoding'], page.body)
      const body = packing === null ? page.body : page.packed.made(packing)
      if (body === undefined) return false
      write(request, reply, page, packing, body)
      return true
    },
    async send(request, reply, page) {
      const packing = packingFor(request.headers['accept-encoding'], page.body)
      write(request, reply, page, packing, packing === null ? page.body : await page.packed.make(packing))
    },
  }
}

/** `If-None-Match` may name several, and a proxy may have weakened what it passes on. */
const isNamed = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header.split(/\s*,\s*/).some((each) => each === etag || each === '*'))
