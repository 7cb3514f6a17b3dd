import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { cool, dark, green, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, disc, ellipse, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { type Fruit, bouquet, cast, fruit, pot } from './things.ts'

/** Wall and table with light from the upper left; returns the line where table meets wall. */
function setTable(c: Canvas, round: number, part = 0.68): number {
  const { width, height, palette, random } = c
  const isDark = lightness(palette.paper) < 0.4
  const wall = entry([palette.light, mix(palette.mid, palette.paper, 0.3), mix(palette.deep, palette.ink, isDark ? 0 : 0.45), palette.paper, palette.accent], round)
  c.wash(c.linear([[0, shade(wall, 0.16)], [1, shade(wall, -0.24)]], 30))
  c.add(c.glow(width * 0.3, height * 0.3, width * 0.7, height * 0.5, shade(wall, 0.6), 0.4))
  if (round % 2 === 0) c.add(fill(`M${at(width * 0.05)},${at(height * 0.08)}h${at(width * 0.24)}l${at(width * 0.3)},${at(height * 0.5)}h${at(-width * 0.24)}ZM${at(width * 0.34)},${at(height * 0.08)}h${at(width * 0.2)}l${at(width * 0.3)},${at(height * 0.5)}h${at(-width * 0.2)}Z`, '#fff4d8', 'fill-opacity="0.2"'))
  const table = height * part
  const top = entry(['#efe6d8', '#8a5d3c', '#d9cfc0', '#5d4132', palette.mid], round + 1)
  c.add(rect(0, table, width, height - table, c.linear([[0, shade(top, 0.12)], [1, shade(top, -0.28)]], 60)))
  if (round % 3 === 0) c.add(fill(`M0,${at(table)}H${width}V${at(table + (height - table) * 0.7)}${times(8, (fold) => `Q${at(width - ((fold + 0.5) * width) / 8)},${at(table + (height - table) * (fold % 2 ? 0.84 : 0.6))} ${at(width - ((fold + 1) * width) / 8)},${at(table + (height - table) * 0.7)}`).join('')}Z`, '#fbf7ee'), fill(times(9, (check) => box(0, table + check * 26, width, 8)).join(''), palette.accent, 'fill-opacity="0.14"'), fill(times(26, (check) => box(check * width * 0.04, table, 8, (height - table) * 0.62)).join(''), palette.accent, 'fill-opacity="0.14"'))
  else c.add(stroke(times(10, (grain) => `M0,${at(table + 16 + grain * (height - table) * 0.1)}q${at(width * 0.3)},${at(random.around(0, 14))} ${at(width * 0.5)},0t${at(width * 0.5)},${at(random.around(0, 8))}`).join(''), shade(top, -0.4), 2, 'stroke-opacity="0.25"'))
  return table
}

function flowersInVase(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round, 0.74)
  const x = width * random.between(0.44, 0.56)
  const foot = table + height * 0.1
  const vase = pot(c, x, foot, height * random.between(0.24, 0.3), entry(['#f2ebdf', palette.deep, palette.accent, '#3b4a52', palette.mid], round), round % 5)
  const hues = entry([[palette.accent, '#fff3e6', palette.mid], ['#ffffff', palette.mid, palette.light], [palette.light, palette.accent, '#e8b23a'], [palette.deep, palette.accent, '#f6d7d0'], ['#f1c6cf', '#d9637a', '#fff4ea']], round)
  const kinds = entry([[3, 0, 5], [2, 2, 2], [4, 1, 0], [1, 3, 5], [0, 4, 5]], round)
  c.add(cast(c, x, foot, height * 0.16))
  c.add(bouquet(c, x, vase.mouth, Math.min(width * 0.38, height * 0.34), Math.min(height * 0.46, vase.mouth * 0.86), hues, mix('#4d7a4a', palette.deep, 0.3), kinds), vase.markup)
  for (let petal = 0; petal < 5; petal += 1) c.add(fill(blob(random, x + random.around(0, width * 0.3), foot + random.between(10, 60), width * 0.018, 0.3, 0.5, 6), entry(hues, petal)))
  c.vignette('#1a0f0a', 0.34)
  const kind = entry(['Peonies', 'Tulips', 'Anemones', 'Garden roses', 'Daisies'], round)
  return { name: `${kind}, ${entry(['third day', 'from the market', 'just cut', 'by a friend', 'in the wrong jug'], round)}`, alt: `${kind} with greenery in a ceramic vase on a table, light from the left.`, tags: ['flowers', kind.toLowerCase().split(' ').at(-1) ?? 'flowers', 'still life', 'vase'] }
}

