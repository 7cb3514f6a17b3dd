import { limits } from '@pinfold/contract'
import { ApiFailure } from '../../api/failure.ts'
import { sendUpload } from './upload-picture.ts'

const invalidVideo = () => new ApiFailure({ name: 'invalid_video', code: 64, status: 422, message: 'Invalid Video' })

const tooLargeVideo = () =>
  new ApiFailure({
    name: 'body_too_large',
    code: 7,
    status: 413,
    message: `This video is larger than ${limits.video.largestBytes / 1024 / 1024} MB. Choose a smaller one.`,
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
