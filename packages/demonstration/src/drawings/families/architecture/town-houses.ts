import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { broadleaf } from '../landscapes/trees.ts'

/** A row of narrow town houses with gables and many windows. */
export function townHouses(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 2)
  addSky(c, sky, width * random.between(0.2, 0.8), height * 0.2, width * 0.06)
  const foot = height * 0.86
  const count = width > height ? 7 : entry([4, 5, 3, 6, 4], round)
  const isEvening = lightness(sky.middle) < 0.55
  const paints = random.shuffled([
    palette.accent,
    palette.light,
    palette.mid,
    palette.deep,
    mix(palette.mid, palette.paper, 0.5),
    '#f1e6d4',
    mix(palette.accent, palette.ink, 0.3),
  ])
  let x = -10
  const each = (width + 20) / count
  for (let house = 0; house < count; house += 1) {
    const w = each * random.between(0.9, 1.1)
    const tall = height * random.between(0.4, 0.58)
    const top = foot - tall
    const paint = mix(entry(paints, house), sky.near, isEvening ? 0.28 : 0.05)
    const gables = [
      polygon([
        [x, top],
        [x + w / 2, top - w * 0.5],
        [x + w, top],
      ]),
      polygon([
        [x, top],
        [x + w * 0.14, top],
        [x + w * 0.14, top - w * 0.14],
        [x + w * 0.3, top - w * 0.14],
        [x + w * 0.3, top - w * 0.3],
        [x + w * 0.7, top - w * 0.3],
        [x + w * 0.7, top - w * 0.14],
        [x + w * 0.86, top - w * 0.14],
        [x + w * 0.86, top],
        [x + w, top],
      ]),
      `M${at(x)},${at(top)}C${at(x + w * 0.1)},${at(top - w * 0.1)} ${at(x + w * 0.2)},${at(top - w * 0.1)} ${at(x + w * 0.26)},${at(top - w * 0.3)}Q${at(x + w * 0.5)},${at(top - w * 0.56)} ${at(x + w * 0.74)},${at(top - w * 0.3)}C${at(x + w * 0.8)},${at(top - w * 0.1)} ${at(x + w * 0.9)},${at(top - w * 0.1)} ${at(x + w)},${at(top)}Z`,
      box(x - 4, top - w * 0.06, w + 8, w * 0.07),
    ]
    const front = c.linear(
      [
        [0, shade(paint, 0.12)],
        [1, shade(paint, -0.14)],
      ],
      20,
    )
    c.add(
      fill(box(x + w * 0.66, top - w * 0.55, w * 0.12, w * 0.4), shade(paint, -0.45)),
      fill(random.pick(gables), shade(paint, -0.05)),
      rect(x, top, w + 1, tall, front),
    )
    const columns = w > 190 ? 3 : 2
    const rows = Math.floor(tall / (w * 0.36))
    const gap = w / columns
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [wx, wy, ww, wh] = [
          x + (column + 0.24) * gap,
          top + w * 0.1 + (row * (tall - w * 0.2)) / rows,
          gap * 0.52,
          ((tall - w * 0.2) / rows) * 0.62,
        ]
        if (row === rows - 1 && column === house % columns) {
          c.add(
            fill(
              `M${at(wx)},${at(foot)}V${at(wy + ww / 2)}a${at(ww / 2)},${at(ww / 2)} 0 0 1 ${at(ww)},0V${at(foot)}Z`,
              shade(entry(paints, house + 3), -0.35),
            ),
            circle(wx + ww * 0.8, foot - wh * 0.5, 4, '#e3c373'),
          )
          continue
        }
        const isLit = isEvening ? random.chance(0.55) : random.chance(0.08)
        c.add(
          rect(wx - 4, wy - 4, ww + 8, wh + 8, shade(paint, 0.6)),
          rect(
            wx,
            wy,
            ww,
            wh,
            isLit
              ? '#ffd98a'
              : c.linear([
                  [0, mix(sky.top, '#22313c', 0.4)],
                  [1, mix(sky.low, '#22313c', 0.5)],
                ]),
          ),
        )
        c.add(
          stroke(
            `M${at(wx + ww / 2)},${at(wy)}v${at(wh)}M${at(wx)},${at(wy + wh / 2)}h${at(ww)}`,
            shade(paint, 0.6),
            3,
          ),
        )
        if (random.chance(0.3))
          c.add(
            fill(
              times(
                7,
                (leaf) =>
                  `M${at(wx + leaf * ww * 0.15)},${at(wy + wh + 8)}a${at(ww * 0.09)},${at(ww * 0.09)} 0 1 1 ${at(ww * 0.16)},0Z`,
              ).join(''),
              mix('#4f7a3a', sky.near, 0.2),
            ),
            rect(wx - 4, wy + wh + 6, ww + 8, 12, shade(paint, -0.4)),
          )
      }
    }
    c.add(rect(x + w - 7, top, 7, tall, '#1a100c', 'fill-opacity="0.18"'))
    x += w
  }
  c.add(
    rect(
      0,
      foot,
      width,
      height - foot,
      c.linear([
        [0, mix(sky.near, sky.low, 0.35)],
        [1, sky.near],
      ]),
    ),
  )
  if (round % 2 === 0)
    c.add(
      stroke(
        times(
          30,
          () =>
            `M${at(random.next() * width)},${at(foot + random.next() * (height - foot))}h${at(random.between(30, 160))}`,
        ).join(''),
        sky.sun,
        4,
        'stroke-opacity="0.35"',
      ),
    )
  else
    c.add(
      ...times(4, (tree) =>
        fill(broadleaf(random, width * (0.14 + tree * 0.25), foot + 30, height * 0.16), mix(sky.near, '#3f5a34', 0.4)),
      ),
    )
  c.vignette(sky.near)
  return {
    name: entry(
      ['Canal row', 'Houses with window boxes', 'Three gables', 'Old harbour front', 'The street at six'],
      round,
    ),
    alt: `A row of narrow painted town houses with gables at ${sky.hour.toLowerCase()}.`,
    tags: ['houses', 'architecture', 'city', 'facade'],
  }
}
