import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** What a site answers at a path. */
export interface SiteAnswer {
  readonly body: string | Uint8Array
  readonly contentType?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A site on this machine, which the program reaches by FETCH_ALLOW. */
export interface Site {
  readonly origin: string
  /** An entry of FETCH_ALLOW. */
  readonly allowed: string
  readonly heard: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  add(path: string, answer: SiteAnswer | RequestListener): void
  stop(): Promise<void>
}

/** Starts one. Whatever ends in `-300x200.jpg`, under any host's path, is a picture of that size and a colour of its own. */
export async function startSite(): Promise<Site> {
  const answers = new Map<string, SiteAnswer | RequestListener>()
  const heard: Site['heard'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    heard.push({ path, headers: request.headers })
    const answer = answers.get(path)
    if (typeof answer === 'function') return answer(request, response)
    if (answer !== undefined) {
      response.writeHead(answer.status ?? 200, { 'content-type': answer.contentType ?? 'text/html', ...answer.headers })
      return response.end(answer.body)
    }
    const size = /-(\d+)x(\d+)\.(jpe?g|png|webp|gif|avif)/.exec(path)
    if (size === null) return response.writeHead(404).end()
    drawn(path, Number(size[1]), Number(size[2])).then(
      (bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    allowed: `127.0.0.1:${port}`,
    heard,
    add: (path, answer) => void answers.set(path, answer),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same picture for the same name, whatever its size and the query. */
function drawn(path: string, width: number, height: number): Promise<Buffer> {
  const name = path.replace(/\?.*/, '').replace(/-\d+x\d+\.\w+$/, '')
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer()
}
