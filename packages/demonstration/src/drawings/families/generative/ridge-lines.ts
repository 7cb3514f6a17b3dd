import { createNoise2D } from 'simplex-noise'
import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, fill, stroke } from '../../kit/shapes.ts'

/** Rows of peaks, one line above the other. */
export function ridgeLines(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const noise = createNoise2D(random.next)
  c.wash(round % 2 === 0 ? palette.ink : palette.paper)
  const [ground, pen] = round % 2 === 0 ? [palette.ink, palette.paper] : [palette.paper, palette.ink]
  const rows = entry([52, 30, 70, 40, 24, 60], round)
  const margin = width * 0.12
  for (let row = 0; row < rows; row += 1) {
    const y = height * 0.16 + (row / (rows - 1)) * height * 0.68
    const points = times(70, (step): Point => {
      const t = step / 69
      const envelope = Math.exp(-(((t - 0.5 - noise(row / 40, 3) * 0.18) / 0.2) ** 2))
      const lift = Math.max(0, noise(t * 6, row / 5) * 0.6 + noise(t * 17, row / 3) * 0.3 + 0.35) * envelope
      return [margin + t * (width - margin * 2), y - lift * height * 0.13]
    })
    const d = smooth(points)
    c.add(
      fill(`${d}V${at(y + 30)}H${at(margin)}Z`, ground),
      stroke(
        d,
        mix(pen, entry([palette.accent, palette.mid], round), Math.abs((row / rows) * 2 - 1)),
        entry([3, 4.5, 2.2, 3.4, 6, 2.6], round),
      ),
    )
  }
  return {
    name: entry(['Signal', 'Thirty echoes', 'Pulse', 'Unknown range', 'Slow radio', 'Sixty measurements'], round),
    alt: 'Stacked wave lines rise to peaks in the middle, like a recorded signal.',
    tags: ['generative', 'waves', 'minimal', 'lines'],
  }
}
