import type { Canvas } from '../../kit/canvas.ts'
import { mix, readableOn } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { at, circle, fill, rect } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

/** How to care for four plants. */
export function plantCare(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const title = entry(
    ['Keep them alive', 'Sill to forest', 'Water less', 'First plants', 'Low light, high hopes'],
    round,
  )
  const s = chartSheet(c, title, 'Light, water and patience', 'Every window is different')
  const columns = width > height ? 4 : 2
  const rows = columns === 4 ? 1 : 2
  const [w, h] = [(s.right - s.left + 24) / columns, (s.bottom - s.top + 24) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const plant = entry(
      plants.filter(({ name }) => name !== 'Poppy' && name !== 'Wildflowers'),
      index * 3 + round,
    )
    const [x, y] = [s.left + (index % columns) * w, s.top + Math.floor(index / columns) * h]
    const card = mix(s.ground, entry([palette.light, palette.mid, palette.accent, palette.deep], index + round), 0.3)
    const ink = readableOn(card, palette.ink, '#ffffff')
    c.add(rect(x, y, w - 24, h - 24, card, 'rx="26"'))
    const pot = w * 0.1
    const [px, foot] = [x + (w - 24) / 2, y + h * 0.6]
    c.add(
      plant.draw(random, px, foot - pot * 1.1, Math.min(h * 0.44, w * 0.62), {
        leaf: mix('#4a7a4f', palette.deep, 0.3),
        light: mix(palette.light, '#7faa6a', 0.5),
        flower: palette.accent,
        heart: palette.ink,
      }),
      fill(
        `M${at(px - pot)},${at(foot - pot * 1.3)}h${at(pot * 2)}l${at(-pot * 0.3)},${at(pot * 1.5)}h${at(-pot * 1.4)}Z`,
        palette.accent,
      ),
    )
    const size = Math.min(w * 0.085, h * 0.06)
    c.add(
      letters('black', plant.name, px, y + h * 0.73, size, ink, { anchor: 'middle' }),
      letters('italic', plant.latin, px, y + h * 0.73 + size * 0.95, size * 0.72, ink, { anchor: 'middle' }),
    )
    for (const [row, level] of [random.whole(1, 4), random.whole(1, 4)].entries()) {
      for (let dot = 0; dot < 4; dot += 1) {
        const [dx, dy] = [px + (dot - 1.5) * size * 1.3, y + h * 0.73 + size * (1.9 + row * 1.15)]
        const isOn = dot < level
        c.add(
          row === 0
            ? circle(dx, dy, size * 0.32, isOn ? '#f2b233' : 'none', `stroke="${ink}" stroke-width="2.5"`)
            : fill(
                leaf(dx, dy - size * 0.5, size * 0.95, size * 0.72, 1.571),
                isOn ? '#5b9bd0' : 'none',
                `stroke="${ink}" stroke-width="2.5"`,
              ),
        )
      }
    }
  }
  return words(title, 'Plant cards with a drawing, the name, and marks for light and water.', 'houseplants', 'care')
}
