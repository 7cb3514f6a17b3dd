import type { WholePage } from './page-cache.ts'

const SHARED_STATUSES = [200, 301, 302, 303, 307, 308, 404]

/**
 * Collects a page for everybody; null where it is meant for one request: it sets cookies, forbids keeping, or refuses
 * (a limit that one address ran into is not another's).
 * @param nonce what the page was rendered with; nobody could know it, so no text of a member is taken for it
 */
export async function collectPage(response: Response, nonce: string): Promise<WholePage | null> {
  const { status, headers } = response
  const isShared = SHARED_STATUSES.includes(status) || status >= 500
  const isOwn = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '')
  if (!isShared || isOwn) {
    await response.body?.cancel()
    return null
  }
  const body = Buffer.from(await response.arrayBuffer())
  return { status, headers: [...headers], body, nonceAt: placesOf(body, nonce) }
}

function placesOf(body: Buffer, text: string): number[] {
  const places: number[] = []
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) places.push(at)
  return places
}

/** The page's bytes with another nonce of the same length. */
export function bodyWithNonce({ body, nonceAt }: WholePage, nonce: string): Buffer {
  if (nonceAt.length === 0) return body
  const copy = Buffer.from(body)
  for (const at of nonceAt) copy.write(nonce, at, 'latin1')
  return copy
}
