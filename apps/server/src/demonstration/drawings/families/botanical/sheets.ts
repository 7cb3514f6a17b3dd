import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, fill, line, place, rect, stroke } from '../../kit/shapes.ts'
import { type PlantColors, plants } from './plants.ts'

function colorsOf(c: Canvas): PlantColors {
  const { palette } = c
  const green = mix(palette.deep, '#3f6b46', lightness(palette.paper) < 0.4 ? 0.2 : 0.5)
  return { leaf: green, light: mix(palette.light, green, 0.2), flower: palette.accent, heart: palette.ink }
}

/** One plant on an old sheet, taped down, with a label. */
export function pressedPlant(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const plant = entry(plants, round * 3)
  const paper = mix('#f3ead6', palette.paper, lightness(palette.paper) < 0.4 ? 0 : 0.5)
  c.wash(c.linear([[0, shade(palette.mid, -0.1)], [1, shade(palette.deep, -0.1)]], 130))
  const [x, y, w, h] = [width * 0.06, height * 0.045, width * 0.88, height * 0.91]
  c.add(rect(x + 14, y + 20, w, h, '#1a120c', 'fill-opacity="0.25"'), rect(x, y, w, h, c.linear([[0, shade(paper, 0.25)], [1, shade(paper, -0.07)]], 60)))
  const specks = times(60, () => blob(random, x + random.next() * w, y + random.next() * h, random.between(1, 7), 0.4, 1, 5)).join('')
  c.add(fill(specks, '#8a6a3a', 'fill-opacity="0.12"'))
  const size = Math.min(h * 0.74, w * 0.95)
  const markup = plant.draw(random, width / 2, y + h * 0.84, size, colorsOf(c))
  c.add(group3(markup, 6, 8), markup)
  for (const part of [0.78, 0.55]) {
    c.add(place(rect(-70, -16, 140, 32, '#fffdf2', 'fill-opacity="0.55"'), width / 2 + random.around(0, 8), y + h * part, random.between(-12, 12)))
  }
  const label = [rect(0, 0, 250, 110, shade(paper, 0.4), `stroke="${mix(palette.ink, paper, 0.5)}" stroke-width="1.5"`), ...times(4, (row) => line(22, 28 + row * 20, 22 + random.between(110, 206), 28 + row * 20, palette.deep, row === 0 ? 5 : 2))]
  c.add(place(label.join(''), x + w - 290, y + h - 140, random.between(-1.5, 1.5)))
  c.add(stroke(times(5, (step) => `M${x + 30 + step * 26},${y + h - 40}v-${step % 2 ? 14 : 22}`).join(''), mix(palette.ink, paper, 0.3), 2))
  return {
    name: `Herbarium sheet: ${plant.name.toLowerCase()}`,
    alt: `A pressed ${plant.name.toLowerCase()} taped to an aged herbarium sheet with a small label.`,
    tags: ['herbarium', 'botanical', plant.name.toLowerCase(), 'pressed'],
  }
}

/** The same drawing as one soft dark shape, moved: a shadow without a filter. */
function group3(markup: string, x: number, y: number): string {
  const flat = markup.replace(/fill="#[0-9a-f]{6}"/g, 'fill="#2a1c10"').replace(/stroke="#[0-9a-f]{6}"/g, 'stroke="#2a1c10"')
  return `<g transform="translate(${x} ${y})" opacity="0.22">${flat}</g>`
}

