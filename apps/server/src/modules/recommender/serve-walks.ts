import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { timingSafeEqual } from 'node:crypto'
import type { keepGraph } from './kept-graph.ts'
import type { RecommenderPlace } from './recommender-place.ts'
import type { KeptLooks } from './looks/keep-looks.ts'
import { answerLooks } from './looks/serve-looks.ts'
import { boardQuestion, walkQuestion } from './walk-messages.ts'

const MOST_BYTES = 1024 * 1024
/** Of a picture that is looked at. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024

interface WalkServer {
  readonly graph: ReturnType<typeof keepGraph>
  readonly place: RecommenderPlace
  /** What whoever asks has to know. */
  readonly token: string
  /** Null where nobody finds by look. */
  readonly looks: KeptLooks | null
  readonly onError: (error: unknown) => void
}

/** Answers questions at the place: `POST /walks`, `POST /boards`, and `POST /changes` to say that saves changed. Resolves when it listens. */
export async function serveWalks({
  graph,
  place,
  token,
  looks,
  onError,
}: WalkServer): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      (error: unknown) => {
        onError(error)
        response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
      },
    )
  })
  async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return { status: 401, body: '{}' }
    if (request.method !== 'POST') return { status: 405, body: '{}' }
    if (request.url === '/changes') {
      graph.noteChange()
      return { status: 200, body: '{}' }
    }
    if (looks !== null && request.url?.startsWith('/looks/') === true) {
      const url = new URL(request.url, 'http://recommender')
      return (await answerLooks(looks, { url, body: await readAll(request, MOST_PICTURE_BYTES) })) ?? notThere
    }
    const given: unknown = JSON.parse((await readAll(request, MOST_BYTES)).toString())
    const answers = graph.answers()
    if (answers === null) return { status: 503, body: '{}' }
    const answered = request.url === '/boards' ? askedBoards(answers, given) : askedWalk(answers, request.url, given)
    return answered === null ? { status: 400, body: '{}' } : { status: 200, body: JSON.stringify(answered) }
  }
  if ('path' in place && process.platform !== 'win32') await rm(place.path, { force: true })
  server.listen(place)
  await once(server, 'listening')
  return {
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Answers = NonNullable<ReturnType<ReturnType<typeof keepGraph>['answers']>>

function askedBoards(answers: Answers, given: unknown) {
  const question = boardQuestion.safeParse(given)
  return question.success ? answers.boards(question.data) : null
}

function askedWalk(answers: Answers, path: string | undefined, given: unknown) {
  const question = walkQuestion.safeParse(given)
  return path === '/walks' && question.success ? answers.answer(question.data) : null
}

const notThere = { status: 404, body: '{}' }

async function readAll(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) throw new RangeError('a question that is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
