import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { FetchFailure } from '../../../platform/outbound/fetch-failure.ts'
import { leave, PICTURES_ACCEPTED } from './fetch-picture.ts'

/** What the first bytes of a picture tell. */
export interface MeasuredPicture {
  readonly width: number
  readonly height: number
  /** Equal for the same picture at another address. */
  readonly mark: string
}

/**
 * `gone`: the site says that there is no such picture, or it is none. `refused`: it is where this server does not go.
 * `unknown`: nobody could be asked.
 */
export type Measured = MeasuredPicture | 'gone' | 'refused' | 'unknown'

const FIRST_BYTES = 32_768
const MOST_BYTES = 262_144
const MARK_BYTES = 4096
const takenTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
}

/** Asks for the first bytes of a picture only. Never rejects. */
export async function measurePicture(
  outbound: Outbound,
  url: URL,
  referrer: URL,
  signal: AbortSignal,
): Promise<Measured> {
  try {
    const answer = await outbound.open({
      url,
      accept: PICTURES_ACCEPTED,
      mostBytes: MOST_BYTES,
      atLimit: 'cut',
      referrer,
      firstBytes: MOST_BYTES,
      signal,
    })
    if (answer.status < 200 || answer.status > 299 || /^text\/html/i.test(answer.contentType)) {
      await leave(answer)
      return answer.status >= 500 || answer.status === 429 ? 'unknown' : 'gone'
    }
    let bytes = Buffer.alloc(0)
    for await (const chunk of answer.body) {
      bytes = Buffer.concat([bytes, chunk])
      const size = bytes.length >= FIRST_BYTES ? sizeOfPicture(bytes) : null
      if (size !== null) return { ...size, mark: markOf(bytes) }
    }
    const size = sizeOfPicture(bytes)
    return size === null ? 'gone' : { ...size, mark: markOf(bytes) }
  } catch (error) {
    if (error instanceof FetchFailure) return error.reason === 'refused' ? 'refused' : 'unknown'
    throw error
  }
}

/** The pixels that a picture's head names, upright; null where it is none that can be saved. */
export function sizeOfPicture(bytes: Uint8Array): { width: number; height: number } | null {
  const read = headerOf(bytes)
  return read === null ? null : { width: read.width, height: read.height }
}

/** What kind of picture the bytes are, as browsers call it; null for none that can be saved. */
export const typeOfPicture = (bytes: Uint8Array): string | null => headerOf(bytes)?.contentType ?? null

function headerOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes)
    const contentType = takenTypes[type ?? '']
    if (contentType === undefined || width < 1 || height < 1) return null
    return orientation >= 5 ? { width: height, height: width, contentType } : { width, height, contentType }
  } catch {
    return null
  }
}

/** Of its first bytes: servers tell lengths differently, and whole pictures are not read. */
const markOf = (bytes: Buffer) => createHash('sha256').update(bytes.subarray(0, MARK_BYTES)).digest('base64')
