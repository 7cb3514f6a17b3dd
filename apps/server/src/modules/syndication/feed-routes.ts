import { boardFeedResource, boardResource, limits, routes, userPinsResource, userResource } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FeedFormat, type FeedOf, feedXml } from './feeds.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { sendWhole } from './shared-answer.ts'
import { machineWords } from './machine.words.ts'

const types = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' }
const profileFeeds = { rss: routes.profileFeed, atom: routes.profileAtomFeed }
const boardFeeds = { rss: routes.boardFeed, atom: routes.boardAtomFeed }
const page_size = limits.feed.pins

/** RSS and Atom of a member's pins and of a board's: what is listed for who asks; hidden answers as missing. */
export function registerFeeds(app: FastifyInstance, deps: MachineDeps): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    format: FeedFormat,
    [feed, pins]: [FeedOf, Parameters<typeof feedXml>[3]],
  ) {
    const body = feedXml(format, deps.publicUrl.origin, feed, pins)
    return sendWhole(request, reply, await deps.viewerOf(request), { type: types[format], body })
  }

  for (const format of ['rss', 'atom'] as const) {
    app.get<{ Params: { username: string } }>(`/:username/feed.${format}`, async (request, reply) => {
      await limitMachines(deps, request.ip)
      const { username } = request.params
      const pins = await deps.ask(request, userPinsResource.get, { username, page_size })
      const user = await deps.ask(request, userResource.get, { username })
      const own = { username: user.username }
      const path = routes.profile.build(own)
      const feed = {
        title: machineWords.memberOn({ name: user.full_name }),
        description: user.about || machineWords.pinsBy({ name: user.full_name }),
        author: { name: user.full_name, path },
        path,
        feedPath: profileFeeds[format].build(own),
      }
      return send(request, reply, format, [feed, pins])
    })

    app.get<{ Params: { username: string; slug: string } }>(`/:username/:slug.${format}`, async (request, reply) => {
      await limitMachines(deps, request.ip)
      const board = await deps.ask(request, boardResource.get, request.params)
      const pins = await deps.ask(request, boardFeedResource.get, { board_id: board.id, page_size })
      const { username, full_name: name } = board.owner
      const feed = {
        title: board.name,
        description: board.description || machineWords.pinsBy({ name }),
        author: { name, path: routes.profile.build({ username }) },
        path: board.url,
        feedPath: boardFeeds[format].build({ username, slug: request.params.slug }),
      }
      return send(request, reply, format, [feed, pins])
    })
  }
}
