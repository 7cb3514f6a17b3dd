import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob, leaf, smooth } from '../../kit/curves.ts'
import { type Family, type Words, sizes } from '../../kit/family.ts'
import { every } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, disc, ellipse, fill, line, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { catsOnSill, dogPortrait, foxInGrass } from './mammals.ts'

function groundOf(c: Canvas): string {
  return lightness(c.palette.paper) < 0.4 ? mix(c.palette.light, c.palette.paper, 0.3) : c.palette.paper
}

/** Small round birds on branches. */
function birdsOnBranch(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([groundOf(c), palette.light, mix(palette.mid, palette.paper, 0.5)], round)
  c.wash(c.linear([[0, shade(ground, 0.15)], [1, shade(ground, -0.06)]]))
  const rows = width > height ? 1 : entry([3, 4, 2, 3, 5], round)
  for (let row = 0; row < rows; row += 1) {
    const y = height * ((row + 0.72) / rows)
    const branch = times(7, (step): Point => [(width * 1.1 * step) / 6 - width * 0.05, y + Math.sin(step + row * 2) * height * 0.02 + random.around(0, 8)])
    c.add(stroke(smooth(branch), mix(palette.ink, '#6a4a36', 0.5), 15))
    c.add(fill(times(16, () => { const [bx, by] = random.pick(branch); return leaf(bx + random.around(0, 90), by, width * random.between(0.05, 0.1), width * 0.03, random.between(-2.8, -0.3)) }).join(''), mix(palette.deep, '#4a7a4f', 0.5)))
    const count = rows === 1 ? 3 : random.whole(2, 3)
    for (let bird = 0; bird < count; bird += 1) {
      const s = Math.min(width / count, (height / rows) * 1.1) * random.between(0.3, 0.36)
      c.add(place(smallBird(c, s, entry([palette.accent, palette.deep, palette.mid, palette.ink], bird + row + round)), (width * (bird + 0.5)) / count + random.around(0, 30), y - s * 0.52, random.around(0, 7), [random.chance(0.5) ? 1 : -1, 1]))
    }
  }
  return { name: entry(['Tits on a twig', 'Dawn choir', 'Two on a branch', 'Neighbours, talking', 'Four rows of song'], round), alt: 'Round little birds with striped wings sit on leafy branches.', tags: ['birds', 'illustration', 'nature', 'spring'] }
}

function smallBird(c: Canvas, s: number, color: string): string {
  const { random, palette } = c
  const belly = mix(groundOf(c), '#ffffff', 0.4)
  const body = `M${at(-s * 0.62)},${at(-s * 0.1)}C${at(-s * 0.5)},${at(-s * 0.72)} ${at(s * 0.1)},${at(-s * 0.7)} ${at(s * 0.32)},${at(-s * 0.3)}C${at(s * 0.6)},${at(0)} ${at(s * 0.8)},${at(s * 0.24)} ${at(s * 1.15)},${at(s * 0.4)}C${at(s * 0.6)},${at(s * 0.5)} ${at(s * 0.3)},${at(s * 0.5)} ${at(0)},${at(s * 0.46)}C${at(-s * 0.5)},${at(s * 0.42)} ${at(-s * 0.66)},${at(s * 0.16)} ${at(-s * 0.62)},${at(-s * 0.1)}Z`
  const wing = leaf(-s * 0.05, -s * 0.06, s * 0.95, s * 0.42, 0.42)
  const stripes = times(4, (stripe) => `M${at(s * (0.1 + stripe * 0.14))},${at(s * (-0.08 + stripe * 0.08))}l${at(s * 0.1)},${at(s * 0.22)}`).join('')
  return (
    stroke(`M${at(-s * 0.1)},${at(s * 0.42)}v${at(s * 0.16)}M${at(s * 0.08)},${at(s * 0.44)}v${at(s * 0.14)}`, palette.ink, s * 0.035) +
    fill(polygon([[-s * 0.6, -s * 0.22], [-s * 0.84, -s * 0.12], [-s * 0.6, -s * 0.04]]), '#e09a3c') +
    c.inside(fill(body, '#000'), fill(body, color) + ellipse(-s * 0.3, s * 0.3, s * 0.5, s * 0.42, belly) + circle(-s * 0.42, -s * 0.12, s * 0.17, mix(belly, color, random.between(0, 0.5)))) +
    fill(wing, shade(color, -0.3)) + stroke(stripes, belly, s * 0.04) + circle(-s * 0.4, -s * 0.24, s * 0.055, '#1a1412') + circle(-s * 0.415, -s * 0.258, s * 0.018, '#ffffff')
  )
}

