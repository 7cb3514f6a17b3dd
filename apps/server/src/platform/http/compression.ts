import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes below which compression would save less than a packet. */
export const LEAST_BYTES = 1024
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*(?:json|xml)|javascript)|image\/svg\+xml)/i
/** Far below the best, which takes tens of milliseconds for a page. */
export const BROTLI_QUALITY = 4
export const GZIP_LEVEL = 6

/**
 * Compresses pages, JSON and feeds as the client wants it. What is rendered piece by piece leaves piece by piece.
 *
 * An answer that another site made the browser ask for, with the cookies of who sits there, is sent as it is: its author
 * chooses a part of such an answer, and could guess the secrets beside it from how well both compress together (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (mayBeAnothersWish(headers)) headers['x-no-compression'] = ''
    done()
  })
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: LEAST_BYTES,
    customTypes: COMPRESSIBLE,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL },
  })
}

/** Browsers say who wished a request; one that does not say it, and sends cookies, may have been made to. */
function mayBeAnothersWish(headers: FastifyRequest['headers']): boolean {
  const { cookie, 'sec-fetch-site': wishedBy } = headers
  return cookie !== undefined && wishedBy !== 'same-origin' && wishedBy !== 'none'
}