/** A thicket of plants on a dark ground, lit from the middle. */
export function nightGarden(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = mix(palette.ink, '#0d1a16', lightness(palette.ink) > 0.5 ? 0.85 : 0.35)
  c.wash(ground)
  c.add(c.glow(width / 2, height * 0.45, width * 0.7, height * 0.5, mix(ground, palette.mid, 0.6), 0.7))
  const first = entry(plants, round * 2 + 1)
  for (let layer = 0; layer < 3; layer += 1) {
    const dim = 0.55 - layer * 0.27
    const tint = (color: string) => mix(color, ground, dim)
    const colors = { leaf: tint(mix(palette.mid, '#4c8a62', 0.5)), light: tint(palette.light), flower: tint(palette.accent), heart: tint('#f6e7b8') }
    for (let spot = 0; spot < 6 - layer; spot += 1) {
      const { draw } = layer === 2 && spot % 2 === 0 ? first : entry(plants, round * 4 + spot * 3 + layer)
      const x = width * ((spot + 0.5) / (6 - layer) + random.around(0, 0.06))
      const isHanging = layer < 2 && spot % 3 === 1
      const size = height * random.between(0.34, 0.56)
      const body = draw(random, 0, 0, size, colors)
      c.add(place(body, x, isHanging ? -20 : height + 20, isHanging ? 180 + random.around(0, 14) : random.around(0, 14)))
    }
  }
  c.add(...times(40, () => circle(random.next() * width, random.next() * height, random.between(1, 3.4), '#fff3c4', `fill-opacity="${random.between(0.2, 0.8).toFixed(2)}"`)))
  c.vignette('#000000', 0.5)
  return {
    name: entry(['Night garden', 'Garden after dark', 'Moth hour', 'The glasshouse at night', 'Dark botany'], round),
    alt: `Leaves and flowers, ${first.name.toLowerCase()} among them, glow against a dark garden with drifting sparks.`,
    tags: ['botanical', 'dark', 'garden', 'flowers', 'wallpaper'],
  }
}

/** Paper cut-outs: simple algae-like leaves in coloured fields. */
export function cutOuts(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const [columns, rows] = entry([[2, 3], [3, 4], [2, 2], [3, 3], [1, 2]] as const, round)
  const [w, h] = [width / columns, height / rows]
  const colors = random.shuffled([palette.light, palette.mid, palette.deep, palette.accent, palette.ink])
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column
      const ground = entry(colors, index + row)
      const figure = entry([palette.paper, ...colors].filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.16), index * 2 + 1)
      const [x, y] = [column * w, row * h]
      c.add(fill(smooth([[x + random.around(6, 5), y + 6], [x + w - random.around(8, 6), y + random.around(8, 6)], [x + w - 6, y + h - random.around(8, 6)], [x + 6, y + h - random.around(8, 6)], [x + random.around(6, 5), y + 6]]).replaceAll('C', 'C'), ground))
      const cut = frondCut(c, Math.min(w, h) * 0.42)
      const turn = random.between(-40, 40) + (index % 2 ? 180 : 0)
      c.add(place(fill(cut, '#1a120c', 'fill-opacity="0.16"'), x + w / 2 + 7, y + h / 2 + 9, turn))
      c.add(place(fill(cut, figure), x + w / 2, y + h / 2, turn))
    }
  }
  return {
    name: entry(['Cut paper garden', 'Scissors and leaves', 'Six algae', 'Paper reef', 'Two big leaves'], round),
    alt: 'Leaf shapes cut from coloured paper, laid in a grid of painted fields.',
    tags: ['collage', 'paper', 'leaves', 'abstract'],
  }
}

function frondCut(c: Canvas, reach: number): string {
  const { random } = c
  const fingers = random.whole(3, 5)
  const side = (direction: number) =>
    times(fingers, (finger) => {
      const y = reach * (0.72 - (finger * 1.5) / fingers)
      const out = reach * random.between(0.5, 0.8) * (1 - finger * 0.1)
      return [[direction * reach * 0.13, y + reach * 0.06], [direction * out, y - reach * 0.1], [direction * out * 0.94, y - reach * 0.28], [direction * reach * 0.15, y - reach * 0.14]] as const
    }).flat()
  return smooth([[0, reach], ...side(1), [0, -reach * 1.02], ...side(-1).toReversed()], true)
}

