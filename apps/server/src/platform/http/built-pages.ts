import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { PageRenderer } from './page-renderer.ts'
import type { ReadyPage } from './ready-page.ts'

/** The built pages with their scripts and styles. */
export interface BuiltPages extends PageRenderer {
  /** Serves the build's files; their names carry a hash, so they may be kept for good. And the workers. */
  registerAssets(app: FastifyInstance): Promise<void>
}

/** Loads the build in the folder. Throws where there is none. */
export async function loadBuiltPages(folder: string): Promise<BuiltPages> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  return {
    ...createRenderer(() => Promise.resolve(build), 'production'),
    async registerAssets(app) {
      await app.register(fastifyStatic, {
        root: join(folder, 'client/assets'),
        prefix: '/assets/',
        // The build leaves a compressed copy beside each file that gains by it.
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
      })
      // Always at this address, without a hash: a browser asks here for news of a worker that it has installed.
      for (const worker of ['push-worker.js', 'share-worker.js']) {
        app.get(`/${worker}`, (_request, reply) =>
          reply.sendFile(worker, join(folder, 'client'), { immutable: false, maxAge: 0 }),
        )
      }
    },
  }
}

/** Renders with whatever build is given, which may change while developing. */
export function createRenderer(
  findBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  // Making one ranks all routes anew, so each build gets one.
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  return {
    isFixed: mode === 'production',
    async render(request, context) {
      const build = await findBuild()
      const entry = build.entry.module as unknown as PagesEntry
      const handler = handlers.get(build) ?? entry.createRequestHandler(build, mode)
      handlers.set(build, handler)
      return handler(request, entry.makePageContext(context))
    },
  }
}

type RequestHandler = (request: Request, context: RouterContextProvider) => Promise<Response | ReadyPage>

/** What the pages' own entry brings: the server never imports pages, and their router must be the one they were built with. */
interface PagesEntry {
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler
  makePageContext(context: object): RouterContextProvider
}
