import { isVideo, type UploadedMedia, uploadMedia } from '../../entities/media/upload-media.ts'
import type { OnProgress } from '../../entities/media/upload-picture.ts'
import { coverOfMoment } from '../../entities/media/upload-video.ts'

/** What came for a draft; a video has a picture that stands for it. */
export type DraftMedia = UploadedMedia & { readonly coverUploadId?: string }

/** Brings a picture in, or a video with the picture of its first moment. Throws as `uploadMedia` does. */
export async function uploadDraftMedia(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<DraftMedia> {
  const media = await uploadMedia(file, onProgress, signal)
  if (!isVideo(media)) return media
  const cover = await coverOfMoment(media.uploadId, media.frames[0]?.time ?? 0, signal)
  return { ...media, coverUploadId: cover.uploadId }
}
