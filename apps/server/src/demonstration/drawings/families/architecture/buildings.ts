import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { cool, dark, mingle, muted, rosy, warm } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { broadleaf, pine } from '../landscapes/trees.ts'
import { archCourt, brutalistBlock, stairwell } from './spaces.ts'

/** A row of narrow town houses with gables and many windows. */
function townHouses(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 2)
  addSky(c, sky, width * random.between(0.2, 0.8), height * 0.2, width * 0.06)
  const foot = height * 0.86
  const count = width > height ? 7 : entry([4, 5, 3, 6, 4], round)
  const isEvening = lightness(sky.middle) < 0.55
  const paints = random.shuffled([palette.accent, palette.light, palette.mid, palette.deep, mix(palette.mid, palette.paper, 0.5), '#f1e6d4', mix(palette.accent, palette.ink, 0.3)])
  let x = -10
  const each = (width + 20) / count
  for (let house = 0; house < count; house += 1) {
    const w = each * random.between(0.9, 1.1)
    const tall = height * random.between(0.4, 0.58)
    const top = foot - tall
    const paint = mix(entry(paints, house), sky.near, isEvening ? 0.28 : 0.05)
    const gables = [
      polygon([[x, top], [x + w / 2, top - w * 0.5], [x + w, top]]),
      polygon([[x, top], [x + w * 0.14, top], [x + w * 0.14, top - w * 0.14], [x + w * 0.3, top - w * 0.14], [x + w * 0.3, top - w * 0.3], [x + w * 0.7, top - w * 0.3], [x + w * 0.7, top - w * 0.14], [x + w * 0.86, top - w * 0.14], [x + w * 0.86, top], [x + w, top]]),
      `M${at(x)},${at(top)}C${at(x + w * 0.1)},${at(top - w * 0.1)} ${at(x + w * 0.2)},${at(top - w * 0.1)} ${at(x + w * 0.26)},${at(top - w * 0.3)}Q${at(x + w * 0.5)},${at(top - w * 0.56)} ${at(x + w * 0.74)},${at(top - w * 0.3)}C${at(x + w * 0.8)},${at(top - w * 0.1)} ${at(x + w * 0.9)},${at(top - w * 0.1)} ${at(x + w)},${at(top)}Z`,
      box(x - 4, top - w * 0.06, w + 8, w * 0.07),
    ]
    const front = c.linear([[0, shade(paint, 0.12)], [1, shade(paint, -0.14)]], 20)
    c.add(fill(box(x + w * 0.66, top - w * 0.55, w * 0.12, w * 0.4), shade(paint, -0.45)), fill(random.pick(gables), shade(paint, -0.05)), rect(x, top, w + 1, tall, front))
    const columns = w > 190 ? 3 : 2
    const rows = Math.floor(tall / (w * 0.36))
    const gap = w / columns
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [wx, wy, ww, wh] = [x + (column + 0.24) * gap, top + w * 0.1 + (row * (tall - w * 0.2)) / rows, gap * 0.52, ((tall - w * 0.2) / rows) * 0.62]
        if (row === rows - 1 && column === house % columns) {
          c.add(fill(`M${at(wx)},${at(foot)}V${at(wy + ww / 2)}a${at(ww / 2)},${at(ww / 2)} 0 0 1 ${at(ww)},0V${at(foot)}Z`, shade(entry(paints, house + 3), -0.35)), circle(wx + ww * 0.8, foot - wh * 0.5, 4, '#e3c373'))
          continue
        }
        const isLit = isEvening ? random.chance(0.55) : random.chance(0.08)
        c.add(rect(wx - 4, wy - 4, ww + 8, wh + 8, shade(paint, 0.6)), rect(wx, wy, ww, wh, isLit ? '#ffd98a' : c.linear([[0, mix(sky.top, '#22313c', 0.4)], [1, mix(sky.low, '#22313c', 0.5)]])))
        c.add(stroke(`M${at(wx + ww / 2)},${at(wy)}v${at(wh)}M${at(wx)},${at(wy + wh / 2)}h${at(ww)}`, shade(paint, 0.6), 3))
        if (random.chance(0.3)) c.add(fill(times(7, (leaf) => `M${at(wx + leaf * ww * 0.15)},${at(wy + wh + 8)}a${at(ww * 0.09)},${at(ww * 0.09)} 0 1 1 ${at(ww * 0.16)},0Z`).join(''), mix('#4f7a3a', sky.near, 0.2)), rect(wx - 4, wy + wh + 6, ww + 8, 12, shade(paint, -0.4)))
      }
    }
    c.add(rect(x + w - 7, top, 7, tall, '#1a100c', 'fill-opacity="0.18"'))
    x += w
  }
  c.add(rect(0, foot, width, height - foot, c.linear([[0, mix(sky.near, sky.low, 0.35)], [1, sky.near]])))
  if (round % 2 === 0) c.add(stroke(times(30, () => `M${at(random.next() * width)},${at(foot + random.next() * (height - foot))}h${at(random.between(30, 160))}`).join(''), sky.sun, 4, 'stroke-opacity="0.35"'))
  else c.add(...times(4, (tree) => fill(broadleaf(random, width * (0.14 + tree * 0.25), foot + 30, height * 0.16), mix(sky.near, '#3f5a34', 0.4))))
  c.vignette(sky.near)
  return { name: entry(['Canal row', 'Houses with window boxes', 'Three gables', 'Old harbour front', 'The street at six'], round), alt: `A row of narrow painted town houses with gables at ${sky.hour.toLowerCase()}.`, tags: ['houses', 'architecture', 'city', 'facade'] }
}

