import type { FastifyInstance } from 'fastify'
import { registerSiteScripts } from './site-scripts.ts'

/** What other sites, browsers and phones save with. */
export function registerElsewhere(app: FastifyInstance): void {
  registerSiteScripts(app)
}
