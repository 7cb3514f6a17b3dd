const LONGEST_WORD = 40
const combiningMarks = /[\u0300-\u036f]/g
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u
/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * The words of a text as the index knows them: without marks, in small letters, each cut at 40 characters. Where no
 * spaces stand between words, Unicode's segmentation (UAX 29) finds them. Holds letters, marks and digits only.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(combiningMarks, '').normalize('NFC').toLowerCase()
  return plain.split(betweenWords).flatMap(wordsOfStretch)
}

function wordsOfStretch(stretch: string): string[] {
  if (stretch === '') return []
  if (!unspaced.test(stretch)) return [cut(stretch)]
  return [...segmenter.segment(stretch)].map(({ segment }) => cut(segment))
}

const cut = (word: string) => (word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join(''))

/** A text in the index's words, for comparing wholes and beginnings. */
export const searchKey = (text: string): string => searchWords(text).join(' ')

/** How much a word counts, from most to least. */
export type Weight = 'A' | 'B' | 'C' | 'D'

const MOST_WORDS = 250

/** A tsvector's text of parts with weights; the first mention of a word decides. Needs no parser of PostgreSQL's. */
export function documentOf(parts: readonly (readonly [Weight, string])[]): string {
  const weightOf = new Map<string, Weight>()
  for (const [weight, text] of parts) {
    for (const word of searchWords(text)) {
      if (!weightOf.has(word)) weightOf.set(word, weight)
      if (weightOf.size === MOST_WORDS) return write(weightOf)
    }
  }
  return write(weightOf)
}

// Words hold nothing that a quoted lexeme would have to escape.
const write = (weightOf: ReadonlyMap<string, Weight>) =>
  [...weightOf].map(([word, weight], index) => `'${word}':${index + 1}${weight}`).join(' ')

const MOST_QUERY_WORDS = 12

/** The words of a query, each once. */
export const queryWords = (text: string): string[] => [...new Set(searchWords(text))].slice(0, MOST_QUERY_WORDS)

/**
 * A tsquery's text: all the words, the last one as a beginning; with weights, only where they weigh so. Null where there
 * is no word.
 */
export function queryOf(text: string, weights: '' | 'A' | 'AB' = ''): string | null {
  const words = queryWords(text)
  const parts = words.map((word, index) => {
    const mark = `${index === words.length - 1 ? '*' : ''}${weights}`
    return mark === '' ? `'${word}'` : `'${word}':${mark}`
  })
  return parts.length === 0 ? null : parts.join(' & ')
}

/** What somebody may find who looks for words: each word with what stands for it, as tsqueries' texts. */
export interface LooseQuery {
  /** For each word, what stands for it. */
  readonly words: readonly string[]
  /** All words. */
  readonly all: string
  /** All but one of them, whichever; null where that would be too few. */
  readonly most: string | null
  /** Any of them. */
  readonly any: string
}

/**
 * A query of words that are each given with all that may stand for them; the last one typed is a beginning. `typed`: how
 * many there were before those were left out that nothing holds. Null where that leaves too few.
 */
export function looseQueryOf(
  groups: readonly { readonly words: readonly string[]; readonly isBeginning: boolean }[],
  typed: number,
): LooseQuery | null {
  const fewest = Math.max(1, Math.ceil(typed / 2))
  if (groups.length < fewest) return null
  const words = groups.map((group) => {
    const each = group.words.map((word, index) => (group.isBeginning && index === 0 ? `'${word}':*` : `'${word}'`))
    return `(${each.join(' | ')})`
  })
  const withoutEach = words.map((_, left) => `(${words.filter((__, index) => index !== left).join(' & ')})`)
  return {
    words,
    all: words.join(' & '),
    most: words.length > fewest ? withoutEach.join(' | ') : null,
    any: words.join(' | '),
  }
}

/** A tsquery's text for the English name of a topic: its words alone, each in the singular or the plural. */
export function queryOfName(name: string): string | null {
  const words = [...new Set(searchWords(name))].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word))
  const parts = words.slice(0, MOST_QUERY_WORDS).map((word) => `(${bothNumbers(word).join(' | ')})`)
  return parts.length === 0 ? null : parts.join(' & ')
}

// More forms than English has cost nothing: no text has the wrong ones.
function bothNumbers(word: string): string[] {
  const others = word.endsWith('s')
    ? [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')]
    : [`${word}s`]
  return [...new Set([word, ...others])].map((form) => `'${form}'`)
}

// So frequent in English texts that they say nothing of likeness.
const EMPTY_WORDS = new Set(['the', 'and', 'for', 'with', 'from', 'your', 'you', 'this', 'that', 'are', 'how'])

/** A tsquery's text: any of the words that have so many characters. Null where there is none. */
export function anyWordOf(text: string, shortest: number): string | null {
  const words = [...new Set(searchWords(text))]
    .filter((word) => word.length >= shortest && !EMPTY_WORDS.has(word))
    .slice(0, MOST_QUERY_WORDS)
  return words.length === 0 ? null : words.map((word) => `'${word}'`).join(' | ')
}