/** A small house alone in a landscape. */
function cabin(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 7)
  addSky(c, sky, width * random.between(0.15, 0.5), height * 0.2, width * 0.07)
  for (let layer = 0; layer < 3; layer += 1) c.add(fill(downTo(polyline(ridge(random, width, height * (0.5 + layer * 0.07), height * 0.14, 0.5)), width, height), mix(sky.low, sky.near, 0.2 + layer * 0.2)))
  const foot = height * 0.78
  const ground = entry(['#eef2f4', '#b9b27a', '#7d8f5a', '#d9b98a', '#8f9f9a'], round)
  const soil = mix(ground, sky.near, 0.22)
  c.add(fill(times(26, () => pine(random, random.next() * width, foot - height * 0.03, height * random.between(0.1, 0.3))).join(''), mix(sky.near, sky.middle, 0.14)))
  c.add(fill(downTo(smooth(ridge(random, width, foot, height * 0.04, 0.4, 3)), width, height), c.linear([[0, shade(soil, 0.12)], [1, shade(soil, -0.3)]])))
  const s = Math.min(width * 0.34, height * 0.26)
  const x = width * random.between(0.4, 0.62)
  const wood = entry(['#8a4a2f', '#2f2a28', '#b98a5e', palette.accent, palette.deep], round)
  const y = foot + s * 0.06
  const isTent = round % 2 === 1
  c.add(c.glow(x, y, s * 1.2, s * 0.14, '#0a0a0a', 0.5))
  if (isTent) {
    const roof = polygon([[x - s * 0.62, y], [x, y - s * 1.3], [x + s * 0.62, y]])
    c.add(fill(polygon([[x + s * 0.62, y], [x, y - s * 1.3], [x + s * 0.5, y - s * 1.24], [x + s * 1.06, y - s * 0.08]]), shade(wood, -0.45)), fill(roof, c.linear([[0, shade(wood, 0.1)], [1, shade(wood, -0.2)]])), fill(polygon([[x - s * 0.42, y], [x, y - s * 0.95], [x + s * 0.42, y]]), c.linear([[0, '#ffe9b0'], [1, '#f2a848']])))
    c.add(stroke(`M${at(x)},${at(y - s * 0.95)}V${at(y)}M${at(x - s * 0.26)},${at(y - s * 0.36)}h${at(s * 0.52)}`, shade(wood, -0.4), s * 0.025))
  } else {
    c.add(rect(x + s * 0.24, y - s * 1.2, s * 0.12, s * 0.4, '#6a5f58'), rect(x - s * 0.6, y - s * 0.62, s * 1.2, s * 0.62, c.linear([[0, shade(wood, 0.12)], [1, shade(wood, -0.2)]], 10)), stroke(times(8, (plank) => `M${at(x - s * 0.6)},${at(y - s * 0.54 + plank * s * 0.075)}h${at(s * 1.2)}`).join(''), shade(wood, -0.35), 3, 'stroke-opacity="0.6"'), fill(polygon([[x - s * 0.74, y - s * 0.58], [x - s * 0.4, y - s], [x + s * 0.4, y - s], [x + s * 0.74, y - s * 0.58]]), round === 0 ? '#f4f6f8' : shade(wood, -0.4)))
    for (const wx of [-0.42, 0.22]) c.add(rect(x + s * wx, y - s * 0.44, s * 0.22, s * 0.22, '#ffdb8f'), stroke(`M${at(x + s * (wx + 0.11))},${at(y - s * 0.44)}v${at(s * 0.22)}M${at(x + s * wx)},${at(y - s * 0.33)}h${at(s * 0.22)}`, '#f6efe2', 4))
    c.add(rect(x - s * 0.1, y - s * 0.42, s * 0.2, s * 0.42, shade(wood, -0.5)))
    c.add(...times(5, (puff) => circle(x + s * 0.3 + puff * s * 0.08, y - s * (1.24 + puff * 0.17), s * (0.05 + puff * 0.025), '#ffffff', `fill-opacity="${(0.4 - puff * 0.07).toFixed(2)}"`)))
  }
  c.add(c.glow(x, y - s * 0.3, s * 1.3, s * 0.9, '#ffcf7a', 0.35), fill(polygon([[x - s * 0.1, y], [x + s * 0.1, y], [x + s * 0.7, height], [x - s * 0.2, height]]), shade(soil, 0.3), 'fill-opacity="0.6"'))
  c.add(fill(times(6, () => pine(random, random.pick([random.between(-0.02, 0.2), random.between(0.82, 1.02)]) * width, height * random.between(0.92, 1.05), height * random.between(0.26, 0.46))).join(''), sky.near))
  c.vignette(sky.near)
  return { name: entry(['Hut in the snow', 'A-frame with the lights on', 'Log house, late summer', 'Cabin for two', 'House below the ridge'], round), alt: `A small ${isTent ? 'A-frame' : 'log'} house with lit windows among firs and hills.`, tags: ['cabin', 'architecture', 'tiny house', 'nature'] }
}

