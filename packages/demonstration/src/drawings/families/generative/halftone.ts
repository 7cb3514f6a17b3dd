import { createNoise2D } from 'simplex-noise'
import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { disc, fill, rect } from '../../kit/shapes.ts'

/** Dots whose size carries a picture: a sphere, a wave, a face of light. */
export function halftone(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const isDark = lightness(palette.paper) < 0.4
  c.wash(
    c.linear([
      [0, palette.paper],
      [1, mix(palette.paper, palette.light, isDark ? 0.3 : 0.8)],
    ]),
  )
  const noise = createNoise2D(random.next)
  const gap = entry([22, 30, 18, 26, 34, 20], round)
  const value = (x: number, y: number): number => {
    const [u, v] = [x / width - 0.5, (y - height / 2) / width]
    const kind = round % 3
    if (kind === 0) {
      const r = Math.hypot(u, v)
      return r > 0.4 ? 0.06 : 0.12 + 0.86 * Math.max(0, (u + v * 1.2 + 0.3) * 1.15)
    }
    if (kind === 1) return 0.5 + 0.5 * Math.sin(v * 14 + Math.sin(u * 7 + round) * 1.9)
    return Math.max(0, noise(u * 2.4 + round, v * 2.4) * 0.8 + 0.45)
  }
  for (const [layer, color] of [palette.accent, palette.deep].entries()) {
    const dots: string[] = []
    for (let row = 0; row * gap * 0.87 < height + gap; row += 1) {
      for (let column = 0; column * gap < width + gap; column += 1) {
        const [x, y] = [column * gap + (row % 2 ? gap / 2 : 0) + layer * 7, row * gap * 0.87 - layer * 6]
        const size = Math.min(1, value(x, y)) * gap * (layer === 0 ? 0.6 : 0.44)
        if (size > 1) dots.push(disc(x, y, size))
      }
    }
    c.add(fill(dots.join(''), color, layer === 0 ? 'fill-opacity="0.9"' : ''))
  }
  c.add(rect(0, 0, width, height, 'none', `stroke="${palette.paper}" stroke-width="56"`))
  return {
    name: entry(
      [
        'Ball of dots',
        'Screen print wave',
        'Cloud in two inks',
        'Sun, coarse screen',
        'Slow wave, big dots',
        'Two-colour weather',
      ],
      round,
    ),
    alt: 'Two screens of dots, slightly out of register, form a soft shape.',
    tags: ['halftone', 'risograph', 'dots', 'print'],
  }
}
