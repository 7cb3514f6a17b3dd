import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { at, circle, disc, ellipse, fill, place, rect, stroke } from '../../kit/shapes.ts'
import { dressed, fabric, hueAt } from './cloth.ts'
import { type Garment, coatShape, shirtShape, skirtShape, sweaterShape, trousersShape } from './garments.ts'

/** An outfit laid out flat with shoes and bag. */
export function outfit(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(['#f4efe6', palette.light, mix(palette.paper, palette.mid, 0.25), '#e6ddd0'], round)
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.2)],
        [1, shade(ground, -0.08)],
      ],
      50,
    ),
  )
  const s = Math.min(width * 0.6, height * 0.46)
  const [topWear, low] = [
    entry([sweaterShape, shirtShape, coatShape], round),
    entry([trousersShape, skirtShape], round),
  ]
  const [one, two] = [hueAt(c, round), hueAt(c, round + 3)]
  const put = (garment: Garment, x: number, y: number, turn: number, color: string, kind: number) =>
    c.add(
      place(fill(garment.outline, '#1a100c', 'fill-opacity="0.16"'), x + 12, y + 18, turn),
      place(dressed(c, garment, fabric(c, color, kind), color), x, y, turn),
    )
  put(low(s), width * 0.64, height * 0.44, 8, two, round % 2 ? 3 : 0)
  put(topWear(s), width * 0.38, height * 0.08, -6, one, (round + 1) % 6)
  const leather = entry(['#8a4a2f', '#2f2a28', '#c79a6b', palette.accent], round)
  const bag = s * 0.34
  c.add(
    place(
      stroke(
        `M${at(-bag * 0.4)},0C${at(-bag * 0.4)},${at(-bag * 0.9)} ${at(bag * 0.4)},${at(-bag * 0.9)} ${at(bag * 0.4)},0`,
        shade(leather, -0.3),
        bag * 0.07,
      ) +
        rect(
          -bag * 0.55,
          0,
          bag * 1.1,
          bag * 0.8,
          c.linear([
            [0, shade(leather, 0.2)],
            [1, shade(leather, -0.2)],
          ]),
          `rx="${at(bag * 0.12)}"`,
        ) +
        fill(
          `M${at(-bag * 0.55)},${at(bag * 0.1)}Q0,${at(bag * 0.7)} ${at(bag * 0.55)},${at(bag * 0.1)}V0H${at(-bag * 0.55)}Z`,
          shade(leather, -0.15),
        ) +
        circle(0, bag * 0.42, bag * 0.06, '#d9b56a'),
      width * 0.22,
      height * 0.66,
      -10,
    ),
  )
  for (const side of [0, 1]) {
    const shoe = s * 0.12
    c.add(
      place(
        ellipse(6, 10, shoe * 0.62, shoe * 1.5, '#1a100c', 'fill-opacity="0.2"') +
          fill(
            `M${at(-shoe * 0.5)},${at(shoe * 1.3)}C${at(-shoe * 0.7)},${at(shoe * 0.2)} ${at(-shoe * 0.74)},${at(-shoe * 1.4)} 0,${at(-shoe * 1.5)}S${at(shoe * 0.7)},${at(shoe * 0.2)} ${at(shoe * 0.5)},${at(shoe * 1.3)}Q0,${at(shoe * 1.6)} ${at(-shoe * 0.5)},${at(shoe * 1.3)}Z`,
            c.linear([
              [0, shade(leather, 0.15)],
              [1, shade(leather, -0.25)],
            ]),
          ) +
          fill(
            `M${at(-shoe * 0.4)},${at(shoe * 1.1)}V${at(-shoe * 0.1)}Q0,${at(-shoe * 0.6)} ${at(shoe * 0.4)},${at(-shoe * 0.1)}V${at(shoe * 1.1)}Q0,${at(shoe * 1.4)} ${at(-shoe * 0.4)},${at(shoe * 1.1)}Z`,
            shade(leather, -0.6),
          ),
        width * (0.2 + side * 0.1),
        height * 0.88,
        -12 + side * 16,
      ),
    )
  }
  const glass = [width * 0.8, height * 0.22] as const
  c.add(
    place(
      stroke(disc(-40, 0, 34) + disc(40, 0, 34) + 'M-6,-4q6,-8 12,0M-74,-6l-30,-16M74,-6l30,-16', palette.ink, 7) +
        circle(-40, 0, 32, palette.deep, 'fill-opacity="0.55"') +
        circle(40, 0, 32, palette.deep, 'fill-opacity="0.55"'),
      ...glass,
      random.around(0, 20),
    ),
  )
  return {
    name: entry(
      [
        'Monday, but nice',
        'Airport outfit',
        'First cold day',
        'Dinner at seven',
        'Gallery afternoon',
        'Three pieces, one mood',
        'Off-duty',
        'Bring layers',
      ],
      round,
    ),
    alt: 'A top, a lower garment, shoes, a bag and glasses laid out flat as one outfit.',
    tags: ['outfit', 'fashion', 'flat lay', 'capsule'],
  }
}
