import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPackedForms, packingFor } from '../platform/http/packed-forms.ts'

/** A new version of the program may say something else; whoever asks again then gets a 304 mostly. */
const KEPT_SECONDS = 300

/** Serves a document that never changes while the program runs: it is written, named and compressed once. */
export function serveDocument(app: FastifyInstance, path: string, type: string, written: () => string): void {
  let kept: ReturnType<typeof documentOf> | undefined
  app.get(path, async (request, reply) => {
    kept ??= documentOf(written())
    await send(request, reply, type, kept)
    return reply
  })
}

function documentOf(text: string) {
  const body = Buffer.from(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, etag, packed: createPackedForms(body) }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag, packed }: ReturnType<typeof documentOf>,
) {
  // Public, whoever asks: other sites may read it, too.
  reply
    .header('access-control-allow-origin', '*')
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const packing = packingFor(request.headers['accept-encoding'], body)
  if (packing !== null) reply.header('content-encoding', packing)
  return reply.type(type).send(packing === null ? body : await packed.make(packing))
}

/** A proxy may have weakened what it passes on. */
const isNamed = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false
