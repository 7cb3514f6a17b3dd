import {
  type FailureEnvelope,
  type UploadRegistration,
  type UploadStatus,
  limits,
  vipResource,
} from '@pinfold/contract'
import { currentLanguage, localeOf } from '@pinfold/words'
import { call } from '../../api/client.ts'
import { csrfToken } from '../../api/csrf.ts'
import { ApiFailure } from '../../api/failure.ts'
import { formatMegabytes } from '../../ui/format-megabytes.ts'
import { uploadWords } from './uploads.words.ts'

/** A picture that is there and may be pinned. */
export interface UploadedPicture {
  readonly uploadId: string
  readonly signature: string
}

/** What a video is doing after it was sent: which place it has in the queue, or null while it is converted. */
export interface Converting {
  readonly place: number | null
}
/** How far a file is, from 0 to 1: sent, or where `converting` is given, converted. */
export type OnProgress = (part: number, converting?: Converting) => void

/** Pauses in milliseconds between questions; the last one repeats. Small pictures are ready within the first. */
const POLL_PAUSES = [300, 700, 1500, 3000, 5000]

export const invalidImage = () =>
  new ApiFailure({ name: 'invalid_image', code: 63, status: 422, message: uploadWords.invalidImage })

/** Of a picture that did not come to be: in the server's words, where they say more than that it is none. */
export const refusedPicture = (reason: string | null): ApiFailure =>
  reason === null || reason === uploadWords.invalidImage
    ? invalidImage()
    : new ApiFailure({ name: 'picture_blocked', code: 309, status: 422, message: reason })

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Sends the file as the registration says: every parameter first, then the file. Progress goes from 0 to 1. */
function sendFile(
  registration: UploadRegistration,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(registration.upload_parameters)) form.append(name, value)
    form.append('file', file)
    // The one thing fetch cannot do is to tell how much has been sent.
    const request = new XMLHttpRequest()
    request.open('POST', registration.upload_url)
    if (new URL(registration.upload_url, location.href).origin === location.origin)
      request.setRequestHeader('X-CSRFToken', csrfToken())
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(failureOf(request))
    })
    request.addEventListener('error', () =>
      reject(
        new ApiFailure({
          name: 'unexpected',
          code: 0,
          status: 0,
          message: uploadWords.interrupted,
        }),
      ),
    )
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason as Error)
    })
    request.send(form)
  })
}

const TOLD = ['storage_full', 'throttled', 'upload_used', 'upload_not_found']

/** Refusals that have words of their own, from the answer's envelope. */
export function toldFailure(answerText: string): ApiFailure | null {
  try {
    const { resource_response: answer } = JSON.parse(answerText) as FailureEnvelope
    const { name, code, http_status: status, message } = answer.error
    return TOLD.includes(name) ? new ApiFailure({ name, code, status, message }) : null
  } catch {
    return null
  }
}

function failureOf(request: XMLHttpRequest): ApiFailure {
  const told = toldFailure(request.responseText)
  if (told) return told
  if (request.status === 413) return tooLarge()
  return request.status === 422 || request.status === 415
    ? invalidImage()
    : new ApiFailure({
        name: 'unexpected',
        code: 0,
        status: request.status,
        message: uploadWords.failed,
      })
}

export const tooLarge = () =>
  new ApiFailure({
    name: 'body_too_large',
    code: 7,
    status: 413,
    message: uploadWords.pictureTooLarge({
      size: formatMegabytes(limits.upload.largestBytes, localeOf(currentLanguage())),
    }),
  })

interface Waiting {
  /** What is thrown where the upload failed, with the server's words for it. */
  readonly failure?: (reason: string | null) => ApiFailure
  readonly onLook?: (state: UploadStatus) => void
}

/** Asks until the upload is ready. */
export async function waitUntilReady(
  uploadId: string,
  signal: AbortSignal,
  { failure = refusedPicture, onLook }: Waiting = {},
): Promise<UploadStatus> {
  for (let turn = 0; ; turn += 1) {
    await pause(POLL_PAUSES[Math.min(turn, POLL_PAUSES.length - 1)] ?? 5000, signal)
    const { data } = await call(vipResource.get, { upload_ids: [uploadId] }, { signal })
    const state = data[uploadId]
    if (!state || state.status === 'failed') throw failure(state?.failure_reason ?? null)
    onLook?.(state)
    if (state.status === 'succeeded') return state
  }
}

/**
 * Brings a picture to the server. Throws `ApiFailure`: `invalid_image` for what is no picture or cannot be read,
 * `body_too_large` for one above the limit; the signal's reason when it is given up.
 */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  type: 'pinimage' | 'avatar' | 'cover' = 'pinimage',
): Promise<UploadedPicture> {
  if (!file.type.startsWith('image/')) throw invalidImage()
  if (file.size > limits.upload.largestBytes) throw tooLarge()
  return sendUpload(file, type, onProgress, signal)
}

/** Registers an upload, sends the file and waits until it is ready; what is no such file is an `invalid_image`. */
async function sendUpload(
  file: File,
  type: 'pinimage' | 'avatar' | 'cover',
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const { data: registration } = await call(vipResource.create, { type }, { signal })
  await sendFile(registration, file, onProgress, signal)
  const state = await waitUntilReady(registration.upload_id, signal)
  return { uploadId: registration.upload_id, signature: state.signature ?? '' }
}
