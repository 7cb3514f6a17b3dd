import { type ErrorCode, errorMessage, pictureUrl, type UploadStatus } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findUploads } from './uploads.queries.ts'

/** How far the viewer's uploads are, by id; others' are left out. One statement. */
export async function uploadsView(
  deps: { db: Db; mediaUrl: string },
  viewer: Member,
  ids: readonly Id[],
): Promise<Record<Id, UploadStatus>> {
  const uploads = await findUploads(deps.db, ids)
  const own = uploads.filter(({ memberId }) => memberId === viewer.id)
  return Object.fromEntries(
    own.map((upload): [Id, UploadStatus] => [
      upload.id,
      {
        status: upload.status,
        signature: upload.signature,
        image_url:
          upload.signature === null || upload.type === 'video'
            ? null
            : pictureUrl(deps.mediaUrl, '736x', upload.signature, 'jpg'),
        failure_reason: upload.failureReason === null ? null : reasonOf(upload.type, upload.failureReason),
      },
    ]),
  )
}

/** Why what was to be fetched never came, by the names of failures; whatever came could not be read. */
const fetching: readonly ErrorCode[] = ['page_unreachable', 'page_too_slow', 'body_too_large', 'storage_full']

const reasonOf = (type: string, stored: string) =>
  errorMessage(fetching.find((code) => code === stored) ?? (type === 'video' ? 'invalid_video' : 'invalid_image'))
