import { mix, shade } from '../../kit/colors.ts'
import { along, blob, headingAt, leaf, smooth } from '../../kit/curves.ts'
import { type Random, entry, times } from '../../kit/random.ts'
import { type Point, circle, disc, fill, polar, stroke } from '../../kit/shapes.ts'

/** Colours of one plant: leaves, their light side, and flowers. */
export interface PlantColors {
  leaf: string
  light: string
  flower: string
  heart: string
}

/** Draws a plant that grows from its foot up to about `size` pixels. */
export type Plant = (random: Random, x: number, foot: number, size: number, colors: PlantColors) => string

function stemOf(random: Random, x: number, foot: number, size: number, sway = 0.16): Point[] {
  return along([x, foot], [x + random.around(0, size * sway), foot - size * 0.5], [x + random.around(0, size * sway), foot - size], 40)
}

/** Leaves in two tones, each with a midrib. */
function leaves(list: readonly { x: number; y: number; long: number; wide: number; angle: number; bend?: number }[], colors: PlantColors): string {
  const one = list.filter((_, index) => index % 2 === 0)
  const other = list.filter((_, index) => index % 2 === 1)
  const d = (some: typeof list) => some.map((l) => leaf(l.x, l.y, l.long, l.wide, l.angle, l.bend)).join('')
  const ribs = list.map((l) => {
    const [tx, ty] = polar(l.x, l.y, l.long * 0.85, l.angle)
    return smooth([[l.x, l.y], [tx, ty]])
  })
  return (
    fill(d(one), colors.leaf) +
    fill(d(other), mix(colors.leaf, colors.light, 0.45)) +
    stroke(ribs.join(''), shade(colors.leaf, -0.3), 1.5, 'stroke-opacity="0.45"')
  )
}

export const fern: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.3)
  const fronds = stem.slice(4).flatMap(([px, py], index) => {
    const part = index / 36
    const heading = headingAt(stem, index + 4)
    const long = size * 0.26 * Math.sin(Math.PI * Math.min(1, 0.18 + part * 0.84)) ** 0.8 + 4
    return [-1, 1].map((side) => ({ x: px, y: py, long, wide: size * 0.026, angle: heading + side * (1.25 - part * 0.5), bend: -side * 0.16 }))
  })
  return leaves(fronds, colors) + stroke(smooth(stem), shade(colors.leaf, -0.25), size * 0.008)
}

export const eucalyptus: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.28)
  const pairs = times(11, (pair) => {
    const [px, py] = entry(stem, 5 + pair * 3)
    const heading = headingAt(stem, 5 + pair * 3)
    const radius = size * (0.075 - pair * 0.0038) * random.between(0.85, 1.15)
    return [-1, 1].map((side) => {
      const [cx, cy] = polar(px, py, radius * 1.15, heading + side * random.between(0.9, 1.3))
      const tone = mix(colors.leaf, colors.light, random.between(0, 0.75))
      return fill(blob(random, cx, cy, radius, 0.07), tone) + stroke(smooth([[px, py], [cx * 1.3 - px * 0.3, cy * 1.3 - py * 0.3]]), shade(tone, -0.2), 1.5)
    }).join('')
  })
  return stroke(smooth(stem), mix(colors.leaf, colors.heart, 0.4), size * 0.009) + pairs.join('')
}

export const monstera: Plant = (random, x, foot, size, colors) =>
  times(3, (index) => {
    const tip: Point = [x + (index - 1) * size * 0.28 + random.around(0, 20), foot - size * entry([0.62, 0.98, 0.7], index)]
    const tilt = (index - 1) * 0.6 - Math.PI / 2
    const stem = stroke(smooth(along([x, foot], [x, foot - size * 0.35], tip, 8)), shade(colors.leaf, -0.15), size * 0.014)
    const reach = size * 0.24
    const edge: Point[] = []
    for (let step = 0; step <= 44; step += 1) {
      const angle = (step / 44) * Math.PI * 2
      const heart = 0.7 + 0.34 * Math.abs(Math.cos(angle / 2)) ** 0.6 - (step > 40 || step < 4 ? 0 : 0.02)
      const isCut = step % 5 === 2 && step > 4 && step < 40
      edge.push(polar(tip[0], tip[1], reach * heart * (isCut ? 0.42 : 1) * (1 + Math.cos(angle) * 0.22), tilt + angle))
    }
    const tone = mix(colors.leaf, colors.light, index * 0.18)
    const veins = [0, 0.45, -0.45, 0.9, -0.9, 1.4, -1.4].map((turn) => smooth([tip, polar(tip[0], tip[1], reach * (1 - Math.abs(turn) * 0.18), tilt + turn)]))
    const holes = times(4, (hole) => {
      const [hx, hy] = polar(tip[0], tip[1], reach * 0.34, tilt + (hole - 1.5) * 0.55)
      return leaf(hx, hy, reach * 0.13, reach * 0.06, tilt + (hole - 1.5) * 0.5)
    })
    return stem + fill(`${smooth(edge, true)}${holes.join('')}`, tone, 'fill-rule="evenodd"') + stroke(veins.join(''), mix(tone, colors.light, 0.5), 2.5, 'stroke-opacity="0.8"')
  }).join('')

