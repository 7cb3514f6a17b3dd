import type { FastifyInstance } from 'fastify'
import { registerEmbeds } from './embed-routes.ts'
import { registerFeeds } from './feed-routes.ts'
import { registerGraphql } from './graphql/graphql-routes.ts'
import type { MachineDeps } from './machine-deps.ts'
import { registerOembed } from './oembed-routes.ts'
import { registerPidgetScripts } from './pidgets.routes.ts'
import { registerSaveCount } from './save-count-route.ts'
import { registerSitemaps } from './sitemap-routes.ts'

export { bindPidgets } from './pidgets.routes.ts'

/** Every page for machines: feeds, oEmbed and its frames, widgets, GraphQL queries, sitemaps. */
export function registerSyndication(app: FastifyInstance, deps: MachineDeps): void {
  registerFeeds(app, deps)
  registerOembed(app, deps)
  registerEmbeds(app, deps)
  registerSaveCount(app, deps)
  registerPidgetScripts(app, deps)
  registerGraphql(app, deps)
  registerSitemaps(app, deps)
}
