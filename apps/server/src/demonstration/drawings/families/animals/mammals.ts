import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, disc, ellipse, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { skyFor } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'
import { windowView } from '../interiors/openings.ts'

function groundOf(c: Canvas): string {
  return lightness(c.palette.paper) < 0.4 ? mix(c.palette.light, c.palette.paper, 0.3) : c.palette.paper
}

/** Cats from behind or the side, in front of a window. */
export function catsOnSill(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 2)
  const wallColor = mix(groundOf(c), palette.mid, 0.45)
  c.wash(c.linear([[0, wallColor], [1, shade(wallColor, -0.15)]]))
  c.add(windowView(c, width * 0.12, height * 0.08, width * 0.76, height * 0.62, sky, entry(['#f4efe6', palette.deep, '#3a302a'], round), entry([0, 1, 3, 2, 0], round)))
  const sill = height * 0.77
  c.add(rect(0, sill, width, 34, shade(wallColor, 0.5)), rect(0, sill + 34, width, height, c.linear([[0, shade(wallColor, -0.3)], [0.2, shade(wallColor, -0.1)]])))
  const count = entry([1, 3, 2, 1, 4], round)
  const coats = random.shuffled(['#2a2422', '#d98a4e', '#efe4d3', '#8a8580', palette.deep])
  for (let cat = 0; cat < count; cat += 1) {
    const s = Math.min(height * 0.34, (width / count) * 0.75) * random.between(0.85, 1)
    const coat = entry(coats, cat)
    const mark = shade(coat, lightness(coat) > 0.5 ? -0.3 : 0.25)
    const body = `M${at(-s * 0.3)},0C${at(-s * 0.44)},${at(-s * 0.4)} ${at(-s * 0.2)},${at(-s * 0.6)} ${at(-s * 0.2)},${at(-s * 0.7)}H${at(s * 0.2)}C${at(s * 0.2)},${at(-s * 0.6)} ${at(s * 0.44)},${at(-s * 0.4)} ${at(s * 0.3)},0Z`
    const head = `M${at(-s * 0.23)},${at(-s * 0.98)}L${at(-s * 0.2)},${at(-s * 1.12)}L${at(-s * 0.07)},${at(-s * 1.01)}H${at(s * 0.07)}L${at(s * 0.2)},${at(-s * 1.12)}L${at(s * 0.23)},${at(-s * 0.98)}C${at(s * 0.3)},${at(-s * 0.68)} ${at(-s * 0.3)},${at(-s * 0.68)} ${at(-s * 0.23)},${at(-s * 0.98)}Z`
    const tail = smooth([[s * 0.22, -s * 0.06], [s * 0.5, -s * 0.02], [s * 0.56, s * 0.24], [s * 0.38, s * random.between(0.4, 0.6)]])
    const stripes = times(5, (band) => `M${at(-s * 0.1)},${at(-s * 0.6 + band * s * 0.12)}q${at(s * 0.1)},${at(s * 0.05)} ${at(s * 0.2)},0`).join('')
    const looksAtUs = (cat + round) % 2 === 0
    const face = looksAtUs
      ? ellipse(-s * 0.09, -s * 0.9, s * 0.045, s * 0.05, '#e8c75a') + ellipse(s * 0.09, -s * 0.9, s * 0.045, s * 0.05, '#e8c75a') + ellipse(-s * 0.09, -s * 0.9, s * 0.014, s * 0.045, '#141010') + ellipse(s * 0.09, -s * 0.9, s * 0.014, s * 0.045, '#141010') + fill(polygon([[-s * 0.025, -s * 0.84], [s * 0.025, -s * 0.84], [0, -s * 0.81]]), '#c46a6a') + stroke(`M0,${at(-s * 0.81)}q${at(-s * 0.04)},${at(s * 0.05)} ${at(-s * 0.08)},0M0,${at(-s * 0.81)}q${at(s * 0.04)},${at(s * 0.05)} ${at(s * 0.08)},0M${at(-s * 0.13)},${at(-s * 0.82)}l${at(-s * 0.16)},${at(-s * 0.03)}M${at(s * 0.13)},${at(-s * 0.82)}l${at(s * 0.16)},${at(-s * 0.03)}`, mark, 2.5)
      : stroke(`M0,${at(-s * 1)}v${at(s * 0.12)}M${at(-s * 0.06)},${at(-s * 0.99)}v${at(s * 0.08)}M${at(s * 0.06)},${at(-s * 0.99)}v${at(s * 0.08)}`, mark, s * 0.02)
    c.add(c.glow(width * ((cat + 0.5) / count), sill + 8, s * 0.5, s * 0.07, '#1a100c', 0.5))
    c.add(place(stroke(tail, coat, s * 0.1) + fill(body, c.linear([[0, shade(coat, 0.1)], [1, shade(coat, -0.15)]])) + stroke(stripes, mark, s * 0.035) + fill(head, coat) + face, width * ((cat + 0.5) / count) + random.around(0, 20), sill + 12, 0, [random.chance(0.5) ? 1 : -1, 1]))
  }
  c.vignette('#1a100c', 0.25)
  return { name: entry(['Window cat', 'Three on watch', 'Bird television', 'The landlord', 'Full sill'], round), alt: `${count === 1 ? 'A cat sits' : `${count} cats sit`} on a window sill before a ${sky.hour.toLowerCase()} view.`, tags: ['cat', 'window', 'illustration', 'cozy'] }
}

