import { errorTable } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { failureEnvelope } from './envelope.ts'

/** Maps whatever is thrown to the contract's table and the documented envelope, once, at the edge. Never throws itself. */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(thrown)
  if (failure.code === 'unexpected') logUnexpected(request, thrown)
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  return reply
    .code(errorTable[failure.code].status)
    .type('application/json; charset=utf-8')
    .send(failureText(failure, request))
}

function logUnexpected(request: FastifyRequest, thrown: unknown): void {
  try {
    request.log.error({ err: thrown instanceof Error ? thrown : new Error(String(thrown)) }, 'unexpected failure')
  } catch {
    request.log.error('unexpected failure that cannot be written down')
  }
}

/** The answer as text, so that whatever cannot be written as JSON is left out here and does not become another failure. */
function failureText(failure: AppError, { id: requestId, wireResource }: FastifyRequest): string {
  const echo = { requestId, context: {} }
  try {
    return JSON.stringify(failureEnvelope(failure, { ...echo, ...(wireResource ? { resource: wireResource } : {}) }))
  } catch {
    return JSON.stringify(failureEnvelope(failure, echo))
  }
}

/** Codes PostgreSQL and its driver use when it cannot be reached or is shutting down. */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|08...|57P0.|57014|53...|58...)$/
/** Writers that waited for each other more often than it was worth trying again. */
const DATABASE_CONTENDED = /^(40P01|40001|55P03)$/

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  try {
    return known(thrown as Partial<Known>) ?? new AppError('unexpected')
  } catch {
    // Its parts cannot be read.
    return new AppError('unexpected')
  }
}

/** What libraries and the driver say of a failure. */
interface Known {
  readonly code: string
  readonly statusCode: number
  readonly message: string
}

function known({ code = '', statusCode = 500, message = '' }: Partial<Known>): AppError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large')
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('body_too_large', { field: 'file' })
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('page_not_found')
  if (statusCode === 429) return new AppError('throttled')
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_parameters', { field: 'body', detail: 'body: cannot be read' })
  const isAway =
    DATABASE_AWAY.test(code) ||
    DATABASE_CONTENDED.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(message)
  return isAway ? new AppError('overloaded') : undefined
}

/** Whatever no route takes answers as missing, in the envelope. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('page_not_found')
  })
}
