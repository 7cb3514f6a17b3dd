import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** Pieces that a page's body arrives in, and milliseconds between them: several frames, so that each could be painted. */
const PIECES = 16
const BETWEEN = 60

/** A server that passes everything on to a program, and lets its pages arrive slowly, piece by piece. */
export interface SlowPages {
  readonly origin: string
  close(): void
}

export async function slowPages(origin: string): Promise<SlowPages> {
  const server = createServer((asked, answer) => passOn(new URL(origin), asked, answer))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${portOf(server)}`, close: () => server.close() }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

function passOn(target: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const headers: IncomingHttpHeaders = { ...asked.headers, host: target.host, 'accept-encoding': 'identity' }
  const isPage = asked.headers['sec-fetch-dest'] === 'document'
  const onwards = request(
    { hostname: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
    (reply) => {
      // Whoever asked has left.
      if (answer.destroyed) return void reply.destroy()
      if (!isPage) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        pipeline(reply, answer, () => {})
      } else sendSlowly(reply, answer).catch(() => answer.destroy())
    },
  )
  onwards.on('error', () => answer.destroy())
  // What one side ends early ends for the other, too.
  answer.on('close', () => void (answer.writableFinished || onwards.destroy()))
  asked.pipe(onwards)
}

/** Everything at once but what stands between the body's beginning and its scripts. */
async function sendSlowly(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = reply.headers
  const page = Buffer.concat(await reply.toArray())
  const start = Math.max(page.indexOf('<body'), 0)
  const scripts = page.indexOf('<script', start)
  const end = scripts < 0 ? page.length : scripts
  answer.writeHead(reply.statusCode ?? 502, headers)
  answer.write(page.subarray(0, start))
  const size = Math.ceil((end - start) / PIECES)
  for (let at = start; at < end; at += size) {
    answer.write(page.subarray(at, Math.min(at + size, end)))
    await pause(BETWEEN)
  }
  answer.end(page.subarray(end))
}
