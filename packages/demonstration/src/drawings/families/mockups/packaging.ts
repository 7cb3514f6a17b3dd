import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, disc, fill, line, place, polygon, rect } from '../../kit/shapes.ts'
import { mark } from './mark.ts'

/** Boxes, bottles and labels of a small brand. */
export function packaging(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const firm = entry(['Oat & Honey', 'Nettle Soap', 'Dusk Tea', 'Coarse Salt', 'Plum Jam', 'Beeswax'], round)
  const ground = entry([palette.mid, palette.light, palette.accent, palette.deep, palette.light, palette.paper], round)
  c.wash(
    c.linear([
      [0, shade(ground, 0.2)],
      [1, shade(ground, -0.05)],
    ]),
  )
  const floor = height * 0.7
  c.add(
    rect(
      0,
      floor,
      width,
      height - floor,
      c.linear([
        [0, shade(ground, -0.22)],
        [1, shade(ground, 0.05)],
      ]),
    ),
  )
  const s = Math.min(width * 0.96, height * 0.84)
  const hues = [palette.accent, palette.deep, palette.light, palette.mid].filter((color) => color !== ground)
  const label = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x - w / 2, y - h / 2, w, h, '#fbf7ee') +
    rect(x - w / 2 + 6, y - h / 2 + 6, w - 12, h - 12, 'none', `stroke="${color}" stroke-width="3"`) +
    place(mark(round, w * 0.13, color, mix(color, '#ffffff', 0.5)), x, y - h * 0.16) +
    paragraph(
      'serif',
      firm.split(' '),
      x,
      y + h * 0.16,
      Math.min(
        w * 0.2,
        sizeToFit('serif', firm.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? firm, w * 0.74),
      ),
      '#2a2624',
      1,
      { anchor: 'middle' },
    )
  const [bx, foot] = [width / 2 - s * 0.25, floor + s * 0.1]
  const [one, two] = [entry(hues, round), entry(hues, round + 1)]
  c.add(
    c.glow(bx + s * 0.1, foot, s * 0.34, s * 0.05, '#1a100c', 0.5),
    fill(
      polygon([
        [bx - s * 0.15, foot - s * 0.5],
        [bx + s * 0.13, foot - s * 0.5],
        [bx + s * 0.13, foot],
        [bx - s * 0.15, foot],
      ]),
      c.linear([
        [0, shade(one, 0.12)],
        [1, shade(one, -0.06)],
      ]),
    ),
    fill(
      polygon([
        [bx + s * 0.13, foot - s * 0.5],
        [bx + s * 0.21, foot - s * 0.53],
        [bx + s * 0.21, foot - s * 0.03],
        [bx + s * 0.13, foot],
      ]),
      shade(one, -0.35),
    ),
    fill(
      polygon([
        [bx - s * 0.15, foot - s * 0.5],
        [bx - s * 0.07, foot - s * 0.53],
        [bx + s * 0.21, foot - s * 0.53],
        [bx + s * 0.13, foot - s * 0.5],
      ]),
      shade(one, 0.35),
    ),
    label(bx - s * 0.01, foot - s * 0.24, s * 0.2, s * 0.26, two),
  )
  const jx = width / 2 + s * 0.06
  const jar = `M${at(jx - s * 0.1)},${at(foot - s * 0.26)}Q${at(jx - s * 0.13)},${at(foot - s * 0.22)} ${at(jx - s * 0.13)},${at(foot - s * 0.02)}Q${at(jx - s * 0.13)},${at(foot + s * 0.02)} ${at(jx)},${at(foot + s * 0.02)}T${at(jx + s * 0.13)},${at(foot - s * 0.02)}Q${at(jx + s * 0.13)},${at(foot - s * 0.22)} ${at(jx + s * 0.1)},${at(foot - s * 0.26)}Z`
  c.add(
    c.glow(jx + s * 0.06, foot + s * 0.02, s * 0.22, s * 0.035, '#1a100c', 0.5),
    fill(
      jar,
      c.linear(
        [
          [0, shade(two, 0.4)],
          [0.3, two],
          [1, shade(two, -0.4)],
        ],
        0,
      ),
    ),
    rect(
      jx - s * 0.115,
      foot - s * 0.33,
      s * 0.23,
      s * 0.075,
      c.linear(
        [
          [0, '#e8d6a4'],
          [0.5, '#b9934a'],
          [1, '#7a5a24'],
        ],
        0,
      ),
      'rx="6"',
    ),
    label(jx, foot - s * 0.11, s * 0.17, s * 0.18, one),
  )
  const tx = width / 2 + s * 0.32
  c.add(
    c.glow(tx + s * 0.05, foot, s * 0.18, s * 0.03, '#1a100c', 0.5),
    rect(
      tx - s * 0.07,
      foot - s * 0.38,
      s * 0.14,
      s * 0.38,
      c.linear(
        [
          [0, '#5a3a22'],
          [0.3, '#8a5a32'],
          [1, '#2f1c10'],
        ],
        0,
      ),
      'rx="16"',
    ),
    rect(tx - s * 0.025, foot - s * 0.46, s * 0.05, s * 0.1, '#2a2624'),
    rect(tx - s * 0.04, foot - s * 0.56, s * 0.08, s * 0.12, '#1d1b1a', 'rx="14"'),
    label(tx, foot - s * 0.18, s * 0.13, s * 0.22, two),
  )
  c.add(
    fill(
      times(random.whole(6, 10), (l) =>
        leaf(width * 0.02, height * 0.98, s * random.between(0.2, 0.36), s * 0.06, -1.3 + l * 0.16),
      ).join(''),
      mix('#4f7a4a', palette.deep, 0.4),
    ),
    fill(
      times(14, () => disc(random.next() * width, foot + s * random.between(0.06, 0.2), random.between(3, 9))).join(''),
      one,
      'fill-opacity="0.7"',
    ),
    line(0, floor, width, floor, shade(ground, -0.3), 2),
  )
  c.vignette('#1a100c', 0.2)
  return {
    name: `${firm}: box, jar, bottle`,
    alt: `A box, a jar and a bottle with matching labels that read ${firm}.`,
    tags: ['packaging', 'branding', 'product', 'design'],
  }
}
