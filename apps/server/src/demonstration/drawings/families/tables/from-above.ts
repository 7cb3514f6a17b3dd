import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, rosy, vivid, warm } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polar, polygon, rect, stroke } from '../../kit/shapes.ts'
import { plateWith } from './dishes.ts'

/** A table top seen from straight above: boards, cloth, marble or checks. */
function addTop(c: Canvas, round: number): void {
  const { width, height, random, palette } = c
  const kind = round % 5
  if (kind === 0) {
    const wood = '#a97c50'
    for (let plank = 0; plank < 6; plank += 1) {
      const tone = shade(mix(wood, palette.mid, 0.15), random.around(0, 0.14))
      c.add(rect((plank * width) / 6, 0, width / 6 - 3, height, c.linear([[0, shade(tone, 0.1)], [1, shade(tone, -0.1)]], 0)))
      c.add(stroke(times(7, (grain) => `M${at((plank * width) / 6 + 14 + grain * 20)},0q${at(random.around(0, 16))},${at(height * 0.3)} 0,${at(height * 0.5)}t${at(random.around(0, 10))},${at(height * 0.5)}`).join(''), shade(tone, -0.3), 1.8, 'stroke-opacity="0.3"'))
    }
  } else if (kind === 1) {
    c.wash('#fbf6ec')
    const size = width / 14
    c.add(fill(times(14, (stripe) => (stripe % 2 ? '' : `M${at(stripe * size)},0h${at(size)}V${height}h${at(-size)}Z`)).join(''), palette.accent, 'fill-opacity="0.5"'), fill(times(30, (stripe) => (stripe % 2 ? '' : `M0,${at(stripe * size)}h${width}v${at(size)}H0Z`)).join(''), palette.accent, 'fill-opacity="0.5"'))
  } else if (kind === 2) {
    c.wash(c.linear([[0, '#f6f3ef'], [1, '#dedad5']], 60))
    c.add(stroke(times(16, () => { const [x, y] = [random.next() * width, random.next() * height]; return `M${at(x)},${at(y)}q${at(random.around(0, 160))},${at(random.around(0, 160))} ${at(random.around(0, 300))},${at(random.around(0, 300))}t${at(random.around(0, 200))},${at(random.around(0, 200))}` }).join(''), '#8c8a88', 4, 'stroke-opacity="0.18"'))
  } else if (kind === 3) {
    c.wash(c.linear([[0, shade(palette.deep, 0.06)], [1, shade(palette.deep, -0.3)]], 40))
  } else {
    c.wash(c.linear([[0, palette.light], [1, shade(palette.light, -0.12)]], 50))
    c.add(stroke(times(24, (line) => `M${at((line * width) / 23)},0V${height}`).join(''), palette.paper, 3, 'stroke-opacity="0.4"'))
  }
}

function shadow(c: Canvas, x: number, y: number, r: number): string {
  return c.glow(x + r * 0.14, y + r * 0.18, r * 1.25, r * 1.25, '#1a0f0a', 0.6)
}

function cutlery(x: number, y: number, long: number, turn: number, kind: 'fork' | 'knife' | 'spoon', metal: string): string {
  const w = long * 0.045
  const parts = {
    fork: `M${at(-w * 0.4)},${at(long / 2)}V${at(-long * 0.14)}Q${at(-w * 1.6)},${at(-long * 0.18)} ${at(-w * 1.6)},${at(-long * 0.28)}V${at(-long / 2)}h${at(w * 0.6)}v${at(long * 0.18)}h${at(w * 0.7)}v${at(-long * 0.18)}h${at(w * 0.6)}v${at(long * 0.18)}h${at(w * 0.7)}v${at(-long * 0.18)}h${at(w * 0.6)}V${at(-long * 0.28)}Q${at(w * 1.6)},${at(-long * 0.18)} ${at(w * 0.4)},${at(-long * 0.14)}V${at(long / 2)}Z`,
    knife: `M${at(-w * 0.6)},${at(long / 2)}V${at(-long * 0.04)}H${at(-w * 0.7)}V${at(-long * 0.5)}Q${at(w * 1.4)},${at(-long * 0.44)} ${at(w * 1.1)},${at(-long * 0.04)}H${at(w * 0.6)}V${at(long / 2)}Z`,
    spoon: `M${at(-w * 0.4)},${at(long / 2)}V${at(-long * 0.16)}C${at(-w * 2.6)},${at(-long * 0.2)} ${at(-w * 2)},${at(-long / 2)} 0,${at(-long / 2)}S${at(w * 2.6)},${at(-long * 0.2)} ${at(w * 0.4)},${at(-long * 0.16)}V${at(long / 2)}Z`,
  }
  return place(fill(parts[kind], '#1a0f0a', 'fill-opacity="0.3" transform="translate(5 7)"') + fill(parts[kind], metal) + stroke(`M0,${at(long * 0.44)}V${at(-long * 0.1)}`, shade(metal, 0.5), w * 0.24), x, y, turn)
}

