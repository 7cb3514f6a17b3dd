import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { addFolds } from './folds.ts'

/** Knitted stitches carrying a small pattern. */
export function knitSwatch(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const stitches = entry([26, 20, 30, 24], round)
  const w = width / stitches
  const h = w * 0.86
  const ground = entry([palette.deep, palette.paper, palette.accent, palette.light], round)
  c.wash(shade(ground, -0.45))
  const colors = [palette.light, palette.accent, palette.paper, palette.deep].filter((color) => color !== ground)
  const v = (x: number, y: number) =>
    `M${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}C${(x - w * 0.1).toFixed(1)},${(y + h * 0.7).toFixed(1)} ${(x - w * 0.05).toFixed(1)},${(y - h * 0.2).toFixed(1)} ${(x + w * 0.16).toFixed(1)},${(y - h * 0.24).toFixed(1)}C${(x + w * 0.46).toFixed(1)},${(y + h * 0.1).toFixed(1)} ${(x + w * 0.5).toFixed(1)},${(y + h * 0.6).toFixed(1)} ${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}C${(x + w * 0.5).toFixed(1)},${(y + h * 0.6).toFixed(1)} ${(x + w * 0.54).toFixed(1)},${(y + h * 0.1).toFixed(1)} ${(x + w * 0.84).toFixed(1)},${(y - h * 0.24).toFixed(1)}C${(x + w * 1.05).toFixed(1)},${(y - h * 0.2).toFixed(1)} ${(x + w * 1.1).toFixed(1)},${(y + h * 0.7).toFixed(1)} ${(x + w / 2).toFixed(1)},${(y + h * 1.15).toFixed(1)}Z`
  const motif = (column: number, row: number): string => {
    const [a, b] = [column % 12, row % 18]
    const diamond = Math.abs(a - 6) + Math.abs(b - 6)
    if (round % 2 === 0 && b < 13 && (diamond === 6 || diamond === 3 || diamond === 0))
      return entry(colors, diamond / 3)
    if (round % 2 === 1 && b > 0 && b < 11 && Math.abs(a - 6) === Math.abs(b - 5)) return entry(colors, 0)
    if (round % 2 === 1 && b < 11 && (a === 6 || b === 5) && diamond < 6) return entry(colors, 1)
    if (b === 14 || b === 16) return entry(colors, 2)
    if (b === 15 && a % 2 === 0) return entry(colors, 1)
    return ground
  }
  const byColor = new Map<string, string[]>()
  for (let row = -1; row * h < height + h; row += 1) {
    for (let column = 0; column < stitches; column += 1) {
      const color = motif(column, row + 1)
      byColor.set(color, [...(byColor.get(color) ?? []), v(column * w, row * h + random.around(0, 0.6))])
    }
  }
  for (const [color, list] of byColor)
    c.add(`<path d="${list.join('')}" fill="${color}" stroke="${shade(color, -0.32)}" stroke-width="1.4"/>`)
  addFolds(c, 0.14)
  return {
    name: entry(
      [
        'Fair yoke swatch',
        'Snowflake knit',
        'Diamond mitten chart',
        'Winter sweater, close',
        'Island jumper',
        'Frost knit',
      ],
      round,
    ),
    alt: 'Knitted stitches in several colours form diamonds or snowflakes.',
    tags: ['knitting', 'wool', 'pattern', 'craft', 'winter'],
  }
}
