import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifOfFrames, hugePng, plain, pngChunk } from '../media/picture-files.ts'
import { drawPicture, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

// Small things that say they are large: what they would become is never held in memory.

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** The same file with another width and height behind each mark. */
function claiming(file: Buffer, mark: Buffer, write: (copy: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf(mark)
  if (at === -1) throw new Error('the file has no such mark')
  write(copy, at + mark.length)
  return copy
}

const bombs: [string, () => Promise<Buffer> | Buffer][] = [
  ['a PNG of 3,600 megapixels', () => hugePng(60_000, 60_000)],
  ['a GIF of 10,000 frames', () => gifOfFrames(1000, 1000, 10_000)],
  [
    'a JPEG that says it is 65,000 wide and high',
    async () =>
      claiming(await plain(64, 64).jpeg().toBuffer(), Buffer.from('ffc0001108', 'hex'), (copy, at) => {
        copy.writeUInt16BE(65_000, at)
        copy.writeUInt16BE(65_000, at + 2)
      }),
  ],
  [
    'an AVIF that says it is 60,000 wide and high',
    async () =>
      claiming(await plain(64, 64).avif({ effort: 0 }).toBuffer(), Buffer.from('ispe\0\0\0\0'), (copy, at) => {
        copy.writeUInt32BE(60_000, at)
        copy.writeUInt32BE(60_000, at + 4)
      }),
  ],
]

test.each(bombs)('PI-03 %s is refused, and what comes after it is taken', async (_, make) => {
  expect(await upload(ana, await make())).toMatchObject({ status: 'failed', failure: 'Invalid Image' })
  expect(await upload(ana, await drawPicture())).toMatchObject({ status: 'succeeded' })
})

test('PI-03 words in a picture that would become 500 MB are not unpacked', async () => {
  const picture = await sharp(await drawPicture())
    .png()
    .toBuffer()
  const words = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(500 * 1024 * 1024), { level: 9 })])
  // Behind the header, which is the first chunk and 25 bytes long.
  const bomb = Buffer.concat([picture.subarray(0, 33), pngChunk('zTXt', words), picture.subarray(33)])
  const answer = await upload(ana, bomb)
  expect(['succeeded', 'failed']).toContain(answer.status)
  expect(await upload(ana, await drawPicture())).toMatchObject({ status: 'succeeded' })
})

test.each(['gzip', 'deflate', 'br'])('CA-19 a body that is packed by %s is never unpacked', async (encoding) => {
  const body = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'))
  for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
    const headers = { 'content-type': type, 'content-encoding': encoding }
    const answer = await ana.fetch('/v3/users/me/', { method: 'POST', headers, body })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ resource_response: { error: { name: 'encoding_not_taken' } } })
  }
})
