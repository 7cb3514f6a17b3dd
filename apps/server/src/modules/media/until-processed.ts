import type { UploadStatus } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { uploadsView } from './uploads.view.ts'

const ROUNDS = 60
const ROUND_MILLISECONDS = 250

/** How an own upload ended, for calls that answer only when the picture is ready. Throws `overloaded`. */
export async function untilProcessed(
  deps: { readonly db: Db; readonly mediaUrl: string },
  viewer: Member,
  uploadId: Id,
): Promise<UploadStatus | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const upload = (await uploadsView(deps, viewer, [uploadId]))[uploadId]
    if (upload?.status !== 'processing') return upload
    await new Promise((resolve) => setTimeout(resolve, ROUND_MILLISECONDS))
  }
  throw new AppError('overloaded')
}
