import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, ellipse, fill, line, rect } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { skyFor } from '../landscapes/skies.ts'
import { books, contact, cushion, floorBoards, floorLamp, framedArt, lit, pendant, rug, sofa, vase } from './furniture.ts'
import { curtain, lightPatch, wall, windowView } from './openings.ts'

interface Room {
  floor: number
  wall: string
  wood: string
  colors: readonly string[]
}

function room(c: Canvas, round: number, floorPart = 0.76): Room {
  const { palette, height } = c
  const isDark = lightness(palette.paper) < 0.4
  const colors = [palette.light, palette.accent, palette.mid, palette.deep]
  const shades = [mix(palette.paper, palette.light, 0.5), palette.light, mix(palette.mid, palette.paper, 0.45), mix(palette.deep, palette.ink, 0.2), palette.paper]
  const tone = isDark ? palette.light : entry(shades, round)
  const wood = entry(['#b98a5e', '#8a5d3c', '#d2b48c', '#6a4a36', '#c9a27c'], round)
  const space = { floor: Math.round(height * floorPart), wall: tone, wood: mix(wood, palette.mid, 0.12), colors }
  c.add(wall(c, space.floor, space.wall, mix(space.wall, palette.deep, 0.22), (round + c.random.whole(0, 1) * 2) % 5))
  c.add(floorBoards(c, space.floor, space.wood))
  return space
}

/** A plant in a pot on the floor. */
function pottedPlant(c: Canvas, x: number, floor: number, size: number, which: number): string {
  const { palette } = c
  const { draw } = entry(plants.filter(({ name }) => ['Fern', 'Monstera', 'Olive branch', 'Palm', 'Eucalyptus', 'Cactus'].includes(name)), which)
  const green = mix('#4a7a4f', palette.deep, 0.25)
  const pot = size * 0.13
  const body = draw(c.random, x, floor - pot * 1.6, size * 0.78, { leaf: green, light: shade(green, 0.4), flower: palette.accent, heart: palette.ink })
  return contact(c, x, floor, pot * 1.8) + body + fill(`M${x - pot},${floor - pot * 1.8}h${pot * 2}l${-pot * 0.25},${pot * 1.8}h${-pot * 1.5}Z`, lit(c, entry([palette.accent, '#efe7da', palette.deep, '#c27a52'], which), 0))
}

export function livingRoom(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round)
  const w = Math.min(width * 0.62, height * 0.72)
  const x = width * random.between(0.14, 0.26)
  const front = floor + height * 0.07
  const hue = entry([palette.accent, palette.deep, palette.mid, shade(palette.deep, -0.2), palette.light], round)
  c.add(lightPatch(c, width * 0.06, height * 0.1, width * 0.5, height * 0.34, width * 0.2, 0.32))
  const count = entry([1, 3, 2, 1, 4], round)
  const artWidth = count === 1 ? w * 0.44 : (w * 0.86) / count
  for (let art = 0; art < count; art += 1) {
    const tall = artWidth * (count === 1 ? 0.8 : random.between(1.1, 1.35))
    c.add(framedArt(c, x + w * 0.5 - (artWidth * count) / 2 + art * artWidth + 8, front - w * 0.5 - tall, artWidth - 18, tall, entry(['#2d2622', wood, '#f4efe6'], round + art), random.shuffled([palette.paper, ...colors])))
  }
  c.add(pendantOrNothing(c, round, x + w * 0.5))
  c.add(rug(c, x + w * 0.52, floor + (height - floor) * 0.62, w * 1.15, (height - floor) * 0.5, random.shuffled([palette.light, palette.paper, palette.accent, palette.deep]), round % 2 === 0))
  c.add(sofa(c, x, front, w, hue, round % 3))
  c.add(cushion(c, x + w * 0.2, front - w * 0.2, w * 0.16, palette.light, -8), cushion(c, x + w * 0.79, front - w * 0.2, w * 0.15, mix(palette.mid, palette.accent, 0.4), 10))
  c.add(floorLamp(c, x + w * (round % 2 ? -0.08 : 1.12), front, w * 0.86, palette.light, round % 2 ? '#2b2522' : '#b08a4a', round % 3))
  c.add(pottedPlant(c, x + w * (round % 2 ? 1.15 : -0.09), front + 20, w * 0.7, round))
  const [tx, ty] = [x + w * 0.5, front + (height - front) * 0.5]
  c.add(contact(c, tx, ty + w * 0.1, w * 0.26), line(tx - w * 0.14, ty, tx - w * 0.17, ty + w * 0.11, shade(wood, -0.4), 9), line(tx + w * 0.14, ty, tx + w * 0.17, ty + w * 0.11, shade(wood, -0.4), 9), ellipse(tx, ty, w * 0.22, w * 0.045, lit(c, shade(wood, -0.15))), ellipse(tx - w * 0.06, ty - 6, w * 0.06, w * 0.014, palette.paper), vase(c, tx + w * 0.07, ty + 2, w * 0.1, palette.accent))
  c.vignette('#1a100c', 0.3)
  return {
    name: entry(['A room for slow evenings', 'Sofa, lamp, plant', 'The corner by the wall', 'Guest-ready living room', 'Sunday room', 'Rented, but loved'], round),
    alt: `A ${palette.name} living room with a sofa, cushions, framed pictures, a lamp, a rug and a large plant.`,
    tags: ['interior', 'living room', 'sofa', palette.name, 'home'],
  }
}

