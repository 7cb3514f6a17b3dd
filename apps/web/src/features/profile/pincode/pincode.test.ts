import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPincode } from './pincode.ts'

/** What a reader sees on the drawn picture; the reader is not the one that wrote it. */
async function read(svg: string, width: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

const addresses = [
  'https://pins.example/ada/',
  'http://localhost:4000/a_member_with_a_long_name_of_30/',
  `https://${'very-long-subdomain.'.repeat(4)}pins.example/folder/ada/`,
]

test('PS-18 a pincode leads to the profile, with initials in its middle', async () => {
  for (const address of addresses) {
    expect(await read(drawPincode(address, { name: 'Ada Lovelace', picture: null }), 480)).toBe(address)
  }
})

test('PS-18 a pincode leads to the profile, with a picture in its middle', async () => {
  const face = await sharp({ create: { width: 136, height: 136, channels: 3, background: '#c23b2a' } })
    .png()
    .toBuffer()
  const picture = `data:image/png;base64,${face.toString('base64')}`
  const svg = drawPincode('https://pins.example/ada/', { name: 'Ada', picture })
  expect(await read(svg, 480)).toBe('https://pins.example/ada/')
  const { data, info } = await sharp(Buffer.from(svg)).resize(101, 101).raw().toBuffer({ resolveWithObject: true })
  const middle = (50 * info.width + 50) * info.channels
  expect([...data.subarray(middle, middle + 3)]).toEqual([0xc2, 0x3b, 0x2a])
})

test('PS-18 a name cannot write into the drawing', () => {
  const svg = drawPincode('https://pins.example/ada/', { name: '<b "&', picture: null })
  expect(svg).toContain('>&lt;&quot;</text>')
})
