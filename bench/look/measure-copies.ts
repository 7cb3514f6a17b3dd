import { draw, families, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import {
  type ComparedPicture,
  comparePictures,
} from '../../apps/server/src/modules/recommender/looks/compare-pictures.ts'
import { isNearCopy } from '../../apps/server/src/modules/recommender/looks/near-copy.ts'
import { readSmall } from '../../apps/server/src/modules/recommender/looks/read-pixels.ts'
import { seededRandom } from '../../apps/server/src/modules/recommender/index.ts'
import { changes } from './changed-pictures.ts'
import { recolorings } from './recolored-pictures.ts'

/** Every so many drawings of the demonstration: 23. */
const EVERY = 30
const WIDTH = 420
const SEED = 12
/** What leaves a picture the same, a part of it, or the same with something around it. */
const KEPT = ['recompressed', 'blurred', 'cropped to 30%', 'bordered']

/** As the renditions that are compared when a pin is saved. */
const asCompared = async (picture: Uint8Array) => readSmall(await sharp(picture).resize(236).jpeg().toBuffer())

interface Drawn {
  readonly bytes: Buffer
  readonly small: ComparedPicture
}

async function drawSome(): Promise<Drawn[]> {
  const all = families.flatMap(({ name, count }) => Array.from({ length: count }, (_, at) => [name, at] as const))
  const drawn: Drawn[] = []
  for (const [family, at] of all.filter((_, index) => index % EVERY === 0)) {
    const { bytes: large } = await renderDrawing(draw(family, at))
    const bytes = await sharp(large).resize(WIDTH).jpeg().toBuffer()
    drawn.push({ bytes, small: await asCompared(bytes) })
  }
  return drawn
}

/** Says how many changed drawings vectors take for the drawing that they were made of, and how many of these colours leave. */
export async function measureVectorCopies(
  vectorOf: (picture: Buffer) => Promise<Float32Array>,
  say: (line: string) => void,
): Promise<void> {
  const random = seededRandom(SEED)
  const drawn = await Promise.all(
    (await drawSome()).map(async (one) => ({ ...one, vector: await vectorOf(one.bytes) })),
  )
  for (const [name, change] of Object.entries({ ...changes, ...recolorings })) {
    let [copies, left] = [0, 0]
    for (const { bytes, small, vector } of drawn) {
      const changed = await change(bytes, random)
      if (!isNearCopy(await vectorOf(changed), vector)) continue
      copies += 1
      if (!comparePictures(await asCompared(changed), small).isRecolored) left += 1
    }
    say(`  ${name}: ${copies} of ${drawn.length} by vectors alone, ${left} with colours`)
  }
}

/** Says what of changed drawings is taken for the drawing that it was made of, and which drawings for each other. */
export async function measureCopies(say: (line: string) => void): Promise<void> {
  const random = seededRandom(SEED)
  const drawn = await drawSome()
  const begun = process.cpuUsage()
  let compared = 0
  const isCopy = (one: ComparedPicture, other: ComparedPicture) => {
    compared += 1
    return comparePictures(one, other).isCopy
  }
  const measured = Object.entries({ ...changes, ...recolorings }).filter(
    ([name]) => KEPT.includes(name) || name in recolorings,
  )
  for (const [name, change] of measured) {
    let copies = 0
    for (const { bytes, small } of drawn) if (isCopy(await asCompared(await change(bytes, random)), small)) copies += 1
    say(
      `  ${name}: ${copies} of ${drawn.length} are near copies (${KEPT.includes(name) ? 'all should' : 'none should'})`,
    )
  }
  const pairs = drawn.flatMap((one, at) => drawn.slice(at + 1).map((other) => [one, other] as const))
  const taken = pairs.filter(([one, other]) => isCopy(one.small, other.small)).length
  say(`  different drawings: ${taken} of ${pairs.length} pairs`)
  const seconds = process.cpuUsage(begun).user / 1_000_000
  say(`  ${((seconds * 1000) / compared).toFixed(0)} processor ms a comparison, changing the drawings included`)
}
