import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, disc, fill, polygon, polyline, rect } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'
import { bandUnder } from './band-under.ts'

const alpine = ['Valdora', 'Hohenau', 'Montesse', 'Kaltberg', 'Sarvan', 'Oberhall'] as const

export function alpineTrain(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(alpine, round)
  addSky(c, skyFor(round, 8), width * 0.75, height * 0.16, width * 0.07)
  const hues = [palette.light, palette.mid, palette.deep]
  for (let layer = 0; layer < 3; layer += 1) {
    const points = ridge(random, width, height * (0.38 + layer * 0.1), height * 0.28, 0.42, 4)
    const body = downTo(polyline(points), width, height)
    c.add(
      c.inside(
        fill(body, '#000'),
        fill(body, entry(hues, layer)) +
          times(7, (flank) => {
            const [px, py] = entry(points, Math.floor((points.length * (flank + 0.5)) / 7))
            return (
              fill(
                polygon([
                  [px, py - 4],
                  [px + width * 0.12, py + height * 0.16],
                  [px + width * 0.02, py + height * 0.12],
                  [px + width * 0.05, py + height * 0.3],
                  [px - width * 0.02, py + height * 0.18],
                ]),
                shade(entry(hues, layer), -0.28),
                'fill-opacity="0.8"',
              ) +
              fill(
                polygon([
                  [px, py - 6],
                  [px - width * 0.05, py + height * 0.06],
                  [px - width * 0.02, py + height * 0.045],
                  [px, py + height * 0.07],
                  [px + width * 0.04, py + height * 0.05],
                ]),
                '#fbf7ee',
                'fill-opacity="0.9"',
              )
            )
          }).join(''),
      ),
    )
  }
  const track = height * 0.68
  c.add(
    fill(
      downTo(smooth(ridge(random, width, track + height * 0.05, height * 0.03, 0.4, 3)), width, height),
      mix(palette.deep, '#3f6b3f', 0.5),
    ),
  )
  c.add(
    fill(
      times(
        12,
        (arch) =>
          `M${at(arch * width * 0.1 - 10)},${at(height)}V${at(track + 12)}h${at(width * 0.1)}V${at(height)}h${at(-width * 0.015)}V${at(track + height * 0.075)}a${at(width * 0.035)},${at(width * 0.035)} 0 0 0 ${at(-width * 0.07)},0V${at(height)}Z`,
      ).join(''),
      mix('#c9b79c', palette.mid, 0.2),
    ),
    rect(0, track, width, 14, shade('#8a7a64', -0.2)),
  )
  const car = width * 0.2
  for (let wagon = 0; wagon < 4; wagon += 1) {
    const x = width * 0.04 + wagon * (car + 8)
    c.add(
      rect(x, track - car * 0.36, car, car * 0.32, palette.accent, 'rx="10"'),
      rect(x, track - car * 0.2, car, car * 0.05, '#fbf1dc'),
      ...times(4, (pane) =>
        rect(x + car * (0.08 + pane * 0.225), track - car * 0.32, car * 0.16, car * 0.11, '#2a3440', 'rx="4"'),
      ),
      fill(disc(x + car * 0.2, track - 4, 9) + disc(x + car * 0.8, track - 4, 9), '#1d1a18'),
    )
  }
  c.add(
    fill(
      times(18, () =>
        pine(random, random.next() * width, height * random.between(0.8, 0.88), height * random.between(0.08, 0.2)),
      ).join(''),
      mix(palette.ink, '#16301f', 0.5),
    ),
  )
  bandUnder(
    c,
    name,
    entry(['BY THE MOUNTAIN RAILWAY', 'NINE TUNNELS, ONE VIEW', 'WINTER AND SUMMER'], round),
    palette.ink,
  )
  return {
    name: `${name} by mountain railway`,
    alt: `A travel poster for ${name}: a train on a viaduct before snowy peaks.`,
    tags: ['travel poster', 'train', 'mountains', 'vintage'],
  }
}
