import { limits, type UploadRegistration, vipResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'

/** A video that is being sent in pieces, as this device remembers it: the same file, chosen again, goes on where it was. */
export interface PieceUpload {
  readonly name: string
  readonly size: number
  /** When the file changed last, in milliseconds. */
  readonly changed: number
  readonly registration: Pick<UploadRegistration, 'upload_id' | 'resumable_url' | 'upload_parameters'>
  /** Where its pieces go. */
  readonly address: string
  /** From 0 to 1. */
  readonly part: number
  readonly begun: number
}

const KEY = 'uploads.interrupted'
const MOST = 10
/** The server keeps pieces for a day. */
const KEPT_MILLISECONDS = 23 * 60 * 60 * 1000

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>

/** Whether it is the file that was being sent. */
export const isFileOf = (upload: PieceUpload, file: FileFacts): boolean =>
  upload.name === file.name && upload.size === file.size && upload.changed === file.lastModified

const isWhole = (kept: unknown): kept is PieceUpload =>
  typeof kept === 'object' &&
  kept !== null &&
  ['name', 'address'].every((key) => typeof (kept as Record<string, unknown>)[key] === 'string') &&
  ['size', 'changed', 'part', 'begun'].every((key) => typeof (kept as Record<string, unknown>)[key] === 'number') &&
  typeof (kept as PieceUpload).registration?.upload_id === 'string'

/** Those that this device remembers, the newest first. */
export function rememberedUploads(now = Date.now()): PieceUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWhole).filter(({ begun }) => now - begun < KEPT_MILLISECONDS) : []
  } catch {
    return []
  }
}

function keep(uploads: readonly PieceUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(uploads.slice(0, MOST)))
  } catch {
    // Without a store an upload that was cut off begins anew.
  }
}

const others = (uploadId: string) =>
  rememberedUploads().filter(({ registration }) => registration.upload_id !== uploadId)

export const rememberUpload = (upload: PieceUpload): void => keep([upload, ...others(upload.registration.upload_id)])

export const forgetUpload = (uploadId: string): void => keep(others(uploadId))

/** Notes how far one is, where it is remembered. */
export function noteUploaded(uploadId: string, part: number): void {
  keep(rememberedUploads().map((one) => (one.registration.upload_id === uploadId ? { ...one, part } : one)))
}

const lockOf = (uploadId: string) => `upload ${uploadId}`

/** Pages that are served without encryption have no locks. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/** Sends an upload, and lets the device's other pages know for so long. */
export function holdUpload<T>(uploadId: string, work: () => Promise<T>): Promise<T> {
  const manager = locks()
  return manager ? manager.request(lockOf(uploadId), work) : work()
}

/** One that can go on; of one that was sent nothing is sent again. */
export type InterruptedUpload = PieceUpload & { readonly isSent: boolean }

/** Those of them that the viewer began, that have not failed, and that no page is sending. */
export async function interruptedUploads(signal: AbortSignal): Promise<InterruptedUpload[]> {
  const held = new Set((await locks()?.query())?.held?.map(({ name }) => name))
  const kept = rememberedUploads()
    .filter(({ registration }) => !held.has(lockOf(registration.upload_id)))
    .slice(0, limits.picturesAtOnce)
  if (kept.length === 0) return []
  const ids = kept.map(({ registration }) => registration.upload_id)
  const { data } = await call(vipResource.get, { upload_ids: ids }, { signal })
  return kept.flatMap((upload) => {
    const status = data[upload.registration.upload_id]?.status
    return status === undefined || status === 'failed' ? [] : { ...upload, isSent: status !== 'registered' }
  })
}

/** The upload that the file can go on with; null where there is none. */
export async function resumableUpload(file: FileFacts, signal: AbortSignal): Promise<InterruptedUpload | null> {
  if (!rememberedUploads().some((upload) => isFileOf(upload, file))) return null
  return (await interruptedUploads(signal)).find((upload) => isFileOf(upload, file)) ?? null
}
