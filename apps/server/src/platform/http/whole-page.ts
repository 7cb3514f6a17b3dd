import { createHash } from 'node:crypto'
import { hashInline, type InlineHashes } from './inline-hashes.ts'
import { createPackedForms, type PackedForms } from './packed-forms.ts'
import { type ReadyPage, readyHeaders } from './ready-page.ts'

/** A page in one piece, without anything that belongs to one request. Its bytes stay as they are. */
export interface WholePage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** The same compressed, made when somebody first takes it so. */
  readonly packed: PackedForms
  /** Changes when anything does that visitors see. */
  readonly etag: string
  /** What the page's policy lets run. */
  readonly inline: InlineHashes
  /** Done each time it is sent. */
  readonly whenServed: readonly (() => void)[]
}

const SHARED_STATUSES = [200, 301, 302, 303, 307, 308, 404]

/**
 * Collects a page for everybody; null where it is meant for one request: it sets cookies, forbids keeping, or refuses
 * (a limit that one address ran into is not another's).
 * @param nonce what the page was rendered with; nobody could know it, so no text of a member is taken for it
 */
export async function collectPage(
  page: Response | ReadyPage,
  nonce: string,
  whenServed: readonly (() => void)[] = [],
): Promise<WholePage | null> {
  if (!(page instanceof Response)) return wholePage(200, readyHeaders, hashInline(page.html, nonce), whenServed)
  const { status, headers } = page
  const isShared = SHARED_STATUSES.includes(status) || status >= 500
  const isOwn = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '')
  if (!isShared || isOwn) {
    await page.body?.cancel()
    return null
  }
  const body = Buffer.from(await page.arrayBuffer())
  const made = body.includes(nonce) ? hashInline(body.toString(), nonce) : { body, hashes: { scripts: [], styles: [] } }
  return wholePage(status, [...headers], made, whenServed)
}

function wholePage(
  status: number,
  headers: WholePage['headers'],
  { body, hashes }: ReturnType<typeof hashInline>,
  whenServed: WholePage['whenServed'],
): WholePage {
  // The weak kind: compressed or not, it is the same page.
  const etag = `W/"${createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest('base64url')}"`
  return { status, headers, body, packed: createPackedForms(body), etag, inline: hashes, whenServed }
}
