import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { DecodedRendition, PictureExtension, PictureFormat } from './decoded-picture.ts'
import { RefusedPicture, type PictureHeader } from './picture-header.ts'
import type { PictureSource } from './picture-source.ts'
import { setScreenOfGif, stripGif } from './strip-gif.ts'

// Above these a picture of ordinary detail would not be encoded within the time and memory of one job.
const mostCarefulPixels = 12_000_000
const mostCarefulAvifPixels = 3_000_000

type EncodedFormat = Exclude<PictureFormat, 'gif'>

/** Larger still pictures change their format: AVIF takes 32 bytes a pixel, WebP overflows its first partition. */
const mostPixels: Readonly<Record<EncodedFormat, number>> = {
  jpeg: Infinity,
  png: Infinity,
  webp: 14_000_000,
  avif: 8_000_000,
}

/**
 * Encodes the picture anew at its own size, in its own format unless it is very large, animation kept. Nothing but
 * pixels, timing and loop count goes over. The whole picture is decoded here, so a cut or damaged one fails.
 */
export async function encodeOriginal(
  bytes: Uint8Array,
  source: PictureSource,
  header: PictureHeader,
  folder: string,
): Promise<DecodedRendition> {
  const { extension, data } =
    header.format === 'gif' ? await keepFrames(bytes, source, header) : await encodeAnew(source, header, header.format)
  const file = join(folder, `orig.${extension}`)
  await writeFile(file, data)
  const contentType = extension === 'jpg' ? 'image/jpeg' : `image/${extension}`
  const { width, height } = header
  return { key: 'orig', extension, contentType, width, height, bytes: data.length, file }
}

interface Encoded {
  readonly extension: PictureExtension
  readonly data: Buffer
}

/** Choosing palettes anew takes 20 seconds for 50 megapixels of frames, so GIFs are proved whole and kept. */
async function keepFrames(bytes: Uint8Array, source: PictureSource, header: PictureHeader): Promise<Encoded> {
  await source.wholePicture().resize({ width: 1, height: 1, fit: 'fill' }).raw().toBuffer()
  const data = stripGif(bytes)
  if (!data) throw new RefusedPicture('invalid_image')
  setScreenOfGif(data, header)
  return { extension: 'gif', data }
}

async function encodeAnew(source: PictureSource, header: PictureHeader, format: EncodedFormat): Promise<Encoded> {
  const { extension, encoded } = encodeAs(source.wholePicture(), header, format)
  return { extension, data: await encoded.toBuffer() }
}

function encodeAs(
  picture: Sharp,
  header: PictureHeader,
  format: EncodedFormat,
): { extension: PictureExtension; encoded: Sharp } {
  const pixels = header.width * header.height
  const isCareful = pixels <= mostCarefulPixels && !header.isAnimated
  const isTooLarge = pixels > mostPixels[format] && !header.isAnimated
  switch (isTooLarge ? (header.hasAlpha ? 'png' : 'jpeg') : format) {
    case 'jpeg':
      // Optimised tables need every coefficient in memory at once.
      return {
        extension: 'jpg',
        encoded: picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: isCareful }),
      }
    case 'png':
      return { extension: 'png', encoded: picture.png({ compressionLevel: isCareful ? 6 : 3 }) }
    case 'webp':
      return { extension: 'webp', encoded: picture.webp({ quality: 92, effort: isCareful ? 2 : 0 }) }
    case 'avif':
      return {
        extension: 'avif',
        encoded: picture.avif({ quality: 70, effort: pixels <= mostCarefulAvifPixels ? 2 : 0 }),
      }
  }
}
