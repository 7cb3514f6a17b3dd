import { type UploadedPicture, type OnProgress, uploadPicture } from './upload-picture.ts'
import { isVideoFile, type UploadedVideo, uploadVideo } from './upload-video.ts'

/** A picture or a video that is there and may be pinned. */
export type UploadedMedia = UploadedPicture | UploadedVideo

export const isVideo = (media: unknown): media is UploadedVideo =>
  typeof media === 'object' && media !== null && 'frames' in media

/** Brings a picture or a video to the server, by what the file is. Throws as `uploadPicture` and `uploadVideo` do. */
export const uploadMedia = (file: File, onProgress: OnProgress, signal: AbortSignal): Promise<UploadedMedia> =>
  isVideoFile(file) ? uploadVideo(file, onProgress, signal) : uploadPicture(file, onProgress, signal)
