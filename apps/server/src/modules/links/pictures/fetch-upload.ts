import { Readable } from 'node:stream'
import type { ErrorCode, UploadRegistration } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findMembers, isAway } from '../../accounts/index.ts'
import {
  findUploads,
  giveUpUpload,
  receiveFile,
  type RegisterDeps,
  registerUpload,
  untilProcessed,
} from '../../media/index.ts'
import { countFetch, type CountFetchDeps } from '../count-fetch.ts'
import { asRefusal, typedAddress } from '../page-address.ts'
import { fetchPicture, type FetchPictureDeps } from './fetch-picture.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A picture on the web is to become the file of an upload. */
    'upload.wanted': { uploadId: string; imageUrl: string; pageUrl: string | null }
  }
}

/** What bringing a picture of the web in needs. */
export type FetchUploadDeps = FetchPictureDeps &
  CountFetchDeps &
  WriteDeps &
  RegisterDeps & { readonly storage: Storage }

interface WantedPicture {
  readonly imageUrl: string
  /** Empty for none. */
  readonly pageUrl: string
}

/** Registers an upload whose file is fetched in the background. Throws `invalid_link`, `throttled`, and as `registerUpload`. */
export async function wantUpload(
  deps: FetchUploadDeps,
  viewer: Member,
  { imageUrl, pageUrl }: WantedPicture,
): Promise<UploadRegistration> {
  const picture = typedAddress(imageUrl, 'image_url').href
  const page = pageUrl === '' ? null : typedAddress(pageUrl, 'page_url').href
  await countFetch(deps, viewer)
  const registration = await registerUpload(deps, viewer, 'pinimage')
  const uploadId = registration.upload_id
  await inTransaction(deps.db, 'want-upload', async (tx) => {
    const writer = writeAsSystem(tx, 'the upload was registered for this')
    await deps.outbox.emit(writer, bucketOf(uploadId), 'upload.wanted', { uploadId, imageUrl: picture, pageUrl: page })
  })
  return registration
}

/** Fetches the file of an upload. What the site or the picture is to blame for is kept as the reason of its failure. */
export const fetchWanted = (
  deps: FetchUploadDeps,
  { uploadId, imageUrl, pageUrl }: { uploadId: Id; imageUrl: string; pageUrl: string | null },
): Promise<void> =>
  giveUpAsFetched(deps, uploadId, () =>
    receivePicture(deps, uploadId, new URL(imageUrl), pageUrl === null ? undefined : new URL(pageUrl)),
  )

/**
 * Brings an upload's file in; where that fails by no fault of ours, the upload fails for that reason. Nothing is fetched for
 * whoever left or is kept out: the upload waits as it is, and is swept with others that nobody used.
 */
export async function giveUpAsFetched(
  deps: FetchUploadDeps,
  uploadId: Id,
  receive: () => Promise<void>,
): Promise<void> {
  if (!(await isWaitedFor(deps, uploadId))) return
  try {
    await receive()
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    // A repeat of this job finds the file that came before.
    if (reason !== 'upload_used' && reason !== 'upload_not_found') await giveUpUpload(deps, uploadId, reason)
  }
}

async function isWaitedFor({ db }: FetchUploadDeps, uploadId: Id): Promise<boolean> {
  const [upload] = await findUploads(db, [uploadId])
  const [member] = upload === undefined ? [] : await findMembers(db, [upload.memberId])
  return member !== undefined && !isAway(member)
}

/**
 * Brings a picture in and answers its upload when it can be made a pin of. Throws `invalid_link`, `page_unreachable`,
 * `page_too_slow`, `body_too_large`, `invalid_image`, and as `registerUpload`.
 */
export async function fetchedUpload(
  deps: FetchUploadDeps & { readonly mediaUrl: string },
  viewer: Member,
  { imageUrl, pageUrl }: WantedPicture,
): Promise<Id> {
  const field = 'image_url'
  const picture = typedAddress(imageUrl, field)
  const page = URL.parse(pageUrl)
  await countFetch(deps, viewer)
  const { upload_id: uploadId } = await registerUpload(deps, viewer, 'pinimage')
  try {
    await receivePicture(deps, uploadId, picture, page ?? undefined)
  } catch (error) {
    const reason = reasonOf(error)
    if (reason !== null) await giveUpUpload(deps, uploadId, reason)
    throw reason === 'body_too_large' ? new AppError(reason, { field }) : asRefusal(error, field)
  }
  const upload = await untilProcessed(deps, viewer, uploadId)
  if (upload?.status === 'succeeded') return uploadId
  throw new AppError('invalid_image', { field })
}

async function receivePicture(deps: FetchUploadDeps, uploadId: Id, url: URL, referrer?: URL): Promise<void> {
  const { body } = await fetchPicture(deps, url, referrer)
  await receiveFile(deps, uploadId, () => Readable.from(body))
}

function reasonOf(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code
  if (!(error instanceof FetchFailure)) return null
  if (error.reason === 'too_large') return 'body_too_large'
  return error.reason === 'too_slow' ? 'page_too_slow' : 'page_unreachable'
}
