import sharp from 'sharp'
import { randomFrom } from './random.ts'

const WIDTH = 600
const heights = [800, 600, 900, 720, 460]

/** Discs on a ground, as JPEG: enough for a decoder and a browser to have work. The same number gives the same picture. */
export function drawPicture(number: number): Promise<Buffer> {
  const random = randomFrom(number * 7919 + 13)
  const height = heights[number % heights.length] ?? WIDTH
  const color = () => `hsl(${random.below(360)} ${30 + random.below(40)}% ${35 + random.below(45)}%)`
  const discs = Array.from(
    { length: 30 },
    () =>
      `<circle cx="${random.below(WIDTH)}" cy="${random.below(height)}" r="${20 + random.below(120)}" fill="${color()}"/>`,
  )
  const size = `width="${WIDTH}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${color()}"/>${discs.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
