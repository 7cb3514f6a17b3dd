import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn, shade } from '../../kit/colors.ts'
import { handLine, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, fill, place, polar, rect, stroke } from '../../kit/shapes.ts'

/** Streets, river and parks of a town that does not exist. */
export function cityMap(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(
    ['Arnheim', 'Velden', 'Lisbora', 'Kestrel', 'Ostvik', 'Marlow', 'Tavira Nova', 'Brunn', 'Calder'],
    round,
  )
  const isDark = round % 3 === 1
  const ground = isDark
    ? mix(palette.ink, lightness(palette.ink) > 0.5 ? '#101418' : palette.ink, 0.9)
    : mix(palette.paper, palette.light, 0.35)
  const road = isDark ? mix(palette.light, ground, 0.15) : '#fffdf8'
  const bottom = height * 0.82
  c.wash(ground)
  const parts: string[] = []
  const turn = random.between(-24, 24)
  const step = width / entry([11, 15, 9, 13, 17, 12], round)
  const cells: string[] = []
  for (let row = -8; row * step < height * 1.4; row += 1) {
    for (let column = -8; column * step < width * 1.4; column += 1) {
      const tone = random.next()
      const [x, y] = [column * step, row * step * 0.8]
      const color =
        tone < 0.08
          ? mix('#6f9a63', palette.deep, 0.3)
          : tone < 0.2
            ? mix(palette.accent, ground, 0.2)
            : mix(ground, tone < 0.6 ? palette.mid : palette.deep, 0.26 + tone * 0.3)
      if (random.chance(0.24))
        cells.push(
          rect(x + 4, y + 4, step * 0.44, step * 0.8 - 8, color),
          rect(x + step * 0.5 + 4, y + 4, step * 0.5 - 8, step * 0.34, shade(color, 0.12)),
          rect(x + step * 0.5 + 4, y + step * 0.42, step * 0.5 - 8, step * 0.34, shade(color, -0.1)),
        )
      else cells.push(rect(x + 4, y + 4, step - 8, step * 0.8 - 8, color))
    }
  }
  parts.push(`<g transform="rotate(${turn.toFixed(1)} ${at(width / 2)} ${at(height / 2)})">${cells.join('')}</g>`)
  const center: Point = [width * random.between(0.35, 0.65), height * random.between(0.3, 0.5)]
  for (let ray = 0; ray < 6; ray += 1)
    parts.push(stroke(handLine(random, center, polar(center[0], center[1], height, ray * 1.05 + round), 18), road, 15))
  for (const r of [0.16, 0.34])
    parts.push(circle(center[0], center[1], width * r, 'none', `stroke="${road}" stroke-width="${r < 0.2 ? 12 : 9}"`))
  const river = times(7, (bend): Point => [
    width * (bend / 6) * 1.1 - width * 0.05,
    height * (0.62 + Math.sin(bend * 1.1 + round) * 0.1),
  ])
  parts.push(
    stroke(smooth(river), isDark ? mix('#24507a', ground, 0.2) : mix('#8fc1dd', palette.mid, 0.15), height * 0.05),
    stroke(smooth(river), '#ffffff', 3, 'stroke-opacity="0.35"'),
  )
  for (let bridge = 1; bridge < 6; bridge += 1) {
    const [x, y] = entry(river, bridge)
    parts.push(place(box2(road, height), x, y, random.around(0, 16)))
  }
  c.add(
    c.inside(
      rect(width * 0.06, width * 0.06, width * 0.88, bottom - width * 0.06, '#000'),
      rect(0, 0, width, height, ground) + parts.join(''),
    ),
  )
  const paper = isDark ? ground : shade(palette.paper, 0.2)
  const ink = readableOn(paper, palette.ink, '#ffffff')
  c.add(
    `<path d="M0,0H${width}V${height}H0ZM${at(width * 0.06)},${at(width * 0.06)}V${at(bottom)}H${at(width * 0.94)}V${at(width * 0.06)}Z" fill="${paper}" fill-rule="evenodd"/>`,
    circle(center[0], center[1], 16, palette.accent, 'stroke="#ffffff" stroke-width="6"'),
  )
  c.add(
    letters(
      'black',
      name.toUpperCase(),
      width / 2,
      height * 0.905,
      sizeToFit('black', name.toUpperCase(), width * 0.7, height * 0.06, 0.16),
      ink,
      { anchor: 'middle', tracking: 0.16 },
    ),
    letters(
      'mono',
      `${random.whole(41, 58)}.${random.whole(10, 99)} N   ${random.whole(2, 19)}.${random.whole(10, 99)} E`,
      width / 2,
      height * 0.945,
      width * 0.027,
      ink,
      { anchor: 'middle' },
    ),
  )
  return {
    name: `Streets of ${name}`,
    alt: `A city map print of ${name} with blocks, ring roads, parks and a river.`,
    tags: ['map', 'city', 'print', 'wall art'],
  }
}

function box2(color: string, height: number): string {
  return fill(box(-5, -height * 0.035, 10, height * 0.07), color)
}
