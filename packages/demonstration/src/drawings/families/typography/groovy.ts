import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { outline, sizeToFit, widthOf } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, place } from '../../kit/shapes.ts'
import { said, saying } from './sayings.ts'

/** Letters bent along waves, in fat colours. */
export function groovy(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const text = saying(round, 3)
  const ground = entry([palette.light, palette.accent, palette.paper, palette.mid, palette.deep, palette.paper], round)
  c.wash(ground)
  const hues = [palette.deep, palette.accent, palette.mid, palette.light].filter(
    (color) => Math.abs(lightness(color) - lightness(ground)) > 0.1,
  )
  const words = text.split(' ')
  const rows =
    words.length > 4 ? times(Math.ceil(words.length / 2), (row) => words.slice(row * 2, row * 2 + 2).join(' ')) : words
  const tall = (height * 0.86) / rows.length
  for (const [index, row] of rows.entries()) {
    const size = sizeToFit('black', row, width * 0.84, tall * 0.95)
    const total = widthOf('black', row, size)
    const face = readableOn(entry(hues, index + 2), palette.paper, palette.ink)
    let x = (width - total) / 2
    const base = height * 0.07 + (index + 0.8) * tall
    for (const letter of row) {
      const w = widthOf('black', letter, size)
      const part = (x + w / 2) / width
      const lift = Math.sin(part * 6.2832 + index * 0.9) * tall * 0.12
      const turn = Math.cos(part * 6.2832 + index * 0.9) * 9
      for (const [ring, color] of [entry(hues, index + 1), entry(hues, index + 2), face].entries()) {
        const d = outline('black', letter, -w / 2, 0, size)
        c.add(
          place(
            `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${at((2 - ring) * size * 0.07)}" stroke-linejoin="round"/>`,
            x + w / 2,
            base - lift,
            turn,
          ),
        )
      }
      x += w
    }
  }
  return said(text, 'dance over the sheet in fat letters with coloured rims')
}
