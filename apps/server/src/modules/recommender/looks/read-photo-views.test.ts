import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { wholePicture } from './look-box.ts'
import { likeness } from './look-answers.ts'
import { toLengthOne } from './look-vectors.ts'
import { readPhotoViews } from './read-photo-views.ts'
import { type PicturePixels, readPixels } from './read-pixels.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <rect width="400" height="300" fill="#2f5d8a"/>
  <rect x="30" y="40" width="120" height="60" fill="#f2c14e"/>
  <circle cx="280" cy="90" r="60" fill="#c0392b"/>
  <path d="M20 280 L140 150 L260 280 Z" fill="#3f7d4f"/>
  <rect x="290" y="200" width="80" height="70" fill="#fafafa"/>
</svg>`
let picture: Buffer
let pixels: PicturePixels
beforeAll(async () => {
  picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 95 }).toBuffer()
  pixels = await readPixels(picture)
})

const small = ({ data, width, height }: PicturePixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize(64, 48, { fit: 'fill' })
    .raw()
    .toBuffer()

/** How far the pixels of two are off on average, of 255. */
async function apart(one: PicturePixels, other: PicturePixels): Promise<number> {
  const [first, second] = [await small(one), await small(other)]
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length
}

/** As it is, and in the best of the other views. */
async function looksOff(photo: Buffer): Promise<{ asItIs: number; best: number }> {
  const views = await readPhotoViews(photo, wholePicture)
  const all = await Promise.all(views.map((view) => apart(view, pixels)))
  return { asItIs: await apart(await readPixels(photo), pixels), best: Math.min(...all) }
}

test.each([10, -10, 8])('a photo that is %i degrees askew is looked at as it was before', async (degrees) => {
  const { asItIs, best } = await looksOff(
    await sharp(picture).rotate(degrees, { background: '#ddd' }).jpeg().toBuffer(),
  )
  expect(asItIs).toBeGreaterThan(25)
  expect(best).toBeLessThan(asItIs / 3)
})

test('a photo with a border is looked at without it', async () => {
  const border = { top: 24, bottom: 24, left: 32, right: 32, background: 'white' }
  const { asItIs, best } = await looksOff(await sharp(picture).extend(border).jpeg().toBuffer())
  expect(asItIs).toBeGreaterThan(15)
  expect(best).toBeLessThan(asItIs / 3)
})

test('a part of a photo, and one that is small or a strip, is looked at, too', async () => {
  expect(await readPhotoViews(picture, { x: 0.9, y: 0.9, w: 0.1, h: 0.1 })).toHaveLength(3)
  for (const [width, height] of [
    [1, 1],
    [3, 900],
    [900, 3],
  ] as const) {
    const tiny = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    expect(await readPhotoViews(tiny, wholePicture)).toHaveLength(3)
  }
})

test('another view of a photo finds the picture that it was, and counts less than the photo as it is', () => {
  const [right, askew, other] = [
    [1, 0, 0, 0],
    [0.6, 0.8, 0, 0],
    [0.5, 0.8, 0.3, 0],
  ].map((numbers) => toLengthOne(Float32Array.from(numbers))) as [Float32Array, Float32Array, Float32Array]
  expect(likeness([right], askew)).toBeLessThan(likeness([other], askew))
  expect(likeness([right], askew, [right])).toBeCloseTo(0.95)
  expect(likeness([askew], askew, [right])).toBeCloseTo(1)
  expect(likeness([], askew, [right])).toBe(-1)
})
