import { languageOfLocale, type Language } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findTopicsFollowedBy } from '../../graph/index.ts'
import type { PinRow } from '../../pins/index.ts'
import { findPinsAbout } from '../topics/found-topics.queries.ts'
import { compareLikeness, type Likeness } from './likeness.ts'
import { languageOfText } from './text-language.ts'

/** Beside what is in the viewer's language, or in none that one can tell. */
const OF_ANOTHER_LANGUAGE = 0.75
/** Beside what is about no topic that they follow. */
const OF_FOLLOWED_TOPICS = 1.25
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
 * The same pictures, those in the viewer's language and of the topics they follow a little before the others. What walks
 * found is kept for all viewers, so each one's taste comes in here. Two statements for who follows topics, none for others.
 */
export async function preferViewers(
  { db }: { readonly db: Db },
  viewer: Viewer,
  list: readonly Likeness[],
): Promise<Likeness[]> {
  const about = await findOfTopics(db, viewer, list)
  const own = languageOfLocale(viewer.locale)
  const weightOf = ({ pinId, language }: Likeness) =>
    (own !== undefined && language && language !== own ? OF_ANOTHER_LANGUAGE : 1) *
    (about.has(pinId) ? OF_FOLLOWED_TOPICS : 1)
  return list.map((each) => ({ ...each, points: each.points * weightOf(each) })).toSorted(compareLikeness)
}

async function findOfTopics(db: Db, { id, followsTopics }: Viewer, list: readonly Likeness[]) {
  if (id === null || followsTopics !== true || list.length === 0) return new Set<string>()
  const topicIds = (await findTopicsFollowedBy(db, [id], MOST_TOPICS)).get(id) ?? []
  const pinIds = list.map(({ pinId }) => pinId)
  return topicIds.length === 0 ? new Set<string>() : findPinsAbout(db, pinIds, topicIds)
}
