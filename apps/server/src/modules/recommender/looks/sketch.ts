import type { SmallPicture } from './find-within.ts'
import type { LookBox } from './look-box.ts'
import { plainBorder } from './plain-border.ts'
import { openUpright, partOf, pixelsIn } from './read-pixels.ts'

/** About so many pixels, whatever the shape: enough to tell scenes apart, and 1.7 kB. */
const PIXELS = 576
/** A long strip is squeezed. */
const SHORTEST = 8
const LONGEST = 72
/** The longer side of what is laid over sketches: it has to be made smaller for all of them. */
const LAID_SIDE = 128

/** A picture, upright and on white, in the size of a sketch. Rejects where the bytes are no picture. */
export async function readSketch(bytes: Uint8Array): Promise<SmallPicture> {
  const { upright, sides } = await openUpright(bytes)
  const shape = sides.width / sides.height
  const side = (length: number) => Math.min(LONGEST, Math.max(SHORTEST, Math.round(length)))
  return pixelsIn(upright, side(Math.sqrt(PIXELS * shape)), side(Math.sqrt(PIXELS / shape)))
}

/**
 * What lies within a box of a picture, and within its plain border, as it is laid over sketches. Rejects where the bytes are no
 * picture.
 */
export async function readLaid(bytes: Uint8Array, box: LookBox): Promise<SmallPicture> {
  const { upright, sides } = await openUpright(bytes)
  const part = partOf(sides, box)
  const scale = LAID_SIDE / Math.max(part.width, part.height)
  const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * scale)))
  return withoutBorder(await pixelsIn(upright.extract(part), width ?? 1, height ?? 1))
}

function withoutBorder(picture: SmallPicture): SmallPicture {
  const border = plainBorder(picture)
  if (border === null) return picture
  const { left, top } = border
  const [width, height] = [picture.width - left - border.right, picture.height - top - border.bottom]
  const rows = Array.from({ length: height }, (_, y) => {
    const from = ((top + y) * picture.width + left) * 3
    return picture.data.subarray(from, from + width * 3)
  })
  return { width, height, data: Buffer.concat(rows) }
}

/** A sketch as it is stored: its width in one byte, then red, green and blue of each pixel. */
export const packSketch = ({ width, data }: SmallPicture): Buffer => Buffer.concat([Buffer.of(width), data])

/** A stored sketch. Throws RangeError where its rows are not whole. */
export function unpackSketch(packed: Uint8Array): SmallPicture {
  const [width = 0] = packed
  const data = packed.subarray(1)
  const height = data.length / 3 / width
  if (!Number.isInteger(height) || height < 1) throw new RangeError('a sketch with rows that are not whole')
  return { width, height, data }
}
