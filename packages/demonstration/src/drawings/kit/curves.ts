import { type Random, entry, times } from './random.ts'
import { type Point, at, polar } from './shapes.ts'

/** A soft line through all points: Catmull-Rom as cubic Béziers. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1
  const pointAt = (index: number): Point =>
    isClosed ? entry(points, index) : entry(points, Math.min(last, Math.max(0, index)))
  const [startX, startY] = pointAt(0)
  const parts = [`M${at(startX)},${at(startY)}`]
  for (let index = 0; index < (isClosed ? points.length : last); index += 1) {
    const [x0, y0] = pointAt(index - 1)
    const [x1, y1] = pointAt(index)
    const [x2, y2] = pointAt(index + 1)
    const [x3, y3] = pointAt(index + 2)
    const first = `${at(x1 + (x2 - x0) / 6)},${at(y1 + (y2 - y0) / 6)}`
    const second = `${at(x2 - (x3 - x1) / 6)},${at(y2 - (y3 - y1) / 6)}`
    parts.push(`C${first} ${second} ${at(x2)},${at(y2)}`)
  }
  return parts.join('') + (isClosed ? 'Z' : '')
}

/** A closed, uneven round; `unevenness` 0 is a circle, 0.4 a pebble. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radius: number,
  unevenness = 0.15,
  flatness = 1,
  corners = 9,
): string {
  const turn = random.between(0, 6.28)
  const points = times(corners, (corner) => {
    const [px, py] = polar(
      0,
      0,
      radius * random.between(1 - unevenness, 1 + unevenness),
      turn + (corner * 6.283) / corners,
    )
    return [x + px, y + py * flatness] as const
  })
  return smooth(points, true)
}

/** Heights of a mountain line from left to right by midpoint displacement (Fournier, Fussell, Carpenter 1982). */
export function ridge(
  random: Random,
  width: number,
  base: number,
  height: number,
  roughness: number,
  steps = 7,
): Point[] {
  let heights = [random.between(-0.5, 0.5), random.between(-0.5, 0.5), random.between(-0.5, 0.5)]
  let reach = 0.7
  for (let step = 0; step < steps; step += 1) {
    heights = heights.flatMap((left, index) => {
      const right = heights[index + 1]
      return right === undefined ? [left] : [left, (left + right) / 2 + random.around(0, reach)]
    })
    reach *= roughness
  }
  return heights.map((value, index) => [(width * index) / (heights.length - 1), base - value * height] as const)
}

/** Closes a line of points down to a floor. */
export function downTo(line: string, width: number, floor: number): string {
  return `${line}L${at(width)},${at(floor)}L0,${at(floor)}Z`
}

/** A pointed leaf from its base; the angle is in radians, `bend` leans the tip to a side. */
export function leaf(x: number, y: number, length: number, width: number, angle: number, bend = 0): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const to = (along: number, across: number) =>
    `${at(x + along * cos - across * sin)},${at(y + along * sin + across * cos)}`
  const lean = bend * length
  return (
    `M${to(0, 0)}C${to(length * 0.25, -width * 0.75)} ${to(length * 0.7, -width * 0.6 + lean * 0.5)} ${to(length, lean)}` +
    `C${to(length * 0.7, width * 0.6 + lean * 0.5)} ${to(length * 0.25, width * 0.75)} ${to(0, 0)}Z`
  )
}

/** A line that a calm hand draws: straight with a small sway. */
export function handLine(random: Random, from: Point, to: Point, sway = 3): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(2, Math.round(length / 90))
  return smooth(
    times(steps + 1, (step) => {
      const part = step / steps
      const off = step === 0 || step === steps ? 0.3 : 1
      return [
        from[0] + (to[0] - from[0]) * part + random.around(0, sway * off),
        from[1] + (to[1] - from[1]) * part + random.around(0, sway * off),
      ] as const
    }),
  )
}

/** The points of a quadratic curve, ends included. */
export function along(from: Point, control: Point, to: Point, steps: number): Point[] {
  return times(steps + 1, (step) => {
    const t = step / steps
    const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t]
    return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]] as const
  })
}

/** The direction of a line of points at an index, in radians. */
export function headingAt(points: readonly Point[], index: number): number {
  const before = entry(points, Math.max(0, index - 1))
  const after = entry(points, Math.min(points.length - 1, index + 1))
  return Math.atan2(after[1] - before[1], after[0] - before[0])
}
