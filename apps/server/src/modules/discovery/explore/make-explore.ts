import { languages } from '@pinfold/words'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { firstIdAt, type Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findFirstPublicPinIds } from '../../pins/index.ts'
import { openPins } from '../open-popular.ts'
import {
  countSavesBetween,
  deletePicksBefore,
  findMostPopular,
  findPicksOf,
  findSavedLately,
  insertPicks,
  type PickKind,
} from './explore.queries.ts'
import { isRising, riseOf } from './rising.ts'
import { deleteTalliesBefore, findSearchedLately } from './search-tallies.queries.ts'
import { seededOrder } from './seeded.ts'

/** What the job of explore needs. */
export interface ExploreDeps {
  readonly db: Db
  readonly clock: Clock
}

const A_DAY = 24 * 60 * 60 * 1000
const RECENT_DAYS = 2
const PAST_DAYS = 28
/** What fewer people did says something of each of them. */
const LEAST_PEOPLE = 20
const MOST = { pin: 200, board: 50, search: 12 } as const
const SAVES_LOOKED_AT = 50_000
const RISING_LOOKED_AT = 500
const POPULAR_LOOKED_AT = 1000
/** Picks of a day are kept so long for whoever reads on past midnight. */
const DAYS_KEPT = 3

interface Picked {
  readonly thingId: Id | null
  readonly words: string | null
}

/**
 * Picks what explore shows today, for each language; the day and the language decide the order. What is picked stays where
 * it is all day: where there was too little of something, more comes behind it.
 */
export async function makeExplore({ db, clock }: ExploreDeps): Promise<void> {
  const now = clock.now()
  const day = dayAt(now, 0)
  const pins = await choosePins(db, now)
  const boards = await chooseBoards(db)
  for (const language of languages) {
    const seed = `${day} ${language}`
    const searches = await chooseSearches(db, now, language)
    const byDay = (things: readonly Id[]) => seededOrder(things, seed, (id) => id, things.length / 2).map(ofThing)
    await add(db, { day, language, kind: 'pin' }, [...pins.rising.map(ofThing), ...byDay(pins.popular)])
    await add(db, { day, language, kind: 'board' }, byDay(boards))
    await add(
      db,
      { day, language, kind: 'search' },
      searches.map((words) => ({ thingId: null, words })),
    )
  }
  await deletePicksBefore(writeAlone(db, 'picks of past days'), dayAt(now, DAYS_KEPT))
  await deleteTalliesBefore(writeAlone(db, 'searches that no rate counts'), dayAt(now, RECENT_DAYS + PAST_DAYS))
}

const ofThing = (thingId: Id): Picked => ({ thingId, words: null })
const dayAt = (now: Date, daysBefore: number) => new Date(now.getTime() - daysBefore * A_DAY).toISOString().slice(0, 10)

/** Adds behind what is there what is not yet among it. */
async function add(db: Db, of: { day: string; language: string; kind: PickKind }, wanted: readonly Picked[]) {
  const there = await findPicksOf(db, of.day, of.language, of.kind)
  const known = new Set(there.map(keyOf))
  const fresh = wanted.filter((pick) => !known.has(keyOf(pick))).slice(0, Math.max(0, MOST[of.kind] - there.length))
  const first = (there.at(-1)?.place ?? -1) + 1
  const picks = fresh.map((pick, at) => ({ ...pick, place: first + at }))
  await insertPicks(writeAlone(db, 'one job picks what explore shows'), of, picks)
}

const keyOf = ({ thingId, words }: Picked) => thingId ?? words ?? ''

/** Pins of pictures that rise, by how much they do; and popular ones. */
async function choosePins(db: Db, now: Date): Promise<{ rising: Id[]; popular: Id[] }> {
  const ago = (days: number) => firstIdAt(new Date(now.getTime() - days * A_DAY))
  const recentFrom = ago(RECENT_DAYS)
  const saved = await findSavedLately(db, recentFrom, {
    lookAt: SAVES_LOOKED_AT,
    people: LEAST_PEOPLE,
    most: RISING_LOOKED_AT,
  })
  const past = await countSavesBetween(
    db,
    saved.map(({ aggregateId }) => aggregateId),
    ago(RECENT_DAYS + PAST_DAYS),
    recentFrom,
  )
  const rates = saved.map(({ aggregateId, people }) => ({
    aggregateId,
    recent: people,
    past: past.get(aggregateId) ?? 0,
    recentDays: RECENT_DAYS,
    pastDays: PAST_DAYS,
  }))
  const rising = rates.filter(isRising).toSorted((one, other) => riseOf(other) - riseOf(one))
  const popular = await findMostPopular(db, POPULAR_LOOKED_AT)
  const open = await openPins(
    db,
    popular.map(({ pinId }) => pinId),
  )
  const risingPins = await findFirstPublicPinIds(
    db,
    rising.map(({ aggregateId }) => aggregateId),
  )
  const shown = new Set(risingPins)
  return {
    rising: risingPins,
    popular: popular.flatMap(({ pinId }) => (open.has(pinId) && !shown.has(pinId) ? [pinId] : [])),
  }
}

/** Public boards of popular pins, those with the most popular one first. */
async function chooseBoards(db: Db): Promise<Id[]> {
  const popular = await findMostPopular(db, POPULAR_LOOKED_AT)
  const ids = [...new Set(popular.flatMap(({ boardId }) => boardId ?? []))]
  const open = new Set(
    (await boardsWithoutViewer(db, ids)).flatMap(({ id, privacy }) => (privacy === 'public' ? [id] : [])),
  )
  return ids.filter((id) => open.has(id))
}

/** Searches that rise among readers of the language, by how much they do. */
async function chooseSearches(db: Db, now: Date, language: string): Promise<string[]> {
  const days = { language, from: dayAt(now, RECENT_DAYS + PAST_DAYS), recentFrom: dayAt(now, RECENT_DAYS - 1) }
  const searched = await findSearchedLately(db, days, { people: LEAST_PEOPLE, most: RISING_LOOKED_AT })
  return searched
    .map(({ phrase, ...counts }) => ({ phrase, ...counts, recentDays: RECENT_DAYS, pastDays: PAST_DAYS }))
    .filter(isRising)
    .toSorted((one, other) => riseOf(other) - riseOf(one))
    .map(({ phrase }) => phrase)
}