/** A fox in tall grass at the edge of a wood. */
export function foxInGrass(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = groundOf(c)
  const isNight = round % 2 === 1
  const far = isNight ? mix(palette.deep, '#0f1a26', 0.7) : mix(ground, palette.light, 0.6)
  const near = isNight ? '#0b1218' : mix(palette.deep, palette.ink, 0.3)
  c.wash(c.linear([[0, far], [1, mix(far, near, 0.35)]]))
  c.add(circle(width * random.between(0.2, 0.8), height * 0.24, width * 0.15, isNight ? '#f3ead0' : palette.accent))
  for (let layer = 0; layer < 3; layer += 1) {
    const color = mix(far, near, 0.24 + layer * 0.24)
    c.add(fill(times(12, () => pine(random, random.next() * width, height * (0.62 + layer * 0.08), height * random.between(0.25, 0.5))).join(''), color), rect(0, height * (0.6 + layer * 0.08), width, height, color))
  }
  const s = Math.min(width * 0.4, height * 0.34)
  const coat = entry(['#d2692f', '#c85a2a', '#e08a4a', '#b8b2aa', '#d2692f'], round)
  const white = '#fbf3e6'
  const tail = `M${at(s * 0.42)},${at(-s * 0.1)}C${at(s * 0.9)},${at(-s * 0.2)} ${at(s * 1.1)},${at(-s * 0.62)} ${at(s * 0.8)},${at(-s * 0.86)}C${at(s * 0.86)},${at(-s * 0.5)} ${at(s * 0.5)},${at(-s * 0.5)} ${at(s * 0.3)},${at(-s * 0.2)}Z`
  const tip = `M${at(s * 0.8)},${at(-s * 0.86)}C${at(s * 0.98)},${at(-s * 0.74)} ${at(s * 1)},${at(-s * 0.6)} ${at(s * 0.96)},${at(-s * 0.5)}L${at(s * 0.78)},${at(-s * 0.6)}Z`
  const body = `M${at(-s * 0.26)},0C${at(-s * 0.36)},${at(-s * 0.34)} ${at(-s * 0.2)},${at(-s * 0.6)} 0,${at(-s * 0.66)}C${at(s * 0.3)},${at(-s * 0.5)} ${at(s * 0.5)},${at(-s * 0.3)} ${at(s * 0.44)},0Z`
  const head = polygon([[-s * 0.34, -s * 1.14], [-s * 0.18, -s * 0.98], [s * 0.1, -s * 0.98], [s * 0.26, -s * 1.14], [s * 0.28, -s * 0.82], [-s * 0.04, -s * 0.52], [-s * 0.36, -s * 0.82]])
  const cheeks = polygon([[-s * 0.36, -s * 0.82], [-s * 0.16, -s * 0.8], [-s * 0.04, -s * 0.66], [s * 0.08, -s * 0.8], [s * 0.28, -s * 0.82], [-s * 0.04, -s * 0.52]])
  const ears = polygon([[-s * 0.31, -s * 1.07], [-s * 0.22, -s * 0.98], [-s * 0.3, -s * 0.93]]) + polygon([[s * 0.23, -s * 1.07], [s * 0.14, -s * 0.98], [s * 0.22, -s * 0.93]])
  const fox = fill(tail, shade(coat, -0.12)) + fill(tip, white) + fill(body, c.linear([[0, coat], [1, shade(coat, -0.2)]])) + fill(`M${at(-s * 0.16)},${at(-s * 0.56)}Q${at(-s * 0.04)},${at(-s * 0.2)} ${at(s * 0.08)},${at(-s * 0.56)}Z`, white) + fill(head, coat) + fill(cheeks, white) + fill(ears, '#2a1c18') + circle(-s * 0.04, -s * 0.54, s * 0.04, '#1c1412') + stroke(`M${at(-s * 0.2)},${at(-s * 0.83)}l${at(s * 0.09)},${at(s * 0.03)}M${at(s * 0.12)},${at(-s * 0.83)}l${at(-s * 0.09)},${at(s * 0.03)}`, '#1c1412', s * 0.026)
  c.add(place(fox, width * random.between(0.4, 0.55), height * 0.88, 0, [round % 3 === 0 ? 1 : -1, 1]))
  const blade = (low: number, high: number) => { const x = random.next() * width; return leaf(x, height + 12, height * random.between(low, high), 13, -1.571 + random.around(0, 0.4)) }
  c.add(fill(times(90, () => blade(0.05, 0.18)).join(''), mix(near, far, 0.2)), fill(times(60, () => blade(0.04, 0.12)).join(''), near))
  c.add(fill(times(26, () => disc(random.next() * width, height * random.between(0.5, 0.95), random.between(2, 6))).join(''), isNight ? '#f6e08a' : palette.accent, 'fill-opacity="0.85"'))
  return { name: entry(['Fox at the edge', 'Firefly fox', 'First fox of spring', 'Grey visitor', 'Fox, waiting'], round), alt: `A fox sits in tall grass before firs${isNight ? ' at night, fireflies around it' : ' and a round sun'}.`, tags: ['fox', 'forest', 'illustration', 'animals'] }
}

