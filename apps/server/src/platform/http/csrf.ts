import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isSameSite } from './same-site.ts'
import { requestWords } from '../errors/request.words.ts'

/** The double-submit cookie's name. */
export const CSRF_COOKIE = 'csrftoken'

const CSRF_SECONDS = 365 * 24 * 60 * 60
const NONCE_BYTES = 8
const DIGITS = 4 * NONCE_BYTES

/** What guards writes against other sites that make a browser send them. */
export interface CsrfGuard {
  /** Throws `foreign_origin` for a write that another site sent, `csrf_failed` where its header does not repeat its cookie. */
  checkPair(request: Pick<FastifyRequest, 'cookies' | 'headers'>): void
  /**
   * Throws `csrf_failed` for a pair that was not made for the session, which is alive; the answer then carries one that
   * was, so that the client can try once more.
   */
  checkBound(request: FastifyRequest, reply: FastifyReply): void
  /** Puts a new token for the session into the answer; for nobody's where the session is ''. */
  give(reply: FastifyReply, session: string): void
  /** A cookie with a new token for nobody's session, as its header has it. */
  cookieForVisitor(): string
  readonly sessionCookie: string
}

interface CsrfOptions {
  readonly secret: string
  readonly publicUrl: URL
  readonly sessionCookie: string
  readonly isSecure: boolean
  /** Told once when a write comes from another address than ours: whoever set the wrong one has every write refused. */
  readonly warn: (text: string) => void
}

/**
 * Double submit, where the token of whoever is logged in is a random part and its HMAC with the session: a cookie that
 * somebody else planted in the browser, or one from before the log-in, is no token.
 */
export function createCsrfGuard({ secret, publicUrl, sessionCookie, isSecure, warn }: CsrfOptions): CsrfGuard {
  let hasWarned = false
  const tokenFor = (session: string, nonce = randomBytes(NONCE_BYTES).toString('hex')) =>
    nonce +
    createHmac('sha256', secret)
      .update(`csrf ${nonce} ${session}`)
      .digest('hex')
      .slice(0, DIGITS / 2)

  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: CSRF_SECONDS } as const
  function give(reply: FastifyReply, session: string): void {
    reply.setCookie(CSRF_COOKIE, tokenFor(session), options)
  }

  return {
    sessionCookie,
    give,
    cookieForVisitor: () => fastifyCookie.serialize(CSRF_COOKIE, tokenFor(''), options),
    checkPair(request) {
      // First, since a page of another address rarely has a cookie of ours either.
      const { origin } = request.headers
      if (origin !== undefined && !isOurHost(origin, publicUrl)) {
        const sender = nameOf(origin)
        if (!hasWarned) warn(warningOf(publicUrl.origin, sender))
        hasWarned = true
        throw new AppError('foreign_origin', { field: 'origin', detail: strangerWords(publicUrl.origin, sender) })
      }
      const cookie = request.cookies[CSRF_COOKIE] ?? ''
      const header = String(request.headers['x-csrftoken'] ?? '')
      if (cookie === '' || !isSame(cookie, header)) throw new AppError('csrf_failed')
    },
    checkBound(request, reply) {
      const session = request.cookies[sessionCookie] ?? ''
      const token = request.cookies[CSRF_COOKIE] ?? ''
      if (isSame(token, tokenFor(session, token.slice(0, DIGITS / 2)))) return
      give(reply, session)
      throw new AppError('csrf_failed')
    },
  }
}

/** Nothing but scheme, host and port of what somebody sent; `null` is what browsers send for a page without an address. */
function nameOf(origin: string): string | null {
  const read = URL.parse(origin)
  return read !== null && read.host !== '' ? `${read.protocol}//${read.host}` : null
}

const strangerWords = (site: string, origin: string | null) =>
  origin === null ? requestWords.cameByNoAddress({ site }) : requestWords.cameByAnotherSite({ site, origin })

/** For the operator's log, which is in English. */
const warningOf = (site: string, origin: string | null) =>
  `This site runs at ${site}; you came by ${origin ?? 'a page without an address'}. Writes from there are refused: set PUBLIC_URL to the address people use.`

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

function isOurHost(origin: string, publicUrl: URL): boolean {
  const sender = URL.parse(origin)
  return sender !== null && isSameSite(sender, publicUrl)
}
