import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from './skies.ts'

/** Sand with a lit and a shaded side. */
export function dunes(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 4)
  addSky(c, sky, width * random.between(0.2, 0.8), height * 0.24, width * random.between(0.05, 0.13))
  const sand = mix(mix(sky.low, '#d98e4f', 0.5), sky.middle, 0.15)
  for (let layer = 0; layer < 6; layer += 1) {
    const base = height * (0.42 + layer * 0.105)
    const crestX = width * random.between(0.2, 0.8)
    const crest = times(9, (step): Point => {
      const x = (width * step) / 8
      const rise = Math.exp(-(((x - crestX) / (width * 0.32)) ** 2))
      return [x, base - rise * height * random.between(0.1, 0.12) + random.around(0, height * 0.008)]
    })
    const lit = mix(mix(sky.low, sand, 0.3 + layer * 0.14), sky.near, layer * 0.06)
    c.add(
      fill(
        downTo(smooth(crest), width, height),
        c.linear([
          [0, shade(lit, 0.12)],
          [0.4, lit],
          [1, shade(lit, -0.15)],
        ]),
      ),
    )
    const top = crest.reduce((best, point) => (point[1] < best[1] ? point : best))
    const spine = smooth([
      top,
      [top[0] + width * 0.03, top[1] + height * 0.06],
      [top[0] - width * 0.05, top[1] + height * 0.14],
      [top[0] + width * 0.06, top[1] + height * 0.3],
    ])
    const right = crest.filter(([x]) => x >= top[0])
    const dark = `${spine}L${width},${height}L${right
      .toReversed()
      .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
      .join('L')}Z`
    c.add(
      fill(
        dark,
        c.linear(
          [
            [0, mix(lit, sky.near, 0.5)],
            [1, mix(lit, sky.near, 0.12)],
          ],
          60,
        ),
        'fill-opacity="0.8"',
      ),
    )
    if (layer < 3) continue
    const ripples = times(14, (row) =>
      smooth(
        times(8, (step): Point => [
          (width * step) / 7,
          base + row * 16 * (1 + layer * 0.12) + Math.sin(step + row * 0.6) * 9 + 30,
        ]),
      ),
    )
    c.add(stroke(ripples.join(''), shade(lit, -0.3), 2.4, 'stroke-opacity="0.22"'))
  }
  c.vignette(sky.near)
  return {
    name: entry(
      ['Sea of sand', 'The third dune', 'Dune, late', 'Where the wind stops', 'Sand under a high sky'],
      round,
    ),
    alt: `Wind-shaped dunes with bright and shaded flanks under a ${sky.hour.toLowerCase()} sky.`,
    tags: ['desert', 'dunes', 'landscape', 'sand'],
  }
}