/** A dog's head and shoulders, dressed. */
export function dogPortrait(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.mid, palette.light, palette.deep, palette.accent, groundOf(c)], round)
  c.wash(c.linear([[0, shade(ground, 0.12)], [1, shade(ground, -0.14)]], 60))
  c.add(circle(width / 2, height * 0.44, Math.min(width, height) * 0.4, shade(ground, 0.28)))
  const s = Math.min(width * 0.44, height * 0.38)
  const coat = entry(['#8a5a3a', '#efe2cf', '#2c2725', '#c98f55', '#9a958f'], round)
  const other = entry(['#f1e2cc', '#b9824f', '#c98f55', '#fbf3e6', '#f4efe8'], round)
  const [x, y] = [width / 2, height * 0.46]
  const knit = entry([palette.accent, palette.deep, palette.light, palette.ink, palette.mid], round)
  const coatBody = `M${at(-s * 0.9)},${at(height - y)}C${at(-s * 0.8)},${at(s * 0.7)} ${at(-s * 0.4)},${at(s * 0.6)} 0,${at(s * 0.6)}S${at(s * 0.8)},${at(s * 0.7)} ${at(s * 0.9)},${at(height - y)}Z`
  const rows = times(9, (row) => rect(-s, s * (0.66 + row * 0.15), s * 2, s * 0.06, row % 2 ? shade(knit, 0.35) : shade(knit, -0.2))).join('')
  const isFloppy = round % 2 === 0
  const ear = isFloppy ? `M${at(-s * 0.4)},${at(-s * 0.42)}C${at(-s * 0.8)},${at(-s * 0.5)} ${at(-s * 0.86)},${at(s * 0.2)} ${at(-s * 0.62)},${at(s * 0.34)}C${at(-s * 0.46)},${at(s * 0.2)} ${at(-s * 0.4)},${at(-s * 0.1)} ${at(-s * 0.34)},${at(-s * 0.2)}Z` : polygon([[-s * 0.46, -s * 0.2], [-s * 0.52, -s * 0.86], [-s * 0.12, -s * 0.5]])
  const ears = fill(ear, shade(coat, -0.25)) + place(fill(ear, shade(coat, -0.3)), 0, 0, 0, [-1, 1])
  const head = `M${at(-s * 0.46)},${at(-s * 0.14)}C${at(-s * 0.46)},${at(-s * 0.62)} ${at(s * 0.46)},${at(-s * 0.62)} ${at(s * 0.46)},${at(-s * 0.14)}C${at(s * 0.46)},${at(s * 0.2)} ${at(s * 0.3)},${at(s * 0.54)} 0,${at(s * 0.54)}S${at(-s * 0.46)},${at(s * 0.2)} ${at(-s * 0.46)},${at(-s * 0.14)}Z`
  const blaze = smooth([[0, -s * 0.52], [s * 0.09, -s * 0.2], [s * 0.26, s * 0.14], [s * 0.22, s * 0.44], [0, s * 0.54], [-s * 0.22, s * 0.44], [-s * 0.26, s * 0.14], [-s * 0.09, -s * 0.2]] satisfies Point[], true)
  const eye = (side: number) => circle(side * s * 0.21, -s * 0.1, s * 0.062, '#2a1a12') + circle(side * s * 0.21 - s * 0.018, -s * 0.12, s * 0.02, '#ffffff')
  const face = c.inside(fill(head, '#000'), fill(head, c.linear([[0, shade(coat, 0.14)], [1, shade(coat, -0.12)]])) + fill(blaze, other) + (round % 3 === 1 ? circle(s * 0.25, -s * 0.1, s * 0.2, shade(coat, -0.35)) : '')) + eye(-1) + eye(1) + fill(`M${at(-s * 0.13)},${at(s * 0.14)}h${at(s * 0.26)}q${at(-s * 0.02)},${at(s * 0.15)} ${at(-s * 0.13)},${at(s * 0.17)}q${at(-s * 0.11)},${at(-s * 0.02)} ${at(-s * 0.13)},${at(-s * 0.17)}Z`, '#1c1614') + stroke(`M0,${at(s * 0.3)}v${at(s * 0.06)}q${at(-s * 0.1)},${at(s * 0.1)} ${at(-s * 0.18)},${at(s * 0.02)}M0,${at(s * 0.36)}q${at(s * 0.1)},${at(s * 0.1)} ${at(s * 0.18)},${at(s * 0.02)}`, '#2a1a16', s * 0.02) + (random.chance(0.6) ? fill(`M${at(-s * 0.06)},${at(s * 0.42)}h${at(s * 0.12)}v${at(s * 0.1)}a${at(s * 0.06)},${at(s * 0.06)} 0 0 1 ${at(-s * 0.12)},0Z`, '#d8707a') : '')
  const scarf = round % 2 ? fill(`M${at(-s * 0.5)},${at(s * 0.56)}Q0,${at(s * 0.86)} ${at(s * 0.5)},${at(s * 0.56)}L${at(s * 0.46)},${at(s * 0.76)}Q0,${at(s * 1.02)} ${at(-s * 0.46)},${at(s * 0.76)}Z`, palette.accent) : ''
  const glasses = round === 1 || round === 4 ? stroke(disc(-s * 0.22, -s * 0.09, s * 0.15) + disc(s * 0.22, -s * 0.09, s * 0.15) + `M${at(-s * 0.07)},${at(-s * 0.1)}q${at(s * 0.07)},${at(-s * 0.05)} ${at(s * 0.14)},0`, palette.ink, s * 0.024) : ''
  c.add(place(c.inside(fill(coatBody, '#000'), fill(coatBody, knit) + rows) + fill(box(-s * 0.3, s * 0.4, s * 0.6, s * 0.3), shade(coat, -0.2)) + scarf + ears + face + glasses, x, y))
  return { name: entry(['Sir, in wool', 'Professor Terrier', 'Good boy, formal', 'Collie in a cardigan', 'The new director'], round), alt: 'A portrait of a dog in a striped knitted jumper before a round backdrop.', tags: ['dog', 'portrait', 'pets', 'illustration'] }
}