function sprig(c: Canvas, x: number, y: number, long: number, turn: number): string {
  const tone = mix('#55753f', c.palette.deep, 0.3)
  return place(stroke(`M0,0Q${at(long * 0.1)},${at(-long * 0.5)} 0,${at(-long)}`, shade(tone, -0.2), 4) + fill(times(12, (l) => leaf(0, -l * long * 0.08, long * 0.24, long * 0.075, l % 2 ? -0.6 : -2.54)).join(''), tone), x, y, turn)
}

/** One plate set for somebody. */
function placeSetting(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  addTop(c, round)
  const [x, y, r] = [width / 2, height * 0.5, Math.min(width * 0.34, height * 0.3)]
  const cloth = lightness(palette.accent) > 0.5 ? palette.deep : palette.accent
  c.add(place(rect(-r * 1.1, -r * 1.25, r * 2.2, r * 2.5, '#1a0f0a', 'fill-opacity="0.2" transform="translate(10 14)"') + rect(-r * 1.1, -r * 1.25, r * 2.2, r * 2.5, c.linear([[0, shade(cloth, 0.16)], [1, shade(cloth, -0.16)]], 30)) + rect(-r * 1.02, -r * 1.17, r * 2.04, r * 2.34, 'none', `stroke="${shade(cloth, 0.5)}" stroke-width="4" stroke-dasharray="12 9"`), x, y, random.around(0, 14)))
  const dish = plateWith(c, x, y, r, round)
  c.add(shadow(c, x, y, r), dish.markup)
  const metal = round % 2 ? '#c9a25f' : '#d3d6d8'
  c.add(cutlery(x - r * 1.3, y, r * 1.5, random.around(0, 5), 'fork', metal), cutlery(x + r * 1.3, y, r * 1.5, random.around(0, 5), 'knife', metal))
  const glass = [x + r * 1.1, y - r * 1.35] as const
  c.add(shadow(c, ...glass, r * 0.3), circle(...glass, r * 0.3, '#ffffff', 'fill-opacity="0.4"'), circle(...glass, r * 0.25, mix(palette.mid, '#ffffff', 0.3), 'fill-opacity="0.75"'), circle(glass[0] - r * 0.07, glass[1] - r * 0.08, r * 0.07, '#ffffff', 'fill-opacity="0.7"'))
  c.add(sprig(c, x - r * 1.2, y + r * 1.8, r * 0.9, random.between(20, 70)), sprig(c, x + r * 0.2, y + r * 2.05, r * 0.7, random.between(60, 110)))
  c.vignette('#1a0f0a', 0.3)
  return { name: entry(['Table for one', 'Lunch, set properly', 'Plate on marble', 'Supper in blue light', 'The quick version', 'Guests at eight'], round) + `: ${dish.name.toLowerCase()}`, alt: `A plate of ${dish.name.toLowerCase()} with fork, knife and a glass on a table, seen from above.`, tags: ['food', 'table setting', dish.tag, 'from above'] }
}

/** Many dishes shared on one table. */
function sharedTable(c: Canvas, round: number): Words {
  const { width, height, random } = c
  addTop(c, round + 1)
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 900 && placed.length < 13; tries += 1) {
    const r = Math.min(width, height) * random.between(0.12, 0.2) * (1 - tries / 1800)
    const [x, y] = [random.between(0, width), random.between(0, height)]
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 16)) placed.push({ x, y, r })
  }
  for (const [index, { x, y, r }] of placed.entries()) c.add(shadow(c, x, y, r), plateWith(c, x, y, r, index + round * 3).markup)
  for (let extra = 0; extra < 6; extra += 1) c.add(sprig(c, random.next() * width, random.next() * height, width * 0.12, random.between(0, 360)))
  c.vignette('#1a0f0a', 0.26)
  return { name: entry(['Everybody brought something', 'Long lunch', 'Small plates', 'The table after two', 'Feast, from the ceiling', 'Bring a bowl'], round), alt: 'A table crowded with plates and bowls of different dishes, seen from above.', tags: ['feast', 'food', 'from above', 'dinner'] }
}

