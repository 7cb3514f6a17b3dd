import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, ellipse, fill, line, polygon, rect, stroke } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { skyFor } from '../landscapes/skies.ts'
import { books, contact, floorBoards, framedArt, lit, pendant, vase } from './furniture.ts'
import { curtain, lightPatch, windowView } from './openings.ts'

function groundOf(c: Canvas): string {
  return lightness(c.palette.paper) < 0.4 ? c.palette.light : c.palette.paper
}

/** Shelves on a wall, full of small things. */
export function shelfWall(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.deep, palette.light, mix(palette.mid, palette.ink, 0.3), groundOf(c), palette.accent], round)
  c.wash(c.linear([[0, shade(ground, 0.1)], [1, shade(ground, -0.2)]], 50))
  c.add(lightPatch(c, -40, height * 0.05, width * 0.8, height * 0.5, width * 0.3, 0.14))
  const rows = width > height ? 2 : entry([3, 4, 3, 5], round)
  const tall = (height * 0.92) / rows
  const wood = entry(['#c79a6b', '#8a5d3c', '#efe7da', '#3b2d26'], round)
  const colors = [palette.light, palette.mid, palette.accent, palette.deep, '#efe7da', palette.ink]
  for (let row = 0; row < rows; row += 1) {
    const y = height * 0.04 + (row + 0.9) * tall
    const [from, to] = [width * (0.06 + (row % 2) * (round % 2) * 0.12), width * (0.94 - ((row + 1) % 2) * (round % 2) * 0.14)]
    c.add(rect(from, y + 20, to - from, 26, '#1a100c', 'fill-opacity="0.2"'))
    let x = from + 20
    while (x < to - 110) {
      const kind = random.whole(0, 5)
      const size = tall * random.between(0.4, 0.66)
      const color = random.pick(colors)
      if (kind <= 1) {
        const w = Math.min(random.between(110, 240), to - x - 10)
        c.add(books(c, x, y, w, tall * 0.62, colors))
        x += w + 20
      } else if (kind === 2) {
        const { draw } = random.pick(plants)
        const green = mix('#4a7a4f', palette.deep, 0.2)
        c.add(draw(random, x + 60, y - size * 0.28, size * 0.9, { leaf: green, light: shade(green, 0.4), flower: palette.accent, heart: palette.ink }), vase(c, x + 60, y, size * 0.38, color, 1))
        x += 140
      } else if (kind === 3) {
        c.add(framedArt(c, x, y - size, size * 0.74, size, random.pick(['#2d2622', '#f4efe6', wood]), random.shuffled([groundOf(c), palette.light, palette.accent, palette.deep])))
        x += size * 0.74 + 26
      } else {
        c.add(vase(c, x + size * 0.3, y, size, color))
        x += size * 0.68
      }
    }
    c.add(rect(from, y, to - from, 18, lit(c, wood, 90)))
  }
  c.vignette('#1a100c', 0.32)
  return {
    name: entry(['Shelf study', 'Shelfie', 'Everything on display', 'Three shelves', 'Collected slowly', 'The long shelf'], round),
    alt: `Wall shelves with books, vases, small plants and framed pictures against a ${palette.name} wall.`,
    tags: ['shelves', 'styling', 'books', 'interior'],
  }
}

/** A desk with a screen, lamp and notes. */
export function workDesk(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wallColor = entry([palette.light, groundOf(c), palette.mid, mix(palette.deep, palette.ink, 0.3), mix(palette.light, palette.mid, 0.5)], round)
  const floor = Math.round(height * 0.84)
  c.add(rect(0, 0, width, floor, c.linear([[0, shade(wallColor, 0.12)], [1, shade(wallColor, -0.16)]], 40)), floorBoards(c, floor, '#b98a5e'))
  const [top, x, w] = [height * 0.6, width * 0.1, width * 0.8]
  c.add(lightPatch(c, width * 0.05, height * 0.08, width * 0.4, height * 0.3, width * 0.16, 0.28))
  for (let note = 0; note < 7; note += 1) {
    const size = width * random.between(0.07, 0.13)
    c.add(`<g transform="translate(${Math.round(width * (0.2 + (note % 4) * 0.17))} ${Math.round(height * (0.12 + Math.floor(note / 4) * 0.15))}) rotate(${random.whole(-6, 6)})">${framedArt(c, 0, 0, size, size * random.between(1, 1.4), '#fbf7ef', random.shuffled([groundOf(c), palette.accent, palette.deep, palette.mid]))}</g>`)
  }
  const wood = entry(['#c79a6b', '#efe7da', '#7a5238'], round)
  c.add(contact(c, width / 2, floor + 30, w * 0.55))
  for (const px of [x + 30, x + w - 44]) c.add(rect(px, top, 16, floor - top + 26, shade(wood, -0.35)))
  c.add(rect(x + w * 0.62, top + 14, w * 0.3, height * 0.15, lit(c, wood)), ...times(2, (row) => line(x + w * 0.72, top + 14 + height * (0.05 + row * 0.07), x + w * 0.82, top + 14 + height * (0.05 + row * 0.07), shade(wood, -0.5), 6)))
  c.add(rect(x, top, w, 22, lit(c, wood, 90), 'rx="4"'))
  const sw = w * 0.4
  const sx = x + w * 0.28
  c.add(rect(sx + sw * 0.44, top - 60, sw * 0.12, 60, '#3a3a3c'), ellipse(sx + sw / 2, top - 4, sw * 0.2, 9, '#3a3a3c'), rect(sx, top - sw * 0.66 - 30, sw, sw * 0.62, '#232325', 'rx="12"'))
  const sky = skyFor(round, 3)
  c.add(c.inside(rect(sx + 10, top - sw * 0.66 - 20, sw - 20, sw * 0.62 - 20, '#000'), windowView(c, sx, top - sw * 0.68, sw, sw * 0.7, sky, '#232325', 3)))
  c.add(stroke(`M${x + w * 0.12},${top}v-14l${-w * 0.05},${-height * 0.11}l${w * 0.11},${-height * 0.08}`, '#2b2522', 8), c.glow(x + w * 0.2, top - height * 0.12, w * 0.22, w * 0.2, '#ffe2a6', 0.5), fill(polygon([[x + w * 0.15, top - height * 0.215], [x + w * 0.21, top - height * 0.19], [x + w * 0.25, top - height * 0.13], [x + w * 0.14, top - height * 0.155]]), palette.accent))
  c.add(vase(c, x + w * 0.78, top, height * 0.06, palette.accent, 1), stroke(times(5, (pen) => `M${Math.round(x + w * 0.775 + pen * 5)},${Math.round(top - height * 0.05)}l${(pen - 2) * 9},-60`).join(''), palette.ink, 5), books(c, x + w * 0.84, top, w * 0.12, height * 0.1, [palette.light, palette.deep, palette.accent]))
  const [cx, seat] = [x + w * 0.46, floor - height * 0.06]
  c.add(rect(cx - w * 0.12, seat - height * 0.19, w * 0.24, height * 0.15, lit(c, palette.deep), 'rx="34"'), rect(cx - 6, seat - 30, 12, height * 0.1, '#2b2522'), ellipse(cx, seat, w * 0.15, 20, lit(c, shade(palette.deep, -0.2))), stroke(`M${cx - w * 0.1},${floor + 50}L${cx},${floor + 20}L${cx + w * 0.1},${floor + 50}`, '#2b2522', 9))
  c.vignette('#1a100c', 0.28)
  return {
    name: entry(['Desk by the postcard wall', 'Home office, finally tidy', 'Where the work happens', 'Desk with a mood wall', 'Small studio desk', 'Monday desk'], round),
    alt: `A ${palette.name} workplace: desk, screen, lamp, chair and a wall of pinned postcards.`,
    tags: ['workspace', 'desk', 'home office', 'interior'],
  }
}

