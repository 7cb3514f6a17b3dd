import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { communities } from '../../apps/server/test/links/corpus/communities.ts'
import { readings } from '../../apps/server/test/links/corpus/readings.ts'
import { shops } from '../../apps/server/test/links/corpus/shops.ts'
import { createPageParser, fetchPicture, readPage } from '../../apps/server/src/modules/links/index.ts'
import { createPictureDecoder } from '../../apps/server/src/modules/media/index.ts'
import { createOutbound } from '../../apps/server/src/platform/outbound/outbound.ts'
import { residentBytes } from '../../apps/server/src/platform/limited-process.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const LINKS = 'links'

const SECONDS = 5
const LINES = 4000
const MEGABYTE = 1024 * 1024
const log = { warn: (facts: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(facts)}\n`) }

/** Says how many pages are parsed in a second, how long a link takes to a decoded picture, and what the parser holds. */
export async function measureLinks(say: (line: string) => void): Promise<void> {
  const parser = createPageParser({ log })
  const pages = Object.values({ ...shops, ...readings, ...communities }).map(({ html }) => html)
  // Real pages are long: most of them is neither metadata nor pictures.
  const long = pages.map((html) =>
    html.replace('</body>', `${'<div class="row"><p>Some words of it</p></div>'.repeat(LINES)}</body>`),
  )
  for (const [name, sources] of [
    ['short', pages],
    ['of 180 kB', long],
  ] as const) {
    const end = performance.now() + SECONDS * 1000
    let parsed = 0
    while (performance.now() < end) {
      const bytes = Buffer.from(sources[parsed % sources.length] ?? '')
      const { ok } = await parser.parse({ bytes, contentType: 'text/html', url: 'https://site.example/' })
      if (!ok) throw new Error('a page of the corpus was not read')
      parsed += 1
    }
    const processId = parser.processId()
    const megabytes = (processId === undefined ? 0 : (residentBytes(processId) ?? 0)) / MEGABYTE
    say(
      `links, pages ${name}: ${(parsed / SECONDS).toFixed(0)} parsed a second; the parser holds ${megabytes.toFixed(0)} MB`,
    )
  }
  const seconds = await fromLinkToPicture(parser)
  say(`links, from an address to a decoded picture of 12 megapixels: ${seconds.toFixed(2)} s`)
  await parser.close()
}

async function fromLinkToPicture(pageParser: ReturnType<typeof createPageParser>): Promise<number> {
  const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#778855' } })
    .jpeg()
    .toBuffer()
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture.jpg'
    response.setHeader('content-type', isPicture ? 'image/jpeg' : 'text/html')
    response.end(isPicture ? picture : '<title>A page</title><meta property="og:image" content="/picture.jpg">')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outbound = createOutbound({ allowed: [`127.0.0.1:${port}`], proxy: null, userAgent: 'a benchmark' })
  const decoder = createPictureDecoder({ log })
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-links-'))
  try {
    const start = performance.now()
    const { pictures } = await readPage({ outbound, pageParser }, `http://127.0.0.1:${port}/`)
    const { body } = await fetchPicture({ outbound }, new URL(pictures[0]?.url ?? ''))
    const file = join(folder, 'picture')
    await writeFile(file, body)
    const { ok } = await decoder.decode({ file }, join(folder, 'decoded'))
    if (!ok) throw new Error('the picture was not decoded')
    return (performance.now() - start) / 1000
  } finally {
    await decoder.close()
    await outbound.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
