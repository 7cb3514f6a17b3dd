import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, ellipse, fill, polar, polygon, rect } from '../../kit/shapes.ts'

function plaster(c: Canvas, round: number): string {
  const { palette } = c
  return lightness(palette.paper) < 0.4 ? palette.mid : entry([mix(palette.mid, palette.light, 0.5), palette.light, palette.mid, mix(palette.accent, palette.paper, 0.4), palette.paper], round)
}

/** Arches behind arches, sharp sun and a strip of sky. */
export function archCourt(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wall = plaster(c, round)
  const skyColor = entry(['#7fb4d9', '#5a8fc4', '#f2b37a', '#2d4a78', '#a9d0d8'], round)
  c.wash(c.linear([[0, skyColor], [1, mix(skyColor, '#ffffff', 0.6)]]))
  const count = entry([4, 3, 5, 4, 6], round)
  const vanish = width * random.between(0.4, 0.6)
  c.add(rect(0, height * 0.06, width, height, c.linear([[0, shade(wall, -0.05)], [1, shade(wall, -0.3)]])))
  for (let depth = count; depth >= 0; depth -= 1) {
    const part = 0.34 ** (depth * 0.42)
    const [w, h] = [width * 0.7 * part, height * 0.86 * part]
    const x = vanish + (width / 2 - vanish) * part
    const foot = height * (0.58 + 0.38 * part)
    const tone = shade(wall, 0.16 - (count - depth) * 0.05 + (depth % 2 ? -0.12 : 0.05))
    const opening = `M${at(x - w / 2)},${at(foot)}V${at(foot - h + w / 2)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0V${at(foot)}Z`
    if (depth === count) {
      c.add(fill(opening, c.linear([[0, skyColor], [0.7, mix(skyColor, '#ffffff', 0.7)], [1, mix(wall, '#ffffff', 0.4)]])), circle(x + w * 0.16, foot - h * 0.6, w * 0.12, '#fff6dc'))
      continue
    }
    const thick = w * 0.09
    const around = `M0,0H${width}V${height}H0Z`
    c.add(fill(`${around}${opening}`, c.linear([[0, shade(tone, 0.14)], [0.6, tone], [1, shade(tone, -0.2)]], 25), 'fill-rule="evenodd"'))
    const inner = `M${at(x - w / 2)},${at(foot)}V${at(foot - h + w / 2)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0V${at(foot)}h${at(-thick)}V${at(foot - h + w / 2)}a${at(w / 2 - thick)},${at(w / 2 - thick)} 0 0 0 ${at(-(w - thick * 2))},0V${at(foot)}Z`
    c.add(fill(inner, shade(tone, depth % 2 ? -0.38 : -0.28)))
    c.add(fill(polygon([[x - w / 2, foot], [x + w / 2, foot], [x + w * 0.9, height], [x - w * 0.2, height]]), '#fff2cf', 'fill-opacity="0.22"'))
  }
  const stepTop = height * 0.96
  for (let step = 0; step < 3; step += 1) c.add(rect(0, stepTop - (2 - step) * height * 0.022, width, height, c.linear([[0, shade(wall, 0.25 - step * 0.06)], [1, shade(wall, -0.1)]])))
  const pot = width * 0.07
  const px = width * (round % 2 ? 0.1 : 0.9)
  c.add(ellipse(px, stepTop - 20, pot * 0.5, pot * 0.1, '#1a100c', 'fill-opacity="0.4"'), fill(`M${at(px - pot * 0.5)},${at(stepTop - pot * 1.2)}h${at(pot)}l${at(-pot * 0.15)},${at(pot)}h${at(-pot * 0.7)}Z`, palette.accent), fill(times(13, (leaf) => { const [tx, ty] = polar(px, stepTop - pot * 1.2, pot * random.between(1.2, 2), -2.8 + leaf * 0.21); return `M${at(px)},${at(stepTop - pot * 1.2)}Q${at((px + tx) / 2 - 8)},${at((stepTop - pot * 1.2 + ty) / 2 - 8)} ${at(tx)},${at(ty)}Q${at((px + tx) / 2 + 8)},${at((stepTop - pot * 1.2 + ty) / 2 + 8)} ${at(px)},${at(stepTop - pot * 1.2)}Z` }).join(''), mix('#4f7a4a', palette.deep, 0.2)))
  c.vignette('#1a100c', 0.28)
  return { name: entry(['Arcade at noon', 'Three doors to the sea', 'Sun in the passage', 'Courtyard, blue morning', 'Colonnade'], round), alt: 'Plastered arches stand one behind the other; the last frames a bright sky.', tags: ['arches', 'architecture', 'light', 'travel', palette.name] }
}

