import { contours } from 'd3-contour'
import { createNoise2D } from 'simplex-noise'
import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, polyline, stroke } from '../../kit/shapes.ts'

/** Heights of a noise landscape as bands, cut like paper or drawn as lines. */
export function contourBands(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const noise = createNoise2D(random.next)
  const [columns, rows] = [110, Math.round((110 * height) / width)]
  const zoom = entry([34, 22, 50, 28, 40, 18], round)
  const values = times(columns * rows, (index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    return noise(x / zoom, y / zoom) * 0.7 + noise(x / zoom / 0.45, y / zoom / 0.45) * 0.25
  })
  const isLines = round % 2 === 1
  const levels = isLines ? 22 : 9
  const scale = width / (columns - 1)
  const found = contours()
    .size([columns, rows])
    .thresholds(times(levels, (level) => -0.75 + (level * 1.5) / levels))(values)
  c.wash(isLines ? palette.paper : palette.deep)
  const ramp = [palette.deep, palette.accent, palette.mid, palette.light, palette.paper]
  for (const [level, band] of found.entries()) {
    const d = band.coordinates
      .flat()
      .map(
        (ring) =>
          polyline(ring.map(([x = 0, y = 0]): Point => [(x - 0.5) * scale * 1.01, (y - 0.5) * scale * 1.01])) + 'Z',
      )
      .join('')
    if (d === '') continue
    if (isLines) {
      c.add(stroke(d, level % 5 === 0 ? palette.accent : palette.ink, level % 5 === 0 ? 4 : 1.8))
      continue
    }
    const part = (level / levels) * (ramp.length - 1)
    const color = mix(
      entry(ramp, Math.floor(part)),
      entry(ramp, Math.min(ramp.length - 1, Math.floor(part) + 1)),
      part % 1,
    )
    c.add(
      `<path d="${d}" fill="#120c10" fill-opacity="0.3" transform="translate(5 9)"/>`,
      fill(
        d,
        c.linear(
          [
            [0, shade(color, 0.08)],
            [1, shade(color, -0.1)],
          ],
          60,
        ),
      ),
    )
  }
  return {
    name: entry(
      [
        'Paper relief',
        'Survey lines',
        'Cut in nine layers',
        'Contours of nowhere',
        'Carved hollow',
        'Hill map without hills',
      ],
      round,
    ),
    alt: isLines
      ? 'Contour lines of an imagined terrain, every fifth one coloured.'
      : 'Stacked layers of coloured paper with cut, shadowed edges like a relief map.',
    tags: ['generative', 'contour', 'topography', 'layers'],
  }
}
