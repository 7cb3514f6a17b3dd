import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, fill, rect, stroke } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { days, words } from './chart-words.ts'

/** The same small curve many times. */
export function smallMultiples(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [title, labels] = entry(
    [
      ['Nine gardens, one summer', ['Ada', 'Bo', 'Cleo', 'Dag', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo']],
      ['Tides of the week', [...days, 'Mean', 'Max']],
      ['How bread rises', ['Rye', 'Spelt', 'Wheat', 'Oat', 'Corn', 'Mixed', 'Sour', 'Quick', 'Slow']],
      ['Nine runs', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
      ['Moods by colour', ['Red', 'Rose', 'Gold', 'Lime', 'Pine', 'Teal', 'Sky', 'Navy', 'Grey']],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, 'Same scale everywhere', 'Drawn from a year of notes')
  const [w, h] = [(s.right - s.left) / 3, (s.bottom - s.top) / 3]
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = [s.left + (index % 3) * w, s.top + Math.floor(index / 3) * h]
    const [iw, ih] = [w * 0.88, h * 0.66]
    const phase = random.between(0, 6)
    const points = times(13, (step): Point => [
      x + (iw * step) / 12,
      y + h * 0.14 + ih * (0.5 - 0.36 * Math.sin(step * 0.5 + phase) + random.around(0, 0.12)),
    ])
    const color = entry([palette.accent, palette.deep, palette.mid], index + round)
    const base = y + h * 0.14 + ih
    c.add(
      rect(x, y + h * 0.14, iw, ih, mix(s.ground, palette.light, 0.35)),
      fill(
        `${smooth(points)}L${at(x + iw)},${at(base)}L${at(x)},${at(base)}Z`,
        c.linear([
          [0, color, 0.7],
          [1, color, 0.08],
        ]),
      ),
      stroke(smooth(points), color, 5),
    )
    const high = points.reduce((best, point) => (point[1] < best[1] ? point : best))
    c.add(
      circle(high[0], high[1], 9, s.ground, `stroke="${color}" stroke-width="5"`),
      letters('plain', entry(labels, index), x, y + h * 0.1, Math.min(width, height) * 0.03, s.ink),
    )
  }
  return words(title, 'Nine small area charts on the same scale, each with its peak marked.', 'small multiples')
}
