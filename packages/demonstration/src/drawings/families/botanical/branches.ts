import { mix, shade } from '../../kit/colors.ts'
import { blob, headingAt, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, fill, polar, stroke } from '../../kit/shapes.ts'
import { type Plant, leaves, stemOf } from './plant.ts'

export const fern: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.3)
  const fronds = stem.slice(4).flatMap(([px, py], index) => {
    const part = index / 36
    const heading = headingAt(stem, index + 4)
    const long = size * 0.26 * Math.sin(Math.PI * Math.min(1, 0.18 + part * 0.84)) ** 0.8 + 4
    return [-1, 1].map((side) => ({
      x: px,
      y: py,
      long,
      wide: size * 0.026,
      angle: heading + side * (1.25 - part * 0.5),
      bend: -side * 0.16,
    }))
  })
  return leaves(fronds, colors) + stroke(smooth(stem), shade(colors.leaf, -0.25), size * 0.008)
}

export const eucalyptus: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.28)
  const pairs = times(11, (pair) => {
    const [px, py] = entry(stem, 5 + pair * 3)
    const heading = headingAt(stem, 5 + pair * 3)
    const radius = size * (0.075 - pair * 0.0038) * random.between(0.85, 1.15)
    return [-1, 1]
      .map((side) => {
        const [cx, cy] = polar(px, py, radius * 1.15, heading + side * random.between(0.9, 1.3))
        const tone = mix(colors.leaf, colors.light, random.between(0, 0.75))
        return (
          fill(blob(random, cx, cy, radius, 0.07), tone) +
          stroke(
            smooth([
              [px, py],
              [cx * 1.3 - px * 0.3, cy * 1.3 - py * 0.3],
            ]),
            shade(tone, -0.2),
            1.5,
          )
        )
      })
      .join('')
  })
  return stroke(smooth(stem), mix(colors.leaf, colors.heart, 0.4), size * 0.009) + pairs.join('')
}

export const olive: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.3)
  const list = times(26, (index) => {
    const place = 4 + Math.floor(index * 1.38)
    const [px, py] = entry(stem, Math.min(40, place))
    return {
      x: px,
      y: py,
      long: size * random.between(0.11, 0.17),
      wide: size * 0.035,
      angle: headingAt(stem, Math.min(40, place)) + (index % 2 ? 1 : -1) * random.between(0.5, 1),
    }
  })
  const fruit = times(7, (index) => {
    const [px, py] = entry(stem, 7 + index * 4)
    const [cx, cy] = polar(px, py, size * 0.05, random.between(0, 6.28))
    return (
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(size * 0.017).toFixed(1)}" ry="${(size * 0.024).toFixed(1)}" fill="${colors.flower}"/>` +
      circle(cx - size * 0.005, cy - size * 0.008, size * 0.004, '#ffffff', 'fill-opacity="0.6"')
    )
  })
  return stroke(smooth(stem), mix(colors.leaf, colors.heart, 0.5), size * 0.008) + leaves(list, colors) + fruit.join('')
}

export const ginkgo: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.3)
  const fans = times(9, (index) => {
    const spot = 6 + index * 4
    const [px, py] = entry(stem, Math.min(40, spot))
    const turn = headingAt(stem, Math.min(40, spot)) + (index % 2 ? 1 : -1) * random.between(0.4, 1.1)
    const [bx, by] = polar(px, py, size * 0.07, turn)
    const reach = size * random.between(0.12, 0.16)
    const rim = times(13, (step) =>
      polar(bx, by, reach * (step === 6 ? 0.62 : random.between(0.92, 1.03)), turn - 0.95 + (step * 1.9) / 12),
    )
    const tone = mix(colors.flower, colors.light, random.between(0, 0.4))
    const veins = rim.map((end) => smooth([[bx, by], end])).join('')
    return (
      stroke(
        smooth([
          [px, py],
          [bx, by],
        ]),
        colors.leaf,
        2.5,
      ) +
      fill(`${smooth([[bx, by], ...rim, [bx, by]])}Z`, tone) +
      stroke(veins, shade(tone, -0.2), 1, 'stroke-opacity="0.5"')
    )
  })
  return stroke(smooth(stem), mix(colors.leaf, colors.heart, 0.6), size * 0.01) + fans.join('')
}
