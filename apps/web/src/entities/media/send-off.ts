import type { Endpoint, OptionsInput } from '@pinfold/contract'
import { requestOf } from '../../api/client.ts'
import { csrfToken } from '../../api/csrf.ts'

/**
 * Tells the server something that nobody waits for, also while the page is being left. It is sent once: better it is lost
 * than told twice.
 */
export function sendOff<E extends Endpoint>(endpoint: E, options: OptionsInput<E>): void {
  const sourceUrl = `${location.pathname}${location.search}`
  const [url, init] = requestOf(endpoint, options as Record<string, unknown>, sourceUrl)
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  headers.set('X-CSRFToken', csrfToken())
  fetch(url, { ...init, headers, keepalive: true, credentials: 'same-origin' }).catch(() => {})
}
