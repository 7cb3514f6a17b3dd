import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn } from '../../kit/colors.ts'
import { blob, leaf, ridge } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, line, place, polygon, polyline, rect } from '../../kit/shapes.ts'

/** A postcard with a big hollow greeting. */
export function greeting(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(['Lume', 'Rivo', 'Nord', 'Alba', 'Fjell', 'Sole'], round)
  c.wash(
    c.linear([
      [0, palette.accent],
      [1, mix(palette.accent, palette.light, 0.7)],
    ]),
  )
  const rays = times(20, (ray) =>
    polygon([
      [width / 2, height * 0.7],
      [width / 2 + Math.cos(ray * 0.3142) * width * 1.4, height * 0.7 + Math.sin(ray * 0.3142) * width * 1.4],
      [
        width / 2 + Math.cos(ray * 0.3142 + 0.157) * width * 1.4,
        height * 0.7 + Math.sin(ray * 0.3142 + 0.157) * width * 1.4,
      ],
    ]),
  )
  c.add(fill(rays.join(''), palette.paper, 'fill-opacity="0.22"'))
  c.add(
    letters(
      'hand',
      'Greetings from',
      width * 0.09,
      height * 0.22,
      Math.min(width * 0.12, height * 0.13),
      readableOn(palette.accent, palette.paper, palette.ink),
    ),
  )
  const size = sizeToFit('black', name.toUpperCase(), width * 0.86, height * 0.5)
  const y = height * 0.5 + size * 0.36
  const ink = readableOn(palette.accent, palette.ink, palette.deep)
  c.add(letters('black', name.toUpperCase(), width / 2 + 14, y + 16, size, ink, { anchor: 'middle' }))
  const view =
    rect(
      0,
      y - size * 0.8,
      width,
      size,
      c.linear([
        [0, palette.light],
        [1, palette.paper],
      ]),
    ) +
    circle(width * 0.3, y - size * 0.46, size * 0.2, '#fff2c4') +
    times(3, (layer) =>
      fill(
        `${polyline(ridge(random, width, y - size * (0.36 - layer * 0.14), size * 0.3, 0.5, 5))}L${width},${at(y + 20)}L0,${at(y + 20)}Z`,
        entry([palette.mid, palette.deep, mix(palette.deep, palette.ink, 0.5)], layer),
      ),
    ).join('')
  c.add(
    c.inside(letters('black', name.toUpperCase(), width / 2, y, size, '#000', { anchor: 'middle' }), view),
    letters('black', name.toUpperCase(), width / 2, y, size, 'none', {
      anchor: 'middle',
      extra: `stroke="${palette.paper}" stroke-width="9" stroke-linejoin="round"`,
    }),
  )
  c.add(
    place(
      fill(times(9, (l) => leaf(0, 0, width * 0.16, width * 0.05, l * 0.7)).join(''), palette.deep) +
        circle(0, 0, width * 0.03, palette.paper),
      width * 0.1,
      height * 0.92,
    ),
    place(
      fill(blob(random, 0, 0, width * 0.06, 0.2), lightness(palette.mid) > 0.5 ? palette.deep : palette.mid),
      width * 0.92,
      height * 0.1,
    ),
    line(width * 0.3, height * 0.92, width * 0.92, height * 0.92, palette.paper, 5),
  )
  return {
    name: `Greetings from ${name}`,
    alt: `A postcard with the name ${name} in huge letters filled with a mountain view.`,
    tags: ['postcard', 'travel', 'lettering', 'retro'],
  }
}
