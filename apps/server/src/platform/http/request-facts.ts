import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateStanding } from '../errors/app-error.ts'
import type { CsrfGuard } from './csrf.ts'
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from './known-devices.ts'

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
  /** Told how a rate stands after the call was counted; only where the answer says so. */
  readonly onCounted?: (standing: RateStanding) => void
  /** A cookie that came along. */
  readonly cookie?: (name: string) => string | undefined
  /** The browser, where the account logged in with it before. */
  readonly device?: DeviceFacts
}

/** What a browser proves of accounts that logged in with it. */
interface DeviceFacts {
  /** Names the browser; null where the account never logged in with it. */
  of(account: string): string | null
  /** Has the browser keep that the account logged in with it. */
  remember(account: string): void
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

/** A jar whose cookies go into the answer. Whoever logs in or out, or changes accounts, gets a token for writes with it. */
export function replyCookies(reply: FastifyReply, isSecure: boolean, csrf: CsrfGuard): CookieJar {
  return {
    set({ name, value, isHttpOnly, maxAgeSeconds }) {
      if (name === csrf.sessionCookie) csrf.give(reply, value)
      const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: isHttpOnly } as const
      if (value === '') reply.clearCookie(name, options)
      else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

/** The facts of a Fastify request. */
export function requestFacts(request: FastifyRequest, cookies: CookieJar, devices?: KnownDevices): RequestFacts {
  const key = request.headers['idempotency-key']
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    cookies,
    cookie: (name) => request.cookies[name],
    ...(devices && { device: deviceFacts(request.cookies[DEVICE_COOKIE], cookies, devices) }),
  }
}

const deviceFacts = (cookie: string | undefined, cookies: CookieJar, devices: KnownDevices): DeviceFacts => ({
  of: (account) => devices.of(cookie, account),
  remember: (account) =>
    cookies.set({
      name: DEVICE_COOKIE,
      value: devices.withMark(cookie, account),
      isHttpOnly: true,
      maxAgeSeconds: DEVICE_SECONDS,
    }),
})
