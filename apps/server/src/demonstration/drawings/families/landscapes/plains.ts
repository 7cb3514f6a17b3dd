import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, ellipse, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import { addRidges } from './mountains.ts'
import { addSky, skyFor } from './skies.ts'
import { broadleaf, pine } from './trees.ts'

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
    c.add(fill(downTo(smooth(crest), width, height), c.linear([[0, shade(lit, 0.12)], [0.4, lit], [1, shade(lit, -0.15)]])))
    const top = crest.reduce((best, point) => (point[1] < best[1] ? point : best))
    const spine = smooth([top, [top[0] + width * 0.03, top[1] + height * 0.06], [top[0] - width * 0.05, top[1] + height * 0.14], [top[0] + width * 0.06, top[1] + height * 0.3]])
    const right = crest.filter(([x]) => x >= top[0])
    const dark = `${spine}L${width},${height}L${right.toReversed().map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join('L')}Z`
    c.add(fill(dark, c.linear([[0, mix(lit, sky.near, 0.5)], [1, mix(lit, sky.near, 0.12)]], 60), 'fill-opacity="0.8"'))
    if (layer < 3) continue
    const ripples = times(14, (row) => smooth(times(8, (step): Point => [(width * step) / 7, base + row * 16 * (1 + layer * 0.12) + Math.sin(step + row * 0.6) * 9 + 30])))
    c.add(stroke(ripples.join(''), shade(lit, -0.3), 2.4, 'stroke-opacity="0.22"'))
  }
  c.vignette(sky.near)
  return {
    name: entry(['Sea of sand', 'The third dune', 'Dune, late', 'Where the wind stops', 'Sand under a high sky'], round),
    alt: `Wind-shaped dunes with bright and shaded flanks under a ${sky.hour.toLowerCase()} sky.`,
    tags: ['desert', 'dunes', 'landscape', 'sand'],
  }
}

/** Table mountains in bands of rock, cacti in front. */
export function mesas(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 9)
  addSky(c, sky, width * random.between(0.55, 0.85), height * 0.22, width * 0.09)
  const rock = mix('#b4532f', sky.middle, 0.3)
  for (let layer = 0; layer < 3; layer += 1) {
    const floor = height * (0.6 + layer * 0.09)
    for (let table = 0; table < 3; table += 1) {
      const x = width * (random.between(-0.1, 0.25) + table * 0.38)
      const [wide, tall] = [width * random.between(0.14, 0.3), height * random.between(0.1, 0.26) * (1 - layer * 0.22)]
      const shape = polygon([[x - wide * 0.35, floor], [x - 4, floor - tall * 0.45], [x, floor - tall], [x + wide * 0.3, floor - tall - 6], [x + wide, floor - tall * 0.97], [x + wide + 8, floor - tall * 0.42], [x + wide * 1.4, floor]])
      const color = mix(mix(sky.low, rock, 0.45 + layer * 0.27), sky.near, layer * 0.12)
      const bands = times(6, (band) => rect(x - wide, floor - tall + (tall * band) / 6 + random.around(0, 4), wide * 3, tall * random.between(0.04, 0.09), band % 2 ? shade(color, 0.18) : shade(color, -0.2), 'fill-opacity="0.55"'))
      const side = rect(x + wide * 0.55, floor - tall - 10, wide * 1.2, tall + 20, mix(color, sky.near, 0.5), 'fill-opacity="0.55"')
      c.add(c.inside(fill(shape, '#000'), fill(shape, color) + bands.join('') + side))
    }
    const ground = mix(mix(sky.low, rock, 0.5 + layer * 0.2), sky.near, 0.1 + layer * 0.2)
    c.add(fill(downTo(smooth(ridge(random, width, floor, height * 0.015, 0.5, 3)), width, height), c.linear([[0, ground], [1, shade(ground, -0.3)]])))
  }
  const cacti = times(5, (plant) => saguaro(width * (0.08 + plant * 0.2 + random.around(0, 0.06)), height * random.between(0.86, 1), height * random.between(0.08, 0.24)))
  c.add(fill(cacti.join(''), mix(sky.near, '#2f5446', 0.3)))
  c.add(...times(26, () => ellipse(random.next() * width, height * random.between(0.82, 1), random.between(8, 30), random.between(4, 9), sky.near, 'fill-opacity="0.5"')))
  c.vignette(sky.near)
  return {
    name: entry(['Red tables', 'Heat over the mesas', 'Saguaro road', 'Canyon country', 'Long shadows, dry air'], round),
    alt: 'Banded table mountains rise from a desert floor with tall cacti in the foreground.',
    tags: ['desert', 'cactus', 'canyon', 'landscape'],
  }
}

