import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, box, circle, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import { type Sky, addBirds, addSky, skyFor } from './skies.ts'

/** Open water with the sun's path on it. */
export function openSea(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 2)
  const horizon = height * random.between(0.46, 0.6)
  const sunX = width * random.between(0.3, 0.7)
  addSky(c, sky, sunX, horizon - height * random.between(0.02, 0.16), width * random.between(0.07, 0.15))
  addWater(c, sky, horizon, sunX)
  const boatX = width * random.between(0.15, 0.85)
  addSailboat(c, boatX, horizon + height * 0.035, width * 0.05, sky)
  addBirds(c, width * 0.2, height * 0.16, random.whole(2, 5), sky.near)
  c.vignette(sky.near)
  return {
    name: `${sky.hour}, ${entry(['one sail', 'open water', 'slack tide', 'the ferry hour', 'far from land'], round)}`,
    alt: `A small sailing boat on a calm sea at ${sky.hour.toLowerCase()}, the light drawing a path to the horizon.`,
    tags: ['sea', 'sailing', 'sunset', 'horizon'],
  }
}

/** Cliffs stepping into the sea, a lighthouse on the last one. */
export function lighthouseCliffs(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 5)
  const horizon = height * 0.58
  addSky(c, sky, width * random.between(0.1, 0.4), height * 0.3, width * 0.06)
  addWater(c, sky, horizon, width * 0.25)
  const cliffs = [0.3, 0.6, 1].map((part, layer) => {
    const edge = width * (0.42 + layer * 0.06 - part * 0.16)
    const top = horizon - height * (0.04 + layer * 0.055)
    const foot = horizon + height * (0.015 + layer * 0.1)
    const face = times(7, (step): Point => [edge + random.around(0, 14) - step * 5 * part, top + ((foot - top) * step) / 6])
    const grass = smooth([[edge, top], ...times(5, (step): Point => [edge + ((width - edge) * (step + 1)) / 5, top - random.between(0, 0.03) * height * (step + 1) * 0.6])])
    return { edge, top, foot, face, grass, color: mix(sky.low, sky.near, 0.45 + layer * 0.24) }
  })
  for (const [layer, cliff] of cliffs.entries()) {
    const rock = `${cliff.grass}L${width},${layer === 2 ? height : cliff.foot}L${cliff.face[6]?.[0] ?? 0},${cliff.foot}${polyline(cliff.face.toReversed()).replace('M', 'L')}Z`
    c.add(fill(rock, c.linear([[0, mix(cliff.color, '#6f8f5a', 0.35)], [0.25, cliff.color], [1, shade(cliff.color, -0.25)]])))
    const cracks = times(12, () => `M${Math.round(random.between(cliff.edge, width))},${Math.round(cliff.top + 30)}l${Math.round(random.around(0, 14))},${Math.round(random.between(20, 70))}`)
    c.add(stroke(cracks.join(''), shade(cliff.color, -0.4), 3, 'stroke-opacity="0.35"'))
    const foam = smooth(times(9, (step): Point => [(cliff.face[6]?.[0] ?? 0) - 30 + step * 60, cliff.foot + random.around(0, 7)]))
    c.add(stroke(foam, '#ffffff', 5, 'stroke-opacity="0.6"'))
  }
  const last = entry(cliffs, 1)
  addLighthouse(c, last.edge + width * 0.13, last.top + 6, height * 0.17, sky)
  addBirds(c, width * 0.12, height * 0.4, 5, sky.near)
  c.vignette(sky.near)
  return {
    name: entry(['The last lighthouse', 'Keeper’s cliff', 'Lamp on the cape', 'North cape', 'Light before the storm'], round),
    alt: `A striped lighthouse stands on cliffs above the sea, the sky in ${sky.hour.toLowerCase()} colours.`,
    tags: ['lighthouse', 'coast', 'cliffs', 'sea'],
  }
}

/** Looking down on a beach: water, foam and sand in bands. */
export function beachFromAbove(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [deep, shallow, sand] = entry(
    [
      ['#0b5d7a', '#5ec8c4', '#f1d9b0'],
      ['#123c5c', '#3f9fb5', '#e9d3b8'],
      ['#2a6f6b', '#9ddcc4', '#f6e3c5'],
      ['#27496d', '#7fb7d9', '#e6c9a8'],
      ['#1b4a4a', '#58a08f', '#d9c7a4'],
    ],
    round,
  ) as [string, string, string]
  c.wash(c.linear([[0, sand], [1, shade(sand, -0.12)]], 120))
  const edge = (offset: number, sway: number) =>
    times(9, (step): Point => [width * (0.42 + offset) + Math.sin(step * 1.1 + round) * width * 0.07 + random.around(0, sway), (height * step) / 8])
  const closeLeft = (line: Point[]) => `${smooth(line)}L-10,${height}L-10,0Z`
  c.add(fill(closeLeft(edge(0.12, 30)), shade(sand, -0.2), 'fill-opacity="0.7"'))
  for (const [index, offset] of [0.06, 0.02, -0.05, -0.14, -0.26].entries()) {
    const line = edge(offset, 26)
    c.add(fill(closeLeft(line), mix(shallow, deep, index / 4), `fill-opacity="${index === 0 ? 0.55 : 0.8}"`))
    if (index < 4) c.add(stroke(smooth(line), '#ffffff', 16 - index * 3, `stroke-opacity="${0.85 - index * 0.2}"`))
    const lace = times(40, () => {
      const [x, y] = entry(line, random.whole(0, 8))
      return `M${Math.round(x - random.between(0, 70))},${Math.round(y + random.around(0, 90))}q12,-14 26,0t24,4`
    })
    c.add(stroke(lace.join(''), '#ffffff', 3, 'stroke-opacity="0.4"'))
  }
  for (let spot = 0; spot < random.whole(4, 8); spot += 1) {
    addParasol(c, width * random.between(0.68, 0.93), height * random.between(0.06, 0.94), width * random.between(0.032, 0.055))
  }
  return {
    name: entry(['Low tide from above', 'Parasol weather', 'Nine towels', 'The warm side of the bay', 'Foam line'], round),
    alt: 'A beach seen from straight above: turquoise water, lace of foam, sand and round parasols.',
    tags: ['beach', 'summer', 'aerial', 'sea'],
  }
}

