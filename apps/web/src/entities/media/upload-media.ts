import { type UploadedPicture, type OnProgress, uploadPicture } from './upload-picture.ts'
import { coverOfMoment, isVideoFile, type UploadedVideo, uploadVideo } from './upload-video.ts'

/** A picture or a video that is there and may be pinned. */
export type UploadedMedia = UploadedPicture | UploadedVideo

export const isVideo = (media: unknown): media is UploadedVideo =>
  typeof media === 'object' && media !== null && 'frames' in media

/** Brings a picture or a video to the server, by what the file is. Throws as `uploadPicture` and `uploadVideo` do. */
export const uploadMedia = (file: File, onProgress: OnProgress, signal: AbortSignal): Promise<UploadedMedia> =>
  isVideoFile(file) ? uploadVideo(file, onProgress, signal) : uploadPicture(file, onProgress, signal)

/**
 * How a new pin names what was uploaded. Of a video, the picture of the chosen moment is made first; `time` is in
 * milliseconds, as a form says it, and empty for the first of its frames.
 */
export async function uploadOptions(media: UploadedMedia, time: string) {
  if (!isVideo(media)) return { upload_id: media.uploadId, image_signature: media.signature }
  const moment = time === '' ? (media.frames[0]?.time ?? 0) : Number(time)
  const cover = await coverOfMoment(media.uploadId, moment, new AbortController().signal)
  return { upload_id: media.uploadId, cover_upload_id: cover.uploadId }
}
