import type { PictureEdit } from '@pinfold/contract'
import { type PictureLimits, readPictureHeader } from './picture-header.ts'
import { fromPixels, openPicture, type Pixels, pixelsOf } from './picture-source.ts'

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The picture as an edit has it, as a file: mirrored, turned, straightened within its frame, and cropped. An animated one
 * becomes its first frame. Throws what `readPictureHeader` throws.
 */
export async function editPicture(bytes: Buffer, edit: PictureEdit, limits: PictureLimits): Promise<Buffer> {
  const header = await readPictureHeader(bytes, limits)
  const source = await openPicture(bytes, { ...header, isAnimated: false }, limits)
  const turned = await turn(await pixelsOf(source.wholePicture()), edit)
  const straight = await straighten(turned, edit.straighten)
  const cropped = await pixelsOf(fromPixels(straight).extract(partOf(straight.info, edit.crop)))
  // Lossless where it is cheap to be: what comes next encodes it once more.
  return header.hasAlpha
    ? fromPixels(cropped).png({ compressionLevel: 1 }).toBuffer()
    : fromPixels(cropped).jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Mirrored first: the library turns before it mirrors, so each is a step of its own. */
async function turn(pixels: Pixels, { is_flipped: isFlipped, turn: degrees }: PictureEdit): Promise<Pixels> {
  const flipped = isFlipped ? await pixelsOf(fromPixels(pixels).flop()) : pixels
  return degrees === 0 ? flipped : pixelsOf(fromPixels(flipped).rotate(degrees))
}

/** Turns the picture a little, and takes of it the largest frame of its own shape that no empty corner reaches into. */
async function straighten(pixels: Pixels, degrees: number): Promise<Pixels> {
  if (degrees === 0) return pixels
  const { width, height } = pixels.info
  const zoom = straightenZoom({ width, height }, degrees)
  const rotated = await pixelsOf(fromPixels(pixels).rotate(degrees, { background: '#ffffff' }))
  const kept = { width: Math.max(1, Math.floor(width / zoom)), height: Math.max(1, Math.floor(height / zoom)) }
  const left = Math.max(0, Math.floor((rotated.info.width - kept.width) / 2))
  const top = Math.max(0, Math.floor((rotated.info.height - kept.height) / 2))
  return pixelsOf(fromPixels(rotated).extract({ left, top, ...kept }))
}

/** How much larger a picture has to be drawn so that it fills its own frame when it is turned by so many degrees. */
function straightenZoom({ width, height }: { width: number; height: number }, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return Math.max((width * cos + height * sin) / width, (width * sin + height * cos) / height)
}

function partOf({ width, height }: Pixels['info'], [x, y, w, h]: PictureEdit['crop']): Part {
  const left = Math.min(Math.round(x * width), width - 1)
  const top = Math.min(Math.round(y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(h * height), height - top)),
  }
}
