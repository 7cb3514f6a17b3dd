import { errorTable } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type RateStanding } from '../errors/app-error.ts'
import { bearerOf } from './bearer.ts'
import type { RequestFacts } from './request-facts.ts'

/** Where programs call from other sites. */
const addresses = ['/v3/*', '/vx/*', '/resource/:name/:action', '/upload/', '/_/graphql/'] as const

const crossing = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-max-age': '86400',
} as const
const readable = 'ETag, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate'

/**
 * Pages of other sites may call with an access token, which they hold themselves. Cookies are never allowed along, so
 * nobody's browser lends its session; and without a token nothing is answered to them, since an installation may be
 * readable only from where the browser stands.
 */
export function letTokensCross(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin !== undefined && bearerOf(request) !== undefined) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', readable)
    }
    done()
  })
  for (const url of addresses) {
    app.options(url, async (request, reply) => {
      if (!isAskingForTokens(request)) throw new AppError('page_not_found')
      return reply.code(204).header('access-control-allow-origin', '*').headers(crossing).send()
    })
  }
}

function isAskingForTokens({ headers }: FastifyRequest): boolean {
  const wanted = headers['access-control-request-headers'] ?? ''
  return wanted.split(',').some((name) => name.trim().toLowerCase() === 'authorization')
}

/** Answers to tokens say how the rate stands that the call was counted in. */
export const toldRates = (request: FastifyRequest, reply: FastifyReply): Pick<RequestFacts, 'onCounted'> =>
  bearerOf(request) === undefined ? {} : { onCounted: (standing) => void reply.headers(rateHeaders(standing)) }

/** As the IETF's draft of RateLimit header fields writes them: items of a list, named by their policy. */
const rateHeaders = ({ name, most, windowSeconds, left, secondsLeft }: RateStanding) => ({
  'ratelimit-policy': `"${name}";q=${most};w=${windowSeconds}`,
  ratelimit: `"${name}";r=${left};t=${secondsLeft}`,
})

const CHALLENGE = 'Bearer realm="Pinfold"'

/** Says to whom a token would help that it would, and what the one that came lacks. */
export function sayWhatTokensNeed({ code, details }: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const isByToken = bearerOf(request) !== undefined
  if (details.standing && isByToken) reply.headers(rateHeaders(details.standing))
  if (details.scope !== undefined) {
    reply.header('www-authenticate', `${CHALLENGE}, error="insufficient_scope", scope="${details.scope}"`)
  } else if (errorTable[code].status === 401) {
    reply.header('www-authenticate', isByToken ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE)
  }
}