function ceramics(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 1, 0.7)
  const clay = ['#d9c3a5', '#a4623f', '#efe6d8', '#5f6b6d', '#3a302b', palette.accent, palette.mid, palette.deep]
  const count = width > height ? 7 : entry([4, 5, 3, 6, 4], round)
  for (const row of [0, 1]) {
    const foot = table + height * (0.03 + row * 0.1)
    for (let index = 0; index < count - row; index += 1) {
      const tall = Math.min(height * 0.4, width * 0.5) * random.between(0.45, 1) * (row === 0 ? 1 : 0.66)
      const x = (width * (index + 0.5 + row * 0.3)) / count + random.around(0, 20)
      c.add(cast(c, x, foot, tall * 0.5), pot(c, x, foot, tall, entry(clay, index * 3 + row + round), random.whole(0, 5)).markup)
    }
  }
  c.vignette('#1a0f0a', 0.3)
  return { name: entry(['Kiln day', 'Shelf of seconds', 'Stoneware family', 'Pots after a long winter', 'Glaze tests'], round), alt: 'Hand-thrown vases and bottles in earthy glazes stand in two rows on a table.', tags: ['ceramics', 'pottery', 'still life', 'handmade'] }
}

function fruitBowl(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 2, 0.62)
  const s = Math.min(width, height * 0.9)
  const [x, foot] = [width / 2, table + height * 0.17]
  const kinds: readonly Fruit[] = entry([['pear', 'apple', 'plum'], ['lemon', 'lemon', 'orange'], ['fig', 'pear', 'plum'], ['apple', 'apple', 'pear'], ['orange', 'lemon', 'fig']] as const, round)
  c.add(cast(c, x, foot, s * 0.36))
  const pile = [[-0.22, -0.25], [0.22, -0.25], [0, -0.27], [-0.12, -0.38], [0.13, -0.38], [0, -0.5]] as const
  c.add(ellipse(x, foot - s * 0.2, s * 0.37, s * 0.06, shade(palette.deep, -0.35)))
  for (const [index, [px, py]] of pile.entries()) c.add(fruit(c, entry(kinds, index), x + px * s, foot + py * s, s * random.between(0.088, 0.105)))
  const bowl = entry(['#efe6d8', palette.deep, palette.accent, '#4a5a60', palette.mid], round)
  const d = `M${at(x - s * 0.38)},${at(foot - s * 0.21)}C${at(x - s * 0.34)},${at(foot + s * 0.02)} ${at(x - s * 0.16)},${at(foot)} ${at(x - s * 0.14)},${at(foot)}h${at(s * 0.28)}C${at(x + s * 0.16)},${at(foot)} ${at(x + s * 0.34)},${at(foot + s * 0.02)} ${at(x + s * 0.38)},${at(foot - s * 0.21)}Q${at(x)},${at(foot - s * 0.1)} ${at(x - s * 0.38)},${at(foot - s * 0.21)}Z`
  c.add(c.inside(fill(d, '#000'), fill(d, bowl) + stroke(times(3, (ring) => `M${at(x - s * 0.4)},${at(foot - s * (0.1 - ring * 0.03))}q${at(s * 0.4)},${at(s * 0.06)} ${at(s * 0.8)},0`).join(''), lightness(bowl) > 0.6 ? palette.deep : '#f4ead8', 5) + fill(d, c.linear([[0, '#ffffff', 0.3], [0.4, '#ffffff', 0], [1, '#1a0f0a', 0.5]], 0))))
  for (const side of [-1, 1]) {
    const [fx, fy, r] = [x + side * s * random.between(0.4, 0.46), foot + s * random.between(0.02, 0.1), s * 0.085]
    c.add(cast(c, fx, fy + r * 0.9, r), fruit(c, entry(kinds, side + 2), fx, fy, r))
  }
  c.vignette('#1a0f0a', 0.36)
  return { name: entry(['Pears and plums', 'Citrus, early', 'Figs in the good bowl', 'Windfall apples', 'Bowl for a painter'], round), alt: `A glazed bowl piled with ${[...new Set(kinds)].join('s, ')}s on a table, more fruit beside it.`, tags: ['fruit', 'still life', 'bowl', 'kitchen', kinds[0]] }
}

