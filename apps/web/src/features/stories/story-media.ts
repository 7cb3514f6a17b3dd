import { coverOfVideo } from '../../entities/media/video-cover.ts'
import { uploadPicture } from '../../entities/media/upload-picture.ts'
import { uploadVideo } from '../../entities/media/upload-video.ts'

/** What a page of a story shows, once it is there. */
export type StoryMedia =
  | { readonly kind: 'image'; readonly uploadId: string }
  | { readonly kind: 'video'; readonly uploadId: string; readonly coverUploadId: string }

export const isVideoFile = (file: File): boolean => file.type.startsWith('video/')

/** Brings a picture, or a video with a picture that stands for it. Throws `ApiFailure`. */
export async function sendStoryMedia(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<StoryMedia> {
  if (!isVideoFile(file)) return { kind: 'image', uploadId: (await uploadPicture(file, onProgress, signal)).uploadId }
  const cover = await uploadPicture(await coverOfVideo(file), () => undefined, signal)
  return { kind: 'video', uploadId: await uploadVideo(file, onProgress, signal), coverUploadId: cover.uploadId }
}
