import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { along, downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, place, polyline, rect, stroke } from '../../kit/shapes.ts'
import { type Sky, addBirds, addSky, skyFor } from './skies.ts'
import { pine } from './trees.ts'

/** Ridge behind ridge, each darker and clearer than the one behind it. */
export function overTheRidges(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 0)
  const sunX = width * random.between(0.2, 0.8)
  addSky(c, sky, sunX, height * random.between(0.24, 0.36), width * random.between(0.05, 0.11))
  addBirds(c, width * random.between(0.15, 0.6), height * 0.2, random.whole(3, 7), sky.near)
  addRidges(c, sky, random.whole(5, 7), height * 0.44, height * 0.98)
  addForeground(c, sky.near)
  c.vignette(sky.near)
  const range = entry(['the blue ridge', 'seven ridges', 'the high pass', 'the quiet range', 'the border hills'], round)
  return {
    name: `${sky.hour} over ${range}`,
    alt: `Layered mountain ridges fade into the distance at ${sky.hour.toLowerCase()}, with firs in front.`,
    tags: ['mountains', 'landscape', sky.hour.toLowerCase().split(' ').at(-1) ?? 'light', 'hiking'],
  }
}

/** A snowy peak and its mirror image. */
export function mirroredPeak(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 7)
  const shore = height * random.between(0.54, 0.6)
  addSky(c, sky, width * random.between(0.15, 0.85), height * 0.2, width * 0.05)
  const peak = peakMarkup(c, sky, shore)
  c.add(peak)
  const banks = smooth(ridge(random, width, shore, height * 0.035, 0.5, 4))
  c.add(fill(`${banks}L${width},${shore}L0,${shore}Z`, mix(sky.near, sky.middle, 0.18)))
  const trees = times(34, () => pine(random, random.next() ** 1.6 * width, shore + 1, height * random.between(0.03, 0.1)))
  c.add(fill(trees.join(''), sky.near))
  const mirror = place(peak + fill(trees.join(''), sky.near), 0, shore * 2, 0, [1, -1])
  const water = rect(0, shore, width, height - shore, c.linear([[0, sky.low], [0.5, sky.middle], [1, sky.top]]))
  c.add(water, c.inside(rect(0, shore, width, height - shore, '#000'), mirror))
  c.add(rect(0, shore, width, height - shore, c.linear([[0, sky.low, 0.1], [1, shade(sky.top, -0.3), 0.75]])))
  const ripples = times(70, () => {
    const depth = random.next() ** 1.4
    const long = width * random.between(0.04, 0.12 + depth * 0.3)
    return `M${Math.round(random.between(-0.1, 1) * width)},${Math.round(shore + 6 + depth * (height - shore))}h${Math.round(long)}`
  })
  c.add(stroke(ripples.join(''), sky.low, 2, 'stroke-opacity="0.28"'))
  c.vignette(sky.near)
  return {
    name: entry(['Mirror lake', 'Still water below the peak', 'The tarn', 'Two mountains, one of water', 'Lake morning'], round),
    alt: `A snow-capped peak and dark firs stand doubled in a still lake under a ${sky.hour.toLowerCase()} sky.`,
    tags: ['lake', 'mountains', 'reflection', 'landscape'],
  }
}