/** A shoal of patterned fish. */
function shoal(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const water = entry([palette.deep, mix(palette.deep, palette.ink, 0.5), palette.light, groundOf(c), mix(palette.mid, palette.deep, 0.5)], round)
  c.wash(c.linear([[0, shade(water, 0.18)], [1, shade(water, -0.25)]]))
  for (let ray = 0; ray < 6; ray += 1) c.add(fill(`M${at(width * (ray * 0.2))},0h${at(width * 0.08)}l${at(width * 0.2)},${height}h${at(-width * 0.2)}Z`, '#ffffff', 'fill-opacity="0.05"'))
  const weed = times(12, (stem) => smooth(times(6, (step): Point => [width * (stem / 11) + Math.sin(step * 1.3 + stem) * 22, height - step * height * random.between(0.03, 0.06)])))
  c.add(stroke(weed.join(''), shade(water, lightness(water) > 0.5 ? -0.25 : 0.16), 15, 'stroke-opacity="0.7"'))
  const columns = entry([3, 2, 4, 3, 5], round)
  const size = width / columns
  const hues = [palette.accent, palette.light, palette.mid, palette.paper, palette.deep].filter((color) => Math.abs(lightness(color) - lightness(water)) > 0.12)
  for (let row = 0; row * size * 0.62 < height * 0.86; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const [x, y] = [(column + 0.5 + (row % 2) * 0.5) * size + random.around(0, size * 0.1), (row + 0.6) * size * 0.62 + random.around(0, size * 0.1)]
      c.add(place(fish(c, size * random.between(0.3, 0.4), entry(hues, row + column * 2 + 2)), x, y, random.around(0, 14), [row % 2 ? -1 : 1, 1]))
    }
  }
  c.add(stroke(times(26, () => disc(random.next() * width, random.next() * height, random.between(4, 14))).join(''), '#ffffff', 2.5, 'stroke-opacity="0.5"'))
  return { name: entry(['Shoal turning', 'Two by two', 'Market fish', 'Against the stream', 'Small fry'], round), alt: 'Patterned fish swim in rows through water with weed and bubbles.', tags: ['fish', 'sea', 'pattern', 'illustration'] }
}

function fish(c: Canvas, s: number, color: string): string {
  const { random } = c
  const tall = s * random.between(0.36, 0.56)
  const body = `M${at(-s)},0Q${at(-s * 0.3)},${at(-tall)} ${at(s * 0.55)},${at(-tall * 0.16)}L${at(s)},${at(-tall * 0.62)}Q${at(s * 0.84)},0 ${at(s)},${at(tall * 0.62)}L${at(s * 0.55)},${at(tall * 0.16)}Q${at(-s * 0.3)},${at(tall)} ${at(-s)},0Z`
  const light = shade(color, lightness(color) > 0.6 ? -0.3 : 0.45)
  const marks = [
    () => times(5, (band) => rect(-s * 0.42 + band * s * 0.22, -tall, s * 0.09, tall * 2, light)).join(''),
    () => fill(times(14, (dot) => disc(-s * 0.4 + (dot % 5) * s * 0.21, -tall * 0.34 + Math.floor(dot / 5) * tall * 0.34, s * 0.05)).join(''), light),
    () => stroke(times(5, (arc) => `M${at(-s * 0.44 + arc * s * 0.21)},${at(-tall * 0.5)}q${at(s * 0.12)},${at(tall * 0.5)} 0,${at(tall)}`).join(''), light, s * 0.035),
    () => rect(-s, 0, s * 2, tall, light),
  ]
  return fill(leaf(-s * 0.1, -tall * 0.4, s * 0.44, s * 0.2, -0.35), light) + c.inside(fill(body, '#000'), fill(body, color) + random.pick(marks)() + circle(-s * 1.1, 0, s * 0.52, shade(color, -0.2))) + circle(-s * 0.74, -tall * 0.1, s * 0.075, '#fbf7ee') + circle(-s * 0.75, -tall * 0.1, s * 0.038, '#1a1412')
}