function pendantOrNothing(c: Canvas, round: number, x: number): string {
  return round % 3 === 1 ? pendant(c, x, c.height * 0.12, c.width * 0.17, c.palette.accent) : ''
}

export function readingCorner(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round + 1, 0.8)
  const sky = skyFor(round, 6)
  const isLeft = round % 2 === 0
  const side = (x: number) => (isLeft ? x : width - x)
  const w = width * 0.34
  const wx = isLeft ? width * 0.1 : width * 0.56
  c.add(windowView(c, wx, height * 0.12, w, height * 0.4, sky, entry(['#f4efe6', '#3a302a', wood], round), round % 4))
  c.add(lightPatch(c, wx + w * 0.2, floor - 40, w, height * 0.16, isLeft ? width * 0.22 : -width * 0.22, 0.4))
  const shelfX = isLeft ? width * 0.6 : width * 0.06
  const [top, sw] = [height * 0.1, width * 0.34]
  c.add(rect(shelfX - 10, top, sw + 20, floor - top, lit(c, shade(wood, -0.2), 0)))
  const rows = 5
  const tall = (floor - top - 20) / rows
  for (let row = 0; row < rows; row += 1) {
    const y = top + 14 + row * tall
    c.add(rect(shelfX, y, sw, tall - 12, shade(wood, -0.55)), books(c, shelfX + 4, y + tall - 12, sw * random.between(0.4, 0.95), tall - 22, [...colors, '#e8dfcf', palette.ink]))
    if (random.chance(0.5)) c.add(vase(c, shelfX + sw * 0.86, y + tall - 12, tall * 0.55, random.pick(colors)))
  }
  const [ax, aw] = [side(width * 0.36), Math.min(width * 0.36, height * 0.34)]
  const front = floor + height * 0.09
  c.add(rug(c, ax, front + 6, aw * 1.7, (height - floor) * 0.6, random.shuffled([palette.light, palette.accent, palette.paper]), round % 2 === 1))
  c.add(sofa(c, ax - aw / 2, front, aw, entry([palette.accent, palette.deep, palette.mid], round), (round + 1) % 3))
  c.add(cushion(c, ax, front - aw * 0.3, aw * 0.32, palette.light, 8))
  c.add(floorLamp(c, side(width * 0.13), front, height * 0.42, palette.light, '#2b2522', round + 1))
  c.vignette('#1a100c', 0.36)
  return {
    name: entry(['Reading corner', 'One more chapter', 'Books to the ceiling', 'The good armchair', 'Rainy-day nook', 'Shelf, chair, window'], round),
    alt: `An armchair and a lamp between a full bookcase and a window with a ${sky.hour.toLowerCase()} view.`,
    tags: ['reading nook', 'books', 'interior', 'armchair', 'cozy'],
  }
}

