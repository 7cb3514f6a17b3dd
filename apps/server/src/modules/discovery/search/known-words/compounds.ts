import type { KnownWord } from './known-word.ts'

/** Languages that write words together which others leave apart. */
const JOINING = new Set(['de', 'sv'])
/** Shorter words begin and end too many others. */
const SHORTEST_PART = 3
const SHORTEST_END = 4
const SHORTEST_COMPOUND = 7
/** What may stand between the parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const

/** Whether words are put together in one of these languages. */
export const joinsWords = (languages: readonly string[]): boolean => languages.some((each) => JOINING.has(each))

/** Each way to take a word apart into two, without what may link them. */
function splits(word: string): (readonly [first: string, last: string])[] {
  if (word.length < SHORTEST_COMPOUND || !/^\p{L}+$/u.test(word)) return []
  const ways: (readonly [string, string])[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_END; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    for (const link of LINKS)
      if (first.endsWith(link) && first.length - link.length >= SHORTEST_PART)
        ways.push([first.slice(0, first.length - link.length), last])
  }
  return ways
}

/** The words that one may be put together from: whoever looks for it looks these up as well. */
export const possibleParts = (word: string): string[] => [...new Set(splits(word).flat())]

/** The known words that a word is put together from: of all ways the one whose rarer part is in the most documents. */
export function partsOf(word: string, known: ReadonlyMap<string, KnownWord>): readonly string[] | null {
  let best: { parts: readonly string[]; count: number } | null = null
  for (const parts of splits(word)) {
    const count = Math.min(...parts.map((part) => known.get(part)?.documentCount ?? 0))
    if (count > (best?.count ?? 0)) best = { parts, count }
  }
  return best?.parts ?? null
}

/** The known words that end with one and begin with something of their own, where words are put together so. */
export function compoundsOf(
  word: string,
  known: ReadonlyMap<string, KnownWord>,
  languages: readonly string[],
): KnownWord[] {
  if (!isEnding(word, languages)) return []
  return [...known.values()].filter(
    (each) => each.word.endsWith(word) && each.word.length - word.length >= SHORTEST_PART,
  )
}

/** Whether longer words are looked for that end with this one. */
export const isEnding = (word: string, languages: readonly string[]): boolean =>
  joinsWords(languages) && word.length >= SHORTEST_END && /^\p{L}+$/u.test(word)

/** What two words that stand beside each other are when they are written together. */
export const joinedOf = (first: string, last: string): string[] =>
  first.length < SHORTEST_PART || last.length < SHORTEST_END ? [] : LINKS.map((link) => `${first}${link}${last}`)
