import { createReadStream } from 'node:fs'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { renditionKey } from './rendition-key.ts'

/** Puts every rendition under its key. Bytes that are stored already are not put again. */
export async function storePicture(storage: Storage, picture: DecodedPicture): Promise<void> {
  if (await storage.head(renditionKey(picture.contentHash, 'orig', picture.extension))) return
  const original = picture.renditions.filter((rendition) => rendition.key === 'orig')
  const others = picture.renditions.filter((rendition) => rendition.key !== 'orig')
  // The original goes last: where it is, everything is, even if an earlier attempt was cut.
  for (const rendition of [...others, ...original]) {
    const key = renditionKey(picture.contentHash, rendition.key, rendition.extension)
    await storage.put(key, createReadStream(rendition.file), { contentType: rendition.contentType })
  }
}
