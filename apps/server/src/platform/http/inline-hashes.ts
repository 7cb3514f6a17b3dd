import { hash } from 'node:crypto'

/** What a policy allows by its text: sources as the header has them. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Takes the nonce out of a page's bytes and answers the hashes of the scripts and styles that had it. Nothing else is
 * hashed, so what a member managed to write into a page would still not run.
 * @param nonce in base64, so without quotes or brackets
 */
export function hashInline(text: string, nonce: string): { body: Buffer; hashes: InlineHashes } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  let rest = ''
  let from = 0
  for (let at = text.indexOf(attribute); at >= 0; at = text.indexOf(attribute, from)) {
    const tag = text.slice(text.lastIndexOf('<', at) + 1, at)
    const after = at + attribute.length
    const name = /^(?:script|style)\b/.exec(tag)?.[0]
    if (name !== undefined) {
      // Of what React writes into attributes, none holds a bracket unescaped.
      const begin = text.indexOf('>', after) + 1
      const inside = text.slice(begin, text.indexOf(`</${name}>`, begin))
      if (inside !== '') (name === 'script' ? scripts : styles).add(sourceOf(inside))
    }
    rest += text.slice(from, at)
    from = after
  }
  return {
    body: Buffer.from(rest + text.slice(from)),
    hashes: { scripts: [...scripts], styles: [...styles] },
  }
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
