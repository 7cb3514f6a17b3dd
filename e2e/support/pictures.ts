import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** A picture nobody has seen before: a few discs on a coloured ground, of a hue in degrees where one is asked for. */
export function drawPicture({ width = 480, height = 640, hue = randomInt(360) } = {}): Promise<Buffer> {
  const discs = Array.from({ length: 6 }, () => {
    const [x, y, radius] = [randomInt(width), randomInt(height), 30 + randomInt(120)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(hue + randomInt(90)) % 360} 60% 60%)" opacity=".8"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 85%)"/>${discs.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}
