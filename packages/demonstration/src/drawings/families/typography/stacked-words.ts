import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { type Face, outline, sizeToFit } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { at, fill } from '../../kit/shapes.ts'
import { said, saying } from './sayings.ts'

/** Lines stacked until they fill the sheet, each as wide as the others. */
export function stackedWords(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const text = saying(round, 0)
  const ground = entry([palette.accent, palette.paper, palette.deep, palette.light, palette.ink, palette.mid], round)
  const ink = readableOn(ground, palette.paper, palette.ink)
  c.wash(ground)
  const words = text.toUpperCase().split(' ')
  const rows: string[] = []
  for (const word of words) {
    if (rows.length > 0 && (rows.at(-1) ?? '').length + word.length < 8) rows[rows.length - 1] += ` ${word}`
    else rows.push(word)
  }
  const face: Face = round % 3 === 1 ? 'serif' : 'black'
  const fit = rows.map((row) => sizeToFit(face, row, width * 0.86, height * 0.34))
  const total = fit.reduce((sum, size) => sum + size * 0.8, 0)
  const squeeze = Math.min(1.5, (height * 0.84) / total)
  let y = (height - total * squeeze) / 2
  for (const [index, row] of rows.entries()) {
    const size = entry(fit, index)
    y += size * 0.8 * squeeze
    const hue = index % 2 && Math.abs(lightness(palette.accent) - lightness(ground)) > 0.2 ? palette.accent : ink
    c.add(
      `<g transform="translate(${at(width * 0.07)} ${at(y - size * 0.045)}) scale(1 ${squeeze.toFixed(3)})">${fill(outline(face, row, 0, 0, size), hue)}</g>`,
    )
  }
  return said(text, 'fill the sheet in stacked capitals')
}
