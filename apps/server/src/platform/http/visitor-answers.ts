import type { Endpoint } from '@pinfold/contract'
import type { Viewer } from '../auth/viewer.ts'
import { isReadingAll } from '../db/kept/answer-scope.ts'
import type { Answer } from './answer.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { keepJson } from './wire-bytes.ts'

const MOST_ANSWERS = 20_000
const MOST_BYTES = 40 * 1024 * 1024

/** An answer with the JSON of its data. */
interface KeptAnswer {
  readonly status: number
  readonly body: Buffer
  readonly answer: Answer
}

/** Answers that all visitors are given alike, kept until a row changes that they were made of. */
export interface VisitorAnswers extends Pick<PageCache<KeptAnswer>, 'askFirst' | 'drop' | 'purge' | 'figures'> {
  /** The answer that is kept or being made, else the one `make` gives; the viewer is nobody who is signed in. */
  share(endpoint: Endpoint, viewer: Viewer, options: unknown, make: () => Promise<Answer>): Promise<Answer>
}

/** Nothing is kept yet. What names no row is not kept: nothing would drop it. */
export function createVisitorAnswers(): VisitorAnswers {
  const answers = createPageCache<KeptAnswer>({ mostPages: MOST_ANSWERS, mostBytes: MOST_BYTES, untaggedAge: 0 })

  async function keep(make: () => Promise<Answer>): Promise<KeptAnswer | null> {
    const answer = Object.freeze(await make())
    const { data } = answer
    if (typeof data !== 'object' || data === null) return null
    return { status: 200, body: keepJson(data), answer }
  }

  return {
    async share(endpoint, viewer, options, make) {
      if (isReadingAll()) return make()
      const key = JSON.stringify([endpoint.id, viewer.kind, viewer.locale, options])
      const kept = await answers.share(key, () => keep(make))
      return kept?.answer ?? make()
    },
    askFirst: answers.askFirst,
    drop: answers.drop,
    purge: answers.purge,
    figures: answers.figures,
  }
}
