import { randomUUID } from 'node:crypto'
import { type ErrorCode, errorTable } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { failureEnvelope } from './envelope.ts'

type Socket = FastifyRequest['socket']

/** What Node's parser says of a request that never becomes one; anything else of its own is a request it cannot read. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
}

/** Answers in the envelope what fails before there is a request: heads that cannot be read, are too large or too slow. */
export function answerEarlyFailures(app: FastifyInstance): void {
  app.server.removeAllListeners('clientError')
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Somebody hung up, or an answer is on its way already.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy(error)
    const { status, body } = refusal(codes[error.code ?? ''] ?? 'request_unreadable')
    socket.end(
      [
        `HTTP/1.1 ${status} Refused`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: private, no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
  app.server.on('checkExpectation', (_request: unknown, response: FastifyReply['raw']) => {
    const { status, body } = refusal('request_unreadable')
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(body)
  })
}

function refusal(code: ErrorCode): { status: number; body: string } {
  const body = JSON.stringify(failureEnvelope(new AppError(code), { requestId: randomUUID(), context: {} }))
  return { status: errorTable[code].status, body }
}

/** Node keeps the answer that is being sent on the socket. */
const isAnswering = (socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent === true
