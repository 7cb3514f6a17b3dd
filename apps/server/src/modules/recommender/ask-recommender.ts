import { Agent, request } from 'node:http'
import { tracedOutgoing } from '../../platform/traces/spans.ts'
import type { RecommenderPlace } from './recommender-place.ts'
import { askLooks, type Looks, noLooks } from './looks/ask-looks.ts'
import { askRatings, noRatings, type Ratings } from './looks/ask-ratings.ts'
import {
  type BoardAnswer,
  boardAnswer,
  type BoardQuestion,
  type WalkAnswer,
  walkAnswer,
  type WalkQuestion,
} from './walk-messages.ts'

/** A picture that others keep beside those asked about, and how much they do. */
type AlikePicture = WalkAnswer['pictures'][number]

/** Who knows what is kept beside what. */
export interface Recommender {
  /**
   * The best first; empty where nobody answers in time, so that whoever asks goes on without. A page waits for a moment
   * only; what nobody waits for names more `patience`, in milliseconds.
   */
  alike(question: WalkQuestion, patience?: number): Promise<readonly AlikePicture[]>
  /** Public boards that hold much of the same, the best first; empty as `alike` is. */
  boardsBeside(question: BoardQuestion): Promise<BoardAnswer['boards']>
  /** Says that public saves changed. */
  noteChange(): Promise<void>
  /** What pictures look like. */
  readonly looks: Looks
  /** What may be sensitive in them. */
  readonly ratings: Ratings
}

/** Where there is none. */
export const noRecommender: Recommender = {
  alike: () => Promise.resolve([]),
  boardsBeside: () => Promise.resolve([]),
  noteChange: () => Promise.resolve(),
  looks: noLooks,
  ratings: noRatings,
}

/** Of what nobody waits for. */
const LONG_PATIENCE = 5000
/** One that is away is not asked again at once. */
const PAUSE_MILLISECONDS = 5000
const MOST_BYTES = 1024 * 1024

/** Asks the recommender at a place. */
export function askRecommender(
  place: RecommenderPlace,
  token: string,
  {
    isLooking,
    isRating,
    patienceOfPages,
  }: {
    readonly isLooking: boolean
    readonly isRating: boolean
    /** Milliseconds that a page waits. */
    readonly patienceOfPages: number
  },
): Recommender & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const where = 'path' in place ? { socketPath: place.path } : place
  let awayUntil = 0

  const ask = (...asked: Parameters<typeof send>) => tracedOutgoing(`recommender ${asked[0]}`, () => send(...asked))

  const send = (path: string, body: string | Uint8Array, patience: number) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const contentType = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
      const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
      const signal = AbortSignal.timeout(patience)
      const asked = request({ ...where, agent, path, method: 'POST', headers, signal }, (response) => {
        const parts: Buffer[] = []
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > MOST_BYTES) response.destroy(new RangeError('an answer that is too long'))
          else parts.push(part)
        })
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 500, text: Buffer.concat(parts).toString() }),
        )
      })
      asked.once('error', reject)
      asked.end(body)
    })

  /** The answer in its own words; null where there is none. */
  async function askIfHere(path: string, question: WalkQuestion | BoardQuestion, patience: number): Promise<unknown> {
    const isAway = performance.now() < awayUntil && patience <= patienceOfPages
    if (question.queries.length === 0 || isAway) return null
    try {
      const { status, text } = await ask(path, JSON.stringify(question), patience)
      return status === 200 ? JSON.parse(text) : null
    } catch {
      awayUntil = performance.now() + PAUSE_MILLISECONDS
      return null
    }
  }

  return {
    async alike(question, patience = patienceOfPages) {
      const answer = await askIfHere('/walks', question, patience)
      return answer === null ? [] : walkAnswer.parse(answer).pictures
    },
    async boardsBeside(question) {
      const answer = await askIfHere('/boards', question, patienceOfPages)
      return answer === null ? [] : boardAnswer.parse(answer).boards
    },
    async noteChange() {
      // It builds the graph from the database when it is back.
      await ask('/changes', '{}', LONG_PATIENCE).catch(() => undefined)
    },
    looks: isLooking ? askLooks(ask) : noLooks,
    ratings: isRating ? askRatings(ask) : noRatings,
    close: () => agent.destroy(),
  }
}
