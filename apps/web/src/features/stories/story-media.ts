import { type OnProgress, uploadPicture } from '../../entities/media/upload-picture.ts'
import { coverOfMoment, isVideoFile, uploadVideo } from '../../entities/media/upload-video.ts'

/** What a page of a story shows, once it is there. */
export type StoryMedia =
  | { readonly kind: 'image'; readonly uploadId: string }
  | { readonly kind: 'video'; readonly uploadId: string; readonly coverUploadId: string }

/** Brings a picture, or a video with a picture that stands for it. Throws `ApiFailure`. */
export async function sendStoryMedia(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<StoryMedia> {
  if (!isVideoFile(file)) return { kind: 'image', uploadId: (await uploadPicture(file, onProgress, signal)).uploadId }
  const { uploadId, frames } = await uploadVideo(file, onProgress, signal)
  const cover = await coverOfMoment(uploadId, frames[0]?.time ?? 0, signal)
  return { kind: 'video', uploadId, coverUploadId: cover.uploadId }
}
