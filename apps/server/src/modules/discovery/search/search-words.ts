const LONGEST_WORD = 40
const combiningMarks = /[\u0300-\u036f]/g
/** What says how a picture is drawn, and not which. */
const lookOfPictures = /\uFE0E|\uFE0F|\p{Emoji_Modifier}/gu
/** A flag, or a picture with all that is joined to it; signs of trade are none. */
const picture = String.raw`\p{RI}\p{RI}|(?![©®])\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*`
const words = new RegExp(String.raw`${picture}|[\p{L}\p{M}\p{N}]+`, 'gu')
/** Letters that people also write otherwise, and that Unicode does not take apart. */
const folded = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }))
/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * The words of a text as the index knows them: without marks, in small letters, each cut at 40 characters. Where no
 * spaces stand between words, Unicode's segmentation (UAX 29) finds them. A picture (emoji) is a word, too. Holds letters,
 * marks, digits and pictures only.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(combiningMarks, '')
    .replaceAll(lookOfPictures, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => folded.get(letter) ?? letter)
  return (plain.match(words) ?? []).flatMap(wordsOfStretch)
}

function wordsOfStretch(stretch: string): string[] {
  if (!unspaced.test(stretch)) return [cut(stretch)]
  return [...segmenter.segment(stretch)].map(({ segment }) => cut(segment))
}

const cut = (word: string) => (word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join(''))

/** A text in the index's words, for comparing wholes and beginnings. */
export const searchKey = (text: string): string => searchWords(text).join(' ')

/** How much a word counts, from most to least. */
export type Weight = 'A' | 'B' | 'C' | 'D'

const MOST_WORDS = 250
/** Of one word; more say nothing. */
const MOST_PLACES = 6

/**
 * A tsvector's text of parts with weights, and of what the thing is (`facets`). A word has the places where it stands, so
 * that phrases are found; none goes on from one part to the next. Needs no parser of PostgreSQL's.
 */
export function documentOf(parts: readonly (readonly [Weight, string])[], facets: readonly string[] = []): string {
  const placesOf = new Map<string, string[]>()
  let place = 0
  for (const [weight, text] of parts) {
    for (const word of searchWords(text)) {
      place += 1
      const places = placesOf.get(word)
      if (places === undefined && placesOf.size < MOST_WORDS) placesOf.set(word, [`${place}${weight}`])
      else if (places !== undefined && places.length < MOST_PLACES) places.push(`${place}${weight}`)
    }
    place += 1
  }
  // Words hold nothing that a quoted lexeme would have to escape.
  return [
    ...[...placesOf].map(([word, places]) => `'${word}':${places.join(',')}`),
    ...facets.map((each) => `'${each}'`),
  ].join(' ')
}

const MOST_QUERY_WORDS = 12

/** The words of a query, each once. */
export const queryWords = (text: string): string[] => [...new Set(searchWords(text))].slice(0, MOST_QUERY_WORDS)

/** What stands between quotation marks of the nine languages. */
const quoted = /"([^"]*)"|[“„”]([^“„”]*)[“”]|«([^«»]*)»|「([^「」]*)」/gu

/** Whether some of the words are wanted beside each other, as they are. */
export const hasPhrase = (text: string): boolean =>
  [...text.matchAll(quoted)].some(([, ...parts]) => searchWords(parts.join(' ')).length > 1)

/** What a text asks for, in its order: phrases in quotation marks, and words. */
function wishesOf(text: string): { words: string[]; isQuoted: boolean }[] {
  const wishes: { words: string[]; isQuoted: boolean }[] = []
  let from = 0
  const addWords = (until: number) => {
    for (const word of searchWords(text.slice(from, until))) wishes.push({ words: [word], isQuoted: false })
  }
  for (const found of text.matchAll(quoted)) {
    addWords(found.index)
    const words = searchWords(found.slice(1).join(' '))
    if (words.length > 0) wishes.push({ words, isQuoted: true })
    from = found.index + found[0].length
  }
  addWords(text.length)
  return wishes
}

