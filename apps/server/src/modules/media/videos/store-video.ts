import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from '../../../platform/storage/storage-key.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { VideoFacts } from './video-facts.ts'
import type { VideoRow } from './videos.queries.ts'

const contentHashForm = /^[0-9a-f]{64}$/

/**
 * The storage key of a video's bytes.
 * @throws TypeError when the hash is not 64 hex digits
 */
export function videoKey(contentHash: string, extension: string): string {
  if (!contentHashForm.test(contentHash)) throw new TypeError('a content hash is 64 lower-case hex digits')
  return `videos/${contentHash.slice(0, 2)}/${contentHash.slice(2, 4)}/${contentHash}/orig.${extension}`
}

/** Puts the file under its key, as it came; bytes that are stored already are not put again. */
export async function storeVideo(
  storage: Storage,
  file: string,
  facts: VideoFacts,
): Promise<VideoRow & { byteSize: number }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const contentHash = hash.digest('hex')
  const key = videoKey(contentHash, facts.extension)
  if (!(await storage.head(key))) {
    await storage.put(key, createReadStream(file), { contentType: contentTypeOf(key) })
  }
  const { extension, width, height, durationMilliseconds } = facts
  const { size: byteSize } = await stat(file)
  return { contentHash, extension, width, height, durationMilliseconds, byteSize }
}
