import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { times } from '../../kit/random.ts'
import { circle, fill, line, rect, stroke } from '../../kit/shapes.ts'
import { contact, lit } from './light.ts'

/** A sofa whose front stands on `floor`; `style` 0 is round, 1 boxy on legs, 2 low and quilted. */
export function sofa(c: Canvas, x: number, floor: number, width: number, color: string, style: number): string {
  const tall = width * 0.4
  const leg = style === 1 ? width * 0.06 : width * 0.02
  const seat = floor - leg - tall * 0.34
  const back = seat - tall * 0.52
  const r = style === 0 ? width * 0.08 : style === 1 ? width * 0.025 : width * 0.045
  const seats = style === 2 ? 3 : 2
  const parts = [contact(c, x + width / 2, floor, width * 0.6)]
  for (const px of [0.07, 0.9]) parts.push(rect(x + width * px, floor - leg * 1.2, width * 0.025, leg * 1.2, '#4a2f1e'))
  parts.push(rect(x + width * 0.05, back, width * 0.9, tall * 0.8, lit(c, shade(color, -0.1)), `rx="${r}"`))
  const gap = (width * 0.8) / seats
  for (let index = 0; index < seats; index += 1) {
    const px = x + width * 0.1 + index * gap
    parts.push(
      rect(px + 3, back + tall * 0.07, gap - 6, tall * 0.56, lit(c, color), `rx="${r * 0.8}"`),
      rect(px + 2, seat, gap - 4, tall * 0.2, lit(c, shade(color, 0.08), 80), `rx="${r * 0.5}"`),
      line(
        px + 8,
        seat + tall * 0.19,
        px + gap - 8,
        seat + tall * 0.19,
        shade(color, -0.35),
        3,
        'stroke-opacity="0.6"',
      ),
    )
    if (style === 2)
      parts.push(
        ...times(6, (dot) =>
          circle(
            px + gap * (0.25 + (dot % 3) * 0.25),
            back + tall * (0.2 + Math.floor(dot / 3) * 0.2),
            3.5,
            shade(color, -0.35),
          ),
        ),
      )
  }
  parts.push(
    rect(
      x + width * 0.06,
      seat + tall * 0.18,
      width * 0.88,
      tall * 0.17,
      lit(c, shade(color, -0.14)),
      `rx="${r * 0.5}"`,
    ),
  )
  for (const px of [0, 0.885])
    parts.push(
      rect(
        x + width * px,
        back + tall * 0.26,
        width * 0.115,
        tall * 0.62,
        lit(c, shade(color, px ? -0.08 : 0.05)),
        `rx="${r}"`,
      ),
    )
  return parts.join('')
}

export function cushion(c: Canvas, x: number, y: number, size: number, color: string, turn: number): string {
  const d = `M${-size / 2},${-size / 2}Q0,${-size * 0.42} ${size / 2},${-size / 2}Q${size * 0.42},0 ${size / 2},${size / 2}Q0,${size * 0.42} ${-size / 2},${size / 2}Q${-size * 0.42},0 ${-size / 2},${-size / 2}Z`
  const stripes = c.random.chance(0.5)
    ? stroke(
        times(4, (s) => `M${-size * 0.3 + s * size * 0.2},${-size * 0.4}V${size * 0.4}`).join(''),
        shade(color, 0.4),
        size * 0.035,
        'stroke-opacity="0.7"',
      )
    : ''
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})">${fill(d, lit(c, color, 40))}${stripes}</g>`
}
