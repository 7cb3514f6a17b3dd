import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { SmallPicture } from './find-within.ts'
import { layOver } from './lay-over.ts'
import { withFit } from './look-answers.ts'
import { type LookBox, wholePicture } from './look-box.ts'
import { packSketch, readLaid, readSketch, unpackSketch } from './sketch.ts'

const drawingOf = (things: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="#2f5d8a"/>${things}</svg>`
const still = drawingOf(`<rect x="45" y="60" width="180" height="90" fill="#f2c14e"/>
  <circle cx="420" cy="135" r="90" fill="#c0392b"/><path d="M30 420 L210 225 L390 420 Z" fill="#3f7d4f"/>
  <rect x="435" y="300" width="120" height="105" fill="#fafafa"/>`)
const other =
  drawingOf(`<circle cx="150" cy="330" r="80" fill="#f2c14e"/><rect x="330" y="60" width="70" height="300" fill="#3f7d4f"/>
  <path d="M60 40 L280 90 L90 180 Z" fill="#fafafa"/>`)
/** 30% of the area. */
const part: LookBox = { x: 0.3, y: 0.2, w: 0.55, h: 0.55 }
const flat = { x: 0.05, y: 0.02, w: 0.9, h: 0.08 }

const jpegOf = (drawing: string) => sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
let picture: Buffer
let sketches: SmallPicture[]
beforeAll(async () => {
  picture = await jpegOf(still)
  sketches = await Promise.all([picture, await jpegOf(other)].map(readSketch))
})

test.each([
  ['as it is', (bytes: Buffer) => bytes, wholePicture],
  ['blurred', (bytes: Buffer) => sharp(bytes).blur(4).jpeg().toBuffer(), wholePicture],
  [
    'lighter and paler',
    (bytes: Buffer) => sharp(bytes).modulate({ brightness: 1.2, saturation: 0.6 }).jpeg().toBuffer(),
    wholePicture,
  ],
  [
    'with a border',
    (bytes: Buffer) =>
      sharp(bytes).extend({ top: 60, bottom: 50, left: 40, right: 60, background: '#eee' }).jpeg().toBuffer(),
    wholePicture,
  ],
  ['a part of it', (bytes: Buffer) => bytes, part],
] as const)('a picture lies in its own sketch and in no other one: %s', async (_, change, box) => {
  const [own = 0, another = 1] = layOver(await readLaid(await change(picture), box), sketches)
  expect(own).toBeGreaterThan(0.88)
  expect(another).toBeLessThan(0.7)
})

test('what hardly changes from place to place lies nowhere, nor does anything in such a sketch', async () => {
  expect(layOver(await readLaid(picture, flat), sketches)).toEqual([0, 0])
  const plain = { width: 30, height: 20, data: new Uint8Array(1800).fill(120) }
  expect(layOver(await readLaid(picture, wholePicture), [plain])).toEqual([0])
  expect(layOver(plain, [...sketches, plain])).toEqual([0, 0, 0])
})

test.each([
  [1, 1],
  [4, 2000],
  [2000, 4],
])('a picture of %i by %i pixels has a sketch, and may be laid over any', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  expect(
    layOver(await readLaid(bytes, { x: 0.9, y: 0.9, w: 0.1, h: 0.1 }), [await readSketch(bytes), ...sketches]),
  ).toEqual([0, 0, 0])
  expect((await readLaid(bytes, wholePicture)).data.length).toBeLessThan(128 * 128 * 3 + 1)
})

test('a sketch is stored in less than 2 kB and read again; rows that are not whole are none', () => {
  for (const sketch of sketches) {
    const packed = packSketch(sketch)
    expect(packed.length).toBeLessThan(2000)
    expect(unpackSketch(packed)).toEqual(sketch)
  }
  for (const packed of [[], [0], [7], [2, 1, 1, 1], [0, 1, 1, 1]])
    expect(() => unpackSketch(Uint8Array.from(packed))).toThrow(RangeError)
})

test('a picture in which another lies is more alike, by how well it lies there, and never more than the same', () => {
  expect(withFit(0.5, 0.6)).toBe(0.5)
  expect(withFit(0.5, 0.85)).toBeCloseTo(0.725)
  expect(withFit(0.5, 1)).toBeCloseTo(0.95)
  expect(withFit(1, 1)).toBe(1)
})
