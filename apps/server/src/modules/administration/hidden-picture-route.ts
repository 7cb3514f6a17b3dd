import { employeeRoles, parsePicturePath } from '@pinfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { employeeOf } from '../employees/index.ts'
import { anyRendition, PICTURE_CSP } from '../media/index.ts'

interface HiddenPictureDeps {
  readonly db: Db
  readonly storage: Storage
  viewerOf(request: FastifyRequest): Promise<Viewer>
}

const PREFIX = '/_/admin/pictures'

/** Where employees see the picture of a path, hidden or not. */
export const hiddenPicturePath = (picturePath: string): string => `${PREFIX}${picturePath}`

/** Serves pictures of hidden things to employees, as the calls that list these do; nothing on the way may keep them. */
export function registerHiddenPictureRoute(app: FastifyInstance, deps: HiddenPictureDeps): void {
  app.get<{ Params: { '*': string } }>(`${PREFIX}/*`, async (request, reply) => {
    await employeeOf(deps, requireMember(await deps.viewerOf(request)), employeeRoles)
    const path = parsePicturePath(`/${request.params['*']}`)
    const stored = path && (await anyRendition(deps, path))
    if (!stored) throw new AppError('page_not_found')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', PICTURE_CSP)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .type(stored.contentType)
      .header('content-length', stored.size)
      .send(stored.stream)
  })
}
