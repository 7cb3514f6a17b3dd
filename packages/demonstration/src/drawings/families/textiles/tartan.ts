import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, fill, stroke } from '../../kit/shapes.ts'
import { addFolds } from './folds.ts'

/** Tartan: the same stripes across and down, with threads. */
export function tartan(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(entry([palette.deep, palette.paper, palette.mid, palette.ink], round))
  const set = entry([190, 120, 280, 160], round)
  const stripes = times(random.whole(3, 5), () => ({
    from: random.next() * set,
    wide: set * random.between(0.03, 0.26),
    color: random.pick([palette.light, palette.accent, palette.deep, palette.paper, palette.ink]),
    opacity: random.between(0.45, 0.8).toFixed(2),
  }))
  for (const { from, wide, color, opacity } of stripes) {
    c.add(
      fill(
        times(Math.ceil(width / set) + 1, (index) => box(index * set + from - set, 0, wide, height)).join(''),
        color,
        `fill-opacity="${opacity}"`,
      ),
    )
    c.add(
      fill(
        times(Math.ceil(height / set) + 1, (index) => box(0, index * set + from - set, width, wide)).join(''),
        color,
        `fill-opacity="${opacity}"`,
      ),
    )
  }
  c.wash(c.pattern(10, 10, stroke('M-2,12L12,-2M-2,2L2,-2M8,12L12,8', '#000000', 2.4, 'stroke-opacity="0.16"')))
  addFolds(c, 0.16)
  return {
    name: entry(
      ['Wool check', 'Picnic cloth', 'Blanket, wide set', 'Scarf no. 4', 'Flannel for October', 'Tea towel check'],
      round,
    ),
    alt: `A woven check of crossing ${palette.name} stripes with a twill thread.`,
    tags: ['plaid', 'textile', 'pattern', palette.name],
  }
}
