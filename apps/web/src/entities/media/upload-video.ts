import { limits } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { ApiFailure } from '../../api/failure.ts'
import { sendUpload } from './upload-picture.ts'
import { uploadWords } from './uploads.words.ts'

const invalidVideo = () =>
  new ApiFailure({ name: 'invalid_video', code: 64, status: 422, message: uploadWords.invalidVideo })

const tooLargeVideo = () =>
  new ApiFailure({
    name: 'body_too_large',
    code: 7,
    status: 413,
    message: uploadWords.videoTooLarge({
      size: formatMegabytes(limits.video.largestBytes, localeOf(currentLanguage())),
    }),
  })

/** Brings a video to the server and answers its upload. Throws `invalid_video`, `body_too_large`, or the signal's reason. */
export async function uploadVideo(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > limits.video.largestBytes) throw tooLargeVideo()
  try {
    return (await sendUpload(file, 'video', onProgress, signal)).uploadId
  } catch (error) {
    throw error instanceof ApiFailure && error.name === 'invalid_image' ? invalidVideo() : error
  }
}
