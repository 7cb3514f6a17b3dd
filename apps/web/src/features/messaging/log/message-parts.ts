/** A piece of a message: words, or an address that was written in them. */
export type TextPart =
  | { readonly text: string }
  | { readonly text: string; readonly href: string; readonly isOwn: boolean }

const address = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence or a parenthesis belongs to the words around an address. */
const trailing = /[.,;:!?)\]}…]+$/

/** Splits a text at the web addresses in it. Only http and https become links; those of `origin` are pages of ours. */
export function textParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const written = match[0].replace(trailing, '')
    const url = URL.parse(written)
    if (url === null) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    const isOwn = url.origin === origin
    parts.push({ text: written, href: isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href, isOwn })
    end = match.index + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
