import { createNoise2D } from 'simplex-noise'
import type { Canvas } from '../../kit/canvas.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { type Point, stroke } from '../../kit/shapes.ts'
import { inks } from './inks.ts'

/** Lines that follow a field of noise and never cross one another's cells. */
export function flowField(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const noise = createNoise2D(random.next)
  const zoom = entry([900, 420, 1400, 650, 520, 1100], round)
  const turn = entry([1, 1.6, 2.4, 0.8, 1.2, 3], round) * Math.PI
  const cell = entry([9, 14, 7, 18, 11, 8], round)
  const columns = Math.ceil(width / cell)
  const used = new Uint8Array(columns * (Math.ceil(height / cell) + 1))
  const colors = inks(c)
  const paths = new Map<string, string[]>()
  for (let seed = 0; seed < 1500; seed += 1) {
    let [x, y] = [random.next() * width, random.next() * height]
    const own = new Set<number>()
    const points: Point[] = []
    for (let step = 0; step < 90; step += 1) {
      if (x < 0 || y < 0 || x >= width || y >= height) break
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell)
      if (used[place] === 1 && !own.has(place)) break
      used[place] = 1
      own.add(place)
      points.push([x, y])
      const angle = noise(x / zoom, y / zoom) * turn
      x += Math.cos(angle) * cell * 0.8
      y += Math.sin(angle) * cell * 0.8
    }
    if (points.length < 5) continue
    const color = entry(colors, Math.floor((noise(x / zoom / 2 + 9, y / zoom / 2) + 1) * 2.5 + random.between(0, 1.2)))
    paths.set(color, [...(paths.get(color) ?? []), smooth(points)])
  }
  for (const [color, list] of paths)
    c.add(stroke(list.join(''), color, cell * entry([0.55, 0.7, 0.5, 0.72, 0.34, 0.62], round)))
  return {
    name: entry(
      [
        'Flow study',
        'Combed hair of the wind',
        'Currents',
        'Broad strokes, one field',
        'Drift lines',
        'Weather system',
      ],
      round,
    ),
    alt: `Hundreds of ${palette.name} coloured lines follow one flowing field without touching.`,
    tags: ['generative', 'lines', 'abstract', palette.name],
  }
}
