import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { alternatePaths } from '@pinfold/contract'
import type { SitemapItemLoose } from 'sitemap'
import { AppError } from '../../platform/errors/app-error.ts'
import { asVisitor } from '../accounts/index.ts'
import { limitMachines, type MachineDeps } from './machine-deps.ts'
import { estimateRows } from './sitemap.queries.ts'
import { bucketsOf, partsFor, pathsOf, type SitemapKind, sitemapKinds } from './sitemaps.ts'

const XML = 'application/xml; charset=utf-8'
const tables = { profiles: 'members', boards: 'boards', pins: 'pins', topics: 'topics' } as const satisfies Record<
  SitemapKind,
  string
>
const CACHE_SECONDS = 600

/** Calls and members' own pages; what widgets read may be read. */
const closed = ['/resource/', '/_ngjs/', '/v3/', '/vx/', '/_/', '/embed/', '/settings', '/search/', '/conversation/']

/** What search engines may read, and the list of all that they may show. The same for everybody, as a visitor sees it. */
export function registerSitemaps(app: FastifyInstance, deps: MachineDeps): void {
  const { origin } = deps.publicUrl
  const shared = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`)

  app.get('/robots.txt', (_request, reply) =>
    shared(reply)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /v3/pidgets/',
          ...closed.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    await limitMachines(deps, request.ip)
    const rows = await estimateRows(deps.db)
    const files = sitemapKinds.flatMap((kind) => {
      const parts = partsFor(rows.get(tables[kind]) ?? 0)
      return Array.from({ length: parts }, (_, part) => ({ url: `${origin}/sitemaps/${kind}-${parts}-${part}.xml` }))
    })
    // A library for search engines alone, which takes memory where one asks.
    const { SitemapIndexStream } = await import('sitemap')
    return shared(reply).type(XML).send(Readable.from(files).pipe(new SitemapIndexStream()))
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    await limitMachines(deps, request.ip)
    const [, word, parts, part] = /^([a-z]+)-(\d{1,4})-(\d{1,4})\.xml$/.exec(request.params.file) ?? []
    const kind = sitemapKinds.find((each) => each === word)
    const buckets = bucketsOf(Number(part), Number(parts))
    if (kind === undefined || buckets === null) throw new AppError('page_not_found')
    const visitor = asVisitor(await deps.viewerOf(request))
    const found = pathsOf(deps, visitor, kind, buckets)
    // Before anything is sent, so that a failure can still be answered as one.
    const first = await found.next()
    shared(reply).type(XML)
    if (first.done === true) return reply.send(NOTHING)
    const paths = Readable.from(from(first.value, found))
    const { SitemapStream } = await import('sitemap')
    const sitemap = new SitemapStream({ hostname: origin })
    paths.once('error', (error) => sitemap.destroy(error))
    return reply.send(paths.pipe(sitemap))
  })
}

/** An address with those of the same page in each language; the library makes them absolute. */
const withLanguages = (path: string): SitemapItemLoose => ({
  url: path,
  links: alternatePaths(path).map(({ lang, path: url }) => ({ lang, url })),
})

/** The library makes no file without addresses. */
const NOTHING =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'

async function* from(first: string, others: AsyncGenerator<string>): AsyncGenerator<SitemapItemLoose> {
  yield withLanguages(first)
  for await (const path of others) yield withLanguages(path)
}