/** A crane or heron standing in reeds. */
function wader(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = groundOf(c)
  c.wash(c.linear([[0, mix(ground, palette.light, 0.7)], [0.7, ground], [1, mix(palette.mid, ground, 0.3)]]))
  c.add(circle(width * random.between(0.25, 0.75), height * 0.27, width * 0.21, palette.accent))
  const water = height * 0.8
  c.add(rect(0, water, width, height - water, mix(palette.deep, ground, 0.35)), stroke(times(26, () => `M${at(random.next() * width)},${at(water + random.next() * (height - water))}h${at(random.between(40, 220))}`).join(''), ground, 3, 'stroke-opacity="0.5"'))
  const count = entry([1, 2, 1, 3, 2], round)
  for (let bird = 0; bird < count; bird += 1) {
    const [x, s] = [width * ((bird + 0.5) / count) + random.around(0, 40), Math.min(height * 0.56, (width / count) * 1.1)]
    const flip = bird % 2 ? -1 : 1
    const white = mix('#fffdf6', ground, 0.15)
    const neck: Point[] = [[0, -s * 0.46], [s * 0.2, -s * 0.6], [s * 0.06, -s * 0.76], [s * 0.16, -s * 0.94]]
    const parts = stroke(`M${at(-s * 0.06)},${at(-s * 0.34)}L${at(-s * 0.04)},${at(s * 0.08)}M${at(s * 0.03)},${at(-s * 0.34)}${round % 2 ? `l${at(s * 0.1)},${at(s * 0.16)}l${at(-s * 0.1)},${at(s * 0.05)}` : `L${at(s * 0.05)},${at(s * 0.08)}`}`, palette.ink, s * 0.014) + stroke(smooth(neck), white, s * 0.05) + fill(`M${at(s * 0.1)},${at(-s * 0.5)}C${at(-s * 0.1)},${at(-s * 0.64)} ${at(-s * 0.34)},${at(-s * 0.4)} ${at(-s * 0.46)},${at(-s * 0.2)}C${at(-s * 0.2)},${at(-s * 0.24)} ${at(s * 0.16)},${at(-s * 0.2)} ${at(s * 0.1)},${at(-s * 0.5)}Z`, c.linear([[0, white], [1, shade(white, -0.2)]])) + fill(times(5, (f) => leaf(-s * 0.14 - f * s * 0.02, -s * 0.4 + f * s * 0.035, s * 0.36, s * 0.06, 2.6)).join(''), palette.ink) + circle(s * 0.16, -s * 0.95, s * 0.042, white) + fill(polygon([[s * 0.19, -s * 0.975], [s * 0.4, -s * 0.93], [s * 0.19, -s * 0.93]]), '#d08a2e') + fill(leaf(s * 0.17, -s * 0.98, s * 0.1, s * 0.035, 3.4), palette.accent) + circle(s * 0.175, -s * 0.957, s * 0.008, '#1a1412')
    c.add(place(parts, x, water + s * 0.02, 0, [flip, 1]))
  }
  c.add(stroke(times(30, () => { const x = random.next() * width; return `M${at(x)},${height}q${at(random.around(0, 20))},${at(-height * 0.1)} ${at(random.around(0, 60))},${at(-height * random.between(0.1, 0.32))}` }).join(''), mix(palette.deep, palette.ink, 0.4), 5))
  return { name: entry(['Crane and red sun', 'Pair in the reeds', 'Standing still', 'Three waders', 'Marsh evening'], round), alt: `${count === 1 ? 'A long-legged bird stands' : 'Long-legged birds stand'} in shallow water before a round sun.`, tags: ['crane', 'bird', 'japanese', 'wetland'] }
}

