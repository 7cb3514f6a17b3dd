import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { box, line } from '../../kit/shapes.ts'
import { plants } from './plants.ts'

/** Several small plants, each numbered, as in an old field guide. */
export function fieldGuide(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const paper = lightness(palette.paper) < 0.4 ? palette.ink : palette.paper
  const ink = lightness(palette.paper) < 0.4 ? palette.paper : palette.ink
  c.wash(
    c.linear([
      [0, shade(paper, 0.2)],
      [1, shade(paper, -0.05)],
    ]),
  )
  c.add(
    `<path d="${box(width * 0.045, width * 0.045, width * 0.91, height - width * 0.09)}" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
  )
  const columns = width > height ? 4 : 3
  const rows = width > height * 1.4 ? 1 : width > height ? 2 : 3
  const [w, h] = [(width * 0.86) / columns, (height * 0.88) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const { draw } = entry(plants, index + round * 3)
    const [x, foot] = [
      width * 0.07 + (index % columns) * w + w / 2,
      height * 0.05 + Math.floor(index / columns) * h + h * 0.86,
    ]
    const colors = {
      leaf: mix(palette.deep, '#41714c', 0.5),
      light: palette.light,
      flower: entry([palette.accent, palette.mid, palette.deep], index),
      heart: ink,
    }
    c.add(draw(random, x, foot, Math.min(h * 0.74, w * 0.95), colors))
    c.add(
      line(x - w * 0.16, foot + h * 0.06, x + w * 0.16, foot + h * 0.06, ink, 2),
      line(x - w * 0.09, foot + h * 0.085, x + w * 0.09, foot + h * 0.085, ink, 1.2),
    )
  }
  return {
    name: entry(
      ['Field guide, plate nine', 'What grows by the path', 'Plants of the window sill', 'A small flora', 'Plate four'],
      round,
    ),
    alt: `A plate with ${columns * rows} small plants side by side, each with a caption line, on cream paper.`,
    tags: ['botanical', 'chart', 'plants', 'vintage'],
  }
}
