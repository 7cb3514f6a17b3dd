import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { ellipse, fill, line } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { framedArt } from './framed-art.ts'
import { floorLamp, pendant } from './lamps.ts'
import { contact, lit } from './light.ts'
import { lightPatch } from './openings.ts'
import { room } from './room.ts'
import { rug } from './rug.ts'
import { vase } from './shelf-things.ts'
import { cushion, sofa } from './sofa.ts'

/** A plant in a pot on the floor. */
function pottedPlant(c: Canvas, x: number, floor: number, size: number, which: number): string {
  const { palette } = c
  const { draw } = entry(
    plants.filter(({ name }) => ['Fern', 'Monstera', 'Olive branch', 'Palm', 'Eucalyptus', 'Cactus'].includes(name)),
    which,
  )
  const green = mix('#4a7a4f', palette.deep, 0.25)
  const pot = size * 0.13
  const body = draw(c.random, x, floor - pot * 1.6, size * 0.78, {
    leaf: green,
    light: shade(green, 0.4),
    flower: palette.accent,
    heart: palette.ink,
  })
  return (
    contact(c, x, floor, pot * 1.8) +
    body +
    fill(
      `M${x - pot},${floor - pot * 1.8}h${pot * 2}l${-pot * 0.25},${pot * 1.8}h${-pot * 1.5}Z`,
      lit(c, entry([palette.accent, '#efe7da', palette.deep, '#c27a52'], which), 0),
    )
  )
}

export function livingRoom(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round)
  const w = Math.min(width * 0.62, height * 0.72)
  const x = width * random.between(0.14, 0.26)
  const front = floor + height * 0.07
  const hue = entry([palette.accent, palette.deep, palette.mid, shade(palette.deep, -0.2), palette.light], round)
  c.add(lightPatch(width * 0.06, height * 0.1, width * 0.5, height * 0.34, width * 0.2, 0.32))
  const count = entry([1, 3, 2, 1, 4], round)
  const artWidth = count === 1 ? w * 0.44 : (w * 0.86) / count
  for (let art = 0; art < count; art += 1) {
    const tall = artWidth * (count === 1 ? 0.8 : random.between(1.1, 1.35))
    c.add(
      framedArt(
        c,
        x + w * 0.5 - (artWidth * count) / 2 + art * artWidth + 8,
        front - w * 0.5 - tall,
        artWidth - 18,
        tall,
        entry(['#2d2622', wood, '#f4efe6'], round + art),
        random.shuffled([palette.paper, ...colors]),
      ),
    )
  }
  c.add(pendantOrNothing(c, round, x + w * 0.5))
  c.add(
    rug(
      c,
      x + w * 0.52,
      floor + (height - floor) * 0.62,
      w * 1.15,
      (height - floor) * 0.5,
      random.shuffled([palette.light, palette.paper, palette.accent, palette.deep]),
      round % 2 === 0,
    ),
  )
  c.add(sofa(c, x, front, w, hue, round % 3))
  c.add(
    cushion(c, x + w * 0.2, front - w * 0.2, w * 0.16, palette.light, -8),
    cushion(c, x + w * 0.79, front - w * 0.2, w * 0.15, mix(palette.mid, palette.accent, 0.4), 10),
  )
  c.add(
    floorLamp(
      c,
      x + w * (round % 2 ? -0.08 : 1.12),
      front,
      w * 0.86,
      palette.light,
      round % 2 ? '#2b2522' : '#b08a4a',
      round % 3,
    ),
  )
  c.add(pottedPlant(c, x + w * (round % 2 ? 1.15 : -0.09), front + 20, w * 0.7, round))
  const [tx, ty] = [x + w * 0.5, front + (height - front) * 0.5]
  c.add(
    contact(c, tx, ty + w * 0.1, w * 0.26),
    line(tx - w * 0.14, ty, tx - w * 0.17, ty + w * 0.11, shade(wood, -0.4), 9),
    line(tx + w * 0.14, ty, tx + w * 0.17, ty + w * 0.11, shade(wood, -0.4), 9),
    ellipse(tx, ty, w * 0.22, w * 0.045, lit(c, shade(wood, -0.15))),
    ellipse(tx - w * 0.06, ty - 6, w * 0.06, w * 0.014, palette.paper),
    vase(c, tx + w * 0.07, ty + 2, w * 0.1, palette.accent),
  )
  c.vignette('#1a100c', 0.3)
  return {
    name: entry(
      [
        'A room for slow evenings',
        'Sofa, lamp, plant',
        'The corner by the wall',
        'Guest-ready living room',
        'Sunday room',
        'Rented, but loved',
      ],
      round,
    ),
    alt: `A ${palette.name} living room with a sofa, cushions, framed pictures, a lamp, a rug and a large plant.`,
    tags: ['interior', 'living room', 'sofa', palette.name, 'home'],
  }
}

function pendantOrNothing(c: Canvas, round: number, x: number): string {
  return round % 3 === 1 ? pendant(c, x, c.height * 0.12, c.width * 0.17, c.palette.accent) : ''
}
