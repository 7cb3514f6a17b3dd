import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, smooth } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { every } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, disc, fill, rect, stroke } from '../../kit/shapes.ts'
import { arches, atomicAge, geometryGrid, hangingMobile, overprint } from './mid-century.ts'

/** A wide dry brush: many hairs side by side, some running out of paint. */
function brush(c: Canvas, points: readonly Point[], wide: number, color: string): string {
  const { random } = c
  const hairs = Math.round(wide / 4)
  const groups: string[][] = [[], [], []]
  for (let hair = 0; hair < hairs; hair += 1) {
    const off = (hair / (hairs - 1) - 0.5) * wide
    const start = random.chance(0.25) ? random.between(0, 0.08) : 0
    const end = 1 - random.next() ** 3 * 0.4
    const own = points.filter((_, index) => index / (points.length - 1) >= start && index / (points.length - 1) <= end)
    if (own.length < 2) continue
    const last = own.length - 1
    groups[random.whole(0, 2)]?.push(
      smooth(own.map(([x, y], index): Point => {
        const [px, py] = entry(own, Math.max(0, index - 1))
        const [nx, ny] = entry(own, Math.min(last, index + 1))
        const length = Math.hypot(nx - px, ny - py) || 1
        return [x - ((ny - py) / length) * off + random.around(0, 1.5), y + ((nx - px) / length) * off + random.around(0, 1.5)]
      })),
    )
  }
  return groups.map((list, tone) => stroke(list.join(''), shade(color, (tone - 1) * 0.1), 5.4, 'stroke-opacity="0.9"')).join('')
}

/** A few wide strokes on bare paper. */
function brushStrokes(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(c.linear([[0, palette.paper], [1, shade(palette.paper, -0.05)]], 50))
  const hues = random.shuffled([palette.deep, palette.accent, palette.mid, palette.light, palette.ink])
  for (let index = 0; index < entry([4, 3, 6, 5, 2], round); index += 1) {
    const wide = width * random.between(0.09, 0.22)
    const y = height * (0.14 + (index * 0.8) / entry([4, 3, 6, 5, 2], round))
    const line =
      round % 3 === 1
        ? times(24, (step): Point => [width * 0.5 + Math.cos(step * 0.25 + index) * width * 0.3, height * 0.5 + Math.sin(step * 0.25 + index) * height * (0.16 + index * 0.07)])
        : round % 3 === 2
          ? times(14, (step): Point => [width * (0.14 + index * 0.145), height * (0.1 + random.around(0, 0.002) + (step / 13) * random.between(0.78, 0.8))])
          : times(16, (step): Point => [width * (0.08 + (step / 15) * 0.84), y + Math.sin(step * 0.5 + index * 2) * height * 0.05])
    c.add(brush(c, line, wide, entry(hues, index)))
  }
  c.add(fill(times(40, () => disc(random.next() * width, random.next() * height, random.next() ** 3 * 9 + 1)).join(''), entry(hues, 0)))
  return { name: entry(['Four gestures', 'Round and round', 'Six uprights', 'Wave after wave', 'Two circles, one breath'], round), alt: 'Wide dry brush strokes in a few colours on bare paper, with small splashes.', tags: ['brush', 'abstract', 'painting', palette.name] }
}

/** A landscape of flat planes, as cut with a palette knife. */
function colorPlanes(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(c.linear([[0, mix(palette.light, palette.paper, 0.4)], [1, palette.light]]))
  c.add(fill(blob(random, width * random.between(0.25, 0.75), height * 0.24, width * random.between(0.1, 0.17), 0.06), entry([palette.accent, palette.paper, palette.mid], round)))
  const hues = [palette.mid, palette.deep, palette.accent, palette.light, palette.ink, mix(palette.deep, palette.mid, 0.5)]
  const layers = entry([5, 7, 4, 6, 8], round)
  for (let layer = 0; layer < layers; layer += 1) {
    const y = height * (0.34 + (layer / layers) * 0.62)
    const color = entry(hues, layer + round)
    const top = times(random.whole(3, 6), (step, ): Point => [width * (step / 3) * random.between(0.9, 1.1) - 20, y + random.around(0, height * 0.08)])
    const d = `M-20,${at(y + random.around(0, 40))}L${top.map(([px, py]) => `${at(px)},${at(py)}`).join('L')}L${width + 20},${at(y + random.around(0, 50))}V${height}H-20Z`
    c.add(fill(d, c.linear([[0, shade(color, 0.12)], [1, shade(color, -0.1)]], random.pick([20, 90, 150]))))
    const knife = times(26, () => `M${at(random.next() * width)},${at(y + random.between(10, height * 0.12))}l${at(random.between(40, 180))},${at(random.around(0, 16))}`)
    c.add(stroke(knife.join(''), shade(color, 0.3), 3, 'stroke-opacity="0.2"'))
  }
  return { name: entry(['Hill planes', 'Harbour in blocks', 'Four fields', 'Warm country', 'Terraces'], round), alt: 'An abstract landscape built of flat planes of colour with a pale sun.', tags: ['abstract', 'landscape', 'painting', palette.name] }
}