/** Moths and butterflies, mirrored, pinned in rows. */
function butterflies(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([groundOf(c), palette.ink, groundOf(c), palette.deep, palette.paper], round)
  c.wash(ground)
  const [columns, rows] = width > height ? [4, 2] : entry([[2, 3], [3, 4], [1, 1], [2, 4], [3, 5]] as const, round)
  const hues = [palette.accent, palette.mid, palette.deep, palette.light, palette.ink].filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.1)
  const [w, h] = [(width * 0.9) / columns, (height * 0.92) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const s = Math.min(w, h) * 0.45
    const [x, y] = [width * 0.05 + (index % columns) * w + w / 2, height * 0.04 + Math.floor(index / columns) * h + h / 2]
    const [one, two, three] = [entry(hues, index), entry(hues, index + 1), entry(hues, index + 2)]
    const [reach, drop] = [random.between(0.8, 1), random.between(0.45, 0.8)]
    const upper = `M0,${at(-s * 0.1)}C${at(s * 0.2)},${at(-s * 0.8)} ${at(s * 0.9 * reach)},${at(-s * 0.9)} ${at(s * reach)},${at(-s * 0.6)}C${at(s * 0.95)},${at(-s * 0.1)} ${at(s * 0.4)},${at(s * 0.12)} 0,${at(s * 0.08)}Z`
    const lower = `M0,${at(s * 0.05)}C${at(s * 0.5)},${at(s * 0.05)} ${at(s * 0.8)},${at(s * 0.3)} ${at(s * 0.6)},${at(s * drop)}C${at(s * 0.4)},${at(s * 0.95)} ${at(s * 0.1)},${at(s * 0.6)} 0,${at(s * 0.3)}Z`
    const veins = times(6, (vein) => `M0,0L${at(s * (0.3 + vein * 0.13) * reach)},${at(-s * (0.82 - vein * 0.14))}`).join('')
    const half = fill(upper, one) + c.inside(fill(upper, '#000'), stroke(veins, shade(one, -0.35), 3) + circle(s * 0.62 * reach, -s * 0.46, s * 0.17, two) + circle(s * 0.62 * reach, -s * 0.46, s * 0.08, three) + stroke(upper, shade(one, -0.5), s * 0.1) + fill(times(5, (dot) => disc(s * (0.5 + dot * 0.09) * reach, -s * (0.72 - dot * 0.13), s * 0.03)).join(''), '#fff7e6')) + fill(lower, two) + c.inside(fill(lower, '#000'), circle(s * 0.4, s * 0.42, s * 0.14, three) + circle(s * 0.4, s * 0.42, s * 0.06, one) + stroke(lower, shade(two, -0.45), s * 0.08))
    const body = ellipse(0, s * 0.08, s * 0.05, s * 0.34, palette.ink === ground ? '#f4ead6' : '#241a16') + stroke(`M0,${at(-s * 0.2)}q${at(s * 0.06)},${at(-s * 0.3)} ${at(s * 0.2)},${at(-s * 0.42)}M0,${at(-s * 0.2)}q${at(-s * 0.06)},${at(-s * 0.3)} ${at(-s * 0.2)},${at(-s * 0.42)}`, palette.ink === ground ? '#f4ead6' : '#241a16', 3)
    c.add(`<g transform="translate(8 12)" opacity="0.18">${place(fill(upper + lower, '#000000') + place(fill(upper + lower, '#000000'), 0, 0, 0, [-1, 1]), x, y)}</g>`, place(half + place(half, 0, 0, 0, [-1, 1]) + body, x, y, random.around(0, 4)))
  }
  c.add(`<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="${mix(palette.deep, ground, 0.3)}" stroke-width="4"/>`)
  return { name: entry(['Six butterflies', 'Moth drawer', 'One great moth', 'Wings, catalogued', 'Fifteen flutters'], round), alt: 'Butterflies with patterned wings are arranged in neat rows.', tags: ['butterfly', 'insects', 'vintage', 'collection'] }
}

