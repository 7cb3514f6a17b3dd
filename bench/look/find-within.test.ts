import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import {
  type ComparedPicture,
  comparePictures,
} from '../../apps/server/src/modules/recommender/looks/compare-pictures.ts'
import { findWithin } from '../../apps/server/src/modules/recommender/looks/find-within.ts'
import { readSmall } from '../../apps/server/src/modules/recommender/looks/read-pixels.ts'
import { changes } from './changed-pictures.ts'
import { recolorings } from './recolored-pictures.ts'

/** Different things; the first two are of one family, so they are alike at first sight. */
const drawings = [
  ['animals', 4],
  ['animals', 5],
  ['still-lifes', 3],
  ['charts', 2],
] as const
/** What may happen to a picture and leave it the same, a part of it, or the same with something around it. */
const kept = ['recompressed', 'cropped to 30%', 'bordered'] as const

interface Drawn {
  readonly bytes: Buffer
  readonly small: ComparedPicture
}
const drawn = new Map<string, Drawn>()

/** As the renditions that are compared when a pin is saved. */
const asCompared = async (picture: Uint8Array) => readSmall(await sharp(picture).resize(236).jpeg().toBuffer())
const nameOf = ([family, index]: (typeof drawings)[number]) => `${family} ${index}`
const of = (name: string): Drawn => {
  const found = drawn.get(name)
  if (!found) throw new Error(`nobody drew ${name}`)
  return found
}

beforeAll(async () => {
  for (const drawing of drawings) {
    const bytes = await sharp((await renderDrawing(draw(drawing[0], drawing[1]))).bytes)
      .resize(420)
      .jpeg()
      .toBuffer()
    drawn.set(nameOf(drawing), { bytes, small: await asCompared(bytes) })
  }
}, 60_000)

/** Comparing is work, and others have tests to run meanwhile. */
const A_WHILE = 60_000

test.each(drawings.flatMap((drawing) => kept.map((change) => [change, nameOf(drawing)] as const)))(
  'what is %s is the picture that it was made of: %s',
  async (change, name) => {
    const { bytes, small } = of(name)
    const changed = await asCompared((await changes[change]?.(bytes, () => 0.3)) ?? bytes)
    expect(comparePictures(changed, small).isCopy).toBe(true)
  },
  A_WHILE,
)

const pairs = drawings.flatMap((one, at) =>
  drawings.slice(at + 1).map((other) => [nameOf(one), nameOf(other)] as const),
)

test.each(drawings.map(nameOf))(
  'what only lost something, or got a border, keeps its colours, and in other colours it does not: %s',
  async (name) => {
    const { bytes, small } = of(name)
    const isOff = async (changed: Buffer) => comparePictures(await asCompared(changed), small).isRecolored
    for (const change of ['recompressed', 'blurred', 'bordered'] as const)
      expect(await isOff((await changes[change]?.(bytes, () => 0.3)) ?? bytes), change).toBe(false)
    for (const turned of ['all hues turned by 60°', 're-coloured all over'])
      expect(await isOff((await recolorings[turned]?.(bytes, () => 0)) ?? bytes), turned).toBe(true)
  },
  A_WHILE,
)

test.each(pairs)(
  'different pictures are not taken for each other: %s and %s',
  (one, other) => {
    expect(comparePictures(of(one).small, of(other).small).isCopy).toBe(false)
  },
  A_WHILE,
)

test.each(drawings.map(nameOf))(
  'the same drawing in other colours is another picture: %s',
  async (name) => {
    const { bytes, small } = of(name)
    for (const turned of ['all hues turned by 60°', 're-coloured all over']) {
      const changed = await asCompared((await recolorings[turned]?.(bytes, () => 0)) ?? bytes)
      expect(comparePictures(changed, small).isCopy, turned).toBe(false)
    }
  },
  A_WHILE,
)

test(
  'what differs in the colour of one thing lies well in the other, and is another picture all the same',
  async () => {
    const withDisc = (color: string, quality = 90) => {
      const stripes = Array.from(
        { length: 9 },
        (_, at) => `<path d="M${at * 45} 0 L${at * 45 + 30} 300" stroke="#222" stroke-width="9"/>`,
      )
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#eee"/>${stripes.join('')}<circle cx="260" cy="150" r="70" fill="${color}"/></svg>`
      return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()
    }
    const [red, teal] = [await asCompared(await withDisc('#a86a62')), await asCompared(await withDisc('#4f8484'))]
    const { score, difference, recolored } = findWithin(red, teal)
    expect(score).toBeGreaterThan(0.94)
    expect(difference).toBeLessThan(15)
    expect(recolored).toBeGreaterThan(20)
    expect(comparePictures(red, teal).isCopy).toBe(false)
    expect(comparePictures(red, await asCompared(await withDisc('#a86a62', 30))).isCopy).toBe(true)
  },
  A_WHILE,
)

test(
  'a part of one picture is no part of another, nor is a picture with a border',
  async () => {
    const { bytes } = of('animals 4')
    for (const change of ['cropped to 30%', 'bordered'] as const) {
      const changed = await asCompared((await changes[change]?.(bytes, () => 0.3)) ?? bytes)
      expect(comparePictures(changed, of('animals 5').small).isCopy, change).toBe(false)
    }
  },
  A_WHILE,
)

test(
  'a picture lies in itself exactly, and the same thing turned does not lie in it',
  async () => {
    const { bytes, small } = of('animals 4')
    const { score, difference } = findWithin(small, small)
    expect(score).toBeCloseTo(1, 6)
    expect(difference).toBe(0)
    const turned = await asCompared(await sharp(bytes).flop().jpeg().toBuffer())
    expect(comparePictures(turned, small).isCopy).toBe(false)
  },
  A_WHILE,
)

test('a plain picture is no part of anything, also not of another plain one', async () => {
  const plain = async (background: string) =>
    asCompared(
      await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    )
  const [grey, greyer] = [await plain('#888888'), await plain('#868686')]
  expect(findWithin(grey, greyer).score).toBe(0)
  expect(comparePictures(grey, greyer).isCopy).toBe(false)
  expect(findWithin(grey, of('charts 2').small).score).toBe(0)
})
