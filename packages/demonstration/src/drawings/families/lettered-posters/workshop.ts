import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, fill, polygon, rect } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** A ball, a beam and a stair: the workshop look with letters along a slope. */
export function workshop(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const ground = lightness(palette.paper) < 0.4 ? palette.ink : mix(palette.paper, '#efe2c8', 0.5)
  const ink = '#1d1a18'
  c.wash(
    c.linear([
      [0, shade(ground, 0.1)],
      [1, shade(ground, -0.06)],
    ]),
  )
  const tilt = entry([-24, 18, -40, 32, -58, 58], round)
  const mirror = round % 2 ? -1 : 1
  const size = entry([1, 1.3, 0.86, 1.15, 1.05, 0.9], round)
  const shapes = [
    rect(-width * 0.5, -height * 0.03, width * 1.4, height * 0.075, palette.accent),
    rect(-width * 0.24, -height * 0.34, width * 0.08, height * 0.72, ink),
    circle(width * 0.12, -height * 0.17, width * 0.2, palette.deep),
    fill(
      `M${at(width * 0.12)},${at(-height * 0.17 - width * 0.2)}a${at(width * 0.2)},${at(width * 0.2)} 0 0 1 0,${at(width * 0.4)}Z`,
      palette.mid,
    ),
    circle(-width * 0.2, height * 0.2, width * 0.1, 'none', `stroke="${ink}" stroke-width="${at(width * 0.022)}"`),
    fill(
      times(7, (step) =>
        box(width * (0.1 + step * 0.045), height * (0.08 + step * 0.02), width * 0.03, height * (0.2 - step * 0.02)),
      ).join(''),
      ink,
    ),
    fill(
      polygon([
        [width * 0.3, -height * 0.3],
        [width * 0.44, -height * 0.1],
        [width * 0.24, -height * 0.09],
      ]),
      palette.light,
    ),
  ]
  const { title, line, place } = entry(events, round + 24)
  c.add(
    `<g transform="translate(${at(width / 2)} ${at(height * 0.44)}) rotate(${tilt}) scale(${size})"><g transform="scale(${mirror} 1)">${shapes.join('')}</g>${letters('black', title.toUpperCase(), -width * 0.34, height * 0.026, height * 0.055, ground, { tracking: 0.12 })}</g>`,
  )
  c.add(
    rect(width * 0.06, height * 0.84, width * 0.88, 8, ink),
    letters(
      'black',
      title.toUpperCase(),
      width * 0.06,
      height * 0.915,
      sizeToFit('black', title.toUpperCase(), width * 0.5, height * 0.075),
      ink,
    ),
    paragraph('plain', [line, place], width * 0.06, height * 0.948, width * 0.025, ink, 1.3),
    letters(
      'black',
      entry(['1923', '1927', '1931', '1925'], round),
      width * 0.94,
      height * 0.915,
      height * 0.05,
      palette.accent,
      { anchor: 'end' },
    ),
  )
  return billed(round + 24, 'a ball, a beam and bars set at an angle')
}
