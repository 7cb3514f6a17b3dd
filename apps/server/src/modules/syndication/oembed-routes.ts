import { routes } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { oembedOf, type Room } from './oembed.ts'
import { sendWhole } from './shared-answer.ts'
import { requireThing, showThing, thingAt } from './shown-thing.ts'
import { requestWords } from '../../platform/errors/request.words.ts'
import { machineRefusalWords } from './machine-refusals.words.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What to put on another site for an address of ours. */
export function registerOembed(app: FastifyInstance, deps: MachineDeps): void {
  app.get<{ Querystring: Query }>(routes.oembed.pattern, async (request, reply) => {
    await limitMachines(deps, request.ip)
    const { query } = request
    if (lastOf(query['format']) === 'xml') throw new AppError('format_not_offered', { field: 'format' })
    const address = lastOf(query['url'])
    if (address === undefined)
      throw new AppError('invalid_parameters', { field: 'url', detail: `url: ${requestWords.isRequired}` })
    const name = requireThing(thingAt(address, deps.publicUrl))
    const room: Room = { maxwidth: sizeOf(query, 'maxwidth'), maxheight: sizeOf(query, 'maxheight') }
    const thing = await showThing(deps, request, name)
    const body = JSON.stringify(oembedOf(deps.publicUrl.origin, thing, name.kind !== 'pin', room))
    // Other sites' scripts may read what visitors may; cookies never come with such requests.
    reply.header('access-control-allow-origin', '*')
    return sendWhole(request, reply, await deps.viewerOf(request), { type: 'application/json; charset=utf-8', body })
  })
}

const lastOf = (sent: string | string[] | undefined) => (Array.isArray(sent) ? sent.at(-1) : sent)

function sizeOf(query: Query, name: 'maxwidth' | 'maxheight'): number | undefined {
  const sent = lastOf(query[name])
  if (sent === undefined || sent === '') return undefined
  if (!/^[1-9]\d{0,5}$/.test(sent)) {
    throw new AppError('invalid_parameters', { field: name, detail: `${name}: ${machineRefusalWords.notPixels}` })
  }
  return Number(sent)
}
