import sharp, { type Sharp } from 'sharp'
import type { LookBox } from './look-box.ts'
import { MOST_PIXELS, partOf, type PicturePixels, sizeFor } from './read-pixels.ts'

/** A photo of something may be held askew; from half as much to twice as much a picture is recognised when turned back. */
const TURNS = [10, -10]
/** What may be a border, of each side. */
const BORDER = 0.06
/** As large as is needed to turn it without losing anything that the network would see. */
const WORKING_SIDE = 640
const FILLING = '#888888'

/** A photo, or a part of it, in ways that it may have been before: turned back to either side, and without a border. */
export async function readPhotoViews(bytes: Uint8Array, box: LookBox): Promise<PicturePixels[]> {
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  const { autoOrient } = await upright.metadata()
  const { data, info } = await upright
    .extract(partOf(autoOrient, box))
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const photo = () => sharp(data, { raw: { width, height, channels: 3 } })
  const views = [...TURNS.map((degrees) => turned(photo(), { width, height }, degrees)), withoutBorder(photo(), info)]
  return Promise.all(views.map(async (view) => pixelsOf(await view)))
}

interface Sides {
  readonly width: number
  readonly height: number
}

/** Turned about its middle, and as large as it was before somebody turned it the other way. */
async function turned(photo: Sharp, { width, height }: Sides, degrees: number): Promise<Sharp> {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const before = (one: number, other: number) => Math.max(1, (one * cos - other * sin) / (cos * cos - sin * sin))
  const { data, info } = await photo
    .rotate(degrees, { background: FILLING })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [w, h] = [before(width, height), before(height, width)].map(Math.round) as [number, number]
  const part = { width: Math.min(w, info.width), height: Math.min(h, info.height) }
  const left = Math.floor((info.width - part.width) / 2)
  const top = Math.floor((info.height - part.height) / 2)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).extract({ left, top, ...part })
}

async function withoutBorder(photo: Sharp, { width, height }: Sides): Promise<Sharp> {
  const [left, top] = [Math.round(width * BORDER), Math.round(height * BORDER)]
  return photo.extract({ left, top, width: width - 2 * left, height: height - 2 * top })
}

async function pixelsOf(view: Sharp): Promise<PicturePixels> {
  const { data, info } = await view.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = sizeFor(info.width / info.height)
  const pixels = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: pixels, width, height }
}
