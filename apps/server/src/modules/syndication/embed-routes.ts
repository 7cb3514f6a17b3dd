import { errorTable, type Route, routes } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { embedPage, embedPolicy, missingEmbedPage } from './embed-page.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { sendWhole } from './shared-answer.ts'
import { requireThing, showThing, type ThingName } from './shown-thing.ts'

const HTML = 'text/html; charset=utf-8'
const fastifyPath = ({ pattern }: Pick<Route, 'pattern'>) => pattern.replaceAll(/\{(\w+)\}/g, ':$1')

/** The pages that frames on other sites hold: the only ones that may be framed at all. */
export function registerEmbeds(app: FastifyInstance, deps: MachineDeps): void {
  const answer =
    (nameOf: (address: string) => ThingName | null) => async (request: FastifyRequest, reply: FastifyReply) => {
      await limitMachines(deps, request.ip)
      reply.header('content-security-policy', embedPolicy(deps.mediaUrl)).removeHeader('x-frame-options')
      try {
        const name = requireThing(nameOf(request.url))
        const thing = await showThing(deps, request, name)
        const body = embedPage(deps.publicUrl.origin, thing, name.kind !== 'pin')
        return sendWhole(request, reply, await deps.viewerOf(request), { type: HTML, body })
      } catch (error) {
        if (!(error instanceof AppError) || errorTable[error.code].status !== 404) throw error
        return reply.code(404).type(HTML).send(missingEmbedPage())
      }
    }

  const { embedPin, embedBoard, embedProfile } = routes
  app.get(
    fastifyPath(embedPin),
    answer((address) => {
      const params = embedPin.parse(address)?.params
      return params ? { kind: 'pin', ...params } : null
    }),
  )
  app.get(
    fastifyPath(embedBoard),
    answer((address) => {
      const params = embedBoard.parse(address)?.params
      return params ? { kind: 'board', ...params } : null
    }),
  )
  app.get(
    fastifyPath(embedProfile),
    answer((address) => {
      const params = embedProfile.parse(address)?.params
      return params ? { kind: 'profile', ...params } : null
    }),
  )
}
