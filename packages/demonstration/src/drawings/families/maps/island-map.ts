import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, disc, fill, polar, polygon, rect, stroke } from '../../kit/shapes.ts'

/** An island with paths, trees and a mark, hand drawn. */
export function islandMap(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(
    [
      'Isle of Tern',
      'Saltholm',
      'Little Kaia',
      'Heron Rock',
      'Lampa',
      'Three Fires',
      'Goose Holm',
      'Amber Key',
      'Old Wreck',
    ],
    round,
  )
  const sea = mix('#9cc8cf', palette.mid, 0.4)
  c.wash(
    c.linear([
      [0, shade(sea, 0.15)],
      [1, shade(sea, -0.1)],
    ]),
  )
  c.add(
    stroke(
      times(50, () => `M${at(random.next() * width)},${at(random.next() * height)}q9,-9 18,0t18,0`).join(''),
      '#ffffff',
      3,
      'stroke-opacity="0.4"',
    ),
  )
  const [x, y] = [width / 2, height * 0.5]
  const radii = times(26, () => random.between(0.78, 1.1))
  const shape = (grow: number) =>
    smooth(
      radii.map((r, index): Point => {
        const [px, py] = polar(0, 0, 1, (index / 26) * 6.2832)
        return [x + px * width * 0.38 * r * grow, y + py * height * 0.33 * r * grow]
      }),
      true,
    )
  for (const [ring, color] of [
    shade(sea, 0.25),
    shade(sea, 0.45),
    '#f2dfb4',
    mix('#a9b96a', palette.light, 0.3),
    mix('#8fa653', palette.mid, 0.2),
  ].entries())
    c.add(fill(shape(entry([1.16, 1.08, 1, 0.92, 0.78], ring)), color))
  c.add(stroke(shape(1), mix(palette.ink, '#6a4a2a', 0.5), 4))
  const hills = times(7, (index) => {
    const [px, py] = [x + random.around(0, width * 0.2), y - height * 0.05 + random.around(0, height * 0.14)]
    const s = width * random.between(0.05, 0.09)
    return {
      y: py,
      markup:
        fill(
          polygon([
            [px - s, py + s * 0.5],
            [px, py - s * 1.1],
            [px + s, py + s * 0.5],
          ]),
          mix('#8a7a64', palette.deep, 0.3),
        ) +
        fill(
          polygon([
            [px, py - s * 1.1],
            [px + s, py + s * 0.5],
            [px + s * 0.1, py + s * 0.5],
          ]),
          '#1a100c',
          'fill-opacity="0.22"',
        ) +
        fill(
          polygon([
            [px - s * 0.3, py - s * 0.6],
            [px, py - s * 1.1],
            [px + s * 0.3, py - s * 0.6],
            [px, py - s * 0.4],
          ]),
          index % 2 ? '#fbf7ee' : palette.light,
        ),
    }
  })
  const trees = times(60, () => {
    const [px, py] = polar(0, 0, Math.sqrt(random.next()), random.between(0, 6.28))
    const [tx, ty] = [x + px * width * 0.28, y + py * height * 0.24]
    const s = width * random.between(0.012, 0.022)
    return {
      y: ty,
      markup:
        rect(tx - 2, ty, 4, s, '#5a3d22') +
        fill(disc(tx, ty - s * 0.3, s), mix('#3f6b3f', palette.deep, random.between(0, 0.6))),
    }
  })
  c.add(...[...hills, ...trees].toSorted((a, b) => a.y - b.y).map(({ markup }) => markup))
  const path = times(6, (step): Point => [
    x - width * 0.26 + step * width * 0.1,
    y + height * 0.16 - step * height * 0.05 + random.around(0, 30),
  ])
  const [ex, ey] = entry(path, 5)
  c.add(
    stroke(smooth(path), '#8f2a22', 8, 'stroke-dasharray="4 20"'),
    stroke(`M${at(ex - 24)},${at(ey - 24)}l48,48M${at(ex + 24)},${at(ey - 24)}l-48,48`, '#b8281c', 12),
  )
  const [rx, ry] = [width * 0.85, height * 0.14]
  c.add(
    fill(times(4, (point) => leaf(rx, ry, width * 0.09, width * 0.036, point * 1.571)).join(''), palette.ink),
    fill(
      times(4, (point) => leaf(rx, ry, width * 0.055, width * 0.026, point * 1.571 + 0.785)).join(''),
      palette.accent,
    ),
    letters('serif', 'N', rx, ry - width * 0.1, width * 0.045, palette.ink === '#f5efe0' ? '#1a1a1a' : palette.ink, {
      anchor: 'middle',
    }),
  )
  const ribbon = height * 0.91
  c.add(
    fill(
      polygon([
        [width * 0.1, ribbon - 50],
        [width * 0.9, ribbon - 50],
        [width * 0.86, ribbon],
        [width * 0.9, ribbon + 50],
        [width * 0.1, ribbon + 50],
        [width * 0.14, ribbon],
      ]),
      '#f6ead0',
      `stroke="#6a4a2a" stroke-width="4"`,
    ),
    letters('italic', name, width / 2, ribbon + 22, sizeToFit('italic', name, width * 0.6, 72), '#3a2418', {
      anchor: 'middle',
    }),
    rect(16, 16, width - 32, height - 32, 'none', 'stroke="#6a4a2a" stroke-width="6"'),
  )
  return {
    name: `Map of ${name}`,
    alt: `A drawn map of the island ${name} with hills, woods, a dotted path and a red cross.`,
    tags: ['map', 'island', 'treasure', 'illustration'],
  }
}