/** Stairs seen from the side or winding seen from above. */
export function stairwell(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wall = plaster(c, round + 2)
  if (round % 2 === 1) {
    c.wash(c.linear([[0, shade(wall, 0.1)], [1, shade(wall, -0.3)]], 50))
    const [x, y] = [width / 2 + random.around(0, 30), height / 2 + random.around(0, 40)]
    const outer = Math.hypot(width, height) * 0.56
    for (let turn = 0; turn < 4; turn += 1) {
      const r = outer * 0.66 ** turn
      const steps = 30
      for (let step = 0; step < steps; step += 1) {
        const [a, b] = [(step / steps) * 6.2832 + turn * 0.9, ((step + 1.02) / steps) * 6.2832 + turn * 0.9]
        const wedge = (from: number, to: number) => polygon([polar(x, y, from, a), polar(x, y, from, b), polar(x, y, to, b), polar(x, y, to, a)])
        const lightPart = 0.5 + 0.5 * Math.cos(a - 2.2)
        c.add(fill(wedge(r, r * 0.7), mix(shade(wall, -0.3 - turn * 0.1), shade(wall, 0.4), lightPart * (step % 2 ? 0.95 : 0.72))))
      }
      c.add(circle(x, y, r * 0.695, 'none', `stroke="${shade(palette.deep, -0.3)}" stroke-width="${at(r * 0.022)}"`), circle(x, y, r * 0.675, 'none', `stroke="${mix(palette.accent, wall, 0.2)}" stroke-width="${at(r * 0.016)}"`))
    }
    c.add(circle(x, y, outer * 0.66 ** 4 * 1.02, c.radial([[0, '#fff4d6'], [1, mix(palette.accent, '#fff4d6', 0.5)]])))
    c.vignette('#1a100c', 0.4)
    return { name: entry(['', 'Looking down the spiral', '', 'Nautilus stair', ''], round), alt: 'A winding stair seen from above, turning inwards to a bright floor.', tags: ['stairs', 'spiral', 'architecture', 'geometry'] }
  }
  const skyColor = entry(['#e9a27a', '#8fb8d6', '#f3cfc0', '#3a4a78', '#b9d3c9'], round)
  c.wash(c.linear([[0, skyColor], [1, mix(skyColor, '#ffffff', 0.55)]]))
  c.add(circle(width * random.between(0.2, 0.36), height * 0.24, width * 0.12, '#fff1d6'))
  const flights = entry([3, 0, 2, 0, 4], round)
  for (let flight = 0; flight < flights; flight += 1) {
    const steps = 9
    const goesRight = flight % 2 === 0
    const tone = mix(wall, entry([palette.accent, palette.mid, palette.deep], flight), 0.35)
    const [from, to] = [height * (0.34 + (flight * 0.6) / flights), height * (0.34 + ((flight + 1.25) * 0.6) / flights)]
    const points: Point[] = []
    for (let step = 0; step <= steps; step += 1) {
      const x = goesRight ? width * (0.2 + (step / steps) * 0.9) : width * (0.8 - (step / steps) * 0.9)
      const y = from + ((to - from) * step) / steps
      const next = goesRight ? x + (width * 0.9) / steps : x - (width * 0.9) / steps
      points.push([x, y], [next, y])
      c.add(rect(Math.min(x, next), y, Math.abs(next - x), height, c.linear([[0, shade(tone, goesRight ? 0.22 : 0.02)], [1, shade(tone, -0.25)]])), rect(Math.min(x, next), y, Math.abs(next - x), 16, shade(tone, 0.5)))
      c.add(rect(goesRight ? next - 10 : Math.min(x, next), y + 16, 10, height, '#1a100c', 'fill-opacity="0.14"'))
    }
    c.add(fill(polygon([[goesRight ? 0 : width, from - height * 0.14], [goesRight ? width * 0.2 : width * 0.8, from - height * 0.14], [goesRight ? width * 0.2 : width * 0.8, height], [goesRight ? 0 : width, height]]), c.linear([[0, shade(tone, 0.3)], [1, shade(tone, -0.1)]])))
  }
  c.vignette('#1a100c', 0.26)
  return { name: entry(['Steps to nowhere', '', 'Pink stairs', '', 'Terraces, side light'], round), alt: 'Broad plastered steps zigzag down in soft colours under a pale sun.', tags: ['stairs', 'architecture', 'pastel', 'surreal'] }
}

