import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw } from '../drawings/index.ts'
import { buildPlan } from './build-plan.ts'

/** Pixels along each side: enough for composition and palette, too few for texture. */
const SIDE = 12
/** Of 255 levels, on average over all pixels. */
const LEAST_APART = 7
const LEAST_APART_OF_A_SCENE = 11

async function glance(family: string, index: number): Promise<Buffer> {
  const { svg, width, height } = draw(family, index)
  const scale = 64 / Math.max(width, height)
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  const small = svg.replace(/width="\d+" height="\d+"/, size)
  return sharp(Buffer.from(small)).flatten().resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

test('OP-01 no two pictures of the demonstration look the same at a glance', { timeout: 120_000 }, async () => {
  const pictures: { name: string; scene: string; seen: Buffer }[] = []
  for (const { create } of buildPlan()) {
    const { family, index } = create.drawing
    pictures.push({ name: `${create.scene} ${index}`, scene: create.scene, seen: await glance(family, index) })
  }
  const copies = pictures.flatMap((one, at) =>
    pictures.slice(at + 1).flatMap((other) => {
      const least = one.scene === other.scene ? LEAST_APART_OF_A_SCENE : LEAST_APART
      return distance(one.seen, other.seen) < least ? [`${one.name} and ${other.name}`] : []
    }),
  )
  expect(copies).toEqual([])
})
