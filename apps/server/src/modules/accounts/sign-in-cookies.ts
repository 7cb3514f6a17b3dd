import type { CookieJar } from '../../platform/http/request-facts.ts'

/** The session's token; scripts cannot read it. */
export const SESSION_COOKIE = '_pinterest_sess'
/** `1` when signed in; older clients look at it. */
export const AUTH_COOKIE = '_auth'

/** A session ends so long after it began. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60

export function setSignInCookies(cookies: CookieJar, token: string): void {
  cookies.set({ name: SESSION_COOKIE, value: token, isHttpOnly: true, maxAgeSeconds: SESSION_SECONDS })
  cookies.set({ name: AUTH_COOKIE, value: '1', isHttpOnly: false, maxAgeSeconds: SESSION_SECONDS })
}

export function clearSignInCookies(cookies: CookieJar): void {
  cookies.set({ name: SESSION_COOKIE, value: '', isHttpOnly: true, maxAgeSeconds: 0 })
  cookies.set({ name: AUTH_COOKIE, value: '', isHttpOnly: false, maxAgeSeconds: 0 })
}
