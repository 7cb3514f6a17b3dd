import sharp, { type Sharp } from 'sharp'
import type { ComparedPicture } from './compare-pictures.ts'
import { type LookBox, wholePicture } from './look-box.ts'
import { plainBorder } from './plain-border.ts'

/** Of what is looked at; a square of this side has so many pixels, and every other shape about as many. */
const SIDE = 288
/** Sides are what the network's steps divide. */
const STEP = 32
const SHORTEST = 96
/** A longer strip is looked at as if it were squeezed. */
const LONGEST_SHAPE = 2.2
export const MOST_PIXELS = 50_000_000

export interface PicturePixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The pixels of a picture, or of a part of it, upright and on white, in the size that the network looks at. */
export async function readPixels(bytes: Uint8Array, box: LookBox = wholePicture): Promise<PicturePixels> {
  const { upright, sides } = await openUpright(bytes)
  const part = partOf(sides, box)
  const { width, height } = sizeFor(part.width / part.height)
  return pixelsIn(upright.extract(part), width, height)
}

/** A picture as it is held, and how large it is then. Rejects where the bytes are no picture. */
export async function openUpright(bytes: Uint8Array) {
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  const { autoOrient: sides } = await upright.metadata()
  return { upright, sides }
}

/** The pixels of a picture in this size, whatever its shape, on white. */
export async function pixelsIn(picture: Sharp, width: number, height: number): Promise<PicturePixels> {
  const data = await picture
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** The pixels that a box takes of a picture with these sides: one at least. */
export function partOf({ width, height }: { readonly width: number; readonly height: number }, box: LookBox) {
  const left = Math.min(width - 1, Math.floor(box.x * width))
  const top = Math.min(height - 1, Math.floor(box.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.h * height))),
  }
}

/** The longer side of what is compared pixel by pixel. */
const SMALL_SIDE = 160
/** Borders end between pixels of what is small, and a picture cut half a pixel off fits less. */
const BORDER_SIDE = 480

/** Upright, on white, and no larger than it has to be. */
const readForBorder = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize(BORDER_SIDE, BORDER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** The box within the plain border of a picture; null where it has none. */
export async function findBareBox(bytes: Uint8Array): Promise<LookBox | null> {
  const { data, info } = await readForBorder(bytes)
  const border = plainBorder({ width: info.width, height: info.height, data })
  return (
    border && {
      x: border.left / info.width,
      y: border.top / info.height,
      w: 1 - (border.left + border.right) / info.width,
      h: 1 - (border.top + border.bottom) / info.height,
    }
  )
}

/** A picture as small as it is compared with others, and what it is without its border. */
export async function readSmall(bytes: Uint8Array): Promise<ComparedPicture> {
  const { data, info } = await readForBorder(bytes)
  const { width, height } = info
  const smallOf = async (left: number, top: number, right: number, bottom: number) => {
    const small = await sharp(data, { raw: { width, height, channels: 3 } })
      .extract({ left, top, width: width - left - right, height: height - top - bottom })
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: small.info.width, height: small.info.height, data: new Uint8Array(small.data) }
  }
  const border = plainBorder({ width, height, data })
  const bare = border && (await smallOf(border.left, border.top, border.right, border.bottom))
  return { ...(await smallOf(0, 0, 0, 0)), bare }
}

/** The size that a picture of this shape is looked at in. */
export function sizeFor(shape: number): { width: number; height: number } {
  const held = Math.min(LONGEST_SHAPE, Math.max(1 / LONGEST_SHAPE, shape))
  const side = (length: number) => Math.max(SHORTEST, Math.round(length / STEP) * STEP)
  return { width: side(SIDE * Math.sqrt(held)), height: side(SIDE / Math.sqrt(held)) }
}
