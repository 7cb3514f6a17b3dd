import { type MemberId, parsePicturePath, type PicturePath, pictureSizes, type PinId } from '@pinfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { renditionKey } from './pictures/rendition-key.ts'
import { findSignature, isHeldPicture } from './pictures.queries.ts'
import { hasUploaded } from './uploads.queries.ts'

/** What serving pictures and videos needs. */
export interface PictureRouteDeps {
  db: Db
  storage: Storage
  /** Whose own pictures, on no pin, open to the request. */
  viewerOf(request: FastifyRequest): Promise<Viewer>
  /** Whether whoever asks may see the pin; pins answer, the program joins them. */
  maySeePin(request: FastifyRequest, pinId: PinId): Promise<boolean>
  /** Whether employees have yet to look at what a film shows; pins answer, as for the other. */
  isHeldFilm(contentHash: string): Promise<boolean>
  /** Whether the member made a pin of the bytes; pins answer, too. */
  hasMade(memberId: MemberId, contentHash: string): Promise<boolean>
}

/** What lies behind a picture's address, whoever may see it: for those who look after the installation. */
export async function anyRendition(
  { db, storage }: Pick<PictureRouteDeps, 'db' | 'storage'>,
  { signature, size, ext }: PicturePath,
) {
  const found = await findSignature(db, signature)
  return found ? storage.get(renditionKey(found.contentHash, size, ext)) : null
}

export const A_YEAR = 'public, max-age=31536000, immutable'
// What people upload is shown, never run.
export const PICTURE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves renditions: public ones may be kept for good, others ask who looks each time. */
export function registerPictureRoute(app: FastifyInstance, deps: PictureRouteDeps): void {
  const sizes = pictureSizes.join('|')
  app.get(`/:size(^(?:${sizes})$)/:a/:b/:c/:file`, async (request, reply) => {
    const path = parsePicturePath(request.url.split('?')[0] ?? '')
    const found = path && (await seenSignature(deps, request, path.signature, 'picture'))
    if (!path || !found) throw new AppError('page_not_found')
    const etag = `"${path.signature}-${path.size}-${path.ext}"`
    if (found.isPublic && request.headers['if-none-match'] === etag) {
      return reply.code(304).header('etag', etag).header('cache-control', A_YEAR).send()
    }
    const stored = await deps.storage.get(renditionKey(found.contentHash, path.size, path.ext))
    if (stored === null) throw new AppError('page_not_found')
    reply
      .header('cache-control', found.isPublic ? A_YEAR : 'private, no-store')
      .header('content-security-policy', PICTURE_CSP)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', found.isPublic ? 'cross-origin' : 'same-site')
      .header('etag', etag)
    return reply.type(stored.contentType).header('content-length', stored.size).send(stored.stream)
  })
}

/**
 * What an address stands for, where whoever asks may see it; null where there is nothing to see. What employees have yet to look
 * at opens to who brought the bytes here alone, at addresses of theirs, and nothing on the way may keep it; they themselves have a
 * door of their own.
 */
export async function seenSignature(
  deps: PictureRouteDeps,
  request: FastifyRequest,
  signature: string,
  kind: 'picture' | 'film',
) {
  const found = await findSignature(deps.db, signature)
  if (!found) return null
  const isHeld = await (kind === 'film'
    ? deps.isHeldFilm(found.contentHash)
    : isHeldPicture(deps.db, found.contentHash))
  if (isHeld) {
    const { id } = await deps.viewerOf(request)
    if (id === null || id !== found.ownerId) return null
    return (await isMaker(deps, id, found.contentHash)) ? { ...found, isPublic: false } : null
  }
  if (found.isPublic) return found
  const isSeen =
    found.pinId === null
      ? (await deps.viewerOf(request)).id === found.ownerId
      : await deps.maySeePin(request, found.pinId)
  return isSeen ? found : null
}

/** Saves have addresses of their own as well, so that an address is a member's does not say that the bytes are. */
const isMaker = async (deps: PictureRouteDeps, memberId: MemberId, contentHash: string): Promise<boolean> =>
  (await deps.hasMade(memberId, contentHash)) || hasUploaded(deps.db, memberId, contentHash)
