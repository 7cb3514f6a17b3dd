import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import { AppError } from '../errors/app-error.ts'
import { answerEarlyFailures } from './early-failures.ts'
import './fastify-request.ts'
import { countRequests } from './count-requests.ts'
import { compressAnswers } from './compression.ts'
import { answerFailure } from './failures.ts'
import { parseForm } from './form-body.ts'
import { leaveGently, type LeavingTimes } from './leaving.ts'
import { LARGEST_BODY } from './largest-body.ts'
import { traceRequests } from './trace-requests.ts'
import { noteUndeclaredProxies } from './undeclared-proxies.ts'
import { parseWireJson } from './wire-json.ts'

interface ServerOptions {
  logLevel: string
  /** The site is reached by https only. */
  isSecure: boolean
  trustedProxies: readonly string[]
  /** Stands in log lines, where there are several processes. */
  processName?: string
  /** How long its end may take; without it, it closes at once. */
  leavingTimes?: LeavingTimes
}

/** Credentials, and where PostgreSQL repeats the row that it refused. */
const hiddenInLogs = ['req.headers.cookie', 'req.headers.authorization', 'err.detail', 'err.where'] as const
const MOST_IN_FLIGHT = 500
/** Time to send a whole request; an upload of the largest size over a slow line fits. */
const SLOWEST_REQUEST_MILLISECONDS = 120_000

/** Routes check by the contract; with compilers of its own Fastify would hold three libraries in memory for nothing. */
const noSchemas = () => {
  throw new Error('A route has a schema: what it takes stands in the contract.')
}

/** An HTTP server that knows forms, cookies, the wire's JSON, and how failures look. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      redact: [...hiddenInLogs],
      ...(options.processName && { base: { pid: process.pid, hostname: hostname(), process: options.processName } }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    genReqId: () => randomUUID(),
    // Requests for any host are taken, and those that name none.
    http: { requireHostHeader: false },
    bodyLimit: LARGEST_BODY,
    rewriteUrl: (request) => withoutOrigin(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    forceCloseConnections: 'idle',
    // What still comes while we end is answered like everything else.
    return503OnClosing: false,
    requestTimeout: SLOWEST_REQUEST_MILLISECONDS,
    // Addresses that cannot be read fail before any route.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  })
  leaveGently(app, options.leavingTimes)
  countRequests(app)
  traceRequests(app)
  await compressAnswers(app)
  app.decorateRequest('wireResource', null)
  app.decorateRequest('viewerPromise', null)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: LARGEST_BODY, parser: parseForm })
  guardAnswers(app, options)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseWireJson(String(body), 'body'))
    } catch (error) {
      done(error as Error)
    }
  })
  answerEarlyFailures(app)
  refusePackedBodies(app)
  noteUndeclaredProxies(app)
  capInFlight(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Answers are somebody's own unless a route says otherwise.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    done()
  })
  app.setErrorHandler(answerFailure)
  return app
}

/** Pages carry a policy with their own nonce; everything else runs nothing at all. */
function guardAnswers(app: FastifyInstance, { isSecure }: ServerOptions): void {
  // Made once: the framework's plugin makes it anew for each request, which costs as much as routing it.
  const guard = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: false,
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, done) => guard(raw, reply.raw, (error) => done(asError(error))))
}

const asError = (error: unknown) => (error === undefined ? undefined : (error as Error))

/**
 * Refuses compressed bodies. They are never unpacked, since a few bytes may become very many, and must not be read as
 * they come.
 */
function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    done(encoding === 'identity' ? undefined : new AppError('encoding_not_taken'))
  })
}

/** Refuses what would only wait, so that what is being worked on is finished. */
function capInFlight(app: FastifyInstance): void {
  let inFlight = 0
  // After the body came: whoever sends slowly holds a socket, not a place.
  app.addHook('preHandler', (request, reply, done) => {
    // Files stream in while their handler waits.
    if (request.headers['content-type']?.startsWith('multipart/')) return done()
    // A stream is open for hours and has a limit of its own; a probe says how we are, however busy.
    const { isStream, isProbe } = request.routeOptions.config
    if (isStream === true || isProbe === true) return done()
    if (inFlight >= MOST_IN_FLIGHT) return done(new AppError('overloaded', { retryAfterSeconds: 1 }))
    inFlight += 1
    let isCounted = true
    reply.raw.once('close', () => {
      if (isCounted) inFlight -= 1
      isCounted = false
    })
    done()
  })
}

/** Proxies may send the whole address in the request line. */
const withoutOrigin = (url: string) =>
  /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : url