/** Ingredients laid out before cooking. */
function laidOut(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  addTop(c, round + 3)
  const boardW = Math.min(width * 0.6, height * 0.46)
  c.add(place(rect(-boardW / 2 + 10, -boardW * 0.7 + 14, boardW, boardW * 1.4, '#1a0f0a', 'rx="40" fill-opacity="0.3"') + rect(-boardW / 2, -boardW * 0.7, boardW, boardW * 1.4, c.linear([[0, '#c79a6b'], [1, '#a5754b']], 40), 'rx="40"') + stroke(times(9, (grain) => `M${at(-boardW * 0.42 + grain * boardW * 0.1)},${at(-boardW * 0.64)}q${at(random.around(0, 18))},${at(boardW * 0.6)} 0,${at(boardW * 1.28)}`).join(''), '#7a5238', 2, 'stroke-opacity="0.3"') + circle(0, -boardW * 0.6, 16, '#6a4a36'), width * 0.5, height * 0.5, random.around(0, 30)))
  const things = [
    (r: number) => circle(0, 0, r, c.radial([[0, '#ff8a5c'], [1, '#b82a1c']], 0.36, 0.34, 0.7)) + fill(times(5, (l) => leaf(0, 0, r * 0.6, r * 0.2, l * 1.257)).join(''), '#4a6b32'),
    (r: number) => fill(leaf(-r * 1.5, 0, r * 3, r * 0.9, 0), '#e07b2c') + stroke(times(5, (s) => `M${at(-r + s * r * 0.4)},${at(-r * 0.12)}v${at(r * 0.2)}`).join(''), '#b85a1c', 3) + fill(times(5, (l) => leaf(-r * 1.4, 0, r * 0.9, r * 0.16, Math.PI + (l - 2) * 0.3)).join(''), '#4f7a3a'),
    (r: number) => circle(0, 0, r, '#f0c93a') + circle(0, 0, r * 0.86, '#fbf3d0') + fill(times(9, (s) => leaf(0, 0, r * 0.8, r * 0.42, s * 0.698)).join(''), '#f3d65a'),
    (r: number) => fill(blob(random, 0, 0, r * 0.9, 0.06, 1.05, 8), c.radial([[0, '#fdfaf0'], [1, '#d9c7b8']], 0.4, 0.35, 0.7)) + stroke(times(5, (s) => `M0,${at(-r * 0.9)}Q${at((s - 2) * r * 0.5)},0 0,${at(r * 0.8)}`).join(''), '#b99ab0', 2.4, 'stroke-opacity="0.6"'),
    (r: number) => fill(times(16, (l) => leaf(random.around(0, r * 0.3), random.around(0, r * 0.3), r * 1.1, r * 0.5, l * 0.39)).join(''), '#5d8a45') + fill(times(9, (l) => leaf(0, 0, r * 0.7, r * 0.3, l * 0.7)).join(''), '#7dab5c'),
    (r: number) => circle(0, 0, r, '#3d4a50') + circle(0, 0, r * 0.86, entry(['#e8d9b8', '#c8553d', '#f4efe2', '#8a5a2c'], random.whole(0, 3))) + fill(times(30, () => disc(...polar(0, 0, r * 0.7 * Math.sqrt(random.next()), random.between(0, 6.28)), r * 0.05)).join(''), '#1a0f0a', 'fill-opacity="0.25"'),
    (r: number) => fill(blob(random, 0, 0, r * 0.8, 0.05, 1.28, 8), c.radial([[0, '#fff4e2'], [1, '#d2a679']], 0.4, 0.34, 0.7)),
    (r: number) => fill(polygon([[-r, r], [r, r * 0.7], [r * 0.8, -r * 0.4], [-r * 0.9, -r * 0.1]]), '#f2cf6a') + fill([[-0.4, 0.3], [0.2, 0.1], [0.5, 0.5]].map(([px = 0, py = 0]) => disc(px * r, py * r, r * 0.14)).join(''), '#d1a53c'),
  ]
  const count = 17
  for (let index = 0; index < count; index += 1) {
    const ring = index < 5 ? 0.2 : 0.44
    const [x, y] = polar(0, 0, ring + random.around(0, 0.05), index * (index < 5 ? 1.257 : 0.5236) + round)
    const [px, py, r] = [width / 2 + x * width, height / 2 + y * height, Math.min(width, height) * random.between(0.05, 0.085)]
    c.add(shadow(c, px, py, r), place(entry(things, index * 3 + round)(r), px, py, random.between(0, 360)))
  }
  c.add(cutlery(width * 0.5 + boardW * 0.12, height * 0.52, boardW * 1.1, 40 + random.around(0, 20), 'knife', '#cfd3d6'))
  c.add(fill(times(60, () => disc(random.next() * width, random.next() * height, random.between(1.5, 4))).join(''), lightness(palette.deep) > 0.5 ? '#3a2a1c' : '#f4e3c0', 'fill-opacity="0.6"'))
  c.vignette('#1a0f0a', 0.3)
  return { name: entry(['Mise en place', 'Before the soup', 'Everything for Tuesday', 'What the garden gave', 'Chop this first', 'Pantry lunch'], round), alt: 'Tomatoes, carrots, lemons, herbs, eggs and small bowls lie around a cutting board, seen from above.', tags: ['ingredients', 'cooking', 'recipe', 'from above'] }
}

export const tables: Family = {
  name: 'tables',
  topic: 'plates, feasts and ingredients from above',
  finish: 'photo',
  scenes: [placeSetting, laidOut, sharedTable],
  rounds: 10,
  palettes: mingle([warm, green, cool, rosy, vivid, dark]),
  sizes: [sizes.short, sizes.tall, sizes.square, sizes.portrait, sizes.square, sizes.landscape, sizes.poster],
}