/** A slab of concrete with balconies, half in shade. */
export function brutalistBlock(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const skyColor = entry([palette.light, '#5b8fc0', palette.accent, '#e8d3b8', palette.deep], round)
  c.wash(c.linear([[0, skyColor], [1, mix(skyColor, '#ffffff', 0.5)]]))
  if (round % 2) c.add(circle(width * 0.8, height * 0.16, width * 0.09, '#fff6e0'))
  const concrete = mix('#b8b0a6', palette.mid, 0.22)
  const edge = width * random.between(0.56, 0.7)
  const top = height * 0.12
  const lean = height * 0.1
  const left: Point[] = [[width * 0.06, top + lean], [edge, top], [edge, height], [width * 0.06, height]]
  const right: Point[] = [[edge, top], [width * 0.97, top + lean * 1.4], [width * 0.97, height], [edge, height]]
  c.add(fill(polygon(left), c.linear([[0, shade(concrete, 0.2)], [1, concrete]])), fill(polygon(right), c.linear([[0, shade(concrete, -0.4)], [1, shade(concrete, -0.55)]])))
  const rows = entry([11, 8, 14, 9, 12], round)
  const columns = entry([5, 4, 7, 6, 3], round)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const face = (u: number, v: number): Point => {
        const x = width * 0.06 + (edge - width * 0.06) * u
        const y0 = top + lean * (1 - u)
        return [x, y0 + (height - y0) * v]
      }
      const [u, v] = [(column + 0.1) / columns, (row + 0.18) / rows]
      const [du, dv] = [0.8 / columns, 0.6 / rows]
      const quad = (a: number, b: number, e: number, f: number) => polygon([face(a, b), face(a + e, b), face(a + e, b + f), face(a, b + f)])
      c.add(fill(quad(u, v, du, dv), shade(concrete, -0.62)))
      const isHome = random.chance(0.2)
      c.add(fill(quad(u + du * 0.1, v, du * 0.8, dv * 0.5), isHome ? '#f6cf86' : mix(shade(concrete, -0.5), skyColor, 0.4)))
      c.add(fill(quad(u - du * 0.05, v + dv * 0.52, du * 1.1, dv * 0.5), random.chance(0.18) ? palette.accent : c.linear([[0, shade(concrete, 0.3)], [1, shade(concrete, -0.08)]])))
      if (random.chance(0.16)) { const [px, py] = face(u + du * 0.7, v + dv * 0.52); c.add(circle(px, py, 15, '#5f7f4a'), circle(px - 14, py + 4, 11, '#4a6a3a')) }
    }
    const s = (u: number, v: number): Point => [edge + (width * 0.97 - edge) * u, top + lean * 1.4 * u + (height - top - lean * 1.4 * u) * v]
    for (let slot = 0; slot < 3; slot += 1) c.add(fill(polygon([s(0.14 + slot * 0.29, (row + 0.2) / rows), s(0.3 + slot * 0.29, (row + 0.2) / rows), s(0.3 + slot * 0.29, (row + 0.72) / rows), s(0.14 + slot * 0.29, (row + 0.72) / rows)]), random.chance(0.14) ? '#f2c57a' : shade(concrete, -0.75)))
  }
  c.vignette('#1a100c', 0.28)
  return { name: entry(['Concrete, ninth floor', 'Estate at noon', 'Fourteen storeys', 'Balcony studies', 'Slab and sky'], round), alt: 'A concrete housing slab with rows of balconies, one side in the sun and one in shade.', tags: ['brutalism', 'architecture', 'concrete', 'city'] }
}
