import { type ErrorCode, errorMessage, pictureUrl, type UploadStatus } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findUploads } from './uploads.queries.ts'
import { filmRefusals, filmRefusalText } from './videos/transcoding/film-refusal.ts'
import { videoProgressOf } from './videos/video-progress.ts'

type Upload = Awaited<ReturnType<typeof findUploads>>[number]

/**
 * How far the viewer's uploads are, by id; others' are left out. One statement; where there are videos among them at most
 * three more for each.
 */
export async function uploadsView(
  deps: { db: Db; mediaUrl: string },
  viewer: Member,
  ids: readonly Id[],
): Promise<Record<Id, UploadStatus>> {
  const uploads = await findUploads(deps.db, ids)
  const own = uploads.filter(({ memberId }) => memberId === viewer.id)
  const statuses = own.map(async (upload): Promise<[Id, UploadStatus]> => [
    upload.id,
    {
      status: upload.status,
      signature: upload.signature,
      image_url:
        upload.signature === null || upload.type === 'video'
          ? null
          : pictureUrl(deps.mediaUrl, '736x', upload.signature, 'jpg'),
      failure_reason: upload.failureReason === null ? null : failureText(upload),
      ...(upload.type === 'video' && { video: await videoProgressOf(deps, upload) }),
    },
  ])
  return Object.fromEntries(await Promise.all(statuses))
}

/** Why what was to be fetched never came, or was not taken, by the names of failures. */
const fetching: readonly ErrorCode[] = [
  'page_unreachable',
  'page_too_slow',
  'body_too_large',
  'storage_full',
  'picture_blocked',
]

/** What a member reads of an upload that failed. */
export function failureText({ type, failureReason }: Pick<Upload, 'type' | 'failureReason'>): string {
  const reason = fetching.find((code) => code === failureReason)
  if (reason !== undefined) return errorMessage(reason)
  if (type !== 'video') return errorMessage('invalid_image')
  const refusal = filmRefusals.find((known) => known === failureReason)
  return refusal === undefined ? errorMessage('invalid_video') : filmRefusalText(refusal)
}
