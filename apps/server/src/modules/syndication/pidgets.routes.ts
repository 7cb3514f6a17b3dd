import {
  boardFeedResource,
  boardResource,
  type Endpoint,
  type OptionsInput,
  pidgetBoardPins,
  pidgetPins,
  pidgetUserPins,
  type ReplyOf,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { asVisitor } from '../accounts/index.ts'
import { pinViews, type PinViewDeps } from '../pins/index.ts'
import { asScript, readCallback } from './jsonp.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { letCache } from './shared-answer.ts'

/** What widgets on other sites show. */
export function bindPidgets(binder: Binder, deps: PinViewDeps & { rateLimit: RateLimit }): void {
  const { bind } = binder
  bind(pidgetPins, async ({ viewer, options, request }) => {
    await limitMachines(deps, request.address)
    return pinViews(deps, viewer, [...new Set(options.pin_ids)], 'seen')
  })

  bind(pidgetBoardPins, async ({ viewer, options, request }) => {
    await limitMachines(deps, request.address)
    const { username, slug, page_size } = options
    const board = await askAs(binder, viewer, request, boardResource.get, { username, slug })
    const pins = await askAs(binder, viewer, request, boardFeedResource.get, { board_id: board.id, page_size })
    return { user: board.owner, board, pins }
  })

  bind(pidgetUserPins, async ({ viewer, options, request }) => {
    await limitMachines(deps, request.address)
    const pins = await askAs(binder, viewer, request, userPinsResource.get, options)
    return { user: await askAs(binder, viewer, request, userResource.get, { username: options.username }), pins }
  })
}

/** Another call of the same viewer; what it answers is checked where it is bound. */
async function askAs<E extends Endpoint>(
  binder: Binder,
  viewer: Viewer,
  request: RequestFacts,
  endpoint: E,
  options: OptionsInput<E>,
): Promise<ReplyOf<E>> {
  return (await binder.run(endpoint, viewer, options, request)).data as ReplyOf<E>
}

const isPidget = (url: string) => url.startsWith('/v3/pidgets/')

/**
 * Answers widgets as scripts where they name a function. A script from another site comes with the cookies of whoever
 * reads that site, so it is answered as a visitor, or that site could read what only its reader may see.
 */
export function registerPidgetScripts(app: FastifyInstance, deps: Pick<MachineDeps, 'viewerOf'>): void {
  app.addHook('preHandler', async (request) => {
    if (!isPidget(request.url)) return
    if (readCallback(callbackOf(request.query)) === null) return
    const viewer = deps.viewerOf(request)
    request.viewerPromise = viewer.then(asVisitor)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPidget(request.url) || !['GET', 'HEAD'].includes(request.method)) return payload
    if (reply.statusCode === 200) letCache(reply, await deps.viewerOf(request))
    const callback = callbackOf(request.query)
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || !isCallback(callback)) return payload
    reply.type('application/javascript; charset=utf-8').header('x-content-type-options', 'nosniff')
    return asScript(callback, payload.toString())
  })
}

function isCallback(sent: unknown): sent is string {
  try {
    return readCallback(sent) !== null
  } catch {
    return false
  }
}

const callbackOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'callback' in query ? query.callback : undefined