/** A valley with a river that winds to the horizon. */
export function riverValley(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 1)
  const horizon = height * 0.42
  addSky(c, sky, width * random.between(0.3, 0.7), horizon * 0.72, width * 0.07)
  addRidges(c, sky, 3, horizon * 0.94, horizon * 1.16)
  const ground = mix(sky.near, sky.middle, 0.35)
  c.add(rect(0, horizon, width, height - horizon, c.linear([[0, mix(ground, sky.low, 0.6)], [1, sky.near]])))
  const bends = times(9, (step) => {
    const part = step / 8
    const y = horizon + (height - horizon) * part ** 1.7
    const x = width * (0.5 + Math.sin(step * 1.35 + round) * 0.2 * (0.3 + part))
    return { x, y, half: 2 + part ** 2.1 * width * 0.13 }
  })
  const left: Point[] = bends.map(({ x, y, half }) => [x - half, y])
  const right: Point[] = bends.map(({ x, y, half }): Point => [x + half, y]).toReversed()
  const river = `${smooth(left)}L${smooth(right).slice(1)}Z`
  c.add(fill(river, c.linear([[0, sky.sun], [0.35, sky.low], [1, mix(sky.middle, sky.top, 0.6)]])))
  for (const layer of [0, 1, 2, 3]) {
    const foot = horizon + (height - horizon) * entry([0.06, 0.16, 0.38, 0.82], layer)
    const trees = times(40 - layer * 7, () => {
      const x = random.next() * width
      const isInRiver = Math.abs(x - width * 0.5) < width * (0.16 + layer * 0.07)
      return isInRiver ? '' : pine(random, x, foot + random.between(-0.01, 0.05) * height, height * entry([0.03, 0.05, 0.1, 0.24], layer) * random.between(0.6, 1.1))
    })
    c.add(fill(trees.join(''), mix(sky.low, sky.near, 0.5 + layer * 0.17)))
  }
  c.vignette(sky.near)
  return {
    name: entry(['Where the river turns', 'Down in the valley', 'Bright river', 'The long way to the sea', 'Meander'], round),
    alt: 'A bright river winds through a valley of firs towards distant mountains.',
    tags: ['river', 'valley', 'landscape', 'forest'],
  }
}

export function addRidges(c: Canvas, sky: Sky, count: number, from: number, to: number): void {
  const { width, height, random } = c
  for (let layer = 0; layer < count; layer += 1) {
    const part = layer / Math.max(1, count - 1)
    const base = from + (to - from) * part
    const color = mix(mix(sky.low, sky.middle, 0.55), sky.near, 0.12 + part * 0.8)
    const line = ridge(random, width, base, height * (0.15 - part * 0.05), 0.52, part > 0.7 ? 5 : 7)
    const paint = c.linear([[0, color], [0.55, mix(color, sky.low, 0.12)], [1, mix(color, sky.low, 0.5 - part * 0.3)]])
    c.add(fill(downTo(polyline(line), width, height), paint))
  }
}

function addForeground(c: Canvas, color: string): void {
  const { width, height, random } = c
  const side = random.chance(0.5) ? 0 : 1
  const trees = times(16, () => {
    const x = random.next() ** 1.8
    return pine(random, (side === 0 ? x : 1 - x) * width, height + 10, height * random.between(0.1, 0.34) * (1 - x * 0.7))
  })
  c.add(fill(trees.join(''), color))
}

/** One big mountain: body, snow, and the shadow of its far side. */
function peakMarkup(c: Canvas, sky: Sky, shore: number): string {
  const { width, height, random } = c
  const top: Point = [width * random.between(0.36, 0.64), height * random.between(0.16, 0.24)]
  const rough = (line: readonly Point[]) => line.map(([x, y]): Point => [x + random.around(0, width * 0.012), y + random.around(0, height * 0.008)])
  const left = rough(along([-20, shore], [width * 0.22, shore * 0.86], top, 22))
  const right = rough(along(top, [width * 0.76, shore * 0.8], [width + 20, shore], 22))
  const rock = mix(sky.top, sky.near, 0.35)
  const body = `${polyline([...left, ...right])}Z`
  const middle = rough(along(top, [top[0] + width * 0.04, shore * 0.6], [top[0] - width * 0.06, shore], 16))
  const shadow = `${polyline([...right, ...middle.toReversed()])}Z`
  const caps = times(15, (step): Point => [width * (0.1 + step * 0.057), top[1] + height * (0.13 + (step % 2) * 0.07 + random.around(0, 0.02))])
  const snow = `M0,0H${width}V${caps[14]?.[1] ?? 0}${polyline(caps.toReversed()).replace('M', 'L')}L0,${caps[0]?.[1] ?? 0}Z`
  return (
    fill(body, c.linear([[0, mix(rock, sky.low, 0.3)], [1, mix(rock, sky.low, 0.55)]])) +
    c.inside(fill(body, '#000'), fill(snow, mix('#ffffff', sky.low, 0.35)) + fill(shadow, mix(sky.near, sky.top, 0.5), 'fill-opacity="0.42"'))
  )
}
