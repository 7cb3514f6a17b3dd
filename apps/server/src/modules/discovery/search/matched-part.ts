import { searchWords } from './search-words.ts'

/** Characters of an excerpt, and words that stand before the one that matched. */
const LONGEST = 80
const WORDS_BEFORE = 3

/** Whether a word of the text begins with each of these, as the index compares them. */
export function holdsWords(text: string, wanted: readonly string[]): boolean {
  const words = searchWords(text)
  return wanted.every((each) => words.some((word) => word.startsWith(each)))
}

/** The part of a text around the first word that begins with one of these; null where none does. On one line. */
export function matchedPart(text: string, wanted: readonly string[]): string | null {
  const written = text.split(/\s+/).filter(Boolean)
  const at = written.findIndex((each) => wanted.some((word) => holdsWords(each, [word])))
  if (at < 0) return null
  const from = Math.max(0, at - WORDS_BEFORE)
  const rest = written.slice(from).join(' ')
  const letters = Array.from(rest)
  const cut = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : rest
  return from > 0 ? `…${cut}` : cut
}
