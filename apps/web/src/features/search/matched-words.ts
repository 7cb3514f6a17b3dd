/** A stretch of a text; `isMatch` where it is what was typed. */
interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** As the search compares: without marks and in small letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The length of the beginning of a word that reads as what was typed; 0 where it begins otherwise. */
function matchedLength(word: string, typed: readonly string[]): number {
  const lengths = typed.map((each) => {
    if (!plain(word).startsWith(each)) return 0
    let length = 0
    let beginning = ''
    for (const letter of word) {
      if (plain(beginning).length >= each.length) break
      beginning += letter
      length = beginning.length
    }
    return length
  })
  return Math.max(0, ...lengths)
}

/** The text in stretches: the beginnings of words that were typed, and what stands between them. */
export function matchedParts(text: string, typed: string): readonly TextPart[] {
  const words = wordsOf(typed)
  const parts = text.split(/([^\p{L}\p{M}\p{N}]+)/u).flatMap((piece): TextPart[] => {
    const length = matchedLength(piece, words)
    return [
      { text: piece.slice(0, length), isMatch: true },
      { text: piece.slice(length), isMatch: false },
    ]
  })
  return joined(parts.filter((part) => part.text !== ''))
}

const joined = (parts: readonly TextPart[]) =>
  parts.reduce<TextPart[]>((before, part) => {
    const last = before.at(-1)
    if (last?.isMatch !== part.isMatch) return [...before, part]
    return [...before.slice(0, -1), { ...part, text: last.text + part.text }]
  }, [])
