import type { Id } from '../../../platform/ids/ids.ts'
import { searchWords } from '../search/search-words.ts'

/** A topic with the words it goes by. */
export interface NamedTopic {
  readonly id: Id
  readonly parentId: Id | null
  readonly name: string
  readonly synonyms: readonly string[]
}

/** What is said of a pin, and where. */
export interface SaidOfPin {
  readonly title: string
  readonly description: string
  readonly altText: string
  readonly site: string
  /** Names of the public boards that its picture is on, its own first. */
  readonly boards: readonly string[]
}

/** A topic of a pin, with how sure it is: above nought, and one where somebody said so. */
export interface FoundTopic {
  readonly topicId: Id
  readonly confidence: number
}

/** How much a place says of what a pin is about. */
const PLACES = { title: 2.2, altText: 3, description: 1.2, site: 1, ownBoard: 1.8, otherBoards: 0.7 } as const
/** Boards beside a pin's own that are heard together; many boards must not drown what the pin itself says. */
const MOST_OF_BOARDS = 2.1
const LONGEST_PHRASE = 4
/** A topic's own name says more than another word for it, a longer phrase more than a word, a whole field less than a part. */
const NAME = 1.15
const LONG_PHRASE = 1.3
/** Of first topics, whose words are wide. */
const WIDE = 0.5
/** What is named later in a text is less often what it is about. */
const LATER = 0.3
/** A second topic is likelier where words of its first one stand as well. */
const OF_PARENT = 0.25
/** So much is said when it is as likely as not. */
const HALF_SURE = 2.6
const LEAST_SURE = 0.3
/** Beside the topic that most is said of. */
const LEAST_OF_BEST = 0.4
const MOST_TOPICS = 5

/** Finds the topics that words name, the surest first: second topics, and the first topic of each behind them all. */
export type TopicFinder = (said: SaidOfPin, guesses?: readonly FoundTopic[]) => FoundTopic[]

/**
 * A finder for this tree. `guesses`, where it is asked with some, come from elsewhere than words, such as the look of a
 * picture; each counts as much as its confidence.
 */
export function createTopicFinder(topics: readonly NamedTopic[]): TopicFinder {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const phrases = phrasesOf(topics)
  return (said, guesses = []) => {
    const points = new Map<Id, number>()
    const add = (id: Id, more: number) => points.set(id, (points.get(id) ?? 0) + more)
    for (const [place, texts] of textsOf(said))
      for (const [id, share] of together(texts.map((text) => topicsIn(text, phrases))))
        add(id, Math.min(share * PLACES[place], Math.max(PLACES[place] * NAME * LONG_PHRASE, MOST_OF_BOARDS)))
    for (const { topicId, confidence } of guesses) if (byId.has(topicId)) add(topicId, pointsFor(confidence))
    return ranked(points, byId)
  }
}

const textsOf = ({ title, altText, description, site, boards: [own, ...others] }: SaidOfPin) =>
  [
    ['title', [title]],
    ['altText', [altText]],
    ['description', [description]],
    ['site', [site]],
    ['ownBoard', own === undefined ? [] : [own]],
    ['otherBoards', others],
  ] as const

interface Claim {
  readonly id: Id
  readonly worth: number
}

/** Which topics each phrase stands for; a phrase that stands for several says less of each. */
function phrasesOf(topics: readonly NamedTopic[]): ReadonlyMap<string, readonly Claim[]> {
  const claims = new Map<string, Map<Id, number>>()
  for (const { id, parentId, name, synonyms } of topics) {
    for (const [words, worth] of [[name, NAME] as const, ...synonyms.map((other) => [other, 1] as const)]) {
      const stems = stemsOf(words)
      if (stems.length === 0 || stems.length > LONGEST_PHRASE) continue
      const claim = worth * (stems.length > 1 ? LONG_PHRASE : 1) * (parentId === null ? WIDE : 1)
      const of = claims.get(stems.join(' ')) ?? new Map<Id, number>()
      of.set(id, Math.max(of.get(id) ?? 0, claim))
      claims.set(stems.join(' '), of)
    }
  }
  return new Map(
    [...claims].map(([phrase, of]) => [
      phrase,
      [...of].map(([id, worth]) => ({ id, worth: worth / Math.sqrt(of.size) })),
    ]),
  )
}

/** What a text says of each topic: of phrases that begin alike the longest counts, and of a topic's the strongest. */
function topicsIn(text: string, phrases: ReadonlyMap<string, readonly Claim[]>): Map<Id, number> {
  const stems = stemsOf(text)
  const found = new Map<Id, number>()
  for (let at = 0, before = 0; at < stems.length;) {
    let length = Math.min(LONGEST_PHRASE, stems.length - at)
    while (length > 0 && !phrases.has(stems.slice(at, at + length).join(' '))) length -= 1
    if (length === 0) {
      at += 1
      continue
    }
    for (const { id, worth } of phrases.get(stems.slice(at, at + length).join(' ')) ?? [])
      found.set(id, Math.max(found.get(id) ?? 0, worth / (1 + LATER * before)))
    before += 1
    at += length
  }
  return found
}

/** What several texts say of each topic, summed. */
function together(texts: readonly ReadonlyMap<Id, number>[]): Map<Id, number> {
  const sums = new Map<Id, number>()
  for (const [id, share] of texts.flatMap((text) => [...text])) sums.set(id, (sums.get(id) ?? 0) + share)
  return sums
}

function ranked(points: Map<Id, number>, byId: ReadonlyMap<Id, NamedTopic>): FoundTopic[] {
  const parentOf = (id: Id) => byId.get(id)?.parentId ?? null
  const seconds = [...points].flatMap(([id, own]) => {
    const parentId = parentOf(id)
    return parentId === null ? [] : [{ id, parentId, sum: own + OF_PARENT * (points.get(parentId) ?? 0) }]
  })
  const best = Math.max(0, ...seconds.map(({ sum }) => sum))
  const kept = seconds
    .toSorted((one, other) => other.sum - one.sum || Number(one.id) - Number(other.id))
    .filter(({ sum }) => sum >= best * LEAST_OF_BEST && sureness(sum) >= LEAST_SURE)
    .slice(0, MOST_TOPICS)
  const firsts = new Map<Id, number>()
  const raise = (id: Id, sum: number) => firsts.set(id, Math.max(firsts.get(id) ?? 0, sum))
  for (const { parentId, sum } of kept) raise(parentId, sum)
  for (const [id, own] of points) if (parentOf(id) === null && sureness(own) >= LEAST_SURE) raise(id, own)
  const inOrder = [...firsts].toSorted(([, one], [, other]) => other - one)
  return [...kept.map(({ id, sum }) => ({ id, sum })), ...inOrder.map(([id, sum]) => ({ id, sum }))].map(
    ({ id, sum }) => ({ topicId: id, confidence: sureness(sum) }),
  )
}

// Never quite sure: that is only who says it.
const sureness = (sum: number) => Math.min(0.99, 1 - 2 ** (-sum / HALF_SURE))
const pointsFor = (confidence: number) => -HALF_SURE * Math.log2(1 - Math.min(confidence, 0.95))

/** Words without the marks of the plural, so that a name is found in either number. */
const stemsOf = (text: string): string[] =>
  searchWords(text)
    .filter((word) => !EMPTY.has(word))
    .map(stemOf)

const EMPTY = new Set(['the', 'a', 'an', 'and', 'of', 's', 'in', 'on', 'to', 'for', 'with'])

function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
