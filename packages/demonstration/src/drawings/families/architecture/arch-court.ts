import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, ellipse, fill, polar, polygon, rect } from '../../kit/shapes.ts'
import { plaster } from './plaster.ts'

/** Arches behind arches, sharp sun and a strip of sky. */
export function archCourt(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wall = plaster(c, round)
  const skyColor = entry(['#7fb4d9', '#5a8fc4', '#f2b37a', '#2d4a78', '#a9d0d8'], round)
  c.wash(
    c.linear([
      [0, skyColor],
      [1, mix(skyColor, '#ffffff', 0.6)],
    ]),
  )
  const count = entry([4, 3, 5, 4, 6], round)
  const vanish = width * random.between(0.4, 0.6)
  c.add(
    rect(
      0,
      height * 0.06,
      width,
      height,
      c.linear([
        [0, shade(wall, -0.05)],
        [1, shade(wall, -0.3)],
      ]),
    ),
  )
  for (let depth = count; depth >= 0; depth -= 1) {
    const part = 0.34 ** (depth * 0.42)
    const [w, h] = [width * 0.7 * part, height * 0.86 * part]
    const x = vanish + (width / 2 - vanish) * part
    const foot = height * (0.58 + 0.38 * part)
    const tone = shade(wall, 0.16 - (count - depth) * 0.05 + (depth % 2 ? -0.12 : 0.05))
    const opening = `M${at(x - w / 2)},${at(foot)}V${at(foot - h + w / 2)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0V${at(foot)}Z`
    if (depth === count) {
      c.add(
        fill(
          opening,
          c.linear([
            [0, skyColor],
            [0.7, mix(skyColor, '#ffffff', 0.7)],
            [1, mix(wall, '#ffffff', 0.4)],
          ]),
        ),
        circle(x + w * 0.16, foot - h * 0.6, w * 0.12, '#fff6dc'),
      )
      continue
    }
    const thick = w * 0.09
    const around = `M0,0H${width}V${height}H0Z`
    c.add(
      fill(
        `${around}${opening}`,
        c.linear(
          [
            [0, shade(tone, 0.14)],
            [0.6, tone],
            [1, shade(tone, -0.2)],
          ],
          25,
        ),
        'fill-rule="evenodd"',
      ),
    )
    const inner = `M${at(x - w / 2)},${at(foot)}V${at(foot - h + w / 2)}a${at(w / 2)},${at(w / 2)} 0 0 1 ${at(w)},0V${at(foot)}h${at(-thick)}V${at(foot - h + w / 2)}a${at(w / 2 - thick)},${at(w / 2 - thick)} 0 0 0 ${at(-(w - thick * 2))},0V${at(foot)}Z`
    c.add(fill(inner, shade(tone, depth % 2 ? -0.38 : -0.28)))
    c.add(
      fill(
        polygon([
          [x - w / 2, foot],
          [x + w / 2, foot],
          [x + w * 0.9, height],
          [x - w * 0.2, height],
        ]),
        '#fff2cf',
        'fill-opacity="0.22"',
      ),
    )
  }
  const stepTop = height * 0.96
  for (let step = 0; step < 3; step += 1)
    c.add(
      rect(
        0,
        stepTop - (2 - step) * height * 0.022,
        width,
        height,
        c.linear([
          [0, shade(wall, 0.25 - step * 0.06)],
          [1, shade(wall, -0.1)],
        ]),
      ),
    )
  const pot = width * 0.07
  const px = width * (round % 2 ? 0.1 : 0.9)
  c.add(
    ellipse(px, stepTop - 20, pot * 0.5, pot * 0.1, '#1a100c', 'fill-opacity="0.4"'),
    fill(
      `M${at(px - pot * 0.5)},${at(stepTop - pot * 1.2)}h${at(pot)}l${at(-pot * 0.15)},${at(pot)}h${at(-pot * 0.7)}Z`,
      palette.accent,
    ),
    fill(
      times(13, (leaf) => {
        const [tx, ty] = polar(px, stepTop - pot * 1.2, pot * random.between(1.2, 2), -2.8 + leaf * 0.21)
        return `M${at(px)},${at(stepTop - pot * 1.2)}Q${at((px + tx) / 2 - 8)},${at((stepTop - pot * 1.2 + ty) / 2 - 8)} ${at(tx)},${at(ty)}Q${at((px + tx) / 2 + 8)},${at((stepTop - pot * 1.2 + ty) / 2 + 8)} ${at(px)},${at(stepTop - pot * 1.2)}Z`
      }).join(''),
      mix('#4f7a4a', palette.deep, 0.2),
    ),
  )
  c.vignette('#1a100c', 0.28)
  return {
    name: entry(
      ['Arcade at noon', 'Three doors to the sea', 'Sun in the passage', 'Courtyard, blue morning', 'Colonnade'],
      round,
    ),
    alt: 'Plastered arches stand one behind the other; the last frames a bright sky.',
    tags: ['arches', 'architecture', 'light', 'travel', palette.name],
  }
}
