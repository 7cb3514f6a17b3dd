import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { renditions } from '@pinfold/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createPictureDecoder } from '../../src/modules/media/pictures/picture-decoder.ts'
import { decoded, headerOf, pixelAt, renditionOf } from './decoding.ts'
import { patient } from './patient.ts'
import { animation, drawing, gifOfFrames, plain } from './picture-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const decoder = createPictureDecoder({ log: console, limits: patient, workerCount: 1 })
afterAll(() => decoder.close())

const stills = {
  jpeg: () => drawing(1400, 1000).jpeg(),
  png: () => drawing(1400, 1000).png(),
  webp: () => drawing(1400, 1000).webp(),
  gif: () => drawing(1400, 1000).gif({ effort: 1 }),
  avif: () => drawing(1400, 1000).avif({ effort: 0 }),
}
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' }

describe('a still picture', () => {
  test.each(Object.entries(stills))(
    'PI-03 %s gets every rendition, the original in its own format',
    async (format, make) => {
      const bytes = await make().toBuffer()
      const picture = await decoded(decoder, bytes)
      expect(picture).toMatchObject({ format, width: 1400, height: 1000, isAnimated: false })
      expect(picture.contentHash).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(picture.extension).toBe(extensions[format as keyof typeof extensions])
      expect(renditionOf(picture, 'orig').extension).toBe(picture.extension)
      for (const key of renditions.filter((each) => each !== 'orig')) {
        expect(renditionOf(picture, key, 'jpg').contentType).toBe('image/jpeg')
        expect(renditionOf(picture, key, 'webp').contentType).toBe('image/webp')
      }
      expect(picture.renditions).toHaveLength(15)
      expect(await readdir(picture.folder)).toHaveLength(15)
    },
  )

  test('PI-03 every rendition is told with its exact size, bytes and format', async () => {
    const picture = await decoded(decoder, await drawing(1400, 1001).jpeg().toBuffer())
    for (const rendition of picture.renditions) {
      const header = await headerOf(rendition)
      expect([header.width, header.height]).toEqual([rendition.width, rendition.height])
      expect(`image/${header.format}`).toBe(rendition.contentType)
      expect((await readFile(rendition.file)).length).toBe(rendition.bytes)
    }
    const sizes = Object.fromEntries(picture.renditions.map(({ key, width, height }) => [key, [width, height]]))
    expect(sizes).toEqual({
      orig: [1400, 1001],
      '1200x': [1200, 858],
      '736x': [736, 526],
      '564x': [564, 403],
      '474x': [474, 339],
      '236x': [236, 169],
      '170x': [170, 122],
      '136x136': [136, 136],
    })
  })

  test('PI-03 a picture of 50x50 is not enlarged', async () => {
    const picture = await decoded(decoder, await drawing(50, 50).png().toBuffer())
    expect(picture.renditions).toHaveLength(15)
    for (const { width, height } of picture.renditions) expect([width, height]).toEqual([50, 50])
  })

  test('PI-03 a picture of one pixel is taken', async () => {
    const picture = await decoded(decoder, await plain(1, 1).png().toBuffer())
    for (const { width, height } of picture.renditions) expect([width, height]).toEqual([1, 1])
  })

  test('PI-03 a very tall picture keeps its width and its middle square', async () => {
    const picture = await decoded(decoder, await drawing(100, 10_000).jpeg().toBuffer())
    expect(renditionOf(picture, '236x')).toMatchObject({ width: 100, height: 10_000 })
    expect(renditionOf(picture, '136x136')).toMatchObject({ width: 100, height: 100 })
  })

  test('PI-03 a picture taller than WebP can hold still gets every rendition', async () => {
    const picture = await decoded(decoder, await plain(40, 40_000).png().toBuffer())
    expect(renditionOf(picture, 'orig')).toMatchObject({ width: 40, height: 40_000 })
    expect(await headerOf(renditionOf(picture, '736x', 'webp'))).toMatchObject({ width: 16, height: 16_383 })
  })

  test('PI-03 a panorama has a full square and a rendition of at least one row', async () => {
    const picture = await decoded(decoder, await plain(12_000, 200).png().toBuffer())
    expect(renditionOf(picture, '136x136')).toMatchObject({ width: 136, height: 136 })
    expect(renditionOf(picture, '170x')).toMatchObject({ width: 170, height: 3 })
  })

  test('PI-03 the square is cut out of the middle', async () => {
    const middle = await plain(200, 200, '#00ff00').png().toBuffer()
    const bytes = await plain(600, 200, '#ff0000')
      .composite([{ input: middle }])
      .png()
      .toBuffer()
    const [red, green] = await pixelAt(renditionOf(await decoded(decoder, bytes), '136x136', 'jpg'), 2, 68)
    expect([red, green]).toEqual([expect.closeTo(0, -1.3), expect.closeTo(255, -1.3)])
  })
})

