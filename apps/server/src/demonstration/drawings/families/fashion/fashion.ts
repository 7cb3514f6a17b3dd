import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { cool, green, mingle, muted, rosy, vivid, warm } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, disc, ellipse, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { type Garment, coatShape, dressShape, shirtShape, skirtShape, sweaterShape, trousersShape } from './garments.ts'

const clothes = [
  { name: 'jumper', shape: sweaterShape },
  { name: 'coat', shape: coatShape },
  { name: 'dress', shape: dressShape },
  { name: 'trousers', shape: trousersShape },
  { name: 'shirt', shape: shirtShape },
  { name: 'skirt', shape: skirtShape },
] as const

/** A cloth to cut from: plain, striped, dotted, checked or floral. */
function fabric(c: Canvas, color: string, kind: number): string {
  const other = lightness(color) > 0.55 ? shade(color, -0.4) : shade(color, 0.6)
  if (kind === 1) return c.pattern(30, 30, rect(0, 0, 30, 30, color) + rect(0, 0, 30, 10, other), '')
  if (kind === 2) return c.pattern(44, 44, rect(0, 0, 44, 44, color) + circle(11, 11, 6, other) + circle(33, 33, 6, other))
  if (kind === 3) return c.pattern(46, 46, rect(0, 0, 46, 46, color) + rect(0, 0, 23, 46, other, 'fill-opacity="0.35"') + rect(0, 0, 46, 23, other, 'fill-opacity="0.35"'))
  if (kind === 4) return c.pattern(70, 70, rect(0, 0, 70, 70, color) + times(5, (p) => ellipse(20, 13, 5, 10, other, `transform="rotate(${p * 72} 20 22)"`)).join('') + circle(20, 22, 4, c.palette.accent) + circle(55, 55, 6, c.palette.accent))
  if (kind === 5) return c.pattern(18, 14, rect(0, 0, 18, 14, color) + stroke('M2,12Q6,2 9,12Q12,2 16,12', other, 2, 'stroke-opacity="0.45"'))
  return c.linear([[0, shade(color, 0.1)], [1, shade(color, -0.14)]], 70)
}

/** A garment with seams and the shade of its folds. */
function dressed(c: Canvas, garment: Garment, paint: string, color: string): string {
  const light = c.linear([[0, '#ffffff', 0.2], [0.35, '#ffffff', 0], [0.7, '#1a100c', 0.04], [1, '#1a100c', 0.26]], 15)
  return fill(garment.outline, paint) + fill(garment.outline, light) + stroke(garment.folds, '#1a100c', 7, 'stroke-opacity="0.12"') + stroke(garment.outline, shade(color, -0.55), 3.4, 'stroke-opacity="0.7"') + stroke(garment.seams, shade(color, -0.5), 2.6, 'stroke-opacity="0.75"') + stroke(garment.stitches, shade(color, lightness(color) > 0.5 ? -0.45 : 0.5), 2.2, 'stroke-dasharray="8 6" stroke-opacity="0.7"') + fill(garment.buttons, '#f4ead8')
}

function hueAt(c: Canvas, index: number): string {
  const { palette } = c
  return entry([palette.accent, palette.deep, palette.mid, palette.light, '#efe6d6', palette.ink], index)
}

