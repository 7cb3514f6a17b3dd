import { mix } from '../../kit/colors.ts'
import { along, blob, headingAt, leaf, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, disc, fill, polar, stroke } from '../../kit/shapes.ts'
import { type Plant, leaves } from './plant.ts'

export const poppy: Plant = (random, x, foot, size, colors) =>
  times(3, (index) => {
    const head: Point = [
      x + (index - 1) * size * 0.2 + random.around(0, 20),
      foot - size * entry([0.66, 0.95, 0.78], index),
    ]
    const stem = along([x, foot], [x + random.around(0, size * 0.12), foot - size * 0.5], head, 12)
    const reach = size * random.between(0.1, 0.135)
    const petals = times(5, (petal) => {
      const angle = (petal * 6.283) / 5 + index
      const [cx, cy] = polar(head[0], head[1], reach * 0.55, angle)
      return fill(
        blob(random, cx, cy, reach * 0.72, 0.12),
        mix(colors.flower, petal % 2 ? colors.light : colors.flower, 0.25),
        'fill-opacity="0.92"',
      )
    })
    const seeds = times(16, (seed) => disc(...polar(head[0], head[1], reach * 0.32, seed * 0.393), reach * 0.035)).join(
      '',
    )
    const low = times(3, (l) => ({
      x: x,
      y: foot - l * 12,
      long: size * random.between(0.2, 0.32),
      wide: size * 0.045,
      angle: -1.57 + random.around(0, 1.1),
      bend: random.around(0, 0.3),
    }))
    return (
      stroke(smooth(stem), colors.leaf, size * 0.009) +
      leaves(low, colors) +
      petals.join('') +
      circle(head[0], head[1], reach * 0.22, colors.heart) +
      fill(seeds, colors.heart)
    )
  }).join('')

export const lavender: Plant = (random, x, foot, size, colors) =>
  times(7, (index) => {
    const stem = along(
      [x + (index - 3) * 5, foot],
      [x + (index - 3) * size * 0.03, foot - size * 0.5],
      [x + (index - 3) * size * 0.085 + random.around(0, 12), foot - size * random.between(0.78, 1)],
      30,
    )
    const buds = times(26, (bud) => {
      const [px, py] = entry(stem, 30 - Math.floor(bud / 2.4))
      return blob(random, px + (bud % 2 ? 1 : -1) * size * 0.011 * (0.5 + bud / 22), py, size * 0.011, 0.25, 1.3, 5)
    })
    const half = Math.floor(buds.length / 2)
    return (
      stroke(smooth(stem), colors.leaf, size * 0.006) +
      fill(buds.slice(0, half).join(''), colors.flower) +
      fill(buds.slice(half).join(''), mix(colors.flower, colors.heart, 0.3))
    )
  }).join('') +
  leaves(
    times(8, (l) => ({
      x: x + random.around(0, 14),
      y: foot - random.between(0, size * 0.1),
      long: size * random.between(0.2, 0.36),
      wide: size * 0.016,
      angle: -1.57 + (l - 3.5) * 0.16,
    })),
    colors,
  )

export const wildflowers: Plant = (random, x, foot, size, colors) =>
  times(9, (index) => {
    const head: Point = [x + (index - 4) * size * 0.085 + random.around(0, 16), foot - size * random.between(0.55, 1)]
    const stem = along(
      [x + random.around(0, 10), foot],
      [x + random.around(0, size * 0.1), foot - size * 0.4],
      head,
      12,
    )
    const tone = entry([colors.flower, colors.light, mix(colors.flower, colors.light, 0.5)], index)
    const reach = size * random.between(0.035, 0.06)
    const bloom =
      index % 3 === 0
        ? fill(times(11, (p) => leaf(head[0], head[1], reach * 1.15, reach * 0.42, p * 0.571)).join(''), tone) +
          circle(head[0], head[1], reach * 0.34, colors.heart)
        : index % 3 === 1
          ? fill(
              times(26, () =>
                disc(
                  ...polar(head[0], head[1] + random.around(0, 8), random.between(0, reach), random.between(3, 6.4)),
                  reach * 0.13,
                ),
              ).join(''),
              tone,
            )
          : fill(
              times(14, (p) =>
                blob(
                  random,
                  head[0] + random.around(0, reach * 0.4),
                  head[1] + p * reach * 0.32,
                  reach * (0.14 + p * 0.014),
                  0.2,
                  1,
                  5,
                ),
              ).join(''),
              tone,
            )
    const side = [5, 8].map((spot, l) => ({
      x: entry(stem, spot)[0],
      y: entry(stem, spot)[1],
      long: size * 0.1,
      wide: size * 0.025,
      angle: headingAt(stem, spot) + (l ? 0.8 : -0.8),
    }))
    return stroke(smooth(stem), colors.leaf, size * 0.006) + leaves(side, colors) + bloom
  }).join('')
