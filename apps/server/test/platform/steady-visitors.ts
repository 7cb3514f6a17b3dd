import { Agent, type IncomingMessage, request as send } from 'node:http'
import { once } from 'node:events'
import type { TestClient } from '../support/test-client.ts'

/** What became of one request. */
export interface Outcome {
  /** Milliseconds, as `performance.now` has them. */
  readonly sentAt: number
  /** It went over a connection that had served another one before. */
  readonly isReused: boolean
  /** Null where there was no whole answer. */
  readonly status: number | null
  readonly failure: string | null
  /** Something of an answer came. */
  readonly hasBegun: boolean
  readonly isLast: boolean
  readonly body: string
}

interface Wish {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The headers of a browser that is signed in. */
export const headersOf = (client: TestClient): Record<string, string> => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrftoken': client.cookies.get('csrftoken') ?? '',
  'x-forwarded-for': client.address,
  'user-agent': client.userAgent,
})

/** Sends one request and reads its answer to the end. */
async function askOnce(origin: string, agent: Agent, { method = 'GET', path, body, headers }: Wish): Promise<Outcome> {
  const sentAt = performance.now()
  const request = send(new URL(path, origin), { method, agent, headers: { ...headers } })
  let answer: IncomingMessage | null = null
  let text = ''
  const facts = () => ({
    sentAt,
    isReused: request.reusedSocket,
    hasBegun: answer !== null,
    isLast: answer?.headers.connection === 'close',
    body: text,
  })
  try {
    request.end(body)
    const [came] = (await once(request, 'response')) as [IncomingMessage]
    answer = came
    for await (const part of came.setEncoding('utf8')) text += String(part)
    return { ...facts(), status: came.statusCode ?? null, failure: null }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { ...facts(), status: null, failure: code ?? message }
  }
}

/** Somebody who asks one thing after the other, over a connection that is kept as long as the server wants it. */
export interface SteadyVisitor {
  readonly outcomes: readonly Outcome[]
  /** Settles when the server takes no connection any more. */
  readonly over: Promise<void>
}

/** Asks until the server is gone. */
export function keepAsking(origin: string, wish: (turn: number) => Wish): SteadyVisitor {
  const outcomes: Outcome[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const isGone = () => typeof outcomes.at(-1)?.failure === 'string'
    for (let turn = 0; !isGone(); turn += 1) outcomes.push(await askOnce(origin, agent, wish(turn)))
    agent.destroy()
  }
  return { outcomes, over: ask() }
}

/** A stream of events, open until its server ends it. Answers whether that was an end in order, and what was said. */
export async function openStream(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ readonly over: Promise<{ isWhole: boolean; text: string }> }> {
  const request = send(new URL(path, origin), { headers, agent: false })
  request.end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  const read = async () => {
    try {
      for await (const part of answer.setEncoding('utf8')) text += String(part)
    } catch {
      // Cut off; the answer then is not complete.
    }
    return { isWhole: answer.complete, text }
  }
  return { over: read() }
}

/** A file that is sent by halves: the second one when it is asked for. Answers the status. */
export function sendByHalves(
  origin: string,
  { parameters, file, headers }: { parameters: Record<string, string>; file: Buffer; headers: Record<string, string> },
): { readonly finish: () => Promise<Outcome['status']> } {
  const boundary = 'by-halves'
  const fields = Object.entries(parameters).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${fields.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const half = Math.floor(whole.length / 2)
  const request = send(new URL('/upload/', origin), {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(whole.length),
    },
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  request.write(whole.subarray(0, half))
  return {
    async finish() {
      request.end(whole.subarray(half))
      const [answer] = await answered
      answer.resume()
      await once(answer, 'end')
      return answer.statusCode ?? null
    },
  }
}
