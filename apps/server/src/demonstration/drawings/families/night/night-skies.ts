import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, downTo, ridge, smooth } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { dark, mingle, cool, rosy } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, disc, ellipse, fill, line, polar, polyline, rect, stroke } from '../../kit/shapes.ts'
import { addStars } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'

const nights = [
  ['#050a1c', '#12305a', '#2f6f8f', '#4ef0b0'],
  ['#0b0820', '#3a1c5c', '#a04a78', '#7de0ff'],
  ['#04120f', '#0e3b35', '#3f8a6a', '#b6ff9a'],
  ['#0a0a14', '#232a44', '#5d6a94', '#ffd98a'],
  ['#120616', '#4a1440', '#c25a5a', '#ff9ad5'],
  ['#06131f', '#0f4458', '#7fb6a8', '#9fd8ff'],
] as const

function night(c: Canvas, round: number): readonly [string, string, string, string] {
  const colors = entry(nights, round)
  c.wash(c.linear([[0, colors[0]], [0.6, colors[1]], [1, colors[2]]]))
  return colors
}

/** Curtains of light: many thin upright strokes along a wave. */
function aurora(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , , light] = night(c, round)
  addStars(c, height * 0.75, 260)
  for (const [band, color] of [light, mix(light, '#8a7bff', 0.5), light].entries()) {
    const base = height * (0.38 + band * 0.08)
    const paint = c.linear([[0, color, 0], [0.62, color, 0.2], [0.93, color, 0.62], [1, color, 0]])
    for (let x = -20; x < width + 20; x += 9) {
      const wave = Math.sin(x / (width * 0.16) + band * 2 + round) * height * 0.05 + Math.sin(x / (width * 0.06) + band) * height * 0.018
      const tall = height * (0.2 + 0.12 * Math.sin(x / (width * 0.09) + band * 1.7)) * random.between(0.8, 1.15)
      c.add(rect(x, base + wave - tall, 15, tall, paint))
    }
  }
  const hills = ridge(random, width, height * 0.82, height * 0.12, 0.5)
  c.add(fill(downTo(polyline(hills), width, height), mix(dark, '#000000', 0.3)))
  c.add(fill(times(30, () => pine(random, random.next() * width, height * random.between(0.9, 1.02), height * random.between(0.06, 0.2))).join(''), '#03060a'))
  c.add(c.glow(width * 0.5, height * 0.9, width * 0.6, height * 0.14, light, 0.18))
  return { name: entry(['Green curtains', 'Northern lights over the firs', 'The sky dances', 'Aurora, minus twelve', 'Polar night', 'Lights in the north'], round), alt: 'Aurora curtains glow above a dark forest and a starry sky.', tags: ['aurora', 'night', 'stars', 'winter'] }
}

/** A large moon with its seas, half in the shade. */
function moon(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , , tint] = night(c, round + 3)
  addStars(c, height, 300)
  const [x, y, r] = [width / 2, height * random.between(0.4, 0.5), Math.min(width, height) * random.between(0.26, 0.37)]
  const body = mix('#f3eddc', tint, 0.12)
  c.add(c.glow(x, y, r * 2.3, r * 2.3, body, 0.5))
  const seas = times(26, () => {
    const [px, py] = polar(x, y, r * Math.sqrt(random.next()) * 0.9, random.between(0, 6.28))
    return fill(blob(random, px, py, r * random.between(0.05, 0.22), 0.3), shade(body, -0.35), `fill-opacity="${random.between(0.12, 0.34).toFixed(2)}"`)
  })
  const craters = times(40, () => {
    const [px, py] = polar(x, y, r * Math.sqrt(random.next()) * 0.96, random.between(0, 6.28))
    const size = r * random.between(0.008, 0.04)
    return circle(px, py, size, shade(body, -0.28), 'fill-opacity="0.4"') + circle(px + size * 0.2, py + size * 0.2, size * 0.85, shade(body, 0.4), 'fill-opacity="0.5"')
  })
  c.add(c.inside(circle(x, y, r, '#000'), circle(x, y, r, body) + seas.join('') + craters.join('') + circle(x, y, r, c.radial([[0.5, dark, 0], [1, dark, 0.85]], 0.36, 0.4, 0.68))))
  const phase = entry([0.35, 1.5, 0.75, 1.2, 0.55, 2], round)
  c.add(c.inside(circle(x, y, r + 1, '#000'), c.blurred(circle(x + r * phase, y + r * phase * 0.25, r * 1.02, dark, 'fill-opacity="0.86"'), r * 0.04)))
  if (round % 2 === 0) c.add(fill(downTo(smooth(ridge(random, width, height * 0.9, height * 0.08, 0.5, 4)), width, height), '#04060c'))
  return { name: entry(['Waxing moon', 'Full moon rising', 'The near side', 'Moon with a thin shadow', 'Blood-warm moon', 'Moonrise in November'], round), alt: 'A large moon with dark seas and small craters in a starry sky.', tags: ['moon', 'night', 'space', 'sky'] }
}

