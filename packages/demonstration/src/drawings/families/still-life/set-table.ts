import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, fill, rect, stroke } from '../../kit/shapes.ts'

/** Wall and table with light from the upper left; returns the line where table meets wall. */
export function setTable(c: Canvas, round: number, part = 0.68): number {
  const { width, height, palette, random } = c
  const isDark = lightness(palette.paper) < 0.4
  const wall = entry(
    [
      palette.light,
      mix(palette.mid, palette.paper, 0.3),
      mix(palette.deep, palette.ink, isDark ? 0 : 0.45),
      palette.paper,
      palette.accent,
    ],
    round,
  )
  c.wash(
    c.linear(
      [
        [0, shade(wall, 0.16)],
        [1, shade(wall, -0.24)],
      ],
      30,
    ),
  )
  c.add(c.glow(width * 0.3, height * 0.3, width * 0.7, height * 0.5, shade(wall, 0.6), 0.4))
  if (round % 2 === 0)
    c.add(
      fill(
        `M${at(width * 0.05)},${at(height * 0.08)}h${at(width * 0.24)}l${at(width * 0.3)},${at(height * 0.5)}h${at(-width * 0.24)}ZM${at(width * 0.34)},${at(height * 0.08)}h${at(width * 0.2)}l${at(width * 0.3)},${at(height * 0.5)}h${at(-width * 0.2)}Z`,
        '#fff4d8',
        'fill-opacity="0.2"',
      ),
    )
  const table = height * part
  const top = entry(['#efe6d8', '#8a5d3c', '#d9cfc0', '#5d4132', palette.mid], round + 1)
  c.add(
    rect(
      0,
      table,
      width,
      height - table,
      c.linear(
        [
          [0, shade(top, 0.12)],
          [1, shade(top, -0.28)],
        ],
        60,
      ),
    ),
  )
  if (round % 3 === 0)
    c.add(
      fill(
        `M0,${at(table)}H${width}V${at(table + (height - table) * 0.7)}${times(8, (fold) => `Q${at(width - ((fold + 0.5) * width) / 8)},${at(table + (height - table) * (fold % 2 ? 0.84 : 0.6))} ${at(width - ((fold + 1) * width) / 8)},${at(table + (height - table) * 0.7)}`).join('')}Z`,
        '#fbf7ee',
      ),
      fill(times(9, (check) => box(0, table + check * 26, width, 8)).join(''), palette.accent, 'fill-opacity="0.14"'),
      fill(
        times(26, (check) => box(check * width * 0.04, table, 8, (height - table) * 0.62)).join(''),
        palette.accent,
        'fill-opacity="0.14"',
      ),
    )
  else
    c.add(
      stroke(
        times(
          10,
          (grain) =>
            `M0,${at(table + 16 + grain * (height - table) * 0.1)}q${at(width * 0.3)},${at(random.around(0, 14))} ${at(width * 0.5)},0t${at(width * 0.5)},${at(random.around(0, 8))}`,
        ).join(''),
        shade(top, -0.4),
        2,
        'stroke-opacity="0.25"',
      ),
    )
  return table
}
