import sharp, { type Sharp } from 'sharp'
import type { PictureHeader, PictureLimits } from './picture-header.ts'
import type { PixelSize } from './rendition-plan.ts'

/** Decoded 8-bit sRGB, without or with alpha, rows from the top. */
export interface Pixels {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

export interface PictureSource {
  /** The first frame, upright, in sRGB, shrunk to a size. */
  firstFrame(size: PixelSize): Promise<Pixels>
  /** All frames at full size, upright, in sRGB, to be encoded. */
  wholePicture(): Sharp
}

/** Opens a picture whose header was accepted. A cut or damaged file fails here or when it is encoded. */
export async function openPicture(
  bytes: Uint8Array,
  header: PictureHeader,
  limits: PictureLimits,
): Promise<PictureSource> {
  // `error`, not `warning`: cameras write odd metadata into pictures that are whole.
  const strict = { failOn: 'error', limitInputPixels: limits.mostPixels } as const
  const open = (isAnimated: boolean): Sharp => {
    const pipeline = sharp(bytes, { ...strict, animated: isAnimated })
    // The encoder cannot turn the frames of an animation.
    return (header.isAnimated ? pipeline : pipeline.autoOrient()).toColourspace('srgb')
  }
  if (header.format !== 'avif') return sourceOf(open, header)
  // AVIF decodes slowly and never smaller than it is, so it is decoded once and kept.
  const pixels = await pixelsOf(open(false))
  return sourceOf(() => fromPixels(pixels), header)
}

export function fromPixels(pixels: Pixels): Sharp {
  const { width, height, channels } = pixels.info
  return sharp(pixels.data, { raw: { width, height, channels } })
}

/** A small WebP that this program made itself. */
export const fromWebp = (bytes: Uint8Array): Sharp =>
  sharp(bytes).flatten({ background: 'white' }).toColourspace('srgb')

export function pixelsOf(pipeline: Sharp): Promise<Pixels> {
  return pipeline.raw().toBuffer({ resolveWithObject: true })
}

function sourceOf(open: (isAnimated: boolean) => Sharp, header: PictureHeader): PictureSource {
  return {
    firstFrame: (size) => pixelsOf(open(false).resize({ ...size, fit: 'fill' })),
    wholePicture: () => open(header.isAnimated),
  }
}
