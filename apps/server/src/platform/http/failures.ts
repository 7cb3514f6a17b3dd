import { errorTable } from '@pinfold/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { failureEnvelope } from './envelope.ts'

/** Maps whatever is thrown to the contract's table and the documented envelope, once, at the edge. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(error)
  if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  const { wireResource } = request
  return reply
    .code(errorTable[failure.code].status)
    .type('application/json; charset=utf-8')
    .send(
      failureEnvelope(failure, {
        requestId: request.id,
        context: {},
        ...(wireResource ? { resource: wireResource } : {}),
      }),
    )
}

/** Codes PostgreSQL and its driver use when it cannot be reached or is shutting down. */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|08...|57P0.|57014|53...|58...)$/
/** Writers that waited for each other more often than it was worth trying again. */
const DATABASE_CONTENDED = /^(40P01|40001|55P03)$/

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large')
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('body_too_large', { field: 'file' })
  if (error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new AppError('page_not_found')
  if (error.statusCode === 429) return new AppError('throttled')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_parameters', { field: 'body', detail: 'body: cannot be read' })
  }
  const code = error.code ?? ''
  const isAway =
    DATABASE_AWAY.test(code) ||
    DATABASE_CONTENDED.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  return new AppError(isAway ? 'overloaded' : 'unexpected')
}

/** Whatever no route takes answers as missing, in the envelope. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('page_not_found')
  })
}
