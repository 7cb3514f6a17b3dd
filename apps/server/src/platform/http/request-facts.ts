import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a handler may know of the request itself. */
export interface RequestFacts {
  readonly requestId: string
  /** The caller's address, proxies taken into account. */
  readonly address: string
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  /** The program itself asks; never set for what came over the network. */
  readonly isInternal?: true
  /** Cookies the answer is to set or clear. Pages collect them from the calls of their loaders. */
  readonly cookies: CookieJar
  /** A cookie that came along. */
  readonly cookie?: (name: string) => string | undefined
}

/** A cookie to set; an empty value clears it. */
export interface AnswerCookie {
  name: string
  value: string
  isHttpOnly: boolean
  maxAgeSeconds: number
}

/** Where a handler leaves cookies for the answer. */
export interface CookieJar {
  set(cookie: AnswerCookie): void
}

/** A jar whose cookies go into the answer. */
export function replyCookies(reply: FastifyReply, isSecure: boolean): CookieJar {
  return {
    set({ name, value, isHttpOnly, maxAgeSeconds }) {
      const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: isHttpOnly } as const
      if (value === '') reply.clearCookie(name, options)
      else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

/** The facts of a Fastify request. */
export function requestFacts(request: FastifyRequest, cookies: CookieJar): RequestFacts {
  const key = request.headers['idempotency-key']
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    cookies,
    cookie: (name) => request.cookies[name],
  }
}
