import sharp from 'sharp'
import type { ChangedPicture } from './changed-pictures.ts'

/** How far from a hue its own kind of colour reaches, in degrees. */
const REACH = 35
const LEAST_SATURATED = 0.25

/** The same drawing in other colours: no near copies. */
export const recolorings: Readonly<Record<string, ChangedPicture>> = {
  're-coloured all over': (picture) =>
    sharp(picture).modulate({ brightness: 1.15, saturation: 0.6, hue: 25 }).jpeg().toBuffer(),
  'all hues turned by 60°': (picture) => sharp(picture).modulate({ hue: 60 }).jpeg().toBuffer(),
  'all hues turned by 180°': (picture) => sharp(picture).modulate({ hue: 180 }).jpeg().toBuffer(),
  'its main colour turned by 60°': (picture) => turnMainColor(picture, 60),
  'its main colour turned by 180°': (picture) => turnMainColor(picture, 180),
}

/** Turns what has the most frequent strong colour, and leaves all else as it is. */
async function turnMainColor(picture: Buffer, degrees: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = Array.from({ length: 36 }, () => 0)
  const hueAt = (at: number) => hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  for (let at = 0; at < data.length; at += 3) {
    const { hue, saturation } = hueAt(at)
    if (saturation >= LEAST_SATURATED) counts[Math.floor(hue / 10)] = (counts[Math.floor(hue / 10)] ?? 0) + 1
  }
  const main = counts.indexOf(Math.max(...counts)) * 10 + 5
  const { data: turned } = await sharp(picture)
    .modulate({ hue: degrees })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 3) {
    const { hue, saturation } = hueAt(at)
    const away = Math.abs(((hue - main + 540) % 360) - 180)
    if (saturation < LEAST_SATURATED || away > REACH) continue
    for (let color = 0; color < 3; color += 1) data[at + color] = turned[at + color] ?? 0
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function hueOf(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0 }
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / 255 }
}
