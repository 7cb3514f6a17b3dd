import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { along, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, place, polyline, rect, stroke } from '../../kit/shapes.ts'
import { type Sky, addSky, skyFor } from './skies.ts'
import { pine } from './trees.ts'

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
  const trees = times(34, () =>
    pine(random, random.next() ** 1.6 * width, shore + 1, height * random.between(0.03, 0.1)),
  )
  c.add(fill(trees.join(''), sky.near))
  const mirror = place(peak + fill(trees.join(''), sky.near), 0, shore * 2, 0, [1, -1])
  const water = rect(
    0,
    shore,
    width,
    height - shore,
    c.linear([
      [0, sky.low],
      [0.5, sky.middle],
      [1, sky.top],
    ]),
  )
  c.add(water, c.inside(rect(0, shore, width, height - shore, '#000'), mirror))
  c.add(
    rect(
      0,
      shore,
      width,
      height - shore,
      c.linear([
        [0, sky.low, 0.1],
        [1, shade(sky.top, -0.3), 0.75],
      ]),
    ),
  )
  const ripples = times(70, () => {
    const depth = random.next() ** 1.4
    const long = width * random.between(0.04, 0.12 + depth * 0.3)
    return `M${Math.round(random.between(-0.1, 1) * width)},${Math.round(shore + 6 + depth * (height - shore))}h${Math.round(long)}`
  })
  c.add(stroke(ripples.join(''), sky.low, 2, 'stroke-opacity="0.28"'))
  c.vignette(sky.near)
  return {
    name: entry(
      ['Mirror lake', 'Still water below the peak', 'The tarn', 'Two mountains, one of water', 'Lake morning'],
      round,
    ),
    alt: `A snow-capped peak and dark firs stand doubled in a still lake under a ${sky.hour.toLowerCase()} sky.`,
    tags: ['lake', 'mountains', 'reflection', 'landscape'],
  }
}

/** One big mountain: body, snow, and the shadow of its far side. */
function peakMarkup(c: Canvas, sky: Sky, shore: number): string {
  const { width, height, random } = c
  const top: Point = [width * random.between(0.36, 0.64), height * random.between(0.16, 0.24)]
  const rough = (line: readonly Point[]) =>
    line.map(([x, y]): Point => [x + random.around(0, width * 0.012), y + random.around(0, height * 0.008)])
  const left = rough(along([-20, shore], [width * 0.22, shore * 0.86], top, 22))
  const right = rough(along(top, [width * 0.76, shore * 0.8], [width + 20, shore], 22))
  const rock = mix(sky.top, sky.near, 0.35)
  const body = `${polyline([...left, ...right])}Z`
  const middle = rough(along(top, [top[0] + width * 0.04, shore * 0.6], [top[0] - width * 0.06, shore], 16))
  const shadow = `${polyline([...right, ...middle.toReversed()])}Z`
  const caps = times(15, (step): Point => [
    width * (0.1 + step * 0.057),
    top[1] + height * (0.13 + (step % 2) * 0.07 + random.around(0, 0.02)),
  ])
  const snow = `M0,0H${width}V${caps[14]?.[1] ?? 0}${polyline(caps.toReversed()).replace('M', 'L')}L0,${caps[0]?.[1] ?? 0}Z`
  return (
    fill(
      body,
      c.linear([
        [0, mix(rock, sky.low, 0.3)],
        [1, mix(rock, sky.low, 0.55)],
      ]),
    ) +
    c.inside(
      fill(body, '#000'),
      fill(snow, mix('#ffffff', sky.low, 0.35)) + fill(shadow, mix(sky.near, sky.top, 0.5), 'fill-opacity="0.42"'),
    )
  )
}
