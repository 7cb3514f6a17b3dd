import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, ellipse, fill, line, multiply, polar, polygon, stroke } from '../../kit/shapes.ts'

/** Translucent leaves and ovals printed over each other. */
export function overprint(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = lightness(palette.paper) < 0.4 ? palette.ink : palette.paper
  c.wash(ground)
  const hues = [palette.mid, palette.accent, palette.light, palette.deep]
  const kind = round % 5
  for (let index = 0; index < entry([9, 14, 6, 11, 8], round); index += 1) {
    const color = entry(hues, index)
    const [x, y] = [width * random.between(0.2, 0.8), height * random.between(0.18, 0.84)]
    const r = width * random.between(0.12, 0.28)
    if (kind === 0)
      c.add(
        fill(
          leaf(
            width / 2,
            height * 0.93,
            height * random.between(0.45, 0.8),
            width * random.between(0.14, 0.24),
            -1.571 + (index - 4) * 0.17,
          ),
          color,
          multiply,
        ),
      )
    else if (kind === 1)
      c.add(
        ellipse(
          x,
          y,
          r * 0.45,
          r * 1.3,
          color,
          `${multiply} transform="rotate(${random.whole(-40, 40)} ${at(x)} ${at(y)})"`,
        ),
      )
    else if (kind === 2)
      c.add(
        fill(
          `M${at(x)},${at(y - r * 1.1)}C${at(x + r * 1.4)},${at(y - r)} ${at(x + r * 1.2)},${at(y + r)} ${at(x)},${at(y + r * 1.1)}C${at(x - r * 1.2)},${at(y + r)} ${at(x - r * 1.4)},${at(y - r)} ${at(x)},${at(y - r * 1.1)}Z`,
          color,
          multiply,
        ),
        line(x, y - r * 1.1, x, y - r * 1.4, palette.ink, 7),
      )
    else if (kind === 3)
      c.add(
        fill(
          polygon([
            [x, y - r * 1.2],
            [x + r, y],
            [x, y + r * 1.2],
            [x - r, y],
          ]),
          color,
          multiply,
        ),
      )
    else
      c.add(
        fill(
          `M${at(x - r)},${at(y)}A${at(r)},${at(r)} 0 0 1 ${at(x + r)},${at(y)}Z`,
          color,
          `${multiply} transform="rotate(${random.whole(0, 7) * 45} ${at(x)} ${at(y)})"`,
        ),
      )
  }
  if (kind === 0)
    c.add(
      stroke(
        times(
          9,
          (vein) =>
            `M${at(width / 2)},${at(height * 0.93)}L${polar(
              width / 2,
              height * 0.93,
              height * 0.62,
              -1.571 + (vein - 4) * 0.17,
            )
              .map(at)
              .join(',')}`,
        ).join(''),
        palette.ink,
        2.4,
      ),
    )
  return {
    name: entry(
      ['Overprint: agave', 'Overprint: seeds', 'Overprint: pears', 'Overprint: kites', 'Overprint: slices'],
      round,
    ),
    alt: 'Translucent shapes printed over each other, mixing into darker colours where they cross.',
    tags: ['overprint', 'mid century', 'abstract', 'risograph'],
  }
}
