/** Writes one part of a page, as it stands in its HTML, from all that the page shows. */
export type PartWriter<Page> = (page: Page) => string

/** A rendered page, cut at what differs between pages of its shape. */
export interface Template<Page> {
  /** A page of this shape; null where something would have to stand where the template has no place for it. */
  fill(page: Page): string | null
}

interface Source<Page> {
  /** A page as React renders it, of values that stand for others. */
  readonly html: string
  /** Those values. */
  readonly standIn: Page
  /** What must not be left when all parts were cut out: the values' own texts. */
  readonly traces: readonly string[]
}

/** A constant piece of a page, or the number of a part that stands between such pieces. */
type Piece = string | number

/**
 * Cuts a page where what the writers write of it stands, the larger parts first. Null where a part is not found, or
 * where something of the values is left that no part accounts for.
 */
export function cutTemplate<Page>(
  writers: readonly PartWriter<Page>[],
  { html, standIn, traces }: Source<Page>,
): Template<Page> | null {
  let pieces: Piece[] = [html]
  const empty = new Set<number>()
  for (const [part, write] of writers.entries()) {
    const text = write(standIn)
    if (text === '') {
      empty.add(part)
      continue
    }
    const cut = pieces.flatMap((piece) => (typeof piece === 'string' ? between(piece.split(text), part) : piece))
    if (cut.length === pieces.length) return null
    pieces = cut
  }
  const isClean = pieces.every((piece) => typeof piece === 'number' || !traces.some((trace) => piece.includes(trace)))
  return isClean ? { fill: (page) => fill(pieces, empty, writers, page) } : null
}

const between = (texts: readonly string[], part: number): Piece[] =>
  texts.flatMap((text, index) => (index === 0 ? text : [part, text]))

function fill<Page>(
  pieces: readonly Piece[],
  empty: ReadonlySet<number>,
  writers: readonly PartWriter<Page>[],
  page: Page,
): string | null {
  const parts = writers.map((write) => write(page))
  if (parts.some((text, part) => empty.has(part) && text !== '')) return null
  let html = ''
  for (const piece of pieces) html += typeof piece === 'string' ? piece : parts[piece]
  return html
}
