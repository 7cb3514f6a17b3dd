import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { DecodedPicture } from './decoded-picture.ts'
import { editPicture } from './edit-picture.ts'
import { encodeOriginal } from './encode-original.ts'
import { encodeRenditions } from './encode-renditions.ts'
import { describePixels } from './picture-looks.ts'
import { readPictureHeader, RefusedPicture, type PictureLimits } from './picture-header.ts'
import { openPicture } from './picture-source.ts'
import { planBase } from './rendition-plan.ts'
import type { DecodeOrder } from './worker-messages.ts'

/**
 * Decodes the file and writes every rendition into the folder. Runs in a worker process, never in the site's.
 * @throws RefusedPicture when the file is too large; anything the decoder or the file system throws.
 */
export async function decodePicture(
  { file, edit }: Pick<DecodeOrder, 'file' | 'edit'>,
  folder: string,
  limits: PictureLimits,
): Promise<DecodedPicture> {
  if ((await stat(file)).size > limits.largestBytes) throw new RefusedPicture('too_large')
  const whole = await readFile(file)
  const bytes = edit === undefined ? whole : await editPicture(whole, edit, limits)
  const header = await readPictureHeader(bytes, limits)
  const source = await openPicture(bytes, header, limits)
  // First, because it takes the most memory and finds damage anywhere in the file.
  const original = await encodeOriginal(bytes, source, header, folder)
  const base = await source.firstFrame(planBase(header))
  const renditions = await encodeRenditions(base, header, folder)
  return {
    contentHash: createHash('sha256').update(bytes).digest('hex'),
    width: header.width,
    height: header.height,
    format: header.format,
    extension: original.extension,
    isAnimated: header.isAnimated,
    ...(await describePixels(base)),
    renditions: [original, ...renditions],
    folder,
  }
}