/** A whale below small boats. */
function whale(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const deep = mix(palette.deep, palette.ink, 0.35)
  const surface = height * 0.2
  c.wash(c.linear([[0, groundOf(c)], [1, palette.light]]))
  c.add(circle(width * random.between(0.2, 0.8), surface * 0.55, width * 0.06, palette.accent))
  c.add(rect(0, surface, width, height - surface, c.linear([[0, mix(palette.mid, palette.light, 0.2)], [0.3, palette.deep], [1, shade(deep, -0.3)]])))
  for (let ray = 0; ray < 5; ray += 1) c.add(fill(`M${at(width * (0.1 + ray * 0.18))},${at(surface)}h${at(width * 0.06)}l${at(width * 0.12)},${at(height * 0.6)}h${at(-width * 0.2)}Z`, c.linear([[0, '#ffffff', 0.22], [1, '#ffffff', 0]])))
  const s = width * 0.4
  const flip = round % 2 ? -1 : 1
  const body = `M${at(-s)},${at(-s * 0.05)}C${at(-s * 0.95)},${at(-s * 0.4)} ${at(-s * 0.3)},${at(-s * 0.44)} ${at(s * 0.2)},${at(-s * 0.22)}C${at(s * 0.5)},${at(-s * 0.1)} ${at(s * 0.7)},${at(-s * 0.2)} ${at(s * 0.84)},${at(-s * 0.46)}C${at(s * 0.98)},${at(-s * 0.36)} ${at(s * 1.02)},${at(-s * 0.2)} ${at(s * 0.98)},${at(-s * 0.1)}C${at(s * 1.1)},${at(-s * 0.06)} ${at(s * 1.16)},${at(s * 0.04)} ${at(s * 1.14)},${at(s * 0.14)}C${at(s * 0.9)},${at(s * 0.02)} ${at(s * 0.6)},${at(s * 0.26)} ${at(s * 0.1)},${at(s * 0.3)}C${at(-s * 0.5)},${at(s * 0.36)} ${at(-s * 0.98)},${at(s * 0.24)} ${at(-s)},${at(-s * 0.05)}Z`
  const skin = mix(palette.deep, palette.ink, 0.6)
  const pleats = times(8, (pleat) => `M${at(-s * 0.98)},${at(s * (0.04 + pleat * 0.035))}Q${at(-s * 0.4)},${at(s * (0.12 + pleat * 0.034))} ${at(s * (0.1 - pleat * 0.05))},${at(s * (0.1 + pleat * 0.03))}`).join('')
  c.add(place(c.inside(fill(body, '#000'), fill(body, c.linear([[0, shade(skin, 0.2)], [1, skin]])) + ellipse(-s * 0.4, s * 0.36, s * 0.8, s * 0.3, mix(skin, '#ffffff', 0.55)) + stroke(pleats, skin, 4) + fill(times(60, () => disc(random.around(-s * 0.2, s * 0.8), random.around(-s * 0.2, s * 0.2), random.between(1, 5))).join(''), '#ffffff', 'fill-opacity="0.4"')) + fill(leaf(-s * 0.3, s * 0.18, s * 0.5, s * 0.2, 1.1, 0.2), shade(skin, -0.2)) + circle(-s * 0.72, -s * 0.02, s * 0.02, '#ffffff') + circle(-s * 0.72, -s * 0.02, s * 0.012, '#000000'), width / 2, height * 0.56, random.around(0, 9), [flip, 1]))
  c.add(...times(3, (boat) => { const bx = width * (0.2 + boat * 0.28); return fill(`M${at(bx - 34)},${at(surface - 8)}h68q-8,24 -20,24h-28q-12,0 -20,-24Z`, palette.ink) + line(bx, surface - 8, bx, surface - 70, palette.ink, 4) + fill(polygon([[bx + 4, surface - 68], [bx + 36, surface - 18], [bx + 4, surface - 18]]), groundOf(c)) }))
  c.add(fill(times(24, () => blob(random, random.next() * width, height * random.between(0.3, 1), random.between(2, 8), 0.2, 1, 5)).join(''), '#ffffff', 'fill-opacity="0.35"'))
  return { name: entry(['Below the boats', 'The quiet one', 'Whale, passing', 'Depth', 'Larger than the harbour'], round), alt: 'A great whale swims in deep water below three small sailing boats.', tags: ['whale', 'ocean', 'illustration', 'kids room'] }
}

export const animals: Family = {
  name: 'animals',
  topic: 'birds, cats, fish, foxes, dogs, butterflies, cranes and whales in simple shapes',
  finish: 'print',
  scenes: [birdsOnBranch, catsOnSill, shoal, foxInGrass, butterflies, wader, dogPortrait, whale],
  rounds: 5,
  palettes: every,
  sizes: [sizes.short, sizes.portrait, sizes.square, sizes.tall, sizes.poster, sizes.landscape, sizes.portrait],
}
