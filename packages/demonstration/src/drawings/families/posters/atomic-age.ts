import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { blob, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, multiply, polar, stroke } from '../../kit/shapes.ts'

/** Amoebas, starbursts and thin stems. */
export function atomicAge(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(entry([palette.paper, palette.light, palette.paper, palette.mid, palette.paper], round))
  const colors = random.shuffled([palette.mid, palette.accent, palette.deep, palette.light])
  const count = entry([5, 3, 7, 4, 9], round)
  for (let shape = 0; shape < count; shape += 1) {
    const [x, y] = [width * (0.22 + ((shape * 0.37) % 0.6)), height * ((shape + 0.6) / (count + 0.2))]
    const r = width * random.between(0.1, 0.27)
    const color = entry(colors, shape)
    c.add(
      fill(
        blob(random, x, y, r, 0.42, random.between(0.5, 0.9), 6),
        color,
        lightness(palette.paper) > 0.4 ? multiply : '',
      ),
    )
    const inner = blob(random, x + r * 0.16, y, r * 0.52, 0.4, 0.7, 6)
    if (shape % 2 === 0) c.add(stroke(inner, palette.ink, 3.4))
    else
      c.add(
        c.inside(
          fill(inner, '#000'),
          stroke(
            times(14, (hatch) => `M${at(x - r + hatch * r * 0.16)},${at(y - r)}l${at(r * 0.5)},${at(r * 2)}`).join(''),
            palette.ink,
            3,
          ),
        ),
      )
  }
  for (let star = 0; star < count + 1; star += 1) {
    const [x, y, r] = [
      random.between(0.12, 0.88) * width,
      random.between(0.08, 0.92) * height,
      width * random.between(0.03, 0.075),
    ]
    c.add(
      stroke(
        times(
          8,
          (ray) =>
            `M${polar(x, y, r * (ray % 2 ? 0.6 : 1), ray * 0.3927)
              .map(at)
              .join(',')}L${polar(x, y, -r * (ray % 2 ? 0.6 : 1), ray * 0.3927)
              .map(at)
              .join(',')}`,
        ).join(''),
        palette.ink,
        3.4,
      ),
    )
    if (star % 2) c.add(circle(x, y, r * 0.24, entry(colors, star)))
  }
  c.add(
    stroke(
      times(4, (stem) =>
        smooth([
          [width * (0.2 + stem * 0.2), height * 0.06],
          [width * (0.24 + stem * 0.17), height * 0.5],
          [width * (0.16 + stem * 0.22), height * 0.94],
        ]),
      ).join(''),
      palette.ink,
      2.4,
    ),
  )
  return {
    name: entry(['Diner wall', 'Lounge 1957', 'Atomic garden', 'Kidney and star', 'Jukebox weather'], round),
    alt: 'Overlapping amoeba shapes, starbursts and thin lines in the manner of the fifties.',
    tags: ['mid century', 'retro', 'abstract', 'poster'],
  }
}
