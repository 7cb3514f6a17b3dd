import type { Action, ClientContext, Endpoint, Method } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../auth/viewer.ts'
import { answering } from '../db/kept/answer-scope.ts'
import { AppError } from '../errors/app-error.ts'
import { renameSpan } from '../traces/spans.ts'
import { bearerOf } from './bearer.ts'
import type { Binder } from './binder.ts'
import type { CsrfGuard } from './csrf.ts'
import { successBytes } from './envelope.ts'
import { LARGEST_BODY } from './largest-body.ts'
import { asPattern, createPathEndpoints, pathsOf, type PathMatch } from './path-endpoints.ts'
import type { RequestFacts } from './request-facts.ts'
import { readPlainOptions, readResourceOptions } from './wire-json.ts'
import { requestWords } from '../errors/request.words.ts'

/** What the program tells the API about the request it answers. */
export interface ApiDeps {
  binder: Binder
  csrf: CsrfGuard
  viewerOf(request: FastifyRequest): Promise<Viewer>
  factsOf(request: FastifyRequest, reply: FastifyReply): RequestFacts
  contextOf(viewer: Viewer): ClientContext
}

const methodOfAction = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const satisfies Record<
  Action,
  Method
>
const isAction = (word: string): word is Action => Object.hasOwn(methodOfAction, word)
const actions: readonly Action[] = ['get', 'create', 'update', 'delete']
/** Every method that an address may be asked with, so that a wrong one is told apart from a wrong address. */
const ROUTED = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Reading comes by GET or POST, writing by POST, whatever it does. */
const methodsOf = (action: Action) => (action === 'get' ? ['GET', 'HEAD', 'POST'] : ['POST'])
const takes = (method: string, action: Action) => methodsOf(action).includes(method)

