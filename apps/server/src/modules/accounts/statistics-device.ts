import { randomBytes } from 'node:crypto'
import type { Consent } from '../../platform/auth/viewer.ts'
import type { CookieJar } from '../../platform/http/request-facts.ts'
import { CONSENT_SECONDS } from './consent.ts'

/** Names a browser whose visitor allows statistics, so that it stays in its groups of experiments. Scripts cannot read it. */
export const STATISTICS_COOKIE = '_statistics'

/** What the cookie says; undefined for anything that we did not write. */
export const readDevice = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : undefined

/** Names the browser once its visitor allows it, and forgets the name when they do not. */
export function nameDevice({ analytic }: Consent, before: string | undefined, cookies: CookieJar): void {
  const value = analytic ? (readDevice(before) ?? randomBytes(16).toString('base64url')) : ''
  if (value === '' && before === undefined) return
  cookies.set({ name: STATISTICS_COOKIE, value, isHttpOnly: true, maxAgeSeconds: CONSENT_SECONDS })
}