/** Rows of flowers running to one point, a tree on the horizon. */
export function flowerRows(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 8)
  const horizon = height * 0.46
  const vanish = width * random.between(0.3, 0.7)
  addSky(c, sky, vanish, horizon * 0.8, width * 0.06)
  addRidges(c, sky, 2, horizon * 0.97, horizon * 1.05)
  const [crop, name] = entry([['#7d5ba6', 'Lavender'], ['#d9a520', 'Mustard'], ['#c7405a', 'Tulip'], ['#5f8a3f', 'Tea'], ['#e2886a', 'Poppy']] as const, round)
  const soil = mix('#5b4636', sky.near, 0.3)
  c.add(rect(0, horizon, width, height - horizon, c.linear([[0, mix(soil, sky.low, 0.5)], [1, soil]])))
  for (let row = -11; row <= 11; row += 1) {
    const [left, right] = [vanish + row * width * 0.17, vanish + (row + 0.66) * width * 0.17]
    const color = mix(crop, sky.middle, 0.12 + Math.abs(row) * 0.012)
    c.add(fill(polygon([[vanish + row * 9, horizon], [vanish + row * 9 + 6, horizon], [right, height], [left, height]]), c.linear([[0, mix(color, sky.low, 0.55)], [1, shade(color, -0.18)]])))
    const dabs = times(42, () => {
      const depth = random.next() ** 0.7
      const x = vanish + row * 9 * (1 - depth) + (left - vanish) * depth + random.next() * (right - left) * depth
      const size = 1.5 + depth * 8
      return blob(random, x, horizon + depth * (height - horizon) - size * 0.6, size, 0.25, 0.8, 5)
    })
    c.add(fill(dabs.join(''), shade(color, row % 2 ? 0.28 : 0.16), 'fill-opacity="0.8"'))
  }
  c.add(fill(broadleaf(random, vanish + width * 0.2, horizon + 8, height * 0.16), mix(sky.near, '#3f5a34', 0.4)))
  c.vignette(sky.near)
  return {
    name: `${name} rows`,
    alt: `Rows of ${name.toLowerCase()} plants run towards the horizon, where one tree stands.`,
    tags: [name.toLowerCase(), 'field', 'flowers', 'summer'],
  }
}

/** Layers of firs with fog lying between them. */
export function forestInFog(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 3)
  const fog = mix(sky.low, sky.middle, 0.3)
  c.wash(c.linear([[0, mix(sky.top, fog, 0.4)], [0.5, fog], [1, sky.middle]]))
  c.add(c.glow(width * random.between(0.2, 0.8), height * 0.2, width * 0.7, height * 0.4, sky.sun, 0.6))
  for (let layer = 0; layer < 6; layer += 1) {
    const part = layer / 5
    const foot = height * (0.42 + part * 0.62)
    const slope = random.around(0, 0.12) * height
    const color = mix(fog, sky.near, 0.14 + part * 0.82)
    const trees = times(30 - layer * 3, (tree) => {
      const x = (tree + random.next()) / (30 - layer * 3)
      return pine(random, x * width, foot + slope * (x - 0.5), height * (0.13 + part * 0.24) * random.between(0.55, 1.1))
    })
    c.add(fill(trees.join(''), color))
    c.add(fill(downTo(polyline([[0, foot - slope * 0.5], [width, foot + slope * 0.5]]), width, height), color))
    if (layer < 5) c.add(rect(0, foot - height * 0.16, width, height * 0.3, c.linear([[0, fog, 0], [0.7, fog, 0.75], [1, fog, 0.2]])))
  }
  c.vignette(sky.near)
  return {
    name: entry(['Fog between the firs', 'Wet wood', 'The silent slope', 'Six rows of firs', 'Before the path clears'], round),
    alt: `Fir trees in layers, the far ones almost lost in ${sky.hour.toLowerCase()} fog.`,
    tags: ['forest', 'fog', 'trees', 'moody'],
  }
}

function saguaro(x: number, foot: number, size: number): string {
  const thick = size * 0.1
  const pill = (px: number, top: number, bottom: number) =>
    `M${px - thick},${bottom}V${top + thick}a${thick},${thick} 0 0 1 ${thick * 2},0V${bottom}Z`
  const arm = (side: number, low: number, high: number) => {
    const ax = x + side * thick * 3.1
    return pill(ax, foot - size * high, foot - size * low) + `M${x},${foot - size * low + thick}H${ax}a${thick},${thick} 0 0 ${side > 0 ? 0 : 1} ${side * thick},${-thick}V${foot - size * low - thick}H${x}Z`
  }
  return pill(x, foot - size, foot) + arm(1, 0.42, 0.74) + arm(-1, 0.34, 0.62)
}