/** A big window with curtains, a table and one thing on it. */
export function byTheWindow(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 1)
  const frame = entry(['#f4efe6', '#3a302a', palette.deep, palette.accent], round)
  const wallColor = mix(groundOf(c), palette.mid, 0.35)
  c.wash(c.linear([[0, wallColor], [1, shade(wallColor, -0.2)]], 60))
  const [x, y, w, h] = [width * 0.16, height * 0.07, width * 0.68, height * 0.62]
  c.add(windowView(c, x, y, w, h, sky, frame, entry([1, 0, 3, 1, 2], round)))
  c.add(curtain(c, -10, 0, width * 0.2, height * 0.86, mix(palette.light, '#ffffff', 0.4), -1), curtain(c, width * 0.81, 0, width * 0.2, height * 0.86, mix(palette.light, '#ffffff', 0.4), 1))
  const table = height * 0.78
  c.add(c.glow(width / 2, table + 20, width * 0.5, height * 0.12, sky.sun, 0.5))
  const wood = entry(['#8a5d3c', '#c79a6b', '#efe7da', '#5d4132'], round)
  c.add(rect(0, table, width, height - table, c.linear([[0, shade(wood, 0.25)], [1, shade(wood, -0.2)]])), stroke(times(9, (grain) => `M0,${Math.round(table + 24 + grain * 26)}q${width * 0.3},${random.whole(-12, 12)} ${width * 0.5},0t${width * 0.5},0`).join(''), shade(wood, -0.3), 2, 'stroke-opacity="0.3"'))
  const vx = width * random.between(0.34, 0.6)
  const { draw, name } = entry(plants.filter(({ name }) => name !== 'Cactus' && name !== 'Fern'), round * 2 + 1)
  const green = mix('#4a7a4f', palette.deep, 0.3)
  const tall = height * 0.2
  const foot = table + height * 0.07
  c.add(fill(polygon([[vx - 30, foot], [vx + 40, foot], [vx + width * 0.3, height], [vx + width * 0.12, height]]), '#1a100c', 'fill-opacity="0.18"'))
  c.add(draw(random, vx, foot - tall * 0.6, height * 0.34, { leaf: green, light: shade(green, 0.35), flower: palette.accent, heart: palette.ink }), vase(c, vx, foot, tall * 0.8, palette.accent))
  const cup = vx + width * 0.2
  c.add(contact(c, cup, foot + 20, 80), ellipse(cup, foot + 16, 66, 14, '#fbf7ef'), fill(`M${cup - 38},${foot - 46}h76q-2,58 -24,62h-28q-22,-4 -24,-62Z`, lit(c, palette.light, 0)), ellipse(cup, foot - 46, 38, 8, '#4a2f1e'), circle(cup + 44, foot - 22, 14, 'none', `stroke="${palette.light}" stroke-width="7"`))
  c.add(fill(box(vx - width * 0.24, foot - 6, width * 0.16, 18) + box(vx - width * 0.23, foot - 24, width * 0.14, 17), palette.deep), pendant(c, width * 0.5, height * 0.02, width * 0.13, palette.deep))
  c.vignette('#1a100c', 0.34)
  return {
    name: `${sky.hour} at the window`,
    alt: `A table at a curtained window with ${name.toLowerCase()} in a vase, a cup and two books; outside a ${sky.hour.toLowerCase()} landscape.`,
    tags: ['window', 'still life', 'interior', 'calm', 'coffee'],
  }
}
