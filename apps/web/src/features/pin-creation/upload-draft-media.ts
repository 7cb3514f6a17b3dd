import { fetchFilm } from '../../entities/media/fetch-film.ts'
import { isVideo, type UploadedMedia, uploadMedia } from '../../entities/media/upload-media.ts'
import type { OnProgress } from '../../entities/media/upload-picture.ts'
import { coverOfMoment, type UploadedVideo } from '../../entities/media/upload-video.ts'

/** What came for a draft; a video has a picture that stands for it. */
export type DraftMedia = UploadedMedia & { readonly coverUploadId?: string }

/** Brings a picture in, or a video with the picture of its first moment. Throws as `uploadMedia` does. */
export async function uploadDraftMedia(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<DraftMedia> {
  const media = await uploadMedia(file, onProgress, signal)
  return isVideo(media) ? withCover(media, signal) : media
}

/** Has the server bring in a video of the web, with the picture of its first moment. Throws as `fetchFilm` does. */
export const fetchDraftFilm = async (address: string, onProgress: OnProgress, signal: AbortSignal) =>
  withCover(await fetchFilm(address, onProgress, signal), signal)

async function withCover(video: UploadedVideo, signal: AbortSignal) {
  const cover = await coverOfMoment(video.uploadId, video.frames[0]?.time ?? 0, signal)
  return { ...video, coverUploadId: cover.uploadId }
}
