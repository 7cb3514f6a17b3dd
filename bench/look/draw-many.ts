import { draw, drawBeyond, families } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { seededRandom } from '../../apps/server/src/modules/recommender/index.ts'

/** As wide and high as pictures are looked at by the worker, at most. */
const SIDE = 564
/** Of what librsvg takes for the size that a drawing says. */
const FULL_DENSITY = 72
const LEAST_CUT = 0.65

const offered = families.flatMap(({ name, count }) =>
  Array.from({ length: count }, (_, index) => [name, index] as const),
)

/** How many drawings the demonstration offers: these numbers are drawn as they are. */
export const OFFERED = offered.length

/** The family of a drawing that is offered. */
export const familyOf = (number: number): string | undefined => offered[number]?.[0]

/**
 * A picture by its number, always the same. Beyond those that are offered it is one of their scenes by other random numbers, of
 * which a part is cut out, turned to other hues, and mirrored or not: no two are the same, though scenes come again.
 */
export async function drawNumbered(number: number): Promise<Buffer> {
  const there = offered[number]
  if (there) return raster(draw(...there))
  const random = seededRandom(number)
  const bytes = await raster(drawSomething(random))
  const { width, height } = await sharp(bytes).metadata()
  const side = () => LEAST_CUT + random() * (1 - LEAST_CUT)
  const cut = { width: Math.round(width * side()), height: Math.round(height * side()) }
  const left = Math.floor(random() * (width - cut.width))
  const top = Math.floor(random() * (height - cut.height))
  const hue = Math.floor(random() * 360)
  const changed = sharp(bytes)
    .extract({ left, top, ...cut })
    .modulate({ hue, brightness: 0.85 + random() * 0.3, saturation: 0.6 + random() * 0.8 })
  return (random() < 0.5 ? changed.flop() : changed).jpeg({ quality: 85 }).toBuffer()
}

/** One of the scenes by other random numbers; another one where its colours do not stand out from each other. */
function drawSomething(random: () => number): ReturnType<typeof drawBeyond> {
  for (;;) {
    const family = families[Math.floor(random() * families.length)]
    if (!family) throw new RangeError('nothing is offered')
    const scenes = family.scenes.length
    const index = (Math.floor(random() * scenes) + family.count + scenes * Math.floor(random() * 500)) | 0
    try {
      return drawBeyond(family.name, index)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
}

const raster = ({ svg, width, height }: { readonly svg: string; readonly width: number; readonly height: number }) =>
  sharp(Buffer.from(svg), { density: (FULL_DENSITY * SIDE) / Math.max(width, height) })
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer()
