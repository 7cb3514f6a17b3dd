import { join } from 'node:path'
import { readdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createPictureDecoder } from '../../src/modules/media/pictures/picture-decoder.ts'
import { decodeBytes, ownFolder } from './decoding.ts'
import { patient } from './patient.ts'
import { animation, drawing, gifOfFrames, hugePng, plain } from './picture-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const decoder = createPictureDecoder({ log: console, limits: patient, workerCount: 1 })
afterAll(() => decoder.close())

const invalid = { ok: false, reason: 'invalid_image' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const signatureOfPng = Buffer.from('89504e470d0a1a0a', 'hex')

describe('what is no accepted picture', () => {
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['SVG', 'a.svg', () => Buffer.from(svg)],
    ['SVG behind an XML line', 'a.svg', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['SVG named .png', 'a.png', () => Buffer.from(svg)],
    ['SVG behind the signature of PNG', 'a.png', () => Buffer.concat([signatureOfPng, Buffer.from(svg)])],
    ['SVG behind the signature of GIF', 'a.gif', () => Buffer.from(`GIF89a${svg}`)],
    ['HTML', 'a.jpg', () => Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')],
    ['PDF', 'a.jpg', () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')],
    ['playlist', 'a.jpg', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['TIFF', 'a.png', () => drawing(20, 20).tiff().toBuffer()],
    ['HEIC', 'a.avif', async () => renamedBrand(await drawing(20, 20).avif({ effort: 0 }).toBuffer(), 'heic')],
    ['empty file', 'a.jpg', () => new Uint8Array()],
    ['one byte', 'a.jpg', () => Uint8Array.of(0xff)],
    ['JPEG of zeros', 'a.jpg', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000)])],
    ['PNG of no size', 'a.png', () => hugePng(0, 0)],
  ])('PI-03 ER-11 %s is an invalid image', async (_name, file, make) => {
    expect(await decodeBytes(decoder, await make(), file)).toEqual(invalid)
  })

  test('PI-03 a PNG whose pixels are damaged is an invalid image', async () => {
    const bytes = await drawing(300, 300).png().toBuffer()
    bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 40)
    expect(await decodeBytes(decoder, bytes)).toEqual(invalid)
  })
})

describe('a cut file', () => {
  const whole = {
    JPEG: () => drawing(600, 400).jpeg().toBuffer(),
    'progressive JPEG': () => drawing(600, 400).jpeg({ progressive: true }).toBuffer(),
    'JPEG larger than every rendition': () => drawing(2600, 1400).jpeg().toBuffer(),
    PNG: () => drawing(600, 400).png().toBuffer(),
    WebP: () => drawing(600, 400).webp().toBuffer(),
    GIF: () => drawing(300, 200).gif({ effort: 1 }).toBuffer(),
    AVIF: () => drawing(300, 200).avif({ effort: 0 }).toBuffer(),
    'animated GIF': async () => (await animation(80, 60, ['red', 'lime', 'blue'])).gif().toBuffer(),
    'animated WebP': async () => (await animation(80, 60, ['red', 'lime', 'blue'])).webp().toBuffer(),
  }
  test.each(Object.entries(whole))('PI-03 ER-11 %s is an invalid image, not half a picture', async (_name, make) => {
    const bytes = await make()
    for (const share of [0.02, 0.5, 0.95]) {
      expect(await decodeBytes(decoder, bytes.subarray(0, Math.floor(bytes.length * share)))).toEqual(invalid)
    }
  })
})

describe('a picture beyond the limits', () => {
  test('PI-03 a PNG of 256 megapixels is refused by its header', async () => {
    const bytes = hugePng(16_384, 16_384)
    expect(bytes.length).toBeLessThan(50_000)
    expect(await decodeBytes(decoder, bytes)).toEqual({ ok: false, reason: 'too_many_pixels' })
  })

  test.each([
    [1000, 1000, 1000],
    [1000, 1000, 51],
    [60_000, 60_000, 1],
  ])('PI-03 pixels count over all frames: a GIF of %i x %i x %i', async (width, height, frames) => {
    const outcome = await decodeBytes(decoder, gifOfFrames(width, height, frames))
    expect(outcome).toEqual({ ok: false, reason: 'too_many_pixels' })
  })

  test('PI-03 frames of an animated WebP count together', async () => {
    const bytes = await (await animation(1000, 1000, ['red', 'lime', 'blue'])).webp({ effort: 0 }).toBuffer()
    const strict = createPictureDecoder({ log: console, limits: { ...patient, mostPixels: 2_999_999 }, workerCount: 1 })
    expect(await decodeBytes(strict, bytes)).toEqual({ ok: false, reason: 'too_many_pixels' })
    await strict.close()
  })

  test('PI-03 a file of more than 20 MB is refused unread', async () => {
    const bytes = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.alloc(20 * 1024 * 1024)])
    expect(await decodeBytes(decoder, bytes)).toEqual({ ok: false, reason: 'too_large' })
  })

  test('PI-03 nothing of a refused picture is left on the disk', async () => {
    const folder = await ownFolder()
    const bytes = await sharp(await drawing(800, 600).jpeg().toBuffer())
      .jpeg()
      .toBuffer()
    await writeFile(join(folder, 'cut'), bytes.subarray(0, bytes.length / 2))
    const output = join(folder, 'decoded')
    expect(await decoder.decode({ file: join(folder, 'cut') }, output)).toEqual(invalid)
    expect(await readdir(output)).toEqual([])
  })
})

function renamedBrand(avif: Buffer, brand: string): Buffer {
  return Buffer.concat([avif.subarray(0, 8), Buffer.from(brand, 'latin1'), avif.subarray(12)])
}