describe('colours', () => {
  test.each([
    ['CMYK JPEG', () => drawing(300, 200).toColourspace('cmyk').jpeg()],
    ['16-bit PNG', () => drawing(300, 200).toColourspace('rgb16').png()],
    ['gray JPEG', () => drawing(300, 200).toColourspace('b-w').jpeg()],
    ['gray PNG with alpha', () => drawing(300, 200, 4).toColourspace('b-w').png()],
    ['palette PNG with alpha', () => drawing(300, 200, 4).png({ palette: true, effort: 1 })],
  ])('PI-03 %s becomes 8-bit sRGB in every rendition', async (_name, make) => {
    const picture = await decoded(decoder, await make().toBuffer())
    for (const rendition of picture.renditions) {
      expect(await headerOf(rendition)).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false })
    }
  })

  test('PI-03 transparent parts stay so in WebP and are white in JPEG', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    const picture = await decoded(decoder, await clear.png().toBuffer())
    expect(await headerOf(renditionOf(picture, 'orig'))).toMatchObject({ hasAlpha: true })
    expect(await headerOf(renditionOf(picture, '236x', 'webp'))).toMatchObject({ hasAlpha: true })
    expect(await pixelAt(renditionOf(picture, '236x', 'jpg'), 20, 20)).toEqual([255, 255, 255])
  })

  test('PI-03 a wide-gamut profile is turned into sRGB', async () => {
    const picture = await decoded(decoder, await plain(60, 60, '#c83232').withIccProfile('p3').png().toBuffer())
    for (const rendition of picture.renditions) {
      const [red = 0, green = 0, blue = 0] = await pixelAt(rendition, 30, 30)
      // Left as they were, the numbers would be about 185, 60, 55.
      expect(Math.abs(red - 200) + Math.abs(green - 50) + Math.abs(blue - 50)).toBeLessThan(12)
    }
  })

  test('PI-03 a dominant colour and a small blurred placeholder come with the picture', async () => {
    const picture = await decoded(decoder, await plain(800, 600, '#3264c8').jpeg().toBuffer())
    const levels = [1, 3, 5].map((at) => Number.parseInt(picture.dominantColor.slice(at, at + 2), 16))
    expect(picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/)
    for (const [at, level] of [0x32, 0x64, 0xc8].entries()) expect(Math.abs((levels[at] ?? 0) - level)).toBeLessThan(20)

    const lively = await decoded(decoder, await drawing(800, 600).jpeg().toBuffer())
    const [scheme, data] = lively.placeholder.split(',')
    expect(scheme).toBe('data:image/webp;base64')
    expect(lively.placeholder.length).toBeLessThanOrEqual(400)
    const miniature = await sharp(Buffer.from(data ?? '', 'base64')).metadata()
    expect(miniature).toMatchObject({ width: 16, height: 12 })
  })
})

describe('an animation', () => {
  const timing = { delay: [100, 200, 300], loop: 3 }

  test.each([
    ['gif', async () => (await animation(80, 60, ['red', 'lime', 'blue'])).gif(timing)],
    ['webp', async () => (await animation(80, 60, ['red', 'lime', 'blue'])).webp(timing)],
  ])(
    'PI-03 %s keeps frames, timing and loops in the original; other renditions are its first frame',
    async (format, make) => {
      const picture = await decoded(decoder, await (await make()).toBuffer())
      expect(picture).toMatchObject({ format, isAnimated: true, width: 80, height: 60, extension: format })
      const original = renditionOf(picture, 'orig')
      expect(await headerOf(original)).toMatchObject({ pages: 3, ...timing })
      const third = await sharp(original.file, { page: 2 }).removeAlpha().raw().toBuffer()
      expect(third[2]).toBeGreaterThan(240)
      for (const rendition of picture.renditions.filter(({ key }) => key !== 'orig')) {
        expect((await headerOf(rendition)).pages ?? 1).toBe(1)
        const [red = 0, green = 255] = await pixelAt(rendition, 10, 10)
        expect([red > 240, green < 20]).toEqual([true, true])
      }
    },
  )

  test('PI-03 a GIF that announces no size is stored with the one it has', async () => {
    const picture = await decoded(decoder, gifOfFrames(0, 0, 2))
    const stored = await readFile(renditionOf(picture, 'orig').file)
    expect([stored.readUInt16LE(6), stored.readUInt16LE(8)]).toEqual([picture.width, picture.height])
  })

  test('PI-03 frames of exactly 50 megapixels together are taken', async () => {
    const picture = await decoded(decoder, gifOfFrames(1000, 1000, 50))
    expect(await headerOf(renditionOf(picture, 'orig'))).toMatchObject({ pages: 50 })
  })
})