function breadAndButter(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 3, 0.58)
  const s = Math.min(width, height * 0.9)
  const [x, foot] = [width / 2, table + height * 0.2]
  const wood = '#a5754b'
  c.add(c.glow(x, foot + s * 0.08, s * 0.62, s * 0.1, '#1a0f0a', 0.5), fill(polygon([[x - s * 0.46, foot - s * 0.02], [x + s * 0.46, foot - s * 0.02], [x + s * 0.54, foot + s * 0.1], [x - s * 0.54, foot + s * 0.1]]), c.linear([[0, shade(wood, 0.2)], [1, shade(wood, -0.2)]])), rect(x - s * 0.54, foot + s * 0.1, s * 1.08, s * 0.03, shade(wood, -0.45)))
  const crust = entry(['#b06f35', '#8f5527', '#c98b4a', '#7a4a26', '#a8642e'], round)
  const isLong = round % 2 === 1
  const [w, h] = isLong ? [s * 0.42, s * 0.15] : [s * 0.3, s * 0.24]
  const loaf = `M${at(x - w)},${at(foot + s * 0.04)}C${at(x - w * 1.08)},${at(foot - h * 1.1)} ${at(x - w * 0.5)},${at(foot - h * 1.5)} ${at(x)},${at(foot - h * 1.5)}S${at(x + w * 1.08)},${at(foot - h * 1.1)} ${at(x + w)},${at(foot + s * 0.04)}Z`
  const cuts = times(isLong ? 5 : 3, (cut) => `M${at(x - w * 0.66 + cut * w * (isLong ? 0.32 : 0.44))},${at(foot - h * 0.5)}q${at(w * 0.06)},${at(-h * 0.5)} ${at(w * (isLong ? 0.16 : 0.3))},${at(-h * 0.72)}`)
  c.add(c.inside(fill(loaf, '#000'), fill(loaf, c.radial([[0, shade(crust, 0.4)], [0.6, crust], [1, shade(crust, -0.5)]], 0.38, 0.25, 0.8)) + stroke(cuts.join(''), shade(crust, -0.4), s * 0.036) + stroke(cuts.join(''), '#ecd3a4', s * 0.024) + fill(times(150, () => disc(x + random.around(0, w), foot - h * random.between(0.2, 1.4), random.between(1, 4))).join(''), '#fbf1dc', 'fill-opacity="0.45"')))
  const jar = pot(c, x + s * 0.36, foot + s * 0.02, s * 0.24, entry(['#efe6d8', palette.accent, palette.deep], round), 1)
  c.add(cast(c, x + s * 0.36, foot + s * 0.02, s * 0.1), jar.markup)
  const butter = x - s * 0.36
  c.add(ellipse(butter, foot + s * 0.05, s * 0.13, s * 0.03, '#f4efe4'), fill(box(butter - s * 0.08, foot - s * 0.03, s * 0.16, s * 0.07), c.linear([[0, '#fbe7a0'], [1, '#e5c25e']], 30)), stroke(`M${at(butter - s * 0.14)},${at(foot + s * 0.12)}l${at(s * 0.3)},${at(-s * 0.03)}`, '#6a4a36', s * 0.022), stroke(`M${at(butter + s * 0.02)},${at(foot + s * 0.1)}l${at(s * 0.2)},${at(-s * 0.02)}`, '#d7dadb', s * 0.018))
  const ears = times(5, (ear) => `M${at(x - s * 0.2 + ear * 16)},${at(foot + s * 0.2)}q${at(s * 0.1)},${at(-s * 0.02)} ${at(s * 0.26)},${at(-s * 0.04 + ear * 5)}`)
  c.add(stroke(ears.join(''), '#c9a45a', 4), fill(times(40, (grain) => blob(random, x + s * 0.06 + (grain % 8) * 9 + Math.floor(grain / 8) * 16, foot + s * 0.16 + Math.floor(grain / 8) * 5 + (grain % 2 ? 5 : -5), 6, 0.1, 0.6, 5)).join(''), '#d9b56a'))
  c.vignette('#1a0f0a', 0.36)
  return { name: entry(['Country loaf', 'Long loaf, short knife', 'Sunday sourdough', 'Dark rye', 'Bread before butter'], round), alt: 'A scored loaf on a wooden board with butter, a knife and a jar.', tags: ['bread', 'baking', 'kitchen', 'still life'] }
}

