import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { ellipse, fill, line, polygon, rect, stroke } from '../../kit/shapes.ts'
import { skyFor } from '../landscapes/skies.ts'
import { floorBoards } from './floor-boards.ts'
import { framedArt } from './framed-art.ts'
import { contact, lit } from './light.ts'
import { lightPatch, windowView } from './openings.ts'
import { books, vase } from './shelf-things.ts'

/** A desk with a screen, lamp and notes. */
export function workDesk(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wallColor = entry(
    [
      palette.light,
      lightGround(c.palette),
      palette.mid,
      mix(palette.deep, palette.ink, 0.3),
      mix(palette.light, palette.mid, 0.5),
    ],
    round,
  )
  const floor = Math.round(height * 0.84)
  c.add(
    rect(
      0,
      0,
      width,
      floor,
      c.linear(
        [
          [0, shade(wallColor, 0.12)],
          [1, shade(wallColor, -0.16)],
        ],
        40,
      ),
    ),
    floorBoards(c, floor, '#b98a5e'),
  )
  const [top, x, w] = [height * 0.6, width * 0.1, width * 0.8]
  c.add(lightPatch(width * 0.05, height * 0.08, width * 0.4, height * 0.3, width * 0.16, 0.28))
  for (let note = 0; note < 7; note += 1) {
    const size = width * random.between(0.07, 0.13)
    c.add(
      `<g transform="translate(${Math.round(width * (0.2 + (note % 4) * 0.17))} ${Math.round(height * (0.12 + Math.floor(note / 4) * 0.15))}) rotate(${random.whole(-6, 6)})">${framedArt(c, 0, 0, size, size * random.between(1, 1.4), '#fbf7ef', random.shuffled([lightGround(c.palette), palette.accent, palette.deep, palette.mid]))}</g>`,
    )
  }
  const wood = entry(['#c79a6b', '#efe7da', '#7a5238'], round)
  c.add(contact(c, width / 2, floor + 30, w * 0.55))
  for (const px of [x + 30, x + w - 44]) c.add(rect(px, top, 16, floor - top + 26, shade(wood, -0.35)))
  c.add(
    rect(x + w * 0.62, top + 14, w * 0.3, height * 0.15, lit(c, wood)),
    ...times(2, (row) =>
      line(
        x + w * 0.72,
        top + 14 + height * (0.05 + row * 0.07),
        x + w * 0.82,
        top + 14 + height * (0.05 + row * 0.07),
        shade(wood, -0.5),
        6,
      ),
    ),
  )
  c.add(rect(x, top, w, 22, lit(c, wood, 90), 'rx="4"'))
  const sw = w * 0.4
  const sx = x + w * 0.28
  c.add(
    rect(sx + sw * 0.44, top - 60, sw * 0.12, 60, '#3a3a3c'),
    ellipse(sx + sw / 2, top - 4, sw * 0.2, 9, '#3a3a3c'),
    rect(sx, top - sw * 0.66 - 30, sw, sw * 0.62, '#232325', 'rx="12"'),
  )
  const sky = skyFor(round, 3)
  c.add(
    c.inside(
      rect(sx + 10, top - sw * 0.66 - 20, sw - 20, sw * 0.62 - 20, '#000'),
      windowView(c, sx, top - sw * 0.68, sw, sw * 0.7, sky, '#232325', 3),
    ),
  )
  c.add(
    stroke(`M${x + w * 0.12},${top}v-14l${-w * 0.05},${-height * 0.11}l${w * 0.11},${-height * 0.08}`, '#2b2522', 8),
    c.glow(x + w * 0.2, top - height * 0.12, w * 0.22, w * 0.2, '#ffe2a6', 0.5),
    fill(
      polygon([
        [x + w * 0.15, top - height * 0.215],
        [x + w * 0.21, top - height * 0.19],
        [x + w * 0.25, top - height * 0.13],
        [x + w * 0.14, top - height * 0.155],
      ]),
      palette.accent,
    ),
  )
  c.add(
    vase(c, x + w * 0.78, top, height * 0.06, palette.accent, 1),
    stroke(
      times(
        5,
        (pen) => `M${Math.round(x + w * 0.775 + pen * 5)},${Math.round(top - height * 0.05)}l${(pen - 2) * 9},-60`,
      ).join(''),
      palette.ink,
      5,
    ),
    books(c, x + w * 0.84, top, w * 0.12, height * 0.1, [palette.light, palette.deep, palette.accent]),
  )
  const [cx, seat] = [x + w * 0.46, floor - height * 0.06]
  c.add(
    rect(cx - w * 0.12, seat - height * 0.19, w * 0.24, height * 0.15, lit(c, palette.deep), 'rx="34"'),
    rect(cx - 6, seat - 30, 12, height * 0.1, '#2b2522'),
    ellipse(cx, seat, w * 0.15, 20, lit(c, shade(palette.deep, -0.2))),
    stroke(`M${cx - w * 0.1},${floor + 50}L${cx},${floor + 20}L${cx + w * 0.1},${floor + 50}`, '#2b2522', 9),
  )
  c.vignette('#1a100c', 0.28)
  return {
    name: entry(
      [
        'Desk by the postcard wall',
        'Home office, finally tidy',
        'Where the work happens',
        'Desk with a mood wall',
        'Small studio desk',
        'Monday desk',
      ],
      round,
    ),
    alt: `A ${palette.name} workplace: desk, screen, lamp, chair and a wall of pinned postcards.`,
    tags: ['workspace', 'desk', 'home office', 'interior'],
  }
}
