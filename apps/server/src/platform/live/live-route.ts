import { LIVE_PATH } from '@pinfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireMember, type Viewer } from '../auth/viewer.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Id } from '../ids/ids.ts'
import { findLivePlace } from './live.queries.ts'
import type { Live } from './live.ts'
import { createLiveStream } from './live-stream.ts'

const MOST_OF_MEMBER = 10
const MOST_IN_PROCESS = 10_000

interface LiveRouteDeps {
  db: Db
  live: Live
  viewerOf(request: FastifyRequest): Promise<Viewer>
  /** Which of the sessions still hold, in one statement. */
  sessionsThatHold(sessionIds: readonly Id[]): Promise<ReadonlySet<Id>>
}

/**
 * `GET /_/live/`: server-sent events for members, from now or after the event a client heard last. Answers 401 to visitors,
 * 429 to a member with many open streams.
 */
export function registerLiveRoute(app: FastifyInstance, { db, live, viewerOf, sessionsThatHold }: LiveRouteDeps): void {
  const { hub } = live
  hub.start({ sessionsThatHold, onError: (error) => app.log.error(error) })
  // Before anything else ends: a server waits for its answers, and these would never end by themselves.
  app.addHook('preClose', () => hub.stop())
  // HEAD would open a stream that nobody reads.
  app.get(LIVE_PATH, { exposeHeadRoute: false, config: { isStream: true } }, async (request, reply) => {
    const viewer = requireMember(await viewerOf(request))
    // Personal access tokens are for calls.
    if (viewer.scopes !== null) throw new AppError('not_allowed')
    const { id: memberId, sessionId } = viewer
    const after = afterOf(request)
    const place = await findLivePlace(db, memberId, after ?? 0)
    if (hub.size >= MOST_IN_PROCESS) throw new AppError('overloaded', { retryAfterSeconds: 10 })
    if (hub.countOf(memberId) >= MOST_OF_MEMBER) throw new AppError('throttled', { retryAfterSeconds: 30 })
    const start = startOf(after, place)
    const stream = createLiveStream({ memberId, sessionId, cursor: start.cursor }, () => hub.resume())
    if (start.first) stream.send(start.first, start.cursor)
    stream.source.once('close', () => hub.remove(stream))
    hub.add(stream)
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-accel-buffering', 'no')
      .send(stream.source)
  })
}

/** The last number that was heard: what the browser sends by itself goes before what the address says. */
function afterOf(request: FastifyRequest): number | null {
  const { after } = request.query as { after?: unknown }
  const heard = request.headers['last-event-id'] ?? after
  return typeof heard === 'string' && /^\d{1,15}$/.test(heard) ? Number(heard) : null
}

function startOf(after: number | null, { last, isNextKept }: Awaited<ReturnType<typeof findLivePlace>>) {
  if (after === null) return { cursor: last, first: { kind: 'hello', number: last } as const }
  if (after === last || (after < last && isNextKept)) return { cursor: after, first: null }
  // The number was forgotten meanwhile, or comes from another database.
  return { cursor: last, first: { kind: 'reset', number: last } as const }
}
