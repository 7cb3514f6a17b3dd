import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, ellipse, fill, line, place, polygon, rect, stroke } from '../../kit/shapes.ts'

/** A whale below small boats. */
export function whale(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const deep = mix(palette.deep, palette.ink, 0.35)
  const surface = height * 0.2
  c.wash(
    c.linear([
      [0, lightGround(c.palette)],
      [1, palette.light],
    ]),
  )
  c.add(circle(width * random.between(0.2, 0.8), surface * 0.55, width * 0.06, palette.accent))
  c.add(
    rect(
      0,
      surface,
      width,
      height - surface,
      c.linear([
        [0, mix(palette.mid, palette.light, 0.2)],
        [0.3, palette.deep],
        [1, shade(deep, -0.3)],
      ]),
    ),
  )
  for (let ray = 0; ray < 5; ray += 1)
    c.add(
      fill(
        `M${at(width * (0.1 + ray * 0.18))},${at(surface)}h${at(width * 0.06)}l${at(width * 0.12)},${at(height * 0.6)}h${at(-width * 0.2)}Z`,
        c.linear([
          [0, '#ffffff', 0.22],
          [1, '#ffffff', 0],
        ]),
      ),
    )
  const s = width * 0.4
  const flip = round % 2 ? -1 : 1
  const body = `M${at(-s)},${at(-s * 0.05)}C${at(-s * 0.95)},${at(-s * 0.4)} ${at(-s * 0.3)},${at(-s * 0.44)} ${at(s * 0.2)},${at(-s * 0.22)}C${at(s * 0.5)},${at(-s * 0.1)} ${at(s * 0.7)},${at(-s * 0.2)} ${at(s * 0.84)},${at(-s * 0.46)}C${at(s * 0.98)},${at(-s * 0.36)} ${at(s * 1.02)},${at(-s * 0.2)} ${at(s * 0.98)},${at(-s * 0.1)}C${at(s * 1.1)},${at(-s * 0.06)} ${at(s * 1.16)},${at(s * 0.04)} ${at(s * 1.14)},${at(s * 0.14)}C${at(s * 0.9)},${at(s * 0.02)} ${at(s * 0.6)},${at(s * 0.26)} ${at(s * 0.1)},${at(s * 0.3)}C${at(-s * 0.5)},${at(s * 0.36)} ${at(-s * 0.98)},${at(s * 0.24)} ${at(-s)},${at(-s * 0.05)}Z`
  const skin = mix(palette.deep, palette.ink, 0.6)
  const pleats = times(
    8,
    (pleat) =>
      `M${at(-s * 0.98)},${at(s * (0.04 + pleat * 0.035))}Q${at(-s * 0.4)},${at(s * (0.12 + pleat * 0.034))} ${at(s * (0.1 - pleat * 0.05))},${at(s * (0.1 + pleat * 0.03))}`,
  ).join('')
  c.add(
    place(
      c.inside(
        fill(body, '#000'),
        fill(
          body,
          c.linear([
            [0, shade(skin, 0.2)],
            [1, skin],
          ]),
        ) +
          ellipse(-s * 0.4, s * 0.36, s * 0.8, s * 0.3, mix(skin, '#ffffff', 0.55)) +
          stroke(pleats, skin, 4) +
          fill(
            times(60, () =>
              disc(random.around(-s * 0.2, s * 0.8), random.around(-s * 0.2, s * 0.2), random.between(1, 5)),
            ).join(''),
            '#ffffff',
            'fill-opacity="0.4"',
          ),
      ) +
        fill(leaf(-s * 0.3, s * 0.18, s * 0.5, s * 0.2, 1.1, 0.2), shade(skin, -0.2)) +
        circle(-s * 0.72, -s * 0.02, s * 0.02, '#ffffff') +
        circle(-s * 0.72, -s * 0.02, s * 0.012, '#000000'),
      width / 2,
      height * 0.56,
      random.around(0, 9),
      [flip, 1],
    ),
  )
  c.add(
    ...times(3, (boat) => {
      const bx = width * (0.2 + boat * 0.28)
      return (
        fill(`M${at(bx - 34)},${at(surface - 8)}h68q-8,24 -20,24h-28q-12,0 -20,-24Z`, palette.ink) +
        line(bx, surface - 8, bx, surface - 70, palette.ink, 4) +
        fill(
          polygon([
            [bx + 4, surface - 68],
            [bx + 36, surface - 18],
            [bx + 4, surface - 18],
          ]),
          lightGround(c.palette),
        )
      )
    }),
  )
  c.add(
    fill(
      times(24, () =>
        blob(random, random.next() * width, height * random.between(0.3, 1), random.between(2, 8), 0.2, 1, 5),
      ).join(''),
      '#ffffff',
      'fill-opacity="0.35"',
    ),
  )
  return {
    name: entry(['Below the boats', 'The quiet one', 'Whale, passing', 'Depth', 'Larger than the harbour'], round),
    alt: 'A great whale swims in deep water below three small sailing boats.',
    tags: ['whale', 'ocean', 'illustration', 'kids room'],
  }
}
