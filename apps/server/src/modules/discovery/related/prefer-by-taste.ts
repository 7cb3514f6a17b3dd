import type { PinId } from '@pinfold/contract'
import { languageOfLocale, type Language } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findTopicsFollowedBy } from '../../graph/index.ts'
import type { PinRow } from '../../pins/index.ts'
import { findTopicsOf } from '../topics/found-topics.queries.ts'
import { compareLikeness, type Likeness } from './likeness.ts'
import { languageOfText } from './text-language.ts'

/** Beside what is in the viewer's language, or in none that one can tell. */
const OF_ANOTHER_LANGUAGE = 0.75
/** Beside what is about no topic that they follow. */
const OF_FOLLOWED_TOPICS = 1.25
/** By how many topics it shares with the pin: one is a first topic as a rule, which is wide, and a second one brings its first. */
const OF_SHARED_TOPICS = [1, 1.25, 2.25] as const
/** The first of many that somebody follows. */
const MOST_TOPICS = 200

// Rows are kept, so each is read through once.
const languages = new WeakMap<PinRow, Language | null>()

/** The language that the pin's own words are in; null where they do not tell. */
export function languageOfPin(pin: PinRow): Language | null {
  const known = languages.get(pin)
  if (known !== undefined) return known
  const language = languageOfText(`${pin.title}\n${pin.description}`)
  languages.set(pin, language)
  return language
}

/**
 * The same pictures, those about what the pin is about, if there is one, and those in the viewer's language and of the
 * topics they follow, a little before the others. What walks found is kept for all viewers, so each one's taste comes in here.
 * One statement for a pin, and one more for who follows topics; none where nothing was found.
 */
export async function preferByTaste(
  { db }: { readonly db: Db },
  viewer: Viewer,
  list: readonly Likeness[],
  pinId: PinId | null,
): Promise<Likeness[]> {
  const followed = list.length === 0 ? [] : await findFollowed(db, viewer)
  const asked = list.map((each) => each.pinId)
  const topics =
    asked.length === 0 || (pinId === null && followed.length === 0)
      ? new Map<PinId, readonly Id[]>()
      : await findTopicsOf(db, pinId === null ? asked : [pinId, ...asked])
  const ofPin = (pinId === null ? undefined : topics.get(pinId)) ?? []
  return preferred(list, {
    topicsOf: (id) => topics.get(id) ?? [],
    ofPin: new Set(ofPin),
    followed: new Set(followed),
    language: languageOfLocale(viewer.locale) ?? null,
  })
}

async function findFollowed(db: Db, { id, followsTopics }: Viewer): Promise<readonly Id[]> {
  if (id === null || followsTopics !== true) return []
  return (await findTopicsFollowedBy(db, [id], MOST_TOPICS)).get(id) ?? []
}

interface Taste {
  readonly topicsOf: (pinId: PinId) => readonly Id[]
  readonly ofPin: ReadonlySet<Id>
  readonly followed: ReadonlySet<Id>
  readonly language: Language | null
}

/** The same pictures in the order that this taste gives them. */
export function preferred(list: readonly Likeness[], { topicsOf, ofPin, followed, language }: Taste): Likeness[] {
  const weightOf = (each: Likeness) => {
    const topics = topicsOf(each.pinId)
    const shared = topics.filter((id) => ofPin.has(id)).length
    const isForeign = language !== null && each.language && each.language !== language
    return (
      (OF_SHARED_TOPICS[Math.min(shared, OF_SHARED_TOPICS.length - 1)] ?? 1) *
      (topics.some((id) => followed.has(id)) ? OF_FOLLOWED_TOPICS : 1) *
      (isForeign ? OF_ANOTHER_LANGUAGE : 1)
    )
  }
  return list.map((each) => ({ ...each, points: each.points * weightOf(each) })).toSorted(compareLikeness)
}
