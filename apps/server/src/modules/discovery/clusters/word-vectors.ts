import { searchWords } from '../search/search-words.ts'

/** What a pin says, each text with how much its words count. */
export type WeightedTexts = readonly (readonly [text: string, weight: number])[]

/** A sparse vector of length 1: how much each word tells of the pin. */
export type WordVector = ReadonlyMap<string, number>

const SHORTEST_WORD = 3
/** A word on more of the pins tells nothing of any. */
const LARGEST_SHARE = 0.3
const FEWEST_TO_SHARE = 8
const plainLetters = /^[a-z]+$/
/** Japanese particles are a sign long; other short words may be whole nouns. */
const particle = /^\p{sc=Hira}$/u
const digits = /^\p{N}+$/u
const emptyWords = new Set(
  'the and for with from your you this that are how was were its our but not all out one two more into over than then them they their has have had can will what when which who why about idea ideas best easy very just like make made diy new'.split(
    ' ',
  ),
)

/**
 * One vector for each pin, by term frequency and inverse document frequency (Salton and Buckley 1988): words that few of
 * the pins share count most. Empty where a pin shares no telling word with another.
 */
export function wordVectors(pins: readonly WeightedTexts[]): WordVector[] {
  const weighted = pins.map(wordWeights)
  const countOf = new Map<string, number>()
  for (const words of weighted) for (const word of words.keys()) countOf.set(word, (countOf.get(word) ?? 0) + 1)
  const most = Math.max(FEWEST_TO_SHARE, pins.length * LARGEST_SHARE)
  return weighted.map((words) => {
    const telling = [...words].flatMap(([word, weight]): [string, number][] => {
      const count = countOf.get(word) ?? 0
      return count < 2 || count > most ? [] : [[word, weight * Math.log(1 + pins.length / count)]]
    })
    const length = Math.hypot(...telling.map(([, value]) => value))
    return new Map(telling.map(([word, value]) => [word, value / length]))
  })
}

/** The telling words of one pin; the text that counts most decides a word's weight. */
export function wordWeights(texts: WeightedTexts): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const word of searchWords(text))
      if (isTelling(word)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  return weights
}

const isTelling = (word: string) =>
  !digits.test(word) &&
  !particle.test(word) &&
  !emptyWords.has(word) &&
  (!plainLetters.test(word) || word.length >= SHORTEST_WORD)

/** The cosine of two vectors, 0 to 1. */
export function wordLikeness(one: WordVector, other: WordVector): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [word, value] of few) sum += value * (many.get(word) ?? 0)
  return sum
}
