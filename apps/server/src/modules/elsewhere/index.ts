import type { FastifyInstance } from 'fastify'
import { registerExtensionArchives } from './extension-archives.ts'
import { registerShareTarget, type ShareDeps } from './share-target.ts'
import { registerSiteScripts } from './site-scripts.ts'
import { registerWebManifest } from './web-manifest.ts'

/** What other sites, browsers and phones save with. */
export function registerElsewhere(app: FastifyInstance, deps: ShareDeps): void {
  registerSiteScripts(app)
  registerWebManifest(app)
  registerExtensionArchives(app, deps)
  registerShareTarget(app, deps)
}
