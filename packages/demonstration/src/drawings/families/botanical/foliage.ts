import { mix, shade } from '../../kit/colors.ts'
import { along, headingAt, leaf, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, polar, stroke } from '../../kit/shapes.ts'
import { type Plant, leaves } from './plant.ts'

export const monstera: Plant = (random, x, foot, size, colors) =>
  times(3, (index) => {
    const tip: Point = [
      x + (index - 1) * size * 0.28 + random.around(0, 20),
      foot - size * entry([0.62, 0.98, 0.7], index),
    ]
    const tilt = (index - 1) * 0.6 - Math.PI / 2
    const stem = stroke(
      smooth(along([x, foot], [x, foot - size * 0.35], tip, 8)),
      shade(colors.leaf, -0.15),
      size * 0.014,
    )
    const reach = size * 0.24
    const edge: Point[] = []
    for (let step = 0; step <= 44; step += 1) {
      const angle = (step / 44) * Math.PI * 2
      const heart = 0.7 + 0.34 * Math.abs(Math.cos(angle / 2)) ** 0.6 - (step > 40 || step < 4 ? 0 : 0.02)
      const isCut = step % 5 === 2 && step > 4 && step < 40
      edge.push(polar(tip[0], tip[1], reach * heart * (isCut ? 0.42 : 1) * (1 + Math.cos(angle) * 0.22), tilt + angle))
    }
    const tone = mix(colors.leaf, colors.light, index * 0.18)
    const veins = [0, 0.45, -0.45, 0.9, -0.9, 1.4, -1.4].map((turn) =>
      smooth([tip, polar(tip[0], tip[1], reach * (1 - Math.abs(turn) * 0.18), tilt + turn)]),
    )
    const holes = times(4, (hole) => {
      const [hx, hy] = polar(tip[0], tip[1], reach * 0.34, tilt + (hole - 1.5) * 0.55)
      return leaf(hx, hy, reach * 0.13, reach * 0.06, tilt + (hole - 1.5) * 0.5)
    })
    return (
      stem +
      fill(`${smooth(edge, true)}${holes.join('')}`, tone, 'fill-rule="evenodd"') +
      stroke(veins.join(''), mix(tone, colors.light, 0.5), 2.5, 'stroke-opacity="0.8"')
    )
  }).join('')

export const cactus: Plant = (random, x, foot, size, colors) =>
  times(4, (index) => {
    const tall = size * entry([0.95, 0.6, 0.72, 0.4], index)
    const half = size * 0.075
    const cx = x + (index - 1.5) * size * 0.2 + random.around(0, 8)
    const body = `M${cx - half},${foot}V${foot - tall + half}a${half},${half} 0 0 1 ${half * 2},0V${foot}Z`
    const ribs = [-0.6, -0.2, 0.2, 0.6]
      .map((part) => `M${cx + part * half},${foot}V${foot - tall + half * (0.35 + Math.abs(part) * 0.3)}`)
      .join('')
    const spines = times(Math.floor(tall / 14), (row) =>
      [-0.6, -0.2, 0.2, 0.6]
        .map((part) => `M${(cx + part * half - 5).toFixed(0)},${foot - 8 - row * 13}l5,-4l5,4`)
        .join(''),
    ).join('')
    const tone = mix(colors.leaf, colors.light, index * 0.16)
    const bloom =
      index % 2
        ? ''
        : fill(
            times(8, (p) => leaf(cx, foot - tall + 4, size * 0.06, size * 0.024, -1.57 + (p - 3.5) * 0.36)).join(''),
            colors.flower,
          )
    return (
      bloom +
      fill(body, tone) +
      stroke(ribs, shade(tone, -0.28), 3) +
      stroke(spines, mix(colors.light, '#ffffff', 0.5), 1.6)
    )
  }).join('')

export const palm: Plant = (random, x, foot, size, colors) =>
  times(5, (index) => {
    const lean = (index - 2) * 0.42
    const stem = along(
      [x, foot],
      [x + lean * size * 0.16, foot - size * 0.6],
      [x + lean * size * 0.62, foot - size * (0.98 - Math.abs(lean) * 0.36)],
      26,
    )
    const blades = stem.slice(7).flatMap(([px, py], spot) => {
      const heading = headingAt(stem, spot + 7)
      const long = size * 0.21 * Math.sin(Math.PI * (0.15 + (spot / 19) * 0.78))
      return [-1, 1].map((side) => ({
        x: px,
        y: py,
        long,
        wide: size * 0.017,
        angle: heading + side * (0.95 - spot * 0.012) + random.around(0, 0.06),
        bend: side * 0.1,
      }))
    })
    return (
      leaves(blades, { ...colors, leaf: mix(colors.leaf, colors.light, index * 0.1) }) +
      stroke(smooth(stem), mix(colors.light, colors.leaf, 0.3), size * 0.006)
    )
  }).join('')
