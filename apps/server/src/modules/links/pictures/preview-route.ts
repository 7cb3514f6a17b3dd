import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import { fetchPicture, type FetchPictureDeps } from './fetch-picture.ts'
import { typeOfPicture } from './picture-size.ts'
import { PREVIEW_PATH, type PreviewProofs } from './preview-proofs.ts'

interface PreviewRouteDeps extends FetchPictureDeps {
  readonly previewProofs: PreviewProofs
  viewerOf(request: FastifyRequest): Promise<Viewer>
}

const CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const HEAD_BYTES = 65_536

/**
 * Shows pictures that were found on a page before they are saved: sites do not learn who looks, and pages need no leave to
 * load from anywhere. Only what is a picture by its bytes passes.
 */
export function registerPreviewRoute(app: FastifyInstance, deps: PreviewRouteDeps): void {
  app.get<{ Querystring: { url?: unknown; proof?: unknown } }>(PREVIEW_PATH, async (request, reply) => {
    const { url: address, proof } = request.query
    const viewer = await deps.viewerOf(request)
    const isAllowed =
      typeof address === 'string' &&
      typeof proof === 'string' &&
      isMember(viewer) &&
      deps.previewProofs.isFor(viewer.id, address, proof)
    if (!isAllowed) throw new AppError('page_not_found')
    try {
      const { body } = await fetchPicture(deps, new URL(address))
      const bytes = body[Symbol.asyncIterator]()
      const head = await headOf(bytes)
      const type = typeOfPicture(head)
      if (type === null) {
        await bytes.return?.()
        throw new AppError('page_not_found')
      }
      return await reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-security-policy', CSP)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-site')
        .type(type)
        .send(Readable.from(joined(head, bytes)))
    } catch (error) {
      throw error instanceof FetchFailure ? new AppError('page_not_found') : error
    }
  })
}

async function headOf(bytes: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for (let length = 0; length < HEAD_BYTES;) {
    const next = await bytes.next()
    if (next.done === true) break
    chunks.push(next.value)
    length += next.value.byteLength
  }
  return Buffer.concat(chunks)
}

async function* joined(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
