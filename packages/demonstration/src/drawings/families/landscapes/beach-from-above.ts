import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, fill, polygon, rect, stroke } from '../../kit/shapes.ts'

/** Looking down on a beach: water, foam and sand in bands. */
export function beachFromAbove(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [deep, shallow, sand] = entry(
    [
      ['#0b5d7a', '#5ec8c4', '#f1d9b0'],
      ['#123c5c', '#3f9fb5', '#e9d3b8'],
      ['#2a6f6b', '#9ddcc4', '#f6e3c5'],
      ['#27496d', '#7fb7d9', '#e6c9a8'],
      ['#1b4a4a', '#58a08f', '#d9c7a4'],
    ],
    round,
  ) as [string, string, string]
  c.wash(
    c.linear(
      [
        [0, sand],
        [1, shade(sand, -0.12)],
      ],
      120,
    ),
  )
  const edge = (offset: number, sway: number) =>
    times(9, (step): Point => [
      width * (0.42 + offset) + Math.sin(step * 1.1 + round) * width * 0.07 + random.around(0, sway),
      (height * step) / 8,
    ])
  const closeLeft = (line: Point[]) => `${smooth(line)}L-10,${height}L-10,0Z`
  c.add(fill(closeLeft(edge(0.12, 30)), shade(sand, -0.2), 'fill-opacity="0.7"'))
  for (const [index, offset] of [0.06, 0.02, -0.05, -0.14, -0.26].entries()) {
    const line = edge(offset, 26)
    c.add(fill(closeLeft(line), mix(shallow, deep, index / 4), `fill-opacity="${index === 0 ? 0.55 : 0.8}"`))
    if (index < 4) c.add(stroke(smooth(line), '#ffffff', 16 - index * 3, `stroke-opacity="${0.85 - index * 0.2}"`))
    const lace = times(40, () => {
      const [x, y] = entry(line, random.whole(0, 8))
      return `M${Math.round(x - random.between(0, 70))},${Math.round(y + random.around(0, 90))}q12,-14 26,0t24,4`
    })
    c.add(stroke(lace.join(''), '#ffffff', 3, 'stroke-opacity="0.4"'))
  }
  for (let spot = 0; spot < random.whole(4, 8); spot += 1) {
    addParasol(
      c,
      width * random.between(0.68, 0.93),
      height * random.between(0.06, 0.94),
      width * random.between(0.032, 0.055),
    )
  }
  return {
    name: entry(
      ['Low tide from above', 'Parasol weather', 'Nine towels', 'The warm side of the bay', 'Foam line'],
      round,
    ),
    alt: 'A beach seen from straight above: turquoise water, lace of foam, sand and round parasols.',
    tags: ['beach', 'summer', 'aerial', 'sea'],
  }
}

function addParasol(c: Canvas, x: number, y: number, radius: number): void {
  const { palette, random } = c
  const [one, other] = random.pick([
    [palette.accent, '#ffffff'],
    [palette.deep, palette.light],
    [palette.mid, '#fff7e8'],
  ]) as [string, string]
  c.add(
    circle(x + radius * 0.35, y + radius * 0.4, radius, '#3a2a1a', 'fill-opacity="0.22"'),
    circle(x, y, radius, other),
  )
  const slices = times(4, (slice) => {
    const [a, b] = [slice * 1.571 + x, slice * 1.571 + 0.785 + x]
    return polygon([
      [x, y],
      [x + Math.cos(a) * radius, y + Math.sin(a) * radius],
      [x + Math.cos((a + b) / 2) * radius * 1.02, y + Math.sin((a + b) / 2) * radius * 1.02],
      [x + Math.cos(b) * radius, y + Math.sin(b) * radius],
    ])
  })
  c.add(fill(slices.join(''), one), circle(x, y, radius * 0.08, '#ffffff'))
  if (random.chance(0.8))
    c.add(
      rect(
        x - radius * 2.3,
        y - radius * 0.4,
        radius * 0.9,
        radius * 1.9,
        random.pick([palette.mid, palette.accent, palette.light]),
        `rx="4" transform="rotate(${random.whole(-30, 30)} ${Math.round(x)} ${Math.round(y)})"`,
      ),
    )
}
