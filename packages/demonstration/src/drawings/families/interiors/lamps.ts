import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { times } from '../../kit/random.ts'
import { circle, ellipse, fill, line, polygon, stroke } from '../../kit/shapes.ts'
import { contact, lit } from './light.ts'

/** A standing lamp with its light; `style` 0 shade, 1 arc, 2 globe. */
export function floorLamp(
  c: Canvas,
  x: number,
  floor: number,
  height: number,
  color: string,
  metal: string,
  style: number,
): string {
  const top = floor - height
  const glowAt = (gx: number, gy: number) => c.glow(gx, gy, height * 0.55, height * 0.5, '#ffe2a6', 0.6)
  if (style === 1) {
    const reach = height * 0.42
    const arc = `M${x},${floor}V${top + height * 0.3}Q${x},${top} ${x + reach * 0.6},${top}T${x + reach},${top + height * 0.13}`
    const bowl = `M${x + reach - 60},${top + height * 0.2}a60,56 0 0 1 120,0Z`
    return (
      contact(c, x, floor, 70) +
      ellipse(x, floor - 4, 52, 11, metal) +
      stroke(arc, metal, 7) +
      glowAt(x + reach, top + height * 0.26) +
      fill(bowl, lit(c, color))
    )
  }
  if (style === 2) {
    return (
      contact(c, x, floor, 60) +
      ellipse(x, floor - 3, 46, 9, metal) +
      line(x, floor, x, top, metal, 7) +
      glowAt(x, top) +
      circle(x, top, height * 0.085, '#fff3d4') +
      circle(x + height * 0.11, top + height * 0.15, height * 0.055, '#ffedc0')
    )
  }
  const w = height * 0.13
  const cone = polygon([
    [x - w * 0.62, top],
    [x + w * 0.62, top],
    [x + w, top + height * 0.19],
    [x - w, top + height * 0.19],
  ])
  const legs = `M${x},${top + height * 0.2}L${x - height * 0.12},${floor}M${x},${top + height * 0.2}L${x + height * 0.12},${floor}M${x},${top + height * 0.2}L${x + height * 0.02},${floor}`
  return (
    contact(c, x, floor, 80) +
    stroke(legs, metal, 8) +
    glowAt(x, top + height * 0.2) +
    fill(
      cone,
      c.linear([
        [0, mix(color, '#fff0cf', 0.5)],
        [1, mix(color, '#ffe2a6', 0.8)],
      ]),
    )
  )
}

export function pendant(c: Canvas, x: number, y: number, width: number, color: string): string {
  const style = c.random.whole(0, 2)
  const cord = line(x, 0, x, y, '#2a211c', 3)
  const light = c.glow(x, y + width * 0.5, width * 1.5, width * 1.2, '#ffe2a6', 0.5)
  if (style === 0)
    return (
      cord +
      light +
      fill(
        `M${x - width / 2},${y + width * 0.45}Q${x - width * 0.45},${y} ${x},${y}Q${x + width * 0.45},${y} ${x + width / 2},${y + width * 0.45}Z`,
        lit(c, color),
      )
    )
  const ribs = times(7, (rib) =>
    ellipse(
      x,
      y + width * 0.42,
      Math.abs(width * 0.5 * Math.cos((rib / 6) * Math.PI)),
      width * 0.42,
      'none',
      `stroke="${shade(color, -0.25)}" stroke-width="2" stroke-opacity="0.6"`,
    ),
  ).join('')
  if (style === 1)
    return (
      cord +
      light +
      ellipse(
        x,
        y + width * 0.42,
        width * 0.5,
        width * 0.42,
        c.radial([
          [0, mix(color, '#fff6e0', 0.8)],
          [1, mix(color, '#ffe9c4', 0.3)],
        ]),
      ) +
      ribs
    )
  return (
    cord +
    light +
    fill(
      polygon([
        [x - width * 0.12, y],
        [x + width * 0.12, y],
        [x + width * 0.5, y + width * 0.5],
        [x - width * 0.5, y + width * 0.5],
      ]),
      lit(c, color),
    )
  )
}