/** Several small plants, each numbered, as in an old field guide. */
export function fieldGuide(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const paper = lightness(palette.paper) < 0.4 ? palette.ink : palette.paper
  const ink = lightness(palette.paper) < 0.4 ? palette.paper : palette.ink
  c.wash(c.linear([[0, shade(paper, 0.2)], [1, shade(paper, -0.05)]]))
  c.add(`<path d="${box(width * 0.045, width * 0.045, width * 0.91, height - width * 0.09)}" fill="none" stroke="${ink}" stroke-width="2.5"/>`)
  const columns = width > height ? 4 : 3
  const rows = width > height * 1.4 ? 1 : width > height ? 2 : 3
  const [w, h] = [(width * 0.86) / columns, (height * 0.88) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const { draw } = entry(plants, index + round * 3)
    const [x, foot] = [width * 0.07 + (index % columns) * w + w / 2, height * 0.05 + Math.floor(index / columns) * h + h * 0.86]
    const colors = { leaf: mix(palette.deep, '#41714c', 0.5), light: palette.light, flower: entry([palette.accent, palette.mid, palette.deep], index), heart: ink }
    c.add(draw(random, x, foot, Math.min(h * 0.74, w * 0.95), colors))
    c.add(line(x - w * 0.16, foot + h * 0.06, x + w * 0.16, foot + h * 0.06, ink, 2), line(x - w * 0.09, foot + h * 0.085, x + w * 0.09, foot + h * 0.085, ink, 1.2))
  }
  return {
    name: entry(['Field guide, plate nine', 'What grows by the path', 'Plants of the window sill', 'A small flora', 'Plate four'], round),
    alt: `A plate with ${columns * rows} small plants side by side, each with a caption line, on cream paper.`,
    tags: ['botanical', 'chart', 'plants', 'vintage'],
  }
}

/** One plant in a pot against a wall with a low sun. */
export function potInTheSun(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const plant = entry(plants, round * 3 + 7)
  const wall = mix(palette.light, palette.paper, lightness(palette.paper) < 0.4 ? 0.5 : 0.3)
  c.wash(c.linear([[0, shade(wall, 0.1)], [1, shade(wall, -0.12)]], 110))
  const lean = width * random.between(0.2, 0.4)
  const beam = (x: number, w: number) => `M${x},0h${w}l${lean},${height}h${-w}Z`
  c.add(fill(beam(width * 0.1, width * 0.17) + beam(width * 0.3, width * 0.17) + beam(width * 0.5, width * 0.1), '#fff6dd', 'fill-opacity="0.42"'))
  const floor = height * 0.8
  c.add(rect(0, floor, width, height - floor, c.linear([[0, shade(palette.mid, -0.15)], [1, palette.mid]])))
  const [pot, x] = [width * 0.13, width * random.between(0.42, 0.58)]
  const colors = { ...colorsOf(c), light: mix(palette.light, '#7faa6a', 0.5) }
  const body = plant.draw(random, x, floor - pot * 1.25, Math.min(height * 0.55, width * 0.8), colors)
  c.add(`<g transform="translate(${Math.round(width * 0.1)} 18)">${group3(body, 0, 0)}</g>`, body)
  const shape = `M${x - pot},${floor - pot * 1.5}h${pot * 2}l${-pot * 0.26},${pot * 1.8}q${-pot * 0.74},${pot * 0.2} ${-pot * 1.48},0Z`
  c.add(c.glow(x + pot * 0.5, floor + pot * 0.3, pot * 1.8, pot * 0.35, '#1a120c', 0.5))
  c.add(fill(shape, c.linear([[0, shade(palette.accent, 0.25)], [0.45, palette.accent], [1, shade(palette.accent, -0.4)]], 0)))
  c.add(fill(box(x - pot * 1.08, floor - pot * 1.62, pot * 2.16, pot * 0.34), c.linear([[0, shade(palette.accent, 0.35)], [0.5, palette.accent], [1, shade(palette.accent, -0.35)]], 0)))
  return {
    name: `${plant.name} on the sill`,
    alt: `A ${plant.name.toLowerCase()} in a clay pot; window light falls across the wall behind it.`,
    tags: ['houseplant', plant.name.toLowerCase(), 'light', 'home'],
  }
}