/** Puts every bound endpoint on the wire: `/resource/…`, its alias, `/v3/…`, `/vx/…`, and ApiResource around the latter. */
export function registerApiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const paths = createPathEndpoints(deps.binder.endpoints)
  const resources = new Map(deps.binder.endpoints.map((endpoint) => [endpoint.id, endpoint]))

  const answer = (...asked: Parameters<typeof answerOf>) => answering(() => answerOf(...asked))

  async function answerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    found: { endpoint: Endpoint; options: Record<string, unknown> },
  ) {
    const { endpoint, options } = found
    renameSpan(endpoint.id)
    if (endpoint.kind === 'command' && isReading(request))
      throw new AppError('method_not_allowed', { allowed: ['POST'] })
    const isGuarded = endpoint.kind === 'command' && bearerOf(request) === undefined
    if (isGuarded) deps.csrf.checkPair(request)
    const viewer = await deps.viewerOf(request)
    if (isGuarded && viewer.id !== null) deps.csrf.checkBound(request, reply)
    const result = await deps.binder.run(endpoint, viewer, options, deps.factsOf(request, reply))
    const context = deps.contextOf(viewer)
    const { wireResource } = request
    reply.type('application/json; charset=utf-8')
    return successBytes(endpoint, result, {
      requestId: request.id,
      context,
      ...(wireResource ? { resource: wireResource } : {}),
    })
  }

  async function resourceRoute(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, action }: { readonly name: string; readonly action: string },
  ) {
    const sent = isReading(request) ? request.query : request.body
    const options = readResourceOptions(readPlainOptions(sent)['data'])
    if (!isAction(action)) throw new AppError('unknown_resource')
    const isWrapped = name === 'ApiResource'
    const endpoint = resources.get(`${name}.${action}`)
    if (isWrapped) request.wireResource = { name, options: pick(options, ['url']) }
    else if (endpoint) request.wireResource = { name, options: repeated(endpoint, options) }
    if (!takes(request.method, action)) throw new AppError('method_not_allowed', { allowed: methodsOf(action) })
    if (isWrapped) {
      const found = inner(action, options)
      const data = repeated(found.endpoint, readPlainOptions(options['data']))
      if (options['data'] !== undefined) request.wireResource = { name, options: { ...pick(options, ['url']), data } }
      return answer(request, reply, found)
    }
    if (endpoint) return answer(request, reply, { endpoint, options })
    const isKnown = actions.some((other) => resources.has(`${name}.${other}`))
    throw new AppError(isKnown ? 'method_not_allowed' : 'unknown_resource')
  }

  /** The address inside ApiResource is looked up, never fetched, so it cannot lead out or back into resources. */
  function inner(action: Action, options: Record<string, unknown>) {
    const { url, data } = options
    if (typeof url !== 'string')
      throw new AppError('invalid_parameters', { field: 'url', detail: `url: ${requestWords.isRequired}` })
    // The router would take another site's address for a path of ours.
    if (!url.startsWith('/')) throw new AppError('page_not_found')
    const search = Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? ''))
    return withParams(paths.find(methodOfAction[action], url), { ...search, ...readPlainOptions(data) })
  }

  async function pathRoute(request: FastifyRequest, reply: FastifyReply) {
    const match = paths.find(isReading(request) ? 'GET' : request.method, request.url)
    const sent = isReading(request) ? {} : readPlainOptions(request.body)
    return answer(request, reply, withParams(match, { ...readPlainOptions(request.query), ...sent }))
  }

  /** Before the body is read, so that an answer to one that cannot be read names the resource, too. */
  async function nameResource(request: FastifyRequest<{ Params: { name: string } }>) {
    request.wireResource = { name: request.params.name, options: {} }
  }

  for (const prefix of prefixes) {
    for (const method of ROUTED)
      app.route<{ Params: { name: string; action: string } }>({
        method,
        url: `${prefix}/:name/:action`,
        onRequest: nameResource,
        handler: (request, reply) => resourceRoute(request, reply, request.params),
      })
  }
  for (const prefix of ['/v3/*', '/vx/*']) {
    for (const method of ROUTED) app.route({ method, url: prefix, handler: pathRoute })
  }

  /** Only members send more than others: what anybody may send is read into memory before it is known what it is. */
  async function refuseLargeOfVisitors(request: FastifyRequest) {
    const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (size > LARGEST_BODY && (await deps.viewerOf(request)).id === null) throw new AppError('body_too_large')
  }

  for (const endpoint of deps.binder.endpoints) {
    const { address, largestBody: bodyLimit } = endpoint
    if (bodyLimit === undefined) continue
    for (const { method, path } of pathsOf(endpoint))
      app.route({ method, url: asPattern(path), bodyLimit, onRequest: refuseLargeOfVisitors, handler: pathRoute })
    if (address.type === 'path') continue
    const { resource: name, action } = address
    for (const prefix of prefixes)
      app.route({
        method: 'POST',
        url: `${prefix}/${name}/${action}`,
        bodyLimit,
        async onRequest(request) {
          request.wireResource = { name, options: {} }
          await refuseLargeOfVisitors(request)
        },
        handler: (request, reply) => resourceRoute(request, reply, { name, action }),
      })
  }
}

const prefixes = ['/resource', '/_ngjs/resource'] as const

/** HEAD is GET without the answer's body. */
const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const secretNames: ReadonlySet<string> = new Set([
  'password',
  'old_password',
  'new_password',
  'new_password_confirm',
  'token',
  'code',
  'challenge',
])

/** What an answer repeats of the options: those that the call knows, without its secrets. */
function repeated(endpoint: Endpoint, options: Record<string, unknown>): Record<string, unknown> {
  const names = endpoint.options instanceof z.ZodObject ? Object.keys(endpoint.options.shape) : []
  return pick(
    options,
    names.filter((name) => !secretNames.has(name)),
  )
}

const pick = (options: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(options, name)).map((name) => [name, options[name]]))

const withParams = ({ endpoint, params }: PathMatch, options: Record<string, unknown>) => ({
  endpoint,
  options: { ...options, ...params },
})
