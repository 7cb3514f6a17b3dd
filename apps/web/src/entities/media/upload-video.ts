import { limits, vipResource } from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { loadPart } from '../../ui/load-part.ts'
import {
  forgetUpload,
  holdUpload,
  noteUploaded,
  type PieceUpload,
  rememberUpload,
  resumableUpload,
} from './interrupted-uploads.ts'
import { type OnProgress, toldFailure, type UploadedPicture, waitUntilReady } from './upload-picture.ts'
import { uploadWords } from './uploads.words.ts'

/** A video that is there and may be pinned. */
export interface UploadedVideo {
  readonly uploadId: string
  /** Milliseconds. */
  readonly duration: number
  /** Moments that may stand for it: small pictures, and when they are, in milliseconds. */
  readonly frames: readonly { readonly url: string; readonly time: number }[]
}

/** What file choosers offer for a video. */
export const VIDEO_TYPES = 'video/mp4,video/quicktime,video/webm'

export const isVideoFile = (file: File): boolean => file.type.startsWith('video/')

/** A piece is small enough that a cut costs little, and large enough that a fast line does not wait. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Pauses before going on after a cut: some five minutes in all. */
const RETRY_PAUSES = [500, 1000, 3000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]

const tooLargeVideo = () =>
  new ApiFailure({
    name: 'body_too_large',
    code: 7,
    status: 413,
    message: uploadWords.videoTooLarge({
      size: formatMegabytes(limits.video.largestBytes, localeOf(currentLanguage())),
    }),
  })

const invalidVideo = (message: string) => new ApiFailure({ name: 'invalid_video', code: 64, status: 422, message })

/**
 * Brings a video to the server in pieces, going on where a lost connection or a closed page cut it off, and waits until it
 * is converted.
 * Throws `invalid_video` with what is wrong with it, `body_too_large`, or the signal's reason.
 */
export async function uploadVideo(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<UploadedVideo> {
  if (file.size > limits.video.largestBytes) throw tooLargeVideo()
  const begun = await resumableUpload(file, signal)
  const registration = begun?.registration ?? (await call(vipResource.create, { type: 'video' }, { signal })).data
  const { upload_id: uploadId } = registration
  try {
    const video = await holdUpload(uploadId, async () => {
      if (!begun?.isSent) await sendPieces(registration, file, { begun, onPart: onProgress, signal })
      return awaitVideo(uploadId, onProgress, signal)
    })
    forgetUpload(uploadId)
    return video
  } catch (error) {
    // What the connection cut off can still go on; what was refused or given up cannot.
    if (!(error instanceof ApiFailure) || error.status !== 0) forgetUpload(uploadId)
    throw error
  }
}

/** A video that came to the server, once it is converted. Throws as `uploadVideo` does. */
export async function awaitVideo(
  uploadId: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadedVideo> {
  const state = await waitUntilReady(uploadId, signal, {
    failure: (reason) => invalidVideo(reason ?? uploadWords.invalidVideo),
    onLook: ({ video }) => {
      if (video) onProgress(video.progress, { place: video.queue_place })
    },
  })
  return { uploadId, duration: state.video?.duration ?? 0, frames: state.video?.frames ?? [] }
}

/** Has the picture of a moment made of a video, to stand for it. */
export async function coverOfMoment(
  videoUploadId: string,
  time: number,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const wanted = { type: 'pinimage', video_upload_id: videoUploadId, time } as const
  const { data } = await call(vipResource.create, wanted, { signal })
  const state = await waitUntilReady(data.upload_id, signal)
  return { uploadId: data.upload_id, signature: state.signature ?? '' }
}

async function sendPieces(
  registration: PieceUpload['registration'],
  file: File,
  { begun, onPart, signal }: { begun: PieceUpload | null; onPart: (part: number) => void; signal: AbortSignal },
): Promise<void> {
  const { upload_id: uploadId, resumable_url: endpoint = '', upload_parameters: metadata } = registration
  const { DetailedError, Upload } = await loadPart(() => import('tus-js-client'))
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const answerOf = (error: unknown) => (error instanceof DetailedError ? error.originalResponse : null)
    const upload = new Upload(file, {
      endpoint,
      metadata,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_PAUSES,
      uploadUrl: begun?.address ?? null,
      // Kept by `rememberUpload`, without the address that is another one for each upload.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable() {
        const { name, size, lastModified: changed } = file
        const at = upload.url ?? ''
        rememberUpload({
          name,
          size,
          changed,
          registration,
          address: at,
          part: begun?.part ?? 0,
          begun: begun?.begun ?? Date.now(),
        })
      },
      onChunkComplete: (_, sent, all) => noteUploaded(uploadId, all > 0 ? sent / all : 0),
      onShouldRetry(error) {
        const status = answerOf(error)?.getStatus() ?? 0
        const told = toldFailure(answerOf(error)?.getBody() ?? '')
        return told === null && (status === 0 || status === 409 || status === 423 || status >= 500)
      },
      onProgress: (sent, all) => onPart(all > 0 ? sent / all : 0),
      onSuccess: () => resolve(),
      onError(error) {
        const answer = answerOf(error)
        const told = toldFailure(answer?.getBody() ?? '')
        // The whole file came; only the answer to its last piece was lost.
        if (told?.name === 'upload_used') return resolve()
        if (told) return reject(told)
        if (answer?.getStatus() === 413) return reject(tooLargeVideo())
        const message = answer === null ? uploadWords.interrupted : uploadWords.failed
        reject(new ApiFailure({ name: 'unexpected', code: 0, status: answer?.getStatus() ?? 0, message }))
      },
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      reject(signal.reason as Error)
    })
    upload.start()
  })
}