/** A band of stars across the sky, somebody small looking up. */
function milkyWay(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , low, tint] = night(c, round + 1)
  const lean = random.between(-0.5, 0.5)
  for (let cloud = 0; cloud < 16; cloud += 1) {
    const part = cloud / 15
    c.add(c.glow(width * (0.5 + (part - 0.5) * lean * 2) + random.around(0, 40), height * part * 0.85, width * random.between(0.14, 0.36), height * 0.13, random.pick([low, tint, '#cdb7ff']), random.between(0.12, 0.32)))
  }
  const dust = times(1400, () => {
    const part = random.next()
    return disc(width * (0.5 + (part - 0.5) * lean * 2) + random.around(0, width * 0.26), height * part * 0.88, random.between(0.4, 1.5))
  })
  c.add(fill(dust.join(''), '#fff6e6', 'fill-opacity="0.7"'))
  addStars(c, height * 0.9, 160)
  const hill = ridge(random, width, height * 0.9, height * 0.1, 0.45, 4)
  c.add(fill(downTo(smooth(hill), width, height), mix(dark, '#000000', 0.4)))
  const [px, py] = entry(hill, Math.floor(hill.length * random.between(0.3, 0.7)))
  const s = height * 0.028
  if (round % 2 === 0) c.add(fill(`M${px - s * 0.3},${py + 6}l${s * 0.12},${-s * 1.5}h${s * 0.4}l${s * 0.12},${s * 1.5}Z`, '#000'), circle(px, py - s * 1.6, s * 0.24, '#000'))
  else c.add(fill(`M${px - s * 1.6},${py + 8}L${px},${py - s * 1.4}L${px + s * 1.6},${py + 8}Z`, mix('#f2b661', dark, 0.1)), fill(`M${px - s * 0.3},${py + 8}L${px},${py - s * 1.1}L${px + s * 0.3},${py + 8}Z`, '#fff1c4'), c.glow(px, py - s * 0.3, s * 4, s * 3, '#ffcf7a', 0.5))
  return { name: entry(['Small under all that', 'Tent under the galaxy', 'Count them', 'Camp two', 'Dark-sky reserve', 'The long band'], round), alt: 'The Milky Way stands over a dark hill with a tiny figure or a lit tent on it.', tags: ['stars', 'milky way', 'night', 'camping'] }
}

/** Round, ringed and striped planets on their paths. */
function planets(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [dark] = night(c, round + 2)
  addStars(c, height, 200)
  const count = random.whole(4, 6)
  const [sx, sy] = [width * random.pick([-0.06, 0.5, 1.06]), height * random.pick([-0.03, 1.03])]
  c.add(c.glow(sx, sy, width * 0.6, width * 0.6, '#ffdf9a', 0.8), circle(sx, sy, width * 0.2, c.radial([[0, '#fff6d8'], [1, '#f6a84a']])))
  for (let index = 0; index < count; index += 1) {
    const far = width * 0.3 + (index + 0.4) * ((height * 0.9) / count) * 0.86
    const angle = Math.atan2(height / 2 - sy, width / 2 - sx) + random.around(0, 0.36)
    const [x, y] = polar(sx, sy, far, angle)
    const r = Math.min(width, height) * random.between(0.035, 0.1)
    const color = entry([palette.accent, palette.mid, palette.light, palette.deep, '#d98e5f', '#8fb8d6'], index + round)
    c.add(circle(sx, sy, far, 'none', 'stroke="#ffffff" stroke-opacity="0.18" stroke-width="2"'))
    const bands = times(7, (band) => ellipse(x, y - r + (band + 0.5) * r * 0.29, r * 1.1, r * random.between(0.04, 0.13), random.chance(0.5) ? shade(color, 0.35) : shade(color, -0.3), 'fill-opacity="0.6"')).join('')
    const ball = c.inside(circle(x, y, r, '#000'), circle(x, y, r, color) + bands + circle(x, y, r, c.radial([[0.4, dark, 0], [1, dark, 0.8]], 0.5 - Math.cos(angle) * 0.3, 0.5 - Math.sin(angle) * 0.3, 0.8)))
    const ring = index % 3 === 1 ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.8).toFixed(0)}" ry="${(r * 0.42).toFixed(0)}" fill="none" stroke="${shade(color, 0.4)}" stroke-width="${(r * 0.16).toFixed(1)}" stroke-opacity="0.75" transform="rotate(-18 ${x.toFixed(0)} ${y.toFixed(0)})"/>` : ''
    c.add(ring, ball)
  }
  return { name: entry(['Model of a system', 'Five planets out', 'Orbit study', 'Ringed', 'Planets, not to scale', 'Neighbours of a small sun'], round), alt: `${count} striped planets, some with rings, on thin orbits around a glowing sun.`, tags: ['planets', 'space', 'poster', 'science'] }
}

