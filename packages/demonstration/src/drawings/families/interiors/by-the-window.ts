import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, ellipse, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { skyFor } from '../landscapes/skies.ts'
import { pendant } from './lamps.ts'
import { contact, lit } from './light.ts'
import { curtain, windowView } from './openings.ts'
import { vase } from './shelf-things.ts'

/** A big window with curtains, a table and one thing on it. */
export function byTheWindow(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 1)
  const frame = entry(['#f4efe6', '#3a302a', palette.deep, palette.accent], round)
  const wallColor = mix(lightGround(c.palette), palette.mid, 0.35)
  c.wash(
    c.linear(
      [
        [0, wallColor],
        [1, shade(wallColor, -0.2)],
      ],
      60,
    ),
  )
  const [x, y, w, h] = [width * 0.16, height * 0.07, width * 0.68, height * 0.62]
  c.add(windowView(c, x, y, w, h, sky, frame, entry([1, 0, 3, 1, 2], round)))
  c.add(
    curtain(c, -10, 0, width * 0.2, height * 0.86, mix(palette.light, '#ffffff', 0.4), -1),
    curtain(c, width * 0.81, 0, width * 0.2, height * 0.86, mix(palette.light, '#ffffff', 0.4), 1),
  )
  const table = height * 0.78
  c.add(c.glow(width / 2, table + 20, width * 0.5, height * 0.12, sky.sun, 0.5))
  const wood = entry(['#8a5d3c', '#c79a6b', '#efe7da', '#5d4132'], round)
  c.add(
    rect(
      0,
      table,
      width,
      height - table,
      c.linear([
        [0, shade(wood, 0.25)],
        [1, shade(wood, -0.2)],
      ]),
    ),
    stroke(
      times(
        9,
        (grain) =>
          `M0,${Math.round(table + 24 + grain * 26)}q${width * 0.3},${random.whole(-12, 12)} ${width * 0.5},0t${width * 0.5},0`,
      ).join(''),
      shade(wood, -0.3),
      2,
      'stroke-opacity="0.3"',
    ),
  )
  const vx = width * random.between(0.34, 0.6)
  const { draw, name } = entry(
    plants.filter(({ name }) => name !== 'Cactus' && name !== 'Fern'),
    round * 2 + 1,
  )
  const green = mix('#4a7a4f', palette.deep, 0.3)
  const tall = height * 0.2
  const foot = table + height * 0.07
  c.add(
    fill(
      polygon([
        [vx - 30, foot],
        [vx + 40, foot],
        [vx + width * 0.3, height],
        [vx + width * 0.12, height],
      ]),
      '#1a100c',
      'fill-opacity="0.18"',
    ),
  )
  c.add(
    draw(random, vx, foot - tall * 0.6, height * 0.34, {
      leaf: green,
      light: shade(green, 0.35),
      flower: palette.accent,
      heart: palette.ink,
    }),
    vase(c, vx, foot, tall * 0.8, palette.accent),
  )
  const cup = vx + width * 0.2
  c.add(
    contact(c, cup, foot + 20, 80),
    ellipse(cup, foot + 16, 66, 14, '#fbf7ef'),
    fill(`M${cup - 38},${foot - 46}h76q-2,58 -24,62h-28q-22,-4 -24,-62Z`, lit(c, palette.light, 0)),
    ellipse(cup, foot - 46, 38, 8, '#4a2f1e'),
    circle(cup + 44, foot - 22, 14, 'none', `stroke="${palette.light}" stroke-width="7"`),
  )
  c.add(
    fill(
      box(vx - width * 0.24, foot - 6, width * 0.16, 18) + box(vx - width * 0.23, foot - 24, width * 0.14, 17),
      palette.deep,
    ),
    pendant(c, width * 0.5, height * 0.02, width * 0.13, palette.deep),
  )
  c.vignette('#1a100c', 0.34)
  return {
    name: `${sky.hour} at the window`,
    alt: `A table at a curtained window with ${name.toLowerCase()} in a vase, a cup and two books; outside a ${sky.hour.toLowerCase()} landscape.`,
    tags: ['window', 'still life', 'interior', 'calm', 'coffee'],
  }
}
