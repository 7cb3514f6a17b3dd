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
// What most sentences need, by language; and what addresses begin and end with.
const emptyWords = new Set(
  [
    'the and for with from your you this that are how was were its our but not all out one two more into over than then',
    'them they their has have had can will what when which who why about idea ideas best easy very just like make made',
    'diy new https http www com org',
    'und oder der die das dem des ein eine einen einem einer eines ist sind mit fur aus auf von vom zum zur bei nach',
    'uber unter vor als wie auch nicht sich ich wir ihr mein meine dein unser',
    'les des une dans pour par sur avec sans chez est sont aux mon mes vos nos cette ces qui que',
    'los las del una unos unas por para con sin sobre entre mas como que este esta mis sus',
    'gli dei delle della dello nel nella nelle con per tra fra che come piu sono',
    'dos das uma uns umas nos nas com sem por para mais como meu minha seu sua',
    'het een van voor met naar bij uit over aan mijn zijn niet ook',
    'och att det som pa av till med for din ett',
  ].flatMap((words) => words.split(' ')),
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