/** A round star map with figures of our own. */
function starMap(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(['#10182c', '#1d1020', '#0f231f', '#1b1b1f', palette.paper, '#0d2438'], round)
  const ink = entry(['#f0dfb4', '#f2c6c6', '#d9ead3', '#e8e4da', palette.ink, '#bfe3f2'], round)
  c.wash(ground)
  const [x, y, r] = [width / 2, height * 0.47, Math.min(width, height) * 0.43]
  c.add(c.glow(x, y, r * 1.25, r * 1.25, mix(ground, ink, 0.4), 0.5))
  for (const part of [1, 0.97, 0.66, 0.33]) c.add(circle(x, y, r * part, 'none', `stroke="${ink}" stroke-width="${part > 0.9 ? 2.6 : 1}" stroke-opacity="${part > 0.9 ? 0.9 : 0.35}"`))
  c.add(stroke(times(24, (hour) => `M${polar(x, y, r * (hour % 2 ? 0.33 : 0), hour * 0.2618).map(Math.round).join(',')}L${polar(x, y, r * 0.97, hour * 0.2618).map(Math.round).join(',')}`).join(''), ink, 1, 'stroke-opacity="0.22"'))
  c.add(stroke(times(180, (tick) => `M${polar(x, y, r * 0.97, tick * 0.0349).map(Math.round).join(',')}L${polar(x, y, r, tick * 0.0349).map(Math.round).join(',')}`).join(''), ink, 1.4))
  c.add(fill(times(420, () => disc(...polar(x, y, r * 0.95 * Math.sqrt(random.next()), random.between(0, 6.28)), 0.6 + random.next() ** 5 * 3)).join(''), ink, 'fill-opacity="0.85"'))
  for (let figure = 0; figure < 9; figure += 1) {
    const [fx, fy] = polar(x, y, r * (figure === 0 ? 0.1 : random.between(0.4, 0.74)), figure * 0.79)
    const points = times(random.whole(4, 7), (step): Point => [fx + random.around(0, r * 0.2), fy + (step - 2.5) * r * 0.07 + random.around(0, r * 0.06)])
    c.add(stroke(polyline(points), ink, 1.8, 'stroke-opacity="0.8"'), fill(points.map(([px, py]) => disc(px, py, random.between(3.5, 6.5))).join(''), ink))
  }
  c.add(line(width * 0.38, height * 0.93, width * 0.62, height * 0.93, ink, 1.6))
  c.add(...times(5, (phase) => circle(width * (0.42 + phase * 0.04), height * 0.965, 8, phase < 3 ? ink : 'none', `stroke="${ink}" stroke-width="1.5" fill-opacity="${(0.25 + phase * 0.3).toFixed(2)}"`)))
  return { name: entry(['Star chart, northern half', 'The night you were born', 'Constellations for two', 'Chart of the southern sky', 'Sky wheel', 'Winter figures'], round), alt: 'A round star chart with fine hour lines, dots for stars and joined figures.', tags: ['stars', 'map', 'astronomy', 'print'] }
}

export const nightSkies: Family = {
  name: 'night-skies',
  topic: 'auroras, moons, galaxies, planets and star charts',
  finish: 'photo',
  scenes: [aurora, moon, milkyWay, planets, starMap],
  rounds: 6,
  palettes: mingle([dark, cool, rosy]),
  sizes: [sizes.tall, sizes.portrait, sizes.phone, sizes.square, sizes.poster, sizes.wide, sizes.short],
}
