import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../platform/auth/viewer.ts'

/** So long may a cache between us and a visitor go on telling what was true. */
export const SHARED_SECONDS = 60

/** Sends a whole answer with its ETag; nothing but 304 to who has it already. Members' own are kept by no shared cache. */
export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  answer: { type: string; body: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`
  letCache(reply, viewer).header('etag', etag)
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(answer.type).send(answer.body)
}

/** Who asks decides what is answered, and in which language; caches that keep visitors' answers must tell them apart. */
export const letCache = (reply: FastifyReply, viewer: Viewer): FastifyReply =>
  reply
    .header('vary', 'Cookie, Authorization, Accept-Language')
    .header('cache-control', viewer.id === null ? `public, max-age=${SHARED_SECONDS}` : 'private, no-cache')

/** Weak comparison, as conditional reading wants it. */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
