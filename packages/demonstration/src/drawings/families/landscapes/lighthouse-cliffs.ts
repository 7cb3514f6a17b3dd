import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import { type Sky, addBirds, addSky, skyFor } from './skies.ts'
import { addWater } from './water.ts'

/** Cliffs stepping into the sea, a lighthouse on the last one. */
export function lighthouseCliffs(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 5)
  const horizon = height * 0.58
  addSky(c, sky, width * random.between(0.1, 0.4), height * 0.3, width * 0.06)
  addWater(c, sky, horizon, width * 0.25)
  for (let layer = 0; layer < 3; layer += 1) {
    const edge = width * (0.2 + layer * 0.17)
    const top = horizon - height * (0.03 + layer * 0.045)
    const foot = horizon + height * (0.012 + layer * 0.07)
    const end = layer === 2 ? height : foot + height * 0.05
    const color = mix(sky.low, sky.near, 0.36 + layer * 0.24)
    const face = times(7, (step): Point => [edge + random.around(0, 16) - step * 5, top + ((foot - top) * step) / 6])
    const grass = times(6, (step): Point => [
      edge + ((width - edge) * step) / 5,
      top - Math.sin(step * 0.5) * random.between(0.02, 0.05) * height * (layer * 0.4 + 0.4),
    ])
    const [footX] = entry(face, 6)
    const rock = `${smooth(grass)}L${width},${Math.round(end)}L${polyline(face.toReversed()).slice(1)}Z`
    const flanks = times(16, (flank) => {
      const x = edge + (flank - 1) * width * 0.06
      const lean = width * random.between(0.02, 0.07)
      return fill(
        polygon([
          [x, top - height * 0.08],
          [x + width * random.between(0.01, 0.04), top - height * 0.08],
          [x + lean + width * 0.05, height],
          [x + lean - width * 0.03, height],
        ]),
        flank % 2 ? shade(color, 0.22) : shade(color, -0.4),
        'fill-opacity="0.28"',
      )
    })
    const turf = `${smooth(grass)}L${width},${Math.round(top)}${polyline(times(12, (step): Point => [width - ((width - edge) * step) / 11, top + height * (0.012 + random.between(0, 0.03))])).replace('M', 'L')}Z`
    c.add(
      c.inside(
        fill(rock, '#000'),
        fill(
          rock,
          c.linear([
            [0, color],
            [1, shade(color, -0.3)],
          ]),
        ) +
          flanks.join('') +
          fill(turf, mix('#6f8f5a', sky.near, 0.2 + layer * 0.14)),
      ),
    )
    const foam = times(9, (step): Point => [
      footX - 20 + ((width - footX + 20) * step) / 8,
      foot + ((end - foot) * step) / 8 + random.around(0, 6),
    ])
    c.add(
      stroke(smooth(foam), '#ffffff', 4 + layer * 3, 'stroke-opacity="0.65"'),
      stroke(smooth(foam.map(([x, y]): Point => [x - 30, y + 16 + layer * 6])), '#ffffff', 3, 'stroke-opacity="0.35"'),
    )
    if (layer === 1) addLighthouse(c, edge + width * 0.09, top + 4, height * 0.17, sky)
  }
  addBirds(c, width * 0.12, height * 0.4, 5, sky.near)
  c.vignette(sky.near)
  return {
    name: entry(
      ['The last lighthouse', 'Keeper’s cliff', 'Lamp on the cape', 'North cape', 'Light before the storm'],
      round,
    ),
    alt: `A striped lighthouse stands on cliffs above the sea, the sky in ${sky.hour.toLowerCase()} colours.`,
    tags: ['lighthouse', 'coast', 'cliffs', 'sea'],
  }
}

function addLighthouse(c: Canvas, x: number, foot: number, size: number, sky: Sky): void {
  const [low, high] = [size * 0.13, size * 0.08]
  const at = (part: number) => low + (high - low) * part
  for (let band = 0; band < 5; band += 1) {
    const [a, b] = [band / 5, (band + 1) / 5]
    const shape = polygon([
      [x - at(a), foot - size * a],
      [x - at(b), foot - size * b],
      [x + at(b), foot - size * b],
      [x + at(a), foot - size * a],
    ])
    const color = band % 2 === 0 ? '#f4efe4' : '#b8382c'
    c.add(
      fill(
        shape,
        c.linear(
          [
            [0, shade(color, 0.1)],
            [0.5, color],
            [1, mix(color, sky.near, 0.45)],
          ],
          0,
        ),
      ),
    )
  }
  c.add(
    c.glow(x, foot - size * 1.08, size * 1.5, size * 0.8, '#ffe9a8', 0.75),
    rect(x - high * 1.5, foot - size * 1.03, high * 3, size * 0.03, sky.near),
    rect(x - high * 0.8, foot - size * 1.15, high * 1.6, size * 0.12, '#ffe9a8'),
    fill(
      polygon([
        [x - high, foot - size * 1.15],
        [x, foot - size * 1.27],
        [x + high, foot - size * 1.15],
      ]),
      '#8f2a22',
    ),
  )
}