/** Half a face, half a moon: simple profiles with big eyes. */
function faces(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const s = Math.min(width, height * 0.8)
  const hues = random.shuffled([palette.light, palette.mid, palette.accent, palette.deep])
  c.add(fill(blob(random, width * 0.62, height * 0.34, s * 0.4, 0.2), entry(hues, 0)), fill(blob(random, width * 0.3, height * 0.72, s * 0.34, 0.25), entry(hues, 1)))
  const flip = round % 2 ? -1 : 1
  const [x, y] = [width / 2, height * 0.5]
  const px = (v: number) => at(x + v * s * flip)
  const py = (v: number) => at(y + v * s)
  const profile = `M${px(0.05)},${py(-0.44)}C${px(-0.1)},${py(-0.4)} ${px(-0.13)},${py(-0.28)} ${px(-0.11)},${py(-0.18)}C${px(-0.15)},${py(-0.08)} ${px(-0.2)},${py(0)} ${px(-0.19)},${py(0.03)}C${px(-0.16)},${py(0.06)} ${px(-0.12)},${py(0.04)} ${px(-0.12)},${py(0.07)}C${px(-0.17)},${py(0.1)} ${px(-0.16)},${py(0.14)} ${px(-0.12)},${py(0.15)}C${px(-0.16)},${py(0.18)} ${px(-0.13)},${py(0.21)} ${px(-0.1)},${py(0.22)}C${px(-0.12)},${py(0.32)} ${px(0)},${py(0.32)} ${px(0.08)},${py(0.28)}L${px(0.08)},${py(0.52)}`
  if (round % 3 !== 1) c.add(fill(`${profile}L${px(0.4)},${py(0.52)}L${px(0.34)},${py(-0.2)}C${px(0.3)},${py(-0.42)} ${px(0.2)},${py(-0.46)} ${px(0.05)},${py(-0.44)}Z`, c.linear([[0, shade(entry(hues, 2), 0.15)], [1, entry(hues, 2)]])))
  c.add(stroke(profile, palette.ink, s * 0.014))
  c.add(stroke(`M${px(-0.08)},${py(-0.12)}Q${px(-0.02)},${py(-0.19)} ${px(0.06)},${py(-0.12)}Q${px(-0.01)},${py(-0.06)} ${px(-0.08)},${py(-0.12)}ZM${px(-0.1)},${py(-0.21)}Q${px(-0.02)},${py(-0.28)} ${px(0.09)},${py(-0.22)}`, palette.ink, s * 0.013), circle(x + -0.01 * s * flip, y - 0.12 * s, s * 0.026, palette.ink))
  c.add(stroke(times(entry([5, 9, 3, 7, 6], round), (lock) => smooth([[x + 0.05 * s * flip, y - 0.44 * s], [x + (0.2 + lock * 0.02) * s * flip, y - (0.4 - lock * 0.05) * s], [x + (0.26 + lock * 0.02) * s * flip, y + (lock * 0.03) * s], [x + (0.16 + lock * 0.035) * s * flip, y + (0.26 + lock * 0.03) * s]])).join(''), palette.ink, s * 0.01))
  c.add(circle(x - 0.02 * s * flip, y + 0.13 * s, s * 0.05, palette.accent, 'fill-opacity="0.55"'), circle(x + 0.2 * s * flip, y + 0.1 * s, s * 0.03, 'none', `stroke="${palette.accent}" stroke-width="8"`))
  return { name: entry(['Profile with earring', 'One line, one face', 'Looking left', 'Face and two clouds', 'Listening'], round), alt: 'A face in profile drawn with one bold line over soft coloured shapes.', tags: ['portrait', 'line art', 'abstract', 'face'] }
}

/** Soft clouds of colour meeting at a line, framed by paper. */
function colorFields(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const isDark = lightness(palette.paper) < 0.4
  const ground = isDark ? palette.paper : mix(palette.deep, palette.ink, 0.25)
  c.wash(c.linear([[0, ground], [1, shade(ground, -0.2)]]))
  const hues = entry([[palette.accent, palette.light], [palette.mid, palette.accent, palette.paper], [palette.light, palette.mid], [palette.paper, palette.accent, palette.mid], [palette.mid, palette.light, palette.accent]], round)
  let y = height * 0.06
  const total = height * 0.88
  const parts = hues.map(() => random.between(0.6, 1.6))
  const sum = parts.reduce((a, b) => a + b, 0)
  for (const [index, color] of hues.entries()) {
    const tall = (total * entry(parts, index)) / sum - 26
    const cloud = times(5, () => rect(width * 0.075 + random.around(0, 10), y + random.around(0, 10), width * 0.85 + random.around(0, 10), tall + random.around(0, 10), color, 'fill-opacity="0.42" rx="22"')).join('')
    c.add(cloud)
    c.add(c.glow(width * random.between(0.3, 0.7), y + tall / 2, width * 0.4, tall * 0.5, shade(color, 0.4), 0.4))
    const haze = times(90, () => `M${at(width * 0.09 + random.next() * width * 0.75)},${at(y + random.next() * tall)}h${at(random.between(20, 130))}`)
    c.add(stroke(haze.join(''), shade(color, random.around(0.1, 0.25)), 9, 'stroke-opacity="0.1"'))
    y += tall + 26
  }
  return { name: entry(['Field: ember over ash', 'Three rooms of colour', 'Field, quiet', 'Stacked light', 'Evening field'], round), alt: `Soft-edged blocks of ${palette.name} colour hover over a darker ground.`, tags: ['color field', 'abstract', 'painting', 'minimal'] }
}

export const posters: Family = {
  name: 'posters',
  topic: 'mid-century and abstract posters: arches, overprints, mobiles, brush strokes, faces, colour fields',
  finish: 'print',
  scenes: [arches, geometryGrid, brushStrokes, overprint, faces, atomicAge, colorPlanes, hangingMobile, colorFields],
  rounds: 5,
  palettes: every,
  sizes: [sizes.poster, sizes.tall, sizes.short, sizes.portrait, sizes.square, sizes.tall, sizes.phone],
}
