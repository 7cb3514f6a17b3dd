import type { Canvas } from '../../kit/canvas.ts'
import { readableOn } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, fill, polar, polygon, rect, stroke } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** Waves or rays that end in a strip of text. */
export function risingRays(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const ground = entry(
    [palette.light, palette.deep, palette.accent, palette.paper, palette.mid, palette.ink],
    round + 1,
  )
  const ink = readableOn(ground, palette.ink, palette.paper)
  c.wash(ground)
  const inks = [palette.accent, palette.paper, palette.mid, palette.ink].filter((color) => color !== ground)
  if (round % 2 === 0) {
    const rays = times(30, (ray) =>
      polygon([
        [width / 2, height * 0.66],
        polar(width / 2, height * 0.66, height, (ray * 6.2832) / 30),
        polar(width / 2, height * 0.66, height, ((ray + 0.5) * 6.2832) / 30),
      ]),
    )
    c.add(
      fill(rays.join(''), entry(inks, 0)),
      circle(width / 2, height * 0.66, width * 0.3, entry(inks, 1)),
      circle(width / 2, height * 0.66, width * 0.2, entry(inks, 2)),
    )
  } else {
    for (let wave = 0; wave < 12; wave += 1)
      c.add(
        stroke(
          smooth(
            times(15, (step): Point => [
              (width * step) / 14,
              height * (0.1 + wave * 0.052) + Math.sin(step * 0.8 + wave * 0.45) * height * 0.045,
            ]),
          ),
          entry(inks, wave),
          height * 0.022,
        ),
      )
  }
  c.add(rect(0, height * 0.78, width, height, ground))
  const { title, line, place } = entry(events, round + 30)
  const size = sizeToFit('serif', title, width * 0.86, height * 0.13)
  c.add(
    letters('serif', title, width / 2, height * 0.79 + size * 0.74, size, ink, { anchor: 'middle' }),
    letters(
      'plain',
      `${line}. ${place}`,
      width / 2,
      height * 0.955,
      sizeToFit('plain', `${line}. ${place}`, width * 0.84, width * 0.03),
      ink,
      { anchor: 'middle' },
    ),
  )
  return billed(round + 30, round % 2 === 0 ? 'rays around a disc' : 'rolling waves')
}
