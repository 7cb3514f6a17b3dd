import { createHmac } from 'node:crypto'
import { languageOfLocale } from '@pinfold/words'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { searchKey } from '../search/search-words.ts'
import { addSearchCounts, insertTallies, type Tally } from './search-tallies.queries.ts'

/** Searches that wait to be written, beyond which they go uncounted. */
const MOST_WAITING = 10_000
const LONGEST = 60
const KEY_BYTES = 12

/** Counts what is searched for, of members who allow statistics; nobody's searches can be joined by what is kept. */
export interface SearchTallies extends Batches {
  /** Counts in memory only: a reader waits for nothing. */
  note(viewer: Viewer, query: string, isWithoutResult: boolean): void
}

interface TallyDeps {
  readonly db: Db
  readonly clock: Clock
  readonly secret: string
}

/** Tallies of this process, joined with those of others in the database. */
export function createSearchTallies({ db, clock, secret }: TallyDeps): SearchTallies {
  const waiting = new Map<string, Tally>()
  const counts = new Map<string, { searches: number; withoutResult: number }>()

  async function writeCounts() {
    for (const [day, count] of counts) {
      counts.delete(day)
      try {
        await addSearchCounts(writeAlone(db, 'searches are counted in batches'), day, count)
      } catch (error) {
        addTo(day, count)
        throw error
      }
    }
  }

  const addTo = (day: string, { searches, withoutResult }: { searches: number; withoutResult: number }) => {
    const known = counts.get(day)
    counts.set(day, {
      searches: searches + (known?.searches ?? 0),
      withoutResult: withoutResult + (known?.withoutResult ?? 0),
    })
  }

  async function write() {
    await writeCounts()
    if (waiting.size === 0) return
    const tallies = new Map(waiting)
    waiting.clear()
    try {
      await insertTallies(writeAlone(db, 'searches are counted in batches'), [...tallies.values()])
    } catch (error) {
      for (const [key, each] of tallies) waiting.set(key, each)
      throw error
    }
  }

  return {
    note(viewer, query, isWithoutResult) {
      const phrase = searchKey(query)
      const day = clock.now().toISOString().slice(0, 10)
      if (phrase !== '') addTo(day, { searches: 1, withoutResult: isWithoutResult ? 1 : 0 })
      if (viewer.id === null || viewer.consent?.analytic !== true || phrase === '' || phrase.length > LONGEST) return
      const personKey = createHmac('sha256', secret)
        .update(`searches ${viewer.id} ${phrase}`)
        .digest()
        .subarray(0, KEY_BYTES)
      const language = languageOfLocale(viewer.locale) ?? 'en'
      const key = `${day} ${language} ${personKey.toString('hex')}`
      if (waiting.size < MOST_WAITING) waiting.set(key, { phrase, language, day, personKey, isWithoutResult })
    },
    ...inBatches(write),
  }
}
