/** A topic's row with all the words it goes by. */
interface Named<Row> {
  readonly row: Row
  readonly words: readonly string[]
}

/** From what is named so to what only holds the text. */
const WHOLE = 3
const BEGINNING = 2
const WITHIN = 1

/** The topics that go by the text, by what begins with it, or by what holds it as a word; the best first. */
export function matchTopics<Row>(topics: readonly Named<Row>[], text: string, limit: number): Row[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return topics
    .map(({ row, words }) => ({ row, worth: Math.max(...words.map((word) => worthOf(plain(word), wanted))) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .map(({ row }) => row)
}

function worthOf(word: string, wanted: string): number {
  if (word === wanted || `${word}s` === wanted || word === `${wanted}s`) return WHOLE
  if (word.startsWith(wanted)) return BEGINNING
  return ` ${word}`.includes(` ${wanted}`) ? WITHIN : 0
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
