import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'

/** A small house alone in a landscape. */
export function cabin(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 7)
  addSky(c, sky, width * random.between(0.15, 0.5), height * 0.2, width * 0.07)
  for (let layer = 0; layer < 3; layer += 1)
    c.add(
      fill(
        downTo(polyline(ridge(random, width, height * (0.5 + layer * 0.07), height * 0.14, 0.5)), width, height),
        mix(sky.low, sky.near, 0.2 + layer * 0.2),
      ),
    )
  const foot = height * 0.78
  const ground = entry(['#eef2f4', '#b9b27a', '#7d8f5a', '#d9b98a', '#8f9f9a'], round)
  const soil = mix(ground, sky.near, 0.22)
  c.add(
    fill(
      times(26, () =>
        pine(random, random.next() * width, foot - height * 0.03, height * random.between(0.1, 0.3)),
      ).join(''),
      mix(sky.near, sky.middle, 0.14),
    ),
  )
  c.add(
    fill(
      downTo(smooth(ridge(random, width, foot, height * 0.04, 0.4, 3)), width, height),
      c.linear([
        [0, shade(soil, 0.12)],
        [1, shade(soil, -0.3)],
      ]),
    ),
  )
  const s = Math.min(width * 0.34, height * 0.26)
  const x = width * random.between(0.4, 0.62)
  const wood = entry(['#8a4a2f', '#2f2a28', '#b98a5e', palette.accent, palette.deep], round)
  const y = foot + s * 0.06
  const isTent = round % 2 === 1
  c.add(c.glow(x, y, s * 1.2, s * 0.14, '#0a0a0a', 0.5))
  if (isTent) {
    const roof = polygon([
      [x - s * 0.62, y],
      [x, y - s * 1.3],
      [x + s * 0.62, y],
    ])
    c.add(
      fill(
        polygon([
          [x + s * 0.62, y],
          [x, y - s * 1.3],
          [x + s * 0.5, y - s * 1.24],
          [x + s * 1.06, y - s * 0.08],
        ]),
        shade(wood, -0.45),
      ),
      fill(
        roof,
        c.linear([
          [0, shade(wood, 0.1)],
          [1, shade(wood, -0.2)],
        ]),
      ),
      fill(
        polygon([
          [x - s * 0.42, y],
          [x, y - s * 0.95],
          [x + s * 0.42, y],
        ]),
        c.linear([
          [0, '#ffe9b0'],
          [1, '#f2a848'],
        ]),
      ),
    )
    c.add(
      stroke(
        `M${at(x)},${at(y - s * 0.95)}V${at(y)}M${at(x - s * 0.26)},${at(y - s * 0.36)}h${at(s * 0.52)}`,
        shade(wood, -0.4),
        s * 0.025,
      ),
    )
  } else {
    c.add(
      rect(x + s * 0.24, y - s * 1.2, s * 0.12, s * 0.4, '#6a5f58'),
      rect(
        x - s * 0.6,
        y - s * 0.62,
        s * 1.2,
        s * 0.62,
        c.linear(
          [
            [0, shade(wood, 0.12)],
            [1, shade(wood, -0.2)],
          ],
          10,
        ),
      ),
      stroke(
        times(8, (plank) => `M${at(x - s * 0.6)},${at(y - s * 0.54 + plank * s * 0.075)}h${at(s * 1.2)}`).join(''),
        shade(wood, -0.35),
        3,
        'stroke-opacity="0.6"',
      ),
      fill(
        polygon([
          [x - s * 0.74, y - s * 0.58],
          [x - s * 0.4, y - s],
          [x + s * 0.4, y - s],
          [x + s * 0.74, y - s * 0.58],
        ]),
        round === 0 ? '#f4f6f8' : shade(wood, -0.4),
      ),
    )
    for (const wx of [-0.42, 0.22])
      c.add(
        rect(x + s * wx, y - s * 0.44, s * 0.22, s * 0.22, '#ffdb8f'),
        stroke(
          `M${at(x + s * (wx + 0.11))},${at(y - s * 0.44)}v${at(s * 0.22)}M${at(x + s * wx)},${at(y - s * 0.33)}h${at(s * 0.22)}`,
          '#f6efe2',
          4,
        ),
      )
    c.add(rect(x - s * 0.1, y - s * 0.42, s * 0.2, s * 0.42, shade(wood, -0.5)))
    c.add(
      ...times(5, (puff) =>
        circle(
          x + s * 0.3 + puff * s * 0.08,
          y - s * (1.24 + puff * 0.17),
          s * (0.05 + puff * 0.025),
          '#ffffff',
          `fill-opacity="${(0.4 - puff * 0.07).toFixed(2)}"`,
        ),
      ),
    )
  }
  c.add(
    c.glow(x, y - s * 0.3, s * 1.3, s * 0.9, '#ffcf7a', 0.35),
    fill(
      polygon([
        [x - s * 0.1, y],
        [x + s * 0.1, y],
        [x + s * 0.7, height],
        [x - s * 0.2, height],
      ]),
      shade(soil, 0.3),
      'fill-opacity="0.6"',
    ),
  )
  c.add(
    fill(
      times(6, () =>
        pine(
          random,
          random.pick([random.between(-0.02, 0.2), random.between(0.82, 1.02)]) * width,
          height * random.between(0.92, 1.05),
          height * random.between(0.26, 0.46),
        ),
      ).join(''),
      sky.near,
    ),
  )
  c.vignette(sky.near)
  return {
    name: entry(
      [
        'Hut in the snow',
        'A-frame with the lights on',
        'Log house, late summer',
        'Cabin for two',
        'House below the ridge',
      ],
      round,
    ),
    alt: `A small ${isTent ? 'A-frame' : 'log'} house with lit windows among firs and hills.`,
    tags: ['cabin', 'architecture', 'tiny house', 'nature'],
  }
}
