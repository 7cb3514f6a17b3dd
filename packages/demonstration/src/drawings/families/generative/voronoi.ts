import { Delaunay } from 'd3-delaunay'
import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, polyline, stroke } from '../../kit/shapes.ts'

/** Cells around relaxed points, each shrunk and rounded: pebbles, glass or cracked glaze. */
export function voronoi(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  let points: [number, number][] = times(entry([150, 60, 320, 100, 220, 36], round), () => [
    random.next() * width,
    random.next() * height,
  ])
  const cellsOf = () => Delaunay.from(points).voronoi([-40, -40, width + 40, height + 40])
  for (let step = 0; step < 2; step += 1) {
    const cells = cellsOf()
    points = points.map((point, index) => {
      const ring = cells.cellPolygon(index) ?? [point]
      const sum = ring.reduce<[number, number]>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
      return [sum[0] / ring.length, sum[1] / ring.length]
    })
  }
  const cells = cellsOf()
  const isGlass = round % 2 === 1
  c.wash(isGlass ? palette.ink : palette.paper)
  const colors = [palette.light, palette.mid, palette.deep, palette.accent, mix(palette.light, palette.mid, 0.5)]
  for (const [index, [x, y]] of points.entries()) {
    const ring = (cells.cellPolygon(index) ?? []).slice(0, -1)
    if (ring.length < 3) continue
    const near = ring.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.9])
    const band = Math.floor((y / height) * 4 + random.between(0, 1.6) + (x / width) * 1.4)
    const color = shade(entry(colors, band), random.around(0, 0.12))
    if (isGlass) {
      c.add(
        fill(
          `${polyline(near)}Z`,
          c.linear(
            [
              [0, shade(color, 0.22)],
              [1, shade(color, -0.18)],
            ],
            random.pick([20, 70, 120]),
          ),
        ),
      )
    } else {
      const mids = near.map(([px, py], spot): Point => [
        (px + entry(near, spot + 1)[0]) / 2,
        (py + entry(near, spot + 1)[1]) / 2,
      ])
      c.add(
        fill(smooth(mids, true), color),
        stroke(
          smooth(
            mids.map(([px, py]): Point => [x + (px - x) * 0.62, y + (py - y) * 0.62]),
            true,
          ),
          shade(color, 0.3),
          2,
          'stroke-opacity="0.6"',
        ),
      )
    }
  }
  return {
    name: entry(
      ['River stones', 'Leaded glass', 'Small mosaic', 'Cathedral light', 'Pebble beach', 'Twelve panes'],
      round,
    ),
    alt: isGlass
      ? 'Panes of coloured glass held by dark lines.'
      : 'Rounded stones of many colours packed side by side.',
    tags: ['generative', 'mosaic', isGlass ? 'stained glass' : 'stones', 'pattern'],
  }
}