export const olive: Plant = (random, x, foot, size, colors) => {
  const stem = stemOf(random, x, foot, size, 0.3)
  const list = times(26, (index) => {
    const place = 4 + Math.floor(index * 1.38)
    const [px, py] = entry(stem, Math.min(40, place))
    return { x: px, y: py, long: size * random.between(0.11, 0.17), wide: size * 0.035, angle: headingAt(stem, Math.min(40, place)) + (index % 2 ? 1 : -1) * random.between(0.5, 1) }
  })
  const fruit = times(7, (index) => {
    const [px, py] = entry(stem, 7 + index * 4)
    const [cx, cy] = polar(px, py, size * 0.05, random.between(0, 6.28))
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(size * 0.017).toFixed(1)}" ry="${(size * 0.024).toFixed(1)}" fill="${colors.flower}"/>` + circle(cx - size * 0.005, cy - size * 0.008, size * 0.004, '#ffffff', 'fill-opacity="0.6"')
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
    const rim = times(13, (step) => polar(bx, by, reach * (step === 6 ? 0.62 : random.between(0.92, 1.03)), turn - 0.95 + (step * 1.9) / 12))
    const tone = mix(colors.flower, colors.light, random.between(0, 0.4))
    const veins = rim.map((end) => smooth([[bx, by], end])).join('')
    return stroke(smooth([[px, py], [bx, by]]), colors.leaf, 2.5) + fill(`${smooth([[bx, by], ...rim, [bx, by]])}Z`, tone) + stroke(veins, shade(tone, -0.2), 1, 'stroke-opacity="0.5"')
  })
  return stroke(smooth(stem), mix(colors.leaf, colors.heart, 0.6), size * 0.01) + fans.join('')
}

export const poppy: Plant = (random, x, foot, size, colors) =>
  times(3, (index) => {
    const head: Point = [x + (index - 1) * size * 0.2 + random.around(0, 20), foot - size * entry([0.66, 0.95, 0.78], index)]
    const stem = along([x, foot], [x + random.around(0, size * 0.12), foot - size * 0.5], head, 12)
    const reach = size * random.between(0.1, 0.135)
    const petals = times(5, (petal) => {
      const angle = (petal * 6.283) / 5 + index
      const [cx, cy] = polar(head[0], head[1], reach * 0.55, angle)
      return fill(blob(random, cx, cy, reach * 0.72, 0.12), mix(colors.flower, petal % 2 ? colors.light : colors.flower, 0.25), 'fill-opacity="0.92"')
    })
    const seeds = times(16, (seed) => disc(...polar(head[0], head[1], reach * 0.32, seed * 0.393), reach * 0.035)).join('')
    const low = times(3, (l) => ({ x: x, y: foot - l * 12, long: size * random.between(0.2, 0.32), wide: size * 0.045, angle: -1.57 + random.around(0, 1.1), bend: random.around(0, 0.3) }))
    return stroke(smooth(stem), colors.leaf, size * 0.009) + leaves(low, colors) + petals.join('') + circle(head[0], head[1], reach * 0.22, colors.heart) + fill(seeds, colors.heart)
  }).join('')

export const lavender: Plant = (random, x, foot, size, colors) =>
  times(7, (index) => {
    const stem = along([x + (index - 3) * 5, foot], [x + (index - 3) * size * 0.03, foot - size * 0.5], [x + (index - 3) * size * 0.085 + random.around(0, 12), foot - size * random.between(0.78, 1)], 30)
    const buds = times(26, (bud) => {
      const [px, py] = entry(stem, 30 - Math.floor(bud / 2.4))
      return blob(random, px + (bud % 2 ? 1 : -1) * size * 0.011 * (0.5 + bud / 22), py, size * 0.011, 0.25, 1.3, 5)
    })
    const half = Math.floor(buds.length / 2)
    return stroke(smooth(stem), colors.leaf, size * 0.006) + fill(buds.slice(0, half).join(''), colors.flower) + fill(buds.slice(half).join(''), mix(colors.flower, colors.heart, 0.3))
  }).join('') + leaves(times(8, (l) => ({ x: x + random.around(0, 14), y: foot - random.between(0, size * 0.1), long: size * random.between(0.2, 0.36), wide: size * 0.016, angle: -1.57 + (l - 3.5) * 0.16 })), colors)

