import { type Random, randomFrom, zipfPicker } from './random.ts'

const VOCABULARY = 4000
const first = 'garden kitchen paper winter room table flower blue wood light travel bread summer house colour'.split(
  ' ',
)
const starts = 'b br c d dr f g gl h k l m n p pl r s st t tr v w'.split(' ')
const middles = 'a e i o u ai ea oo'.split(' ')
const ends = 'k l m n p r t x nd rk lm'.split(' ')

/** Words, the frequent ones first: a few of English, then made-up ones that no stemmer shortens. */
export const vocabulary: readonly string[] = makeVocabulary()

const pickPlace = zipfPicker(VOCABULARY, 1)

/** As many words as wanted, common ones often and rare ones seldom. */
export const drawWords = (random: Random, count: number): string =>
  Array.from({ length: count }, () => vocabulary[pickPlace(random)] ?? '').join(' ')

/** What a member writes about a picture; the same number always gives the same words. */
export function wordsOf(picture: number): { title: string; description: string } {
  const random = randomFrom(picture * 2_654_435 + 17)
  const title = drawWords(random, 2 + random.below(5))
  return { title, description: random.isHit(0.6) ? drawWords(random, 8 + random.below(16)) : '' }
}

function makeVocabulary(): string[] {
  const random = randomFrom(4)
  const one = (list: readonly string[]) => list[random.below(list.length)] ?? ''
  const words = new Set(first)
  while (words.size < VOCABULARY) words.add(one(starts) + one(middles) + one(starts) + one(middles) + one(ends))
  return [...words]
}