/** One garment, large, on a hanger. */
function onHanger(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const ground = entry([palette.paper, mix(palette.light, palette.paper, 0.3), palette.light, mix(palette.mid, palette.paper, 0.5)], round)
  c.wash(c.linear([[0, shade(ground, 0.12)], [1, shade(ground, -0.12)]], 40))
  const { name, shape } = entry(clothes.filter(({ name }) => name !== 'trousers' && name !== 'skirt'), round)
  const s = Math.min(width * 0.78, height * 0.72)
  const color = hueAt(c, round + 1)
  const top = height * 0.22
  c.add(rect(0, height * 0.1, width, 12, c.linear([[0, '#c9a26f'], [1, '#8a5d3c']])), stroke(`M${at(width / 2)},${at(top + s * 0.02)}v${at(-s * 0.05)}q0,${at(-s * 0.04)} ${at(s * 0.03)},${at(-s * 0.05)}q${at(s * 0.03)},${at(-s * 0.05)} ${at(-s * 0.02)},${at(-(top - height * 0.1) * 0.62)}`, '#8d9296', 7), stroke(`M${at(width / 2 - s * 0.24)},${at(top + s * 0.1)}L${at(width / 2)},${at(top)}L${at(width / 2 + s * 0.24)},${at(top + s * 0.1)}`, '#a5754b', 20))
  const garment = shape(s)
  c.add(place(fill(garment.outline, '#1a100c', 'fill-opacity="0.16"'), width / 2 + 22, top + 34), place(dressed(c, garment, fabric(c, color, (round * 2 + 1) % 6), color), width / 2, top))
  return { name: entry(['The good jumper', 'Coat of the year', 'Summer dress', 'Sunday shirt', 'Grandfather’s knit', 'Rain coat', 'Market dress', 'Work shirt'], round), alt: `A ${palette.name} ${name} hangs on a wooden hanger against a plain wall.`, tags: ['fashion', name, 'style', palette.name] }
}

/** An outfit laid out flat with shoes and bag. */
function outfit(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(['#f4efe6', palette.light, mix(palette.paper, palette.mid, 0.25), '#e6ddd0'], round)
  c.wash(c.linear([[0, shade(ground, 0.2)], [1, shade(ground, -0.08)]], 50))
  const s = Math.min(width * 0.6, height * 0.46)
  const [topWear, low] = [entry([sweaterShape, shirtShape, coatShape], round), entry([trousersShape, skirtShape], round)]
  const [one, two] = [hueAt(c, round), hueAt(c, round + 3)]
  const put = (garment: Garment, x: number, y: number, turn: number, color: string, kind: number) => c.add(place(fill(garment.outline, '#1a100c', 'fill-opacity="0.16"'), x + 12, y + 18, turn), place(dressed(c, garment, fabric(c, color, kind), color), x, y, turn))
  put(low(s), width * 0.64, height * 0.44, 8, two, round % 2 ? 3 : 0)
  put(topWear(s), width * 0.38, height * 0.08, -6, one, (round + 1) % 6)
  const leather = entry(['#8a4a2f', '#2f2a28', '#c79a6b', palette.accent], round)
  const bag = s * 0.34
  c.add(place(stroke(`M${at(-bag * 0.4)},0C${at(-bag * 0.4)},${at(-bag * 0.9)} ${at(bag * 0.4)},${at(-bag * 0.9)} ${at(bag * 0.4)},0`, shade(leather, -0.3), bag * 0.07) + rect(-bag * 0.55, 0, bag * 1.1, bag * 0.8, c.linear([[0, shade(leather, 0.2)], [1, shade(leather, -0.2)]]), `rx="${at(bag * 0.12)}"`) + fill(`M${at(-bag * 0.55)},${at(bag * 0.1)}Q0,${at(bag * 0.7)} ${at(bag * 0.55)},${at(bag * 0.1)}V0H${at(-bag * 0.55)}Z`, shade(leather, -0.15)) + circle(0, bag * 0.42, bag * 0.06, '#d9b56a'), width * 0.22, height * 0.66, -10))
  for (const side of [0, 1]) {
    const shoe = s * 0.12
    c.add(place(ellipse(6, 10, shoe * 0.62, shoe * 1.5, '#1a100c', 'fill-opacity="0.2"') + fill(`M${at(-shoe * 0.5)},${at(shoe * 1.3)}C${at(-shoe * 0.7)},${at(shoe * 0.2)} ${at(-shoe * 0.74)},${at(-shoe * 1.4)} 0,${at(-shoe * 1.5)}S${at(shoe * 0.7)},${at(shoe * 0.2)} ${at(shoe * 0.5)},${at(shoe * 1.3)}Q0,${at(shoe * 1.6)} ${at(-shoe * 0.5)},${at(shoe * 1.3)}Z`, c.linear([[0, shade(leather, 0.15)], [1, shade(leather, -0.25)]])) + fill(`M${at(-shoe * 0.4)},${at(shoe * 1.1)}V${at(-shoe * 0.1)}Q0,${at(-shoe * 0.6)} ${at(shoe * 0.4)},${at(-shoe * 0.1)}V${at(shoe * 1.1)}Q0,${at(shoe * 1.4)} ${at(-shoe * 0.4)},${at(shoe * 1.1)}Z`, shade(leather, -0.6)), width * (0.2 + side * 0.1), height * 0.88, -12 + side * 16))
  }
  const glass = [width * 0.8, height * 0.22] as const
  c.add(place(stroke(disc(-40, 0, 34) + disc(40, 0, 34) + 'M-6,-4q6,-8 12,0M-74,-6l-30,-16M74,-6l30,-16', palette.ink, 7) + circle(-40, 0, 32, palette.deep, 'fill-opacity="0.55"') + circle(40, 0, 32, palette.deep, 'fill-opacity="0.55"'), ...glass, random.around(0, 20)))
  return { name: entry(['Monday, but nice', 'Airport outfit', 'First cold day', 'Dinner at seven', 'Gallery afternoon', 'Three pieces, one mood', 'Off-duty', 'Bring layers'], round), alt: 'A top, a lower garment, shoes, a bag and glasses laid out flat as one outfit.', tags: ['outfit', 'fashion', 'flat lay', 'capsule'] }
}

