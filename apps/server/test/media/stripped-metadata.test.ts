import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { createPictureDecoder } from '../../src/modules/media/pictures/picture-decoder.ts'
import { decoded, headerOf, pixelAt, renditionOf } from './decoding.ts'
import { patient } from './patient.ts'
import { animation, drawing, plain, withGifNotes, withJpegComment, withPngText } from './picture-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const decoder = createPictureDecoder({ log: console, limits: patient, workerCount: 1 })
afterAll(() => decoder.close())

const canary = 'canary-7f3a-secret-place'

/** EXIF with a place, XMP and a colour profile, all with the canary where text goes. */
function burdened(picture: Sharp): Sharp {
  return picture
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: canary, ImageDescription: canary },
      IFD2: { UserComment: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSAreaInformation: canary },
    })
    .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${canary}</a></x:xmpmeta>`)
}

test.each<[string, () => Promise<Buffer>]>([
  ['JPEG', async () => withJpegComment(await burdened(drawing(300, 200)).jpeg().toBuffer(), canary)],
  ['PNG', async () => withPngText(await burdened(drawing(300, 200)).png().toBuffer(), canary)],
  ['WebP', () => burdened(drawing(300, 200)).webp().toBuffer()],
  ['AVIF', () => burdened(drawing(300, 200)).avif({ effort: 0 }).toBuffer()],
  [
    'animated WebP',
    async () =>
      burdened(await animation(60, 40, ['red', 'blue']))
        .webp()
        .toBuffer(),
  ],
  ['animated GIF', async () => withGifNotes(await (await animation(60, 40, ['red', 'blue'])).gif().toBuffer(), canary)],
])('PI-03 no metadata of a %s is left in any stored file', async (_name, make) => {
  const bytes = await make()
  expect(bytes.includes(canary)).toBe(true)
  const picture = await decoded(decoder, bytes)
  for (const rendition of picture.renditions) {
    const stored = await readFile(rendition.file)
    for (const trace of [canary, 'Exif\0', 'http://ns.adobe.com', 'xpacket', 'ICC_PROFILE', 'ICCP', 'iCCP', 'eXIf']) {
      expect({ trace, file: rendition.file, isLeft: stored.includes(trace) }).toMatchObject({ isLeft: false })
    }
    const header = await headerOf(rendition)
    expect(header).toMatchObject({ hasProfile: false })
    for (const field of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments']) {
      expect(header).not.toHaveProperty(field)
    }
  }
})

test.each([
  ['JPEG', (picture: Sharp) => picture.jpeg({ quality: 95 })],
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp({ lossless: true })],
])('PI-03 a %s that says it lies on its side is stored upright', async (_name, encode) => {
  const left = await plain(150, 200, '#0000ff').png().toBuffer()
  const lying = plain(300, 200, '#ff0000').composite([{ input: left, gravity: 'west' }])
  const bytes = await encode(lying.withMetadata({ orientation: 6 })).toBuffer()
  const picture = await decoded(decoder, bytes)
  expect(picture).toMatchObject({ width: 200, height: 300 })
  for (const rendition of picture.renditions.filter(({ key }) => key !== '136x136')) {
    expect(rendition.height).toBeGreaterThan(rendition.width)
    // A quarter turn to the right brings what was on the left to the top.
    const [redAbove = 255, , blueAbove = 0] = await pixelAt(rendition, 40, 20)
    const [redBelow = 0, , blueBelow = 255] = await pixelAt(rendition, 40, rendition.height - 20)
    expect([redAbove < 30, blueAbove > 220, redBelow > 220, blueBelow < 30]).toEqual([true, true, true, true])
  }
  expect((await headerOf(renditionOf(picture, 'orig'))).orientation).toBeUndefined()
})
