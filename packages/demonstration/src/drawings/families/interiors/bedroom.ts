import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, circle, fill, line, rect } from '../../kit/shapes.ts'
import { skyFor } from '../landscapes/skies.ts'
import { contact, lit } from './light.ts'
import { curtain, lightPatch, windowView } from './openings.ts'
import { room } from './room.ts'
import { vase } from './shelf-things.ts'
import { cushion } from './sofa.ts'

export function bedroom(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round + 2, 0.8)
  const sky = skyFor(round, 0)
  c.add(windowView(c, width * 0.36, height * 0.1, width * 0.28, height * 0.3, sky, '#f4efe6', (round + 1) % 4))
  if (round % 2 === 0)
    c.add(
      curtain(c, width * 0.24, height * 0.06, width * 0.13, height * 0.5, palette.light, -1),
      curtain(c, width * 0.63, height * 0.06, width * 0.13, height * 0.5, palette.light, 1),
    )
  c.add(lightPatch(width * 0.55, height * 0.42, width * 0.3, height * 0.2, width * 0.12, 0.3))
  const [x, w, front] = [width * 0.2, width * 0.6, floor + height * 0.1]
  const cover = entry([palette.mid, palette.accent, palette.light, palette.deep], round)
  const head = height * 0.2
  c.add(
    rect(
      x - 10,
      front - head * 1.75,
      w + 20,
      head * 1.3,
      lit(c, entry([shade(wood, -0.15), palette.deep, palette.accent], round)),
      `rx="${round % 2 ? 14 : Math.round(w * 0.14)}"`,
    ),
  )
  c.add(contact(c, x + w / 2, front, w * 0.62), rect(x, front - head * 1.05, w, head, lit(c, '#f7f2e9', 60), 'rx="24"'))
  for (const px of [0.06, 0.53])
    c.add(rect(x + w * px, front - head * 1.42, w * 0.41, head * 0.52, lit(c, '#fffaf1', 70), 'rx="30"'))
  c.add(cushion(c, x + w / 2, front - head * 1.02, w * 0.2, palette.accent, random.around(0, 8)))
  const fold = front - head * 0.78
  c.add(
    fill(
      `M${x - 16},${front - 10}V${fold}Q${x + w * 0.3},${fold - 16} ${x + w * 0.6},${fold + 6}T${x + w + 16},${fold - 6}V${front - 10}Q${x + w * 0.5},${front + 26} ${x - 16},${front - 10}Z`,
      lit(c, cover, 70),
    ),
  )
  c.add(
    ...times(
      9,
      (crease) =>
        `<path d="M${Math.round(x + w * (0.06 + crease * 0.11))},${Math.round(fold + 14)}q${Math.round(random.around(0, 26))},40 ${Math.round(random.around(0, 22))},${Math.round(head * 0.6)}" fill="none" stroke="${shade(cover, -0.25)}" stroke-width="5" stroke-opacity="0.3" stroke-linecap="round"/>`,
    ),
  )
  c.add(
    fill(
      `M${x + w * 0.5},${front + 6}l${w * 0.3},-${head * 0.55}h${w * 0.26}l${-w * 0.16},${head * 0.6}Z`,
      shade(palette.accent, 0.1),
      'fill-opacity="0.9"',
    ),
  )
  for (const [index, px] of [width * 0.1, width * 0.9].entries()) {
    c.add(
      contact(c, px, front, 90),
      rect(px - 64, front - head * 0.8, 128, head * 0.8, lit(c, wood), 'rx="8"'),
      line(px - 50, front - head * 0.4, px + 50, front - head * 0.4, shade(wood, -0.4), 3),
    )
    if (index === round % 2)
      c.add(
        c.glow(px, front - head * 1.2, 210, 190, '#ffe2a6', 0.55),
        fill(`M${px - 34},${front - head * 1.42}h68l22,${head * 0.38}h-112Z`, '#fff0cf'),
        box2(px, front - head * 0.8, head * 0.26),
      )
    else c.add(vase(c, px, front - head * 0.8, head * 0.4, entry(colors, round)))
  }
  c.vignette('#1a100c', 0.3)
  return {
    name: entry(
      [
        'Bedroom, curtains open',
        'Linen and late light',
        'The small bedroom',
        'Wake slowly',
        'Bed under the window',
        'Soft landing',
      ],
      round,
    ),
    alt: `A made bed with pillows and a ${palette.name} cover under a window, bedside tables left and right.`,
    tags: ['bedroom', 'interior', 'linen', palette.name],
  }
}

function box2(x: number, foot: number, tall: number): string {
  return fill(box(x - 8, foot - tall, 16, tall), '#7a6248') + circle(x, foot - 4, 22, '#7a6248')
}