/** What a text asks for, each once: words beside each other, the last one as a beginning where nothing quotes it. */
export function askedIn(text: string): { words: string[]; isBeginning: boolean }[] {
  const seen = new Set<string>()
  const wishes = wishesOf(text).filter(({ words }) => {
    const key = words.join(' ')
    return !seen.has(key) && seen.add(key)
  })
  return wishes.slice(0, MOST_QUERY_WORDS).map(({ words, isQuoted }, index, all) => ({
    words: words.slice(0, MOST_QUERY_WORDS),
    isBeginning: !isQuoted && index === all.length - 1,
  }))
}

/**
 * A tsquery's text: all the words, the last one as a beginning, and phrases in quotation marks as they are; with weights,
 * only where they weigh so. Null where there is no word.
 */
export function queryOf(text: string, weights: '' | 'A' | 'AB' = ''): string | null {
  const parts = askedIn(text).map((asked) => queryFor(asked, weights))
  return parts.length === 0 ? null : parts.join(' & ')
}

/** A tsquery's text for words beside each other. */
export function queryFor({ words, isBeginning }: ReturnType<typeof askedIn>[number], weights = ''): string {
  const each = words.map((word) => marked(word, `${isBeginning ? '*' : ''}${weights}`))
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' <-> ')})`
}

const marked = (word: string, mark: string) => (mark === '' ? `'${word}'` : `'${word}':${mark}`)

/** What somebody may find who looks for words: each word with what stands for it, as tsqueries' texts. */
export interface LooseQuery {
  /** For each word, what stands for it. */
  readonly words: readonly string[]
  /** For each word, what stands for it, as the program compares it. */
  readonly groups: readonly LooseGroup[]
  /** All words. */
  readonly all: string
  /** All but one of them, whichever; null where that would be too few. */
  readonly most: string | null
  /** Any of them. */
  readonly any: string
}

/** What may stand for one word. */
export interface LooseGroup {
  readonly words: readonly string[]
  readonly isBeginning: boolean
  /** The words that it is put together from, all of which must be there. */
  readonly parts: readonly string[] | null
}

/**
 * A query of words that are each given with all that may stand for them; the last one typed is a beginning. `typed`: how
 * many there were before those were left out that nothing holds. Null where that leaves too few.
 */
export function looseQueryOf(groups: readonly LooseGroup[], typed: number): LooseQuery | null {
  const fewest = Math.max(1, Math.ceil(typed / 2))
  if (groups.length < fewest) return null
  const words = groups.map((group) => {
    const each = group.words.map((word, index) => marked(word, group.isBeginning && index === 0 ? '*' : ''))
    const parts = group.parts === null ? [] : [`(${group.parts.map((part) => marked(part, '')).join(' & ')})`]
    return `(${[...each, ...parts].join(' | ')})`
  })
  const withoutEach = words.map((_, left) => `(${words.filter((__, index) => index !== left).join(' & ')})`)
  return {
    words,
    groups,
    all: words.join(' & '),
    most: words.length > fewest ? withoutEach.join(' | ') : null,
    any: words.join(' | '),
  }
}

/** A tsquery's text for the English name of a topic: its words alone, each in the singular or the plural. */
export function queryOfName(name: string): string | null {
  const parts = formsInName(name).map((forms) => `(${forms.map((form) => marked(form, '')).join(' | ')})`)
  return parts.length === 0 ? null : parts.join(' & ')
}

/** The words of the English name of a topic, each with its forms. */
export const formsInName = (name: string): string[][] =>
  [...new Set(searchWords(name))]
    .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word))
    .slice(0, MOST_QUERY_WORDS)
    .map(bothNumbers)

// More forms than English has cost nothing: no text has the wrong ones.
function bothNumbers(word: string): string[] {
  const others = word.endsWith('s')
    ? [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')]
    : [`${word}s`]
  return [...new Set([word, ...others])]
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
