import { errorTable, type Route, routes } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { embedPage, embedPolicy, missingEmbedPage, scaleOf } from './embed-page.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { sendWhole } from './shared-answer.ts'
import { requireThing, showThing, type ThingName } from './shown-thing.ts'

const HTML = 'text/html; charset=utf-8'
const fastifyPath = ({ pattern }: Pick<Route, 'pattern'>) => pattern.replaceAll(/\{(\w+)\}/g, ':$1')

interface Asked {
  readonly name: ThingName
  /** How wide pictures are to be. */
  readonly scale?: number | undefined
}

/** The pages that frames on other sites hold: the only ones that may be framed at all. */
export function registerEmbeds(app: FastifyInstance, deps: MachineDeps): void {
  const answer =
    (askedOf: (address: string) => Asked | null) => async (request: FastifyRequest, reply: FastifyReply) => {
      await limitMachines(deps, request.ip)
      const asked = askedOf(request.url)
      const scale = scaleOf(asked?.scale)
      reply.header('content-security-policy', embedPolicy(deps.mediaUrl, scale)).removeHeader('x-frame-options')
      try {
        const name = requireThing(asked?.name ?? null)
        const thing = await showThing(deps, request, name)
        const body = embedPage(deps.publicUrl.origin, thing, name.kind !== 'pin', scale)
        return sendWhole(request, reply, await deps.viewerOf(request), { type: HTML, body })
      } catch (error) {
        if (!(error instanceof AppError) || errorTable[error.code].status !== 404) throw error
        return reply.code(404).type(HTML).send(missingEmbedPage(scale))
      }
    }

  const { embedPin, embedBoard, embedProfile } = routes
  app.get(
    fastifyPath(embedPin),
    answer((address) => {
      const read = embedPin.parse(address)
      return read && { name: { kind: 'pin', ...read.params } }
    }),
  )
  app.get(
    fastifyPath(embedBoard),
    answer((address) => {
      const read = embedBoard.parse(address)
      return read && { name: { kind: 'board', ...read.params }, scale: read.query.scale }
    }),
  )
  app.get(
    fastifyPath(embedProfile),
    answer((address) => {
      const read = embedProfile.parse(address)
      return read && { name: { kind: 'profile', ...read.params }, scale: read.query.scale }
    }),
  )
}
