import type { Endpoint } from '@pinfold/contract'
import type { Viewer } from '../auth/viewer.ts'
import { isReadingAll } from '../db/kept/answer-scope.ts'
import type { Answer } from './answer.ts'
import { createPageCache, PAGE_AGE, type PageCache } from './page-cache.ts'
import { wireBytes } from './wire-bytes.ts'

const MOST_ANSWERS = 20_000
const MOST_BYTES = 28 * 1024 * 1024
/** What lives for a moment has room of its own: it pushes out nothing that lives for a minute. */
const MOST_FOUND_BYTES = 4 * 1024 * 1024

/** The JSON of an answer's data, and what else the answer says: as objects it would take four times as much. */
interface KeptAnswer {
  readonly status: number
  readonly body: Buffer
  readonly bookmark: { bookmark?: string | null }
}

/** Answers that all visitors are given alike, kept until a row changes that they were made of. */
export interface VisitorAnswers extends Pick<PageCache<KeptAnswer>, 'askFirst' | 'drop' | 'purge' | 'figures'> {
  /** Forgets what is found that names no row which would drop it, what is being made too. */
  purgeUntagged(): void
  /** The answer that is kept or being made, else the one `make` gives; the viewer is nobody who is signed in. */
  share(call: SharedCall, make: () => Promise<Answer>): Promise<Answer>
}

/** What visitors who ask the same are answered alike. */
export interface SharedCall {
  readonly endpoint: Endpoint
  readonly viewer: Viewer
  readonly options: unknown
  /** What is found by looking for it changes also where nothing does that it shows: it is kept for a moment only. */
  readonly isFound: boolean
}

/**
 * Nothing is kept yet. What names no row is not kept, since nothing would drop it, unless it is kept for a moment only:
 * `foundAge` milliseconds.
 */
export function createVisitorAnswers({ foundAge = PAGE_AGE } = {}): VisitorAnswers {
  const cache = (mostBytes: number) =>
    createPageCache<KeptAnswer>({ mostPages: MOST_ANSWERS, mostBytes, weight: 1, untaggedAge: 0 })
  const [lasting, found] = [cache(MOST_BYTES), cache(MOST_FOUND_BYTES)]
  const both = [lasting, found]

  function keep({ data, ...bookmark }: Answer): KeptAnswer | null {
    if (typeof data !== 'object' || data === null) return null
    return { status: 200, body: wireBytes('', data, ''), bookmark }
  }

  return {
    async share({ endpoint, viewer, options, isFound }, make) {
      if (isReadingAll() || (isFound && foundAge === 0)) return make()
      // What law withholds in one country stands in the answers of others.
      const key = JSON.stringify([endpoint.id, viewer.kind, viewer.locale, viewer.country, options, groupsOf(viewer)])
      let made: Answer | undefined
      const makeKept = async () => keep((made = await make()))
      const kept = await (isFound ? found.share(key, makeKept, foundAge) : lasting.share(key, makeKept))
      // Pages use the things that it was made of.
      if (made) return kept ? { ...made, json: kept.body } : made
      return kept ? answerOf(kept) : make()
    },
    askFirst: (ask) => both.forEach((each) => each.askFirst(ask)),
    drop(tags) {
      const all = [...tags]
      for (const each of both) each.drop(all)
    },
    purge: () => both.forEach((each) => each.purge()),
    purgeUntagged: found.purgeUntagged,
    figures() {
      const [one, other] = [lasting.figures(), found.figures()]
      return {
        entries: one.entries + other.entries,
        bytes: one.bytes + other.bytes,
        hits: one.hits + other.hits,
        misses: one.misses + other.misses,
      }
    },
  }
}

/** Who writes the answer out needs its JSON only. */
function answerOf({ body, bookmark }: KeptAnswer): Answer {
  let data: unknown
  return {
    ...bookmark,
    json: body,
    get data() {
      return (data ??= JSON.parse(body.toString()))
    },
  }
}

/** Visitors are in the groups of all, unless their device is known again. */
const groupsOf = ({ device, experiments }: Viewer) => (device === undefined ? null : experiments)
