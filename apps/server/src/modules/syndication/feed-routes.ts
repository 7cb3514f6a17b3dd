import { boardFeedResource, boardResource, limits, routes, userPinsResource, userResource } from '@pinfold/contract'
import type { FastifyInstance } from 'fastify'
import { feedXml } from './feeds.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { sendWhole } from './shared-answer.ts'

const RSS = 'application/rss+xml; charset=utf-8'
const page_size = limits.feed.pins

/** RSS of a member's pins and of a board's: what is listed for who asks; hidden answers as missing. */
export function registerFeeds(app: FastifyInstance, deps: MachineDeps): void {
  const { origin } = deps.publicUrl

  app.get<{ Params: { username: string } }>('/:username/feed.rss', async (request, reply) => {
    await limitMachines(deps, request.ip)
    const { username } = request.params
    const pins = await deps.ask(request, userPinsResource.get, { username, page_size })
    const user = await deps.ask(request, userResource.get, { username })
    const own = { username: user.username }
    const feed = {
      title: `${user.full_name} on Pinfold`,
      description: user.about || `Pins saved by ${user.full_name}`,
      path: routes.profile.build(own),
      feedPath: routes.profileFeed.build(own),
    }
    const body = feedXml(origin, feed, pins)
    return sendWhole(request, reply, await deps.viewerOf(request), { type: RSS, body })
  })

  app.get<{ Params: { username: string; slug: string } }>('/:username/:slug.rss', async (request, reply) => {
    await limitMachines(deps, request.ip)
    const board = await deps.ask(request, boardResource.get, request.params)
    const pins = await deps.ask(request, boardFeedResource.get, { board_id: board.id, page_size })
    const place = { username: board.owner.username, slug: request.params.slug }
    const feed = {
      title: board.name,
      description: board.description || `Pins saved by ${board.owner.full_name}`,
      path: board.url,
      feedPath: routes.boardFeed.build(place),
    }
    const body = feedXml(origin, feed, pins)
    return sendWhole(request, reply, await deps.viewerOf(request), { type: RSS, body })
  })
}
