import { parseVideoFilePath, parseVideoPath } from '@pinfold/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { A_YEAR, PICTURE_CSP, type PictureRouteDeps, seenSignature } from '../picture-route.ts'
import { byteRange } from './byte-range.ts'
import { videoFileKey, videoKey } from './video-key.ts'

/**
 * Serves videos, whole or by ranges, and what else was made of them (playlists, their films, frames, captions) to whom
 * their pin shows; public ones may be kept for good.
 */
export function registerVideoRoute(app: FastifyInstance, deps: PictureRouteDeps): void {
  app.get('/videos/:a/:b/:c/:file', async (request, reply) => {
    const path = parseVideoPath(pathOf(request))
    const found = path && (await seenSignature(deps, request, path.signature, 'film'))
    if (!path || !found || found.extension !== path.ext) throw new AppError('page_not_found')
    const key = videoKey(found.contentHash, path.ext)
    return sendFile(deps, request, reply, { key, etag: `"${path.signature}"`, isPublic: found.isPublic })
  })

  // Playlists name the films beside them, so these are at addresses of the same rights.
  app.get('/videos/:a/:b/:c/:file/:part', async (request, reply) => {
    const path = parseVideoFilePath(pathOf(request))
    const found = path && (await seenSignature(deps, request, path.signature, 'film'))
    if (!path || !found) throw new AppError('page_not_found')
    const key = videoFileKey(found.contentHash, path.file)
    return sendFile(deps, request, reply, { key, etag: `"${path.signature}-${path.file}"`, isPublic: found.isPublic })
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

interface SentFile {
  readonly key: string
  readonly etag: string
  readonly isPublic: boolean
}

async function sendFile(
  deps: PictureRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, etag, isPublic }: SentFile,
) {
  const head = await deps.storage.head(key)
  if (head === null) throw new AppError('page_not_found')
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', isPublic ? A_YEAR : 'private, no-store')
    .header('content-security-policy', PICTURE_CSP)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-site')
    .header('etag', etag)
    .type(head.contentType)
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? byteRange(request.headers.range, head.size) : null
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${head.size}`).send()
  const { start, end } = range ?? { start: 0, end: head.size - 1 }
  reply.header('content-length', end - start + 1)
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${head.size}`)
  if (request.method === 'HEAD') return reply.send()
  const stored = await deps.storage.get(key, { start, end })
  if (stored === null) throw new AppError('page_not_found')
  return reply.send(stored.stream)
}
