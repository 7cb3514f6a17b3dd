import { isOwnStop } from '../known-words/stop-words.ts'
import { TOPIC_FACET } from '../facets.ts'
import type { PinContent } from '../search-index.ts'

/** What a part of the pins that a search finds hold, with some of them, the newest first. */
export interface Splitting {
  readonly type: 'word' | 'topic'
  /** The word, or the topic's id. */
  readonly value: string
  readonly pinIds: readonly string[]
}

const MOST_GUIDES = 12
/** Fewer pictures need no narrowing, and fewer behind a guide no guide. */
const FEWEST_PICTURES = 6
const FEWEST_BEHIND = 2
/** What nearly all hold tells nothing apart. */
const LARGEST_SHARE = 0.85
/** Two guides that lead to nearly the same pictures are one. */
const MOST_SHARED = 0.7
const PINS_OF_EACH = 3
const SHORTEST = 3

interface Candidate extends Splitting {
  readonly groups: ReadonlySet<string>
}

/**
 * What a search can be narrowed by: the words and topics that its newest pictures hold, ordered by how evenly they part
 * them. Words that were typed, that say nothing, or that lead to what another guide leads to, are left out.
 */
export function chooseGuides(
  contents: readonly PinContent[],
  typed: readonly string[],
  languages: readonly string[],
): Splitting[] {
  const total = new Set(contents.map(({ groupId }) => groupId)).size
  if (total < FEWEST_PICTURES) return []
  const evenness = ({ groups }: Candidate) => (groups.size / total) * (1 - groups.size / total)
  const candidates = candidatesOf(contents)
    .filter(({ groups }) => groups.size >= FEWEST_BEHIND && groups.size / total <= LARGEST_SHARE)
    .filter(({ type, value }) => type === 'topic' || isTelling(value, typed, languages))
    .toSorted((one, other) => evenness(other) - evenness(one) || (one.value < other.value ? -1 : 1))
  const chosen: Candidate[] = []
  for (const candidate of candidates) {
    if (chosen.length === MOST_GUIDES) break
    if (!chosen.some((other) => isAlike(candidate, other))) chosen.push(candidate)
  }
  return chosen.map(({ type, value, pinIds }) => ({ type, value, pinIds }))
}

function candidatesOf(contents: readonly PinContent[]): Candidate[] {
  const found = new Map<string, { groups: Set<string>; pinIds: string[] }>()
  for (const { id, groupId, words } of contents) {
    for (const word of words) {
      const entry = found.get(word) ?? { groups: new Set(), pinIds: [] }
      if (!entry.groups.has(groupId) && entry.pinIds.length < PINS_OF_EACH) entry.pinIds.push(id)
      entry.groups.add(groupId)
      found.set(word, entry)
    }
  }
  return [...found].flatMap(([word, { groups, pinIds }]): Candidate[] => {
    if (word.startsWith(TOPIC_FACET)) return [{ type: 'topic', value: word.slice(TOPIC_FACET.length), groups, pinIds }]
    return word.startsWith('=') ? [] : [{ type: 'word', value: word, groups, pinIds }]
  })
}

const isLatin = (word: string) => /^\p{sc=Latn}/u.test(word)

function isTelling(word: string, typed: readonly string[], languages: readonly string[]): boolean {
  if (/^\p{N}+$/u.test(word) || (isLatin(word) && word.length < SHORTEST)) return false
  return !isOwnStop(word, languages) && !typed.some((each) => isSameWord(word, each))
}

/** Whether one is a form of the other, as far as its beginning tells. */
const isSameWord = (one: string, other: string) => {
  const [shorter = '', longer = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return longer.startsWith(shorter) && (longer.length - shorter.length <= 2 || shorter === other)
}

function isAlike(one: Candidate, other: Candidate): boolean {
  if (one.type === 'word' && other.type === 'word' && isSameWord(one.value, other.value)) return true
  const both = [...one.groups].filter((group) => other.groups.has(group)).length
  return both / (one.groups.size + other.groups.size - both) > MOST_SHARED
}
