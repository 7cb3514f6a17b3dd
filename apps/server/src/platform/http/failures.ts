import { errorTable } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { asAppError } from '../errors/as-app-error.ts'
import { failureEnvelope } from './envelope.ts'
import { sayWhatTokensNeed } from './token-calls.ts'

/** Maps whatever is thrown to the contract's table and the documented envelope, once, at the edge. Never throws itself. */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(thrown)
  if (failure.code === 'unexpected') logFailure(request, thrown, 'unexpected failure')
  if (failure.code === 'storage_unavailable') logFailure(request, thrown, 'the disk is full, read-only or failing')
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  if (failure.details.allowed !== undefined) reply.header('allow', failure.details.allowed.join(', '))
  sayWhatTokensNeed(failure, request, reply)
  return reply
    .code(errorTable[failure.code].status)
    .type('application/json; charset=utf-8')
    .send(failureText(failure, request))
}

function logFailure(request: FastifyRequest, thrown: unknown, message: string): void {
  try {
    request.log.error({ err: thrown instanceof Error ? thrown : new Error(String(thrown)) }, message)
  } catch {
    request.log.error(`${message}, which cannot be written down`)
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

/** Whatever no route takes answers as missing, in the envelope. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('page_not_found')
  })
}
