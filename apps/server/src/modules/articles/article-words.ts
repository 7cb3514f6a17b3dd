import type { ArticleBlock } from '@pinfold/contract'

/** `[words](address)`: no line, bracket or space inside what it must not hold. */
const link = /\[([^[\]\n]{1,200})\]\(([^\s()]{1,2000})\)/g

/**
 * An article's words as blocks. Empty lines part paragraphs, `## ` begins a heading, and `[words](address)` is a link to
 * this site or to another one. Everything else is plain text: nothing of it becomes markup of a page.
 */
export function articleBlocks(words: string): ArticleBlock[] {
  return words
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('## ')
        ? { type: 'heading', parts: [{ text: block.slice(3).trim(), url: null }] }
        : { type: 'paragraph', parts: partsOf(block) },
    )
}

function partsOf(block: string): ArticleBlock['parts'] {
  const parts: ArticleBlock['parts'] = []
  let at = 0
  for (const found of block.matchAll(link)) {
    const [whole, text = '', address = ''] = found
    const url = safeAddress(address)
    if (url === null) continue
    if (found.index > at) parts.push({ text: block.slice(at, found.index), url: null })
    parts.push({ text, url })
    at = found.index + whole.length
  }
  if (at < block.length) parts.push({ text: block.slice(at), url: null })
  return parts
}

/** A path of this site, or an address of the web; null for whatever else it says it is. */
function safeAddress(address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return address
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
