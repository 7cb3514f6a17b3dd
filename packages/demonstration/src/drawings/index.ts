import { Canvas } from './kit/canvas.ts'
import type { Family } from './kit/family.ts'
import { entry } from './kit/random.ts'
import type { Drawing } from './drawing.ts'
import { allFamilies } from './families/all-families.ts'

export type { Drawing } from './drawing.ts'
export { renderPortrait } from './portraits/portrait.ts'
export { renderDrawing } from './render-drawing.ts'

/** The families, how many different drawings each offers, what they are about, and their scenes in order. */
export const families: readonly { name: string; count: number; topic: string; scenes: readonly string[] }[] =
  allFamilies.map((family) => ({
    name: family.name,
    count: countOf(family),
    topic: family.topic,
    scenes: family.scenes.map((scene) => scene.name),
  }))

/**
 * One drawing; the same family and index give the same drawing everywhere.
 * Throws a RangeError for a family or an index that does not exist.
 */
export function draw(family: string, index: number): Drawing {
  const found = allFamilies.find(({ name }) => name === family)
  if (found === undefined) throw new RangeError(`There is no family of drawings named ${family}.`)
  if (!Number.isInteger(index) || index < 0 || index >= countOf(found)) {
    throw new RangeError(`${family} has no drawing ${index}.`)
  }
  return drawOf(found, index)
}

/** As `draw`, and on beyond the drawings that are offered: the same scenes, by other random numbers. */
export function drawBeyond(family: string, index: number): Drawing {
  const found = allFamilies.find(({ name }) => name === family)
  if (found === undefined) throw new RangeError(`There is no family of drawings named ${family}.`)
  return drawOf(found, index)
}

function drawOf(found: Family, index: number): Drawing {
  const family = found.name
  const scene = index % found.scenes.length
  const round = Math.floor(index / found.scenes.length)
  // One step each round keeps a scene from meeting the same palette and size again.
  const [width, height] = entry(found.sizes, scene + round)
  const canvas = new Canvas(width, height, entry(found.palettes, scene * 3 + round), `${family} ${index}`)
  const words = entry(found.scenes, scene)(canvas, round)
  return { family, ...words, svg: canvas.toSvg(), width, height }
}

function countOf(family: Family): number {
  return family.scenes.length * family.rounds
}