function addWater(c: Canvas, sky: Sky, horizon: number, sunX: number): void {
  const { width, height, random } = c
  const deep = mix(sky.top, sky.near, 0.4)
  c.add(rect(0, horizon, width, height - horizon, c.linear([[0, mix(sky.low, sky.middle, 0.4)], [0.25, mix(sky.middle, deep, 0.4)], [1, deep]])))
  const far = ridge(random, width, horizon, height * 0.03, 0.5, 6)
  if (random.chance(0.6)) c.add(fill(downTo(polyline(far.map(([x, y]) => [x, Math.min(horizon, y)] as const)), width, horizon), mix(sky.low, sky.near, 0.3)))
  const glitter: string[] = []
  const waves: string[] = []
  for (let row = 0; row < 150; row += 1) {
    const depth = (row / 150) ** 1.5
    const y = horizon + 2 + depth * (height - horizon)
    const reach = width * (0.03 + depth * 0.16)
    glitter.push(box(sunX + random.around(0, reach) - reach * 0.2, y, reach * random.between(0.1, 0.6), 1 + depth * 5))
    const swell = width * random.between(0.05, 0.25)
    waves.push(`M${Math.round(random.between(-0.1, 1) * width)},${Math.round(y)}q${Math.round(swell / 2)},${Math.round(-3 - depth * 9)} ${Math.round(swell)},0`)
  }
  c.add(stroke(waves.join(''), shade(deep, -0.2), 3, 'stroke-opacity="0.35"'))
  c.add(fill(glitter.join(''), sky.sun, 'fill-opacity="0.7"'))
}

function addSailboat(c: Canvas, x: number, y: number, size: number, sky: Sky): void {
  c.add(
    fill(polygon([[x, y - size * 2.2], [x, y - size * 0.3], [x + size * 0.9, y - size * 0.3]]), mix('#ffffff', sky.low, 0.3)),
    fill(polygon([[x - 5, y - size * 1.9], [x - 5, y - size * 0.3], [x - size * 0.6, y - size * 0.3]]), mix('#ffffff', sky.middle, 0.5)),
    fill(`M${x - size},${y - size * 0.2}h${size * 2.1}q${-size * 0.3},${size * 0.45} ${-size * 0.6},${size * 0.45}h${-size * 0.9}q${-size * 0.4},0 ${-size * 0.6},${-size * 0.45}Z`, sky.near),
    rect(x - size, y + size * 0.3, size * 2, 4, sky.near, 'fill-opacity="0.35"'),
  )
}

function addLighthouse(c: Canvas, x: number, foot: number, size: number, sky: Sky): void {
  const [low, high] = [size * 0.13, size * 0.08]
  const at = (part: number) => low + (high - low) * part
  for (let band = 0; band < 5; band += 1) {
    const [a, b] = [band / 5, (band + 1) / 5]
    const shape = polygon([[x - at(a), foot - size * a], [x - at(b), foot - size * b], [x + at(b), foot - size * b], [x + at(a), foot - size * a]])
    const color = band % 2 === 0 ? '#f4efe4' : '#b8382c'
    c.add(fill(shape, c.linear([[0, shade(color, 0.1)], [0.5, color], [1, mix(color, sky.near, 0.45)]], 0)))
  }
  c.add(
    c.glow(x, foot - size * 1.08, size * 1.5, size * 0.8, '#ffe9a8', 0.75),
    rect(x - high * 1.5, foot - size * 1.03, high * 3, size * 0.03, sky.near),
    rect(x - high * 0.8, foot - size * 1.15, high * 1.6, size * 0.12, '#ffe9a8'),
    fill(polygon([[x - high, foot - size * 1.15], [x, foot - size * 1.27], [x + high, foot - size * 1.15]]), '#8f2a22'),
  )
}

function addParasol(c: Canvas, x: number, y: number, radius: number): void {
  const { palette, random } = c
  const [one, other] = random.pick([[palette.accent, '#ffffff'], [palette.deep, palette.light], [palette.mid, '#fff7e8']]) as [string, string]
  c.add(circle(x + radius * 0.35, y + radius * 0.4, radius, '#3a2a1a', 'fill-opacity="0.22"'), circle(x, y, radius, other))
  const slices = times(4, (slice) => {
    const [a, b] = [slice * 1.571 + x, slice * 1.571 + 0.785 + x]
    return polygon([[x, y], [x + Math.cos(a) * radius, y + Math.sin(a) * radius], [x + Math.cos((a + b) / 2) * radius * 1.02, y + Math.sin((a + b) / 2) * radius * 1.02], [x + Math.cos(b) * radius, y + Math.sin(b) * radius]])
  })
  c.add(fill(slices.join(''), one), circle(x, y, radius * 0.08, '#ffffff'))
  if (random.chance(0.8)) c.add(rect(x - radius * 2.3, y - radius * 0.4, radius * 0.9, radius * 1.9, random.pick([palette.mid, palette.accent, palette.light]), `rx="4" transform="rotate(${random.whole(-30, 30)} ${Math.round(x)} ${Math.round(y)})"`))
}
