import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { DecodeFailureReason, PictureFormat } from './decoded-picture.ts'
import { screenOfGif, stripGif } from './strip-gif.ts'

export interface PictureLimits {
  readonly largestBytes: number
  /** Over all frames. */
  readonly mostPixels: number
}

export interface PictureHeader {
  readonly format: PictureFormat
  /** Of one frame, upright. */
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
  readonly hasAlpha: boolean
}

/** The file is at fault, not the machine. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture'
  readonly reason: DecodeFailureReason
  constructor(reason: DecodeFailureReason) {
    super(reason)
    this.reason = reason
  }
}

const formats: Readonly<Record<string, { format: PictureFormat; decoder: string }>> = {
  'image/jpeg': { format: 'jpeg', decoder: 'jpeg' },
  'image/png': { format: 'png', decoder: 'png' },
  // An animated PNG is read as its still image.
  'image/apng': { format: 'png', decoder: 'png' },
  'image/webp': { format: 'webp', decoder: 'webp' },
  'image/gif': { format: 'gif', decoder: 'gif' },
  'image/avif': { format: 'avif', decoder: 'heif' },
}

/**
 * Tells format and size from the content, without decoding a pixel.
 * @throws RefusedPicture when it is none of the accepted formats, or too large.
 */
export async function readPictureHeader(bytes: Uint8Array, limits: PictureLimits): Promise<PictureHeader> {
  if (bytes.length > limits.largestBytes) throw new RefusedPicture('too_large')
  // The whole file, since long colour profiles push what tells a PNG apart beyond any fixed number of bytes.
  const type = await fileTypeFromBuffer(bytes)
  const known = type && Object.hasOwn(formats, type.mime) ? formats[type.mime] : undefined
  if (!known) throw new RefusedPicture('invalid_image')
  if (known.format === 'gif' && !stripGif(bytes)) throw new RefusedPicture('invalid_image')

  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (header.format !== known.decoder) throw new RefusedPicture('invalid_image')
  const frames = header.pages ?? 1
  // A viewer may believe the screen size that the decoder found too large to be meant.
  const screen = known.format === 'gif' ? screenOfGif(bytes) : header
  const pixels = Math.max(header.width * header.height, screen.width * screen.height) * frames
  if (pixels > limits.mostPixels) throw new RefusedPicture('too_many_pixels')
  const isAnimated = frames > 1 && (known.format === 'gif' || known.format === 'webp')
  // Frames of an animation cannot be turned; browsers show them as they are stored, too.
  const { width, height } = isAnimated ? header : header.autoOrient
  return { format: known.format, width, height, isAnimated, hasAlpha: header.hasAlpha }
}