/** A sheet of technical flats, line drawn, with swatches. */
function flats(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  c.wash(palette.paper)
  const columns = width > height ? 3 : 2
  const rows = width > height ? 2 : 3
  const [w, h] = [(width * 0.92) / columns, (height * 0.84) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const { shape } = entry(clothes, index + round)
    const s = Math.min(w * 1.05, h * 0.88)
    const color = hueAt(c, index + round)
    const [x, y] = [width * 0.04 + (index % columns) * w + w / 2, height * 0.04 + Math.floor(index / columns) * h + h * 0.06]
    c.add(place((index + round) % 3 === 0 ? dressed(c, shape(s), fabric(c, color, (index + round) % 6), color) : fill(shape(s).outline, '#fffdf8') + stroke(shape(s).outline, palette.ink, 4) + stroke(shape(s).seams, palette.ink, 2.4) + stroke(shape(s).stitches, palette.ink, 1.8, 'stroke-dasharray="7 6"') + stroke(shape(s).buttons, palette.ink, 2), x, y))
  }
  const size = width * 0.1
  for (let swatch = 0; swatch < 6; swatch += 1) {
    const x = width * 0.08 + swatch * size * 1.44
    const y = height * 0.955 - size * 0.8
    const zigzag = times(15, (tooth) => [x + (tooth * size) / 14, y + (tooth % 2 ? 8 : 0)] as const)
    c.add(fill(polygon([...zigzag, [x + size, y + size * 0.8], [x, y + size * 0.8]]), fabric(c, hueAt(c, swatch), swatch)), fill(box(x + size * 0.4, y - 14, size * 0.2, 26), '#ffffff', 'fill-opacity="0.6"'))
  }
  return { name: entry(['Line sheet, autumn', 'Six pieces', 'Collection plan', 'Sketches for a small wardrobe', 'Spring flats', 'Pattern ideas', 'The sewing list', 'Capsule, drawn'], round), alt: 'Technical drawings of six garments with fabric swatches below.', tags: ['fashion', 'sewing', 'sketch', 'wardrobe'] }
}

export const fashion: Family = {
  name: 'fashion',
  topic: 'garments on hangers, outfits laid flat and line sheets',
  finish: 'print',
  scenes: [onHanger, outfit, flats],
  rounds: 8,
  palettes: mingle([warm, rosy, cool, green, muted, vivid]),
  sizes: [sizes.tall, sizes.portrait, sizes.short, sizes.square, sizes.poster],
}
