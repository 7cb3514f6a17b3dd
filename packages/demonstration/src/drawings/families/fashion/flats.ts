import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, fill, place, polygon, stroke } from '../../kit/shapes.ts'
import { clothes, dressed, fabric, hueAt } from './cloth.ts'

/** A sheet of technical flats, line drawn, with swatches. */
export function flats(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  c.wash(palette.paper)
  const columns = width > height ? 3 : 2
  const rows = width > height ? 2 : 3
  const [w, h] = [(width * 0.92) / columns, (height * 0.84) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const { shape } = entry(clothes, index + round)
    const s = Math.min(w * 1.05, h * 0.88)
    const color = hueAt(c, index + round)
    const [x, y] = [
      width * 0.04 + (index % columns) * w + w / 2,
      height * 0.04 + Math.floor(index / columns) * h + h * 0.06,
    ]
    c.add(
      place(
        (index + round) % 3 === 0
          ? dressed(c, shape(s), fabric(c, color, (index + round) % 6), color)
          : fill(shape(s).outline, '#fffdf8') +
              stroke(shape(s).outline, palette.ink, 4) +
              stroke(shape(s).seams, palette.ink, 2.4) +
              stroke(shape(s).stitches, palette.ink, 1.8, 'stroke-dasharray="7 6"') +
              stroke(shape(s).buttons, palette.ink, 2),
        x,
        y,
      ),
    )
  }
  const size = width * 0.1
  for (let swatch = 0; swatch < 6; swatch += 1) {
    const x = width * 0.08 + swatch * size * 1.44
    const y = height * 0.955 - size * 0.8
    const zigzag = times(15, (tooth) => [x + (tooth * size) / 14, y + (tooth % 2 ? 8 : 0)] as const)
    c.add(
      fill(polygon([...zigzag, [x + size, y + size * 0.8], [x, y + size * 0.8]]), fabric(c, hueAt(c, swatch), swatch)),
      fill(box(x + size * 0.4, y - 14, size * 0.2, 26), '#ffffff', 'fill-opacity="0.6"'),
    )
  }
  return {
    name: entry(
      [
        'Line sheet, autumn',
        'Six pieces',
        'Collection plan',
        'Sketches for a small wardrobe',
        'Spring flats',
        'Pattern ideas',
        'The sewing list',
        'Capsule, drawn',
      ],
      round,
    ),
    alt: 'Technical drawings of six garments with fabric swatches below.',
    tags: ['fashion', 'sewing', 'sketch', 'wardrobe'],
  }
}
