import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { PageRenderer } from './pages.ts'

/** The built pages with their scripts and styles. */
export interface BuiltPages extends PageRenderer {
  /** Serves the build's files; their names carry a hash, so they may be kept for good. */
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
        immutable: true,
        maxAge: '1y',
        index: false,
      })
    },
  }
}

/** Renders with whatever build is given, which may change while developing. */
export function createRenderer(
  findBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  return {
    async render(request, context) {
      const build = await findBuild()
      const handle = createRequestHandler(build, mode)
      return handle(request, contextMaker(build)(context))
    },
  }
}

type LoadContext = Parameters<ReturnType<typeof createRequestHandler>>[1]

/** The pages' own entry says how a context is made; the server never imports pages. */
function contextMaker(build: ServerBuild): (context: object) => LoadContext {
  const entry = build.entry.module as unknown as { makePageContext(context: object): LoadContext }
  return (context) => entry.makePageContext(context)
}
