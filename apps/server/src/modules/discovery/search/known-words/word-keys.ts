/** Letters of a word's beginning that are left out in turn; what stands behind them is compared later. */
const BEGINNING = 7
const SHORTEST = 3
/** From this length on two letters are left out as well. */
const SHORTEST_OF_TWO = 5
const SHORTEST_SKELETON = 3

/** FNV-1a over UTF-16 units, as a signed 32-bit integer. Two words that meet by chance are told apart by comparing them. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
const withoutOne = (text: string) => Array.from(text, (_, at) => without(text, at))

/** What sounds alike in most spellings: the first letter, then consonants without doubles. */
export function skeletonOf(word: string): string {
  const alike = word
    .replaceAll(/^(?:kn|gn)/g, 'n')
    .replaceAll(/^wr/g, 'r')
    .replaceAll(/^ps/g, 's')
    .replaceAll('ph', 'f')
    .replaceAll(/gh(?=t|$)/g, '')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('x', 'ks')
  const [first = '', ...rest] = alike
  return (first + rest.join('').replaceAll(/[aeiouyhw]/g, '')).replaceAll(/(.)\1+/g, '$1')
}

/** The key of exactly this word. */
export const wholeKey = (word: string): number => hashOf(`=${word}`)

/**
 * What a word shares with its misspellings: the hashes of its beginning with one or two letters left out, and of how it
 * sounds. Two words that are two changes apart (a letter more, fewer, another, or two that changed places) have one in
 * common, so they are found by looking up few keys, however many words there are.
 */
export function nearKeys(word: string): number[] {
  const keys = new Set([wholeKey(word)])
  if (word.length >= SHORTEST) {
    const beginning = word.slice(0, BEGINNING)
    const once = withoutOne(beginning)
    const texts = [beginning, ...once, ...(word.length >= SHORTEST_OF_TWO ? once.flatMap(withoutOne) : [])]
    for (const text of texts) keys.add(hashOf(text))
    const skeleton = skeletonOf(word)
    if (skeleton.length >= SHORTEST_SKELETON) keys.add(hashOf(`~${skeleton}`))
  }
  return [...keys]
}