function coffee(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 4, 0.64)
  const s = Math.min(width, height * 0.85)
  const [x, foot] = [width * (round % 2 ? 0.38 : 0.62), table + height * 0.18]
  const tone = entry([palette.accent, '#efe6d8', palette.deep, '#3a302b', palette.mid], round)
  c.add(cast(c, x, foot + 6, s * 0.22), ellipse(x, foot, s * 0.2, s * 0.035, shade(tone, 0.3)), ellipse(x, foot - 4, s * 0.12, s * 0.02, shade(tone, -0.2)))
  const cup = `M${at(x - s * 0.13)},${at(foot - s * 0.18)}h${at(s * 0.26)}C${at(x + s * 0.13)},${at(foot - s * 0.06)} ${at(x + s * 0.08)},${at(foot - 4)} ${at(x + s * 0.05)},${at(foot - 4)}h${at(-s * 0.1)}C${at(x - s * 0.08)},${at(foot - 4)} ${at(x - s * 0.13)},${at(foot - s * 0.06)} ${at(x - s * 0.13)},${at(foot - s * 0.18)}Z`
  c.add(circle(x + s * 0.145, foot - s * 0.11, s * 0.045, 'none', `stroke="${shade(tone, -0.15)}" stroke-width="${at(s * 0.022)}"`), fill(cup, c.linear([[0, shade(tone, 0.3)], [0.5, tone], [1, shade(tone, -0.4)]], 0)), ellipse(x, foot - s * 0.18, s * 0.13, s * 0.026, shade(tone, 0.35)), ellipse(x, foot - s * 0.177, s * 0.118, s * 0.021, '#4a2a18'), ellipse(x - s * 0.02, foot - s * 0.178, s * 0.05, s * 0.009, '#d9b48a'))
  for (let wisp = 0; wisp < 3; wisp += 1) c.add(stroke(`M${at(x + (wisp - 1) * s * 0.05)},${at(foot - s * 0.22)}c${at(-s * 0.06)},${at(-s * 0.08)} ${at(s * 0.06)},${at(-s * 0.12)} 0,${at(-s * 0.2)}s${at(s * 0.05)},${at(-s * 0.1)} 0,${at(-s * 0.17)}`, '#ffffff', s * 0.02, `stroke-opacity="${(0.3 - wisp * 0.07).toFixed(2)}"`))
  const px = width - x
  const metal = entry(['#8d9296', '#b8803f', '#2f3234', palette.deep, '#c9ccce'], round)
  const moka = [polygon([[px - s * 0.1, foot - s * 0.02], [px - s * 0.075, foot - s * 0.2], [px + s * 0.075, foot - s * 0.2], [px + s * 0.1, foot - s * 0.02]]), polygon([[px - s * 0.075, foot - s * 0.21], [px - s * 0.105, foot - s * 0.4], [px + s * 0.105, foot - s * 0.4], [px + s * 0.075, foot - s * 0.21]]), polygon([[px - s * 0.1, foot - s * 0.41], [px, foot - s * 0.46], [px + s * 0.1, foot - s * 0.41]])].join('')
  const steel = c.linear([[0, shade(metal, 0.5)], [0.25, shade(metal, -0.1)], [0.5, shade(metal, 0.35)], [0.75, shade(metal, -0.3)], [1, shade(metal, -0.5)]], 0)
  c.add(cast(c, px, foot, s * 0.16), stroke(`M${at(px + s * 0.1)},${at(foot - s * 0.37)}h${at(s * 0.09)}v${at(s * 0.14)}`, '#231c18', s * 0.03), fill(moka, steel), circle(px, foot - s * 0.475, s * 0.018, '#231c18'), rect(px - s * 0.08, foot - s * 0.215, s * 0.16, s * 0.018, shade(metal, -0.4)))
  c.add(fill(times(9, () => blob(random, width / 2 + random.around(0, s * 0.3), foot + random.between(20, s * 0.16), s * 0.013, 0.1, 0.7, 6)).join(''), '#3b2216'))
  const book = foot + s * 0.1
  c.add(fill(polygon([[width * 0.5 - s * 0.2, book], [width * 0.5 + s * 0.1, book - 12], [width * 0.5 + s * 0.14, book + s * 0.06], [width * 0.5 - s * 0.18, book + s * 0.075]]), '#f7f1e4'), stroke(times(4, (row) => `M${at(width * 0.5 - s * 0.16)},${at(book + 14 + row * 12)}l${at(s * 0.24)},-9`).join(''), shade(palette.deep, 0.3), 3, 'stroke-opacity="0.5"'))
  c.vignette('#1a0f0a', 0.36)
  return { name: entry(['Ten past seven', 'Pot for two, cup for one', 'Second coffee', 'Strong and early', 'Slow brew'], round), alt: 'A steaming cup and a stove-top coffee pot on a table with beans and an open booklet.', tags: ['coffee', 'morning', 'still life', 'kitchen'] }
}

export const stillLifes: Family = {
  name: 'still-lifes',
  topic: 'flowers in vases, ceramics, fruit bowls, bread and coffee on tables',
  finish: 'print',
  scenes: [flowersInVase, fruitBowl, ceramics, coffee, breadAndButter],
  rounds: 6,
  palettes: mingle([warm, cool, rosy, green, dark, muted]),
  sizes: [sizes.short, sizes.portrait, sizes.square, sizes.poster, sizes.landscape],
}
