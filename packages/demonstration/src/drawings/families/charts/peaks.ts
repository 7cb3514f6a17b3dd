import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, line, polygon, polyline } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

/** Height lines of several mountains, named, on one base. */
export function peaks(c: Canvas, round: number): Words {
  const { random, palette } = c
  const [title, names] = entry(
    [
      ['Peaks of the region', ['Arn', 'Belta', 'Corvo', 'Dent', 'Eiger Sud', 'Falk']],
      ['How high we got', ['June', 'July', 'Aug', 'Sept', 'Oct', 'Nov']],
      ['Towers compared', ['Mill', 'Church', 'Radio', 'Silo', 'Crane', 'Light']],
      ['Cakes by height', ['Tart', 'Sponge', 'Gugl', 'Torte', 'Stack', 'Croque']],
      ['Trees of the park', ['Birch', 'Oak', 'Larch', 'Beech', 'Pine', 'Elm']],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, 'In metres, give or take', 'Measured on a clear day')
  const gap = (s.right - s.left) / names.length
  const base = s.bottom - 60
  for (let mark = 0; mark < 5; mark += 1)
    c.add(
      line(
        s.left,
        base - (mark * (base - s.top)) / 5,
        s.right,
        base - (mark * (base - s.top)) / 5,
        s.ink,
        1.6,
        'stroke-opacity="0.2" stroke-dasharray="3 10"',
      ),
    )
  for (const [index, name] of names.entries()) {
    const x = s.left + (index + 0.5) * gap
    const tall = (base - s.top) * random.between(0.4, 0.92)
    const color = entry([palette.deep, palette.mid, palette.accent, palette.light], index + round)
    const left: Point[] = [
      [x - gap * 0.78, base],
      [x - gap * 0.36, base - tall * 0.5],
      [x - gap * 0.2, base - tall * 0.66],
      [x, base - tall],
    ]
    const right: Point[] = [
      [x + gap * 0.16, base - tall * 0.8],
      [x + gap * 0.4, base - tall * 0.42],
      [x + gap * 0.78, base],
    ]
    const body = `${polyline([...left, ...right])}Z`
    c.add(
      c.inside(
        fill(body, '#000'),
        fill(body, color) +
          fill(
            polygon([
              [x, base - tall],
              [x + gap * 0.1, base - tall * 0.6],
              [x - gap * 0.06, base - tall * 0.3],
              [x + gap * 0.1, base],
              [x + gap, base],
              [x + gap, base - tall],
            ]),
            '#1a100c',
            'fill-opacity="0.2"',
          ) +
          fill(
            polygon(
              times(9, (step): Point => [
                x - gap * 0.4 + step * gap * 0.1,
                base - tall * (step % 2 ? 0.68 : 0.8),
              ]).concat([
                [x + gap * 0.4, base - tall - 5],
                [x - gap * 0.4, base - tall - 5],
              ]),
            ),
            '#ffffff',
            'fill-opacity="0.8"',
          ),
      ),
    )
    c.add(
      letters('mono', String(Math.round(tall * 4.3)), x, base - tall - 16, 26, s.ink, { anchor: 'middle' }),
      paragraph('plain', [name], x, base + 44, 28, s.ink, 1, { anchor: 'middle' }),
    )
  }
  c.add(line(s.left, base, s.right, base, s.ink, 4))
  return words(
    title,
    `Six snow-capped shapes of different height stand side by side, each with its figure.`,
    'comparison',
  )
}