export function bedroom(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round + 2, 0.8)
  const sky = skyFor(round, 0)
  c.add(windowView(c, width * 0.36, height * 0.1, width * 0.28, height * 0.3, sky, '#f4efe6', (round + 1) % 4))
  if (round % 2 === 0) c.add(curtain(c, width * 0.24, height * 0.06, width * 0.13, height * 0.5, palette.light, -1), curtain(c, width * 0.63, height * 0.06, width * 0.13, height * 0.5, palette.light, 1))
  c.add(lightPatch(c, width * 0.55, height * 0.42, width * 0.3, height * 0.2, width * 0.12, 0.3))
  const [x, w, front] = [width * 0.2, width * 0.6, floor + height * 0.1]
  const cover = entry([palette.mid, palette.accent, palette.light, palette.deep], round)
  const head = height * 0.2
  c.add(rect(x - 10, front - head * 1.75, w + 20, head * 1.3, lit(c, entry([shade(wood, -0.15), palette.deep, palette.accent], round)), `rx="${round % 2 ? 14 : Math.round(w * 0.14)}"`))
  c.add(contact(c, x + w / 2, front, w * 0.62), rect(x, front - head * 1.05, w, head, lit(c, '#f7f2e9', 60), 'rx="24"'))
  for (const px of [0.06, 0.53]) c.add(rect(x + w * px, front - head * 1.42, w * 0.41, head * 0.52, lit(c, '#fffaf1', 70), 'rx="30"'))
  c.add(cushion(c, x + w / 2, front - head * 1.02, w * 0.2, palette.accent, random.around(0, 8)))
  const fold = front - head * 0.78
  c.add(fill(`M${x - 16},${front - 10}V${fold}Q${x + w * 0.3},${fold - 16} ${x + w * 0.6},${fold + 6}T${x + w + 16},${fold - 6}V${front - 10}Q${x + w * 0.5},${front + 26} ${x - 16},${front - 10}Z`, lit(c, cover, 70)))
  c.add(...times(9, (crease) => `<path d="M${Math.round(x + w * (0.06 + crease * 0.11))},${Math.round(fold + 14)}q${Math.round(random.around(0, 26))},40 ${Math.round(random.around(0, 22))},${Math.round(head * 0.6)}" fill="none" stroke="${shade(cover, -0.25)}" stroke-width="5" stroke-opacity="0.3" stroke-linecap="round"/>`))
  c.add(fill(`M${x + w * 0.5},${front + 6}l${w * 0.3},-${head * 0.55}h${w * 0.26}l${-w * 0.16},${head * 0.6}Z`, shade(palette.accent, 0.1), 'fill-opacity="0.9"'))
  for (const [index, px] of [width * 0.1, width * 0.9].entries()) {
    c.add(contact(c, px, front, 90), rect(px - 64, front - head * 0.8, 128, head * 0.8, lit(c, wood), 'rx="8"'), line(px - 50, front - head * 0.4, px + 50, front - head * 0.4, shade(wood, -0.4), 3))
    if (index === round % 2) c.add(c.glow(px, front - head * 1.2, 210, 190, '#ffe2a6', 0.55), fill(`M${px - 34},${front - head * 1.42}h68l22,${head * 0.38}h-112Z`, '#fff0cf'), box2(px, front - head * 0.8, head * 0.26))
    else c.add(vase(c, px, front - head * 0.8, head * 0.4, entry(colors, round)))
  }
  c.vignette('#1a100c', 0.3)
  return {
    name: entry(['Bedroom, curtains open', 'Linen and late light', 'The small bedroom', 'Wake slowly', 'Bed under the window', 'Soft landing'], round),
    alt: `A made bed with pillows and a ${palette.name} cover under a window, bedside tables left and right.`,
    tags: ['bedroom', 'interior', 'linen', palette.name],
  }
}

function box2(x: number, foot: number, tall: number): string {
  return fill(box(x - 8, foot - tall, 16, tall), '#7a6248') + circle(x, foot - 4, 22, '#7a6248')
}
