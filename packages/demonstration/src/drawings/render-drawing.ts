import sharp from 'sharp'
import { allFamilies } from './families/all-families.ts'
import type { Drawing } from './drawing.ts'
import { Random } from './kit/random.ts'

const grainSize = 512

/** Strength of the grain by finish, from 0 to 255. */
const grains = { photo: 26, print: 44, flat: 0 } as const

/**
 * A drawing as a picture of its stated size. Grain is laid over the raster, because turbulence filters in SVG take
 * many times as long. The bytes are the same for the same drawing and version of the renderer.
 */
export async function renderDrawing(
  drawing: Drawing,
): Promise<{ bytes: Buffer; type: 'image/jpeg' | 'image/png' | 'image/webp' }> {
  const finish = allFamilies.find(({ name }) => name === drawing.family)?.finish ?? 'print'
  const picture = sharp(Buffer.from(drawing.svg)).flatten()
  if (finish === 'flat') return { bytes: await picture.png({ compressionLevel: 6 }).toBuffer(), type: 'image/png' }
  const raw = { width: grainSize, height: grainSize, channels: 4 } as const
  const grainy = picture.composite([{ input: grainOf(grains[finish]), raw, tile: true, blend: 'overlay' }])
  return { bytes: await grainy.jpeg({ quality: 86 }).toBuffer(), type: 'image/jpeg' }
}

const made = new Map<number, Buffer>()

/** Grey dots of film or paper, the same each time. */
function grainOf(strength: number): Buffer {
  const known = made.get(strength)
  if (known !== undefined) return known
  const random = new Random('grain')
  const dots = Buffer.alloc(grainSize * grainSize * 4)
  for (let offset = 0; offset < dots.length; offset += 4) {
    dots.fill(Math.round(random.around(128, 128)), offset, offset + 3)
    dots[offset + 3] = strength
  }
  made.set(strength, dots)
  return dots
}
