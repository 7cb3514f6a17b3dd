import {
  anyWordOf,
  askedIn,
  formsInName,
  type LooseGroup,
  type LooseQuery,
  queryFor,
  searchWords,
} from './search-words.ts'

/** One of the things that a search asks for. */
export interface Wish {
  /** A tsquery's text. */
  readonly query: string
  /** Whether a text holds it, given in the words of the index. */
  isHeldBy(words: readonly string[]): boolean
}

/** What words would have to be in a text that is no part of a document, for it to be found. */
export interface Wanting {
  readonly wishes: readonly Wish[]
  /** So many of them would. */
  readonly fewest: number
  /** And all of these, which narrow the search. */
  readonly narrowing: readonly Wish[]
}

/** What a search asks for: so many of the wishes, and all that narrows it. */
export interface Wishes {
  readonly wishes: readonly Wish[]
  readonly fewest: number
  readonly narrowing: readonly Wish[]
}

/** What a text asks for. */
export const wishesIn = (text: string): Wish[] =>
  askedIn(text).map((asked) => ({
    query: queryFor(asked),
    isHeldBy: (words) => words.some((_, at) => standsAt(words, at, asked)),
  }))

const isWord = (word: string | undefined, wanted: string, isBeginning: boolean) =>
  word !== undefined && (isBeginning ? word.startsWith(wanted) : word === wanted)

const standsAt = (words: readonly string[], at: number, asked: ReturnType<typeof askedIn>[number]) =>
  asked.words.every((wanted, offset) => isWord(words[at + offset], wanted, asked.isBeginning))

/** What the English name of a topic asks for. */
export const wishesInName = (name: string): Wish[] =>
  formsInName(name).map((forms) => ({
    query: forms.map((form) => `'${form}'`).join(' | '),
    isHeldBy: (words) => words.some((word) => forms.includes(word)),
  }))

/** Any of the words of a text that have so many characters, as `anyWordOf`; null where there is none. */
export function anyWordIn(text: string, shortest: number): Wish | null {
  const query = anyWordOf(text, shortest)
  const wanted = new Set(searchWords(text).filter((word) => word.length >= shortest))
  return query === null ? null : { query, isHeldBy: (words) => words.some((word) => wanted.has(word)) }
}

/** What is asked for loosely: each word, by whatever may stand for it. */
const looseWishes = ({ words, groups }: LooseQuery): Wish[] =>
  groups.map((group, index) => ({ query: words[index] ?? '', isHeldBy: (text) => holdsGroup(text, group) }))

const holdsGroup = (text: readonly string[], { words, isBeginning, parts }: LooseGroup) =>
  words.some((wanted, index) => text.some((word) => isWord(word, wanted, isBeginning && index === 0))) ||
  (parts !== null && parts.every((part) => text.includes(part)))

/** How many of its words a loose search asks for. */
const fewestOf = ({ words, most }: LooseQuery): number => (most === null ? words.length : words.length - 1)

/** All of the wishes, and words that narrow the search. */
export const allOf = (wishes: readonly Wish[], words: readonly string[] = []): Wishes => ({
  wishes,
  fewest: wishes.length,
  narrowing: wordWishes(words),
})

/** As many as a loose search asks for, and words that narrow it. */
export const mostOf = (loose: LooseQuery, words: readonly string[] = []): Wishes => ({
  wishes: looseWishes(loose),
  fewest: fewestOf(loose),
  narrowing: wordWishes(words),
})

const wordWishes = (words: readonly string[]): Wish[] =>
  words.map((word) => ({ query: `'${word}'`, isHeldBy: (text) => text.includes(word) }))

/** All there is to be looked for, whose places from 1 on are what a document lacks. */
export const placed = ({ wishes, narrowing }: Wishes): Wish[] => [...wishes, ...narrowing]

/** What is wanting where a document holds the others by itself; null where nothing is. */
export function wantingOf({ wishes, fewest, narrowing }: Wishes, lacking: readonly number[]): Wanting | null {
  if (lacking.length === 0) return null
  const isLacking = new Set(lacking)
  const left = wishes.filter((_, at) => isLacking.has(at + 1))
  return {
    wishes: left,
    fewest: Math.max(0, fewest - (wishes.length - left.length)),
    narrowing: narrowing.filter((_, at) => isLacking.has(wishes.length + at + 1)),
  }
}
