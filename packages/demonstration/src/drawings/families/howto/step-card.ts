import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, linesOf, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { at, circle, rect } from '../../kit/shapes.ts'
import type { Guide } from './guide-shapes.ts'
import { handGuides } from './hand-guides.ts'
import { homeGuides } from './home-guides.ts'

const guides: readonly Guide[] = [...handGuides, ...homeGuides]

/** Four steps on one card, in a grid or a column. */
export function stepCard(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const guide = entry(guides, round)
  const isDark = lightness(palette.paper) < 0.4
  const ground = isDark ? palette.paper : shade(palette.paper, 0.25)
  const ink = readableOn(ground, palette.ink, '#ffffff')
  c.wash(ground)
  const m = width * 0.06
  const face = entry(['black', 'hand', 'serif'] as const, round)
  const size = sizeToFit(face, guide.title, width - m * 2, height * 0.085)
  const head = m + size * 1.55
  if (round % 2) c.add(rect(0, 0, width, head, palette.accent))
  c.add(
    letters(
      face,
      guide.title,
      m,
      m + size * 0.82,
      size,
      round % 2 ? readableOn(palette.accent, '#ffffff', palette.ink) : ink,
    ),
  )
  const columns = width > height ? 4 : height > width * 1.6 ? 1 : 2
  const rows = 4 / columns
  const [w, h] = [(width - m * 2 + 20) / columns, (height - head - m * 0.7) / rows]
  for (const [index, step] of guide.steps.entries()) {
    const [x, y] = [m + (index % columns) * w, head + 20 + Math.floor(index / columns) * h]
    const card = mix(
      ground,
      entry([palette.light, palette.mid, palette.deep, palette.accent], index + round),
      isDark ? 0.45 : 0.26,
    )
    c.add(rect(x, y, w - 20, h - 24, card, 'rx="24"'))
    const s = Math.min(w * 0.78, h * 0.66)
    const [px, py] = columns === 1 ? [x + w * 0.7, y + h * 0.47] : [x + w / 2 - 10, y + h * 0.43]
    c.add(`<g transform="translate(${at(px)} ${at(py)})">${step.show(c, s)}</g>`)
    const small = Math.min(w * 0.075, width * 0.036)
    const text = readableOn(card, palette.ink, '#ffffff')
    c.add(
      circle(x + small * 1.8, y + small * 1.9, small * 1.05, palette.deep),
      letters(
        'black',
        String(index + 1),
        x + small * 1.8,
        y + small * 2.3,
        small * 1.1,
        readableOn(palette.deep, '#ffffff', palette.ink),
        { anchor: 'middle' },
      ),
    )
    const rowsOfText = linesOf('plain', step.say, small, columns === 1 ? w * 0.36 : w * 0.82)
    if (columns === 1) c.add(paragraph('plain', rowsOfText, x + small * 0.9, y + h * 0.5, small, text, 1.3))
    else
      c.add(
        paragraph(
          'plain',
          rowsOfText,
          x + w / 2 - 10,
          y + h - 24 - small * (rowsOfText.length === 1 ? 1.2 : 2.1),
          small,
          text,
          1.2,
          { anchor: 'middle' },
        ),
      )
  }
  return {
    name: `${guide.title}, ${entry(['step by step', 'in four steps'], Math.floor(round / guides.length))}`,
    alt: `A how-to card in four drawn steps: ${guide.steps.map(({ say }) => say.toLowerCase()).join(', ')}.`,
    tags: ['diy', 'tutorial', ...guide.tags],
  }
}
