import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, place } from '../../kit/shapes.ts'
import { plants } from './plants.ts'

/** A thicket of plants on a dark ground, lit from the middle. */
export function nightGarden(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = mix(palette.ink, '#0d1a16', lightness(palette.ink) > 0.5 ? 0.85 : 0.35)
  c.wash(ground)
  c.add(c.glow(width / 2, height * 0.45, width * 0.7, height * 0.5, mix(ground, palette.mid, 0.6), 0.7))
  const first = entry(plants, round * 2 + 1)
  for (let layer = 0; layer < 3; layer += 1) {
    const dim = 0.55 - layer * 0.27
    const tint = (color: string) => mix(color, ground, dim)
    const colors = {
      leaf: tint(mix(palette.mid, '#4c8a62', 0.5)),
      light: tint(palette.light),
      flower: tint(palette.accent),
      heart: tint('#f6e7b8'),
    }
    for (let spot = 0; spot < 6 - layer; spot += 1) {
      const other = entry(plants, round * 4 + spot * 3 + layer)
      const { draw } = layer === 2 && spot % 2 === 0 ? first : other
      const x = width * ((spot + 0.5) / (6 - layer) + random.around(0, 0.06))
      const isHanging = layer < 2 && spot % 3 === 1 && other.name !== 'Cactus'
      const size = height * random.between(0.34, 0.56)
      const body = draw(random, 0, 0, size, colors)
      c.add(
        place(body, x, isHanging ? -20 : height + 20, isHanging ? 180 + random.around(0, 14) : random.around(0, 14)),
      )
    }
  }
  c.add(
    ...times(40, () =>
      circle(
        random.next() * width,
        random.next() * height,
        random.between(1, 3.4),
        '#fff3c4',
        `fill-opacity="${random.between(0.2, 0.8).toFixed(2)}"`,
      ),
    ),
  )
  c.vignette('#000000', 0.5)
  return {
    name: entry(['Night garden', 'Garden after dark', 'Moth hour', 'The glasshouse at night', 'Dark botany'], round),
    alt: `Leaves and flowers, ${first.name.toLowerCase()} among them, glow against a dark garden with drifting sparks.`,
    tags: ['botanical', 'dark', 'garden', 'flowers', 'wallpaper'],
  }
}