/** Towers in layers with lit windows. */
function skyline(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 6)
  addSky(c, sky, width * random.between(0.3, 0.7), height * 0.36, width * 0.13)
  for (let layer = 0; layer < 4; layer += 1) {
    const color = mix(mix(sky.low, sky.middle, 0.5), sky.near, 0.2 + layer * 0.26)
    const floor = height * (0.8 + layer * 0.04)
    let x = -random.between(0, 60)
    const shapes: string[] = []
    const lights: string[] = []
    while (x < width) {
      const w = width * random.between(0.05, 0.12)
      const tall = height * random.between(0.12, 0.44) * (1 - layer * 0.13)
      const top = floor - tall
      shapes.push(box(x, top, w, height))
      const kind = random.whole(0, 5)
      if (kind === 0) shapes.push(polygon([[x, top], [x + w / 2, top - w * 0.7], [x + w, top]]))
      if (kind === 1) shapes.push(box(x + w * 0.25, top - w * 0.4, w * 0.5, w * 0.5), box(x + w * 0.47, top - w * 1.2, w * 0.06, w))
      if (kind === 2) shapes.push(`M${at(x)},${at(top)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0Z`)
      if (kind === 3) shapes.push(polygon([[x, top], [x + w, top - w * 0.6], [x + w, top]]))
      const step = w / 6
      for (let row = 0; row * step * 1.5 < tall; row += 1) for (let column = 0; column < 4; column += 1) if (random.chance(0.24 + layer * 0.08)) lights.push(box(x + step * (0.8 + column * 1.2), top + step * (0.8 + row * 1.5), step * 0.6, step * 0.8))
      x += w + random.between(-6, 22)
    }
    c.add(fill(shapes.join(''), c.linear([[0, color], [1, mix(color, sky.low, 0.25)]])), fill(lights.join(''), lightness(sky.middle) < 0.6 ? '#ffdf9a' : mix(color, '#ffffff', 0.35), `fill-opacity="${(0.4 + layer * 0.15).toFixed(2)}"`))
  }
  const water = height * 0.9
  c.add(rect(0, water, width, height, c.linear([[0, mix(sky.middle, sky.near, 0.5)], [1, sky.near]])), stroke(times(60, () => `M${at(random.next() * width)},${at(water + random.next() * (height - water))}h${at(random.between(16, 90))}`).join(''), sky.sun, 3, 'stroke-opacity="0.4"'))
  c.vignette(sky.near)
  return { name: `City, ${entry(['everyone still up', 'before the rain', 'blue hour', 'across the water', 'first trains'], round)}`, alt: `City towers in layers with lit windows by the water at ${sky.hour.toLowerCase()}.`, tags: ['city', 'skyline', 'architecture', 'lights'] }
}

export const architecture: Family = {
  name: 'architecture',
  topic: 'town houses, cabins, skylines, stairs, arcades and concrete',
  finish: 'photo',
  scenes: [archCourt, townHouses, stairwell, cabin, brutalistBlock, skyline],
  rounds: 5,
  palettes: mingle([warm, rosy, cool, muted, dark]),
  sizes: [sizes.tall, sizes.portrait, sizes.short, sizes.phone, sizes.square, sizes.poster, sizes.wide],
}
