import { Readable } from 'node:stream'
import { limits, type UploadRegistration } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import type { OutboundAnswer } from '../../../platform/outbound/outbound.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { receiveFile, registerUpload } from '../../media/index.ts'
import { countFetch } from '../count-fetch.ts'
import { typedAddress } from '../page-address.ts'
import { leave } from '../pictures/fetch-picture.ts'
import { type FetchUploadDeps, giveUpAsFetched } from '../pictures/fetch-upload.ts'
import { FILM_HEAD, isFilm } from './film-answer.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A film on the web is to become the file of an upload. */
    'film.wanted': { uploadId: string; filmUrl: string }
  }
}

/** For the largest one over an ordinary line. */
export const FILM_MILLISECONDS = 10 * 60 * 1000
const ACCEPTED = 'video/mp4,video/webm,video/quicktime,video/*;q=0.8,*/*;q=0.5'

/**
 * Registers the upload of a video whose file is fetched in the background. Throws `invalid_link`, `throttled`, and as
 * `registerUpload`.
 */
export async function wantFilm(deps: FetchUploadDeps, viewer: Member, address: string): Promise<UploadRegistration> {
  const filmUrl = typedAddress(address, 'image_url').href
  await countFetch(deps, viewer)
  const registration = await registerUpload(deps, viewer, 'video')
  const uploadId = registration.upload_id
  await inTransaction(deps.db, 'want-film', async (tx) => {
    const writer = writeAsSystem(tx, 'the upload was registered for this')
    await deps.outbox.emit(writer, bucketOf(uploadId), 'film.wanted', { uploadId, filmUrl })
  })
  return registration
}

/** Fetches the video of an upload. What the site or the film is to blame for is kept as the reason of its failure. */
export const fetchFilm = (
  deps: FetchUploadDeps,
  { uploadId, filmUrl }: { uploadId: Id; filmUrl: string },
): Promise<void> => giveUpAsFetched(deps, uploadId, () => receiveFilm(deps, uploadId, new URL(filmUrl)))

async function receiveFilm(deps: FetchUploadDeps, uploadId: Id, url: URL): Promise<void> {
  const mostBytes = limits.video.largestBytes
  const wanted = { url, accept: ACCEPTED, mostBytes, atLimit: 'refuse', milliseconds: FILM_MILLISECONDS } as const
  const answer = await deps.outbound.open(wanted)
  try {
    if (answer.status < 200 || answer.status > 299) throw new FetchFailure('unreachable')
    if ((answer.length ?? 0) > mostBytes) throw new FetchFailure('too_large')
    const declared = answer.length === null ? {} : { declaredBytes: answer.length }
    await receiveFile(deps, uploadId, () => Readable.from(filmOf(answer)), { ...declared, isResumed: true })
  } finally {
    await leave(answer).catch(() => {})
  }
}

/** The bytes of a film; throws `invalid_video` as soon as they turn out to be something else. */
async function* filmOf(answer: OutboundAnswer): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  let isSure = false
  for await (const chunk of answer.body) {
    if (isSure) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < FILM_HEAD) continue
    if (!isFilm(answer, head)) throw new AppError('invalid_video', { field: 'image_url' })
    isSure = true
    yield head
  }
  if (!isSure) throw new AppError('invalid_video', { field: 'image_url' })
}