export const wildflowers: Plant = (random, x, foot, size, colors) =>
  times(9, (index) => {
    const head: Point = [x + (index - 4) * size * 0.085 + random.around(0, 16), foot - size * random.between(0.55, 1)]
    const stem = along([x + random.around(0, 10), foot], [x + random.around(0, size * 0.1), foot - size * 0.4], head, 12)
    const tone = entry([colors.flower, colors.light, mix(colors.flower, colors.light, 0.5)], index)
    const reach = size * random.between(0.035, 0.06)
    const bloom =
      index % 3 === 0
        ? fill(times(11, (p) => leaf(head[0], head[1], reach * 1.15, reach * 0.42, p * 0.571)).join(''), tone) + circle(head[0], head[1], reach * 0.34, colors.heart)
        : index % 3 === 1
          ? fill(times(26, () => disc(...polar(head[0], head[1] + random.around(0, 8), random.between(0, reach), random.between(3, 6.4)), reach * 0.13)).join(''), tone)
          : fill(times(14, (p) => blob(random, head[0] + random.around(0, reach * 0.4), head[1] + p * reach * 0.32, reach * (0.14 + p * 0.014), 0.2, 1, 5)).join(''), tone)
    const side = [5, 8].map((spot, l) => ({ x: entry(stem, spot)[0], y: entry(stem, spot)[1], long: size * 0.1, wide: size * 0.025, angle: headingAt(stem, spot) + (l ? 0.8 : -0.8) }))
    return stroke(smooth(stem), colors.leaf, size * 0.006) + leaves(side, colors) + bloom
  }).join('')

export const cactus: Plant = (random, x, foot, size, colors) =>
  times(4, (index) => {
    const tall = size * entry([0.95, 0.6, 0.72, 0.4], index)
    const half = size * 0.075
    const cx = x + (index - 1.5) * size * 0.2 + random.around(0, 8)
    const body = `M${cx - half},${foot}V${foot - tall + half}a${half},${half} 0 0 1 ${half * 2},0V${foot}Z`
    const ribs = [-0.6, -0.2, 0.2, 0.6].map((part) => `M${cx + part * half},${foot}V${foot - tall + half * (0.35 + Math.abs(part) * 0.3)}`).join('')
    const spines = times(Math.floor(tall / 14), (row) => [-0.6, -0.2, 0.2, 0.6].map((part) => `M${(cx + part * half - 5).toFixed(0)},${foot - 8 - row * 13}l5,-4l5,4`).join('')).join('')
    const tone = mix(colors.leaf, colors.light, index * 0.16)
    const bloom = index % 2 ? '' : fill(times(8, (p) => leaf(cx, foot - tall + 4, size * 0.06, size * 0.024, -1.57 + (p - 3.5) * 0.36)).join(''), colors.flower)
    return bloom + fill(body, tone) + stroke(ribs, shade(tone, -0.28), 3) + stroke(spines, mix(colors.light, '#ffffff', 0.5), 1.6)
  }).join('')

export const palm: Plant = (random, x, foot, size, colors) =>
  times(5, (index) => {
    const lean = (index - 2) * 0.42
    const stem = along([x, foot], [x + lean * size * 0.16, foot - size * 0.6], [x + lean * size * 0.62, foot - size * (0.98 - Math.abs(lean) * 0.36)], 26)
    const blades = stem.slice(7).flatMap(([px, py], spot) => {
      const heading = headingAt(stem, spot + 7)
      const long = size * 0.21 * Math.sin(Math.PI * (0.15 + (spot / 19) * 0.78))
      return [-1, 1].map((side) => ({ x: px, y: py, long, wide: size * 0.017, angle: heading + side * (0.95 - spot * 0.012) + random.around(0, 0.06), bend: side * 0.1 }))
    })
    return leaves(blades, { ...colors, leaf: mix(colors.leaf, colors.light, index * 0.1) }) + stroke(smooth(stem), mix(colors.light, colors.leaf, 0.3), size * 0.006)
  }).join('')

export const plants: readonly { name: string; latin: string; draw: Plant }[] = [
  { name: 'Fern', latin: 'Filix silvatica', draw: fern },
  { name: 'Poppy', latin: 'Papaver rhoeas', draw: poppy },
  { name: 'Monstera', latin: 'Monstera deliciosa', draw: monstera },
  { name: 'Lavender', latin: 'Lavandula vera', draw: lavender },
  { name: 'Eucalyptus', latin: 'Eucalyptus cinerea', draw: eucalyptus },
  { name: 'Wildflowers', latin: 'Flores agri', draw: wildflowers },
  { name: 'Ginkgo', latin: 'Ginkgo biloba', draw: ginkgo },
  { name: 'Cactus', latin: 'Cereus repandus', draw: cactus },
  { name: 'Olive branch', latin: 'Olea europaea', draw: olive },
  { name: 'Palm', latin: 'Chamaedorea elegans', draw: palm },
]
