import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, box, circle, ellipse, fill, line, polygon, rect, stroke } from '../../kit/shapes.ts'

/** Light from the left, as on everything in a room. */
export function lit(c: Canvas, color: string, degrees = 20): string {
  return c.linear([[0, shade(color, 0.18)], [0.5, color], [1, shade(color, -0.26)]], degrees)
}

/** The soft dark where something stands. */
export function contact(c: Canvas, x: number, y: number, rx: number): string {
  return c.glow(x, y, rx, Math.max(10, rx * 0.14), '#1a100c', 0.5)
}

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
      line(px + 8, seat + tall * 0.19, px + gap - 8, seat + tall * 0.19, shade(color, -0.35), 3, 'stroke-opacity="0.6"'),
    )
    if (style === 2) parts.push(...times(6, (dot) => circle(px + gap * (0.25 + (dot % 3) * 0.25), back + tall * (0.2 + Math.floor(dot / 3) * 0.2), 3.5, shade(color, -0.35))))
  }
  parts.push(rect(x + width * 0.06, seat + tall * 0.18, width * 0.88, tall * 0.17, lit(c, shade(color, -0.14)), `rx="${r * 0.5}"`))
  for (const px of [0, 0.885]) parts.push(rect(x + width * px, back + tall * 0.26, width * 0.115, tall * 0.62, lit(c, shade(color, px ? -0.08 : 0.05)), `rx="${r}"`))
  return parts.join('')
}

export function cushion(c: Canvas, x: number, y: number, size: number, color: string, turn: number): string {
  const d = `M${-size / 2},${-size / 2}Q0,${-size * 0.42} ${size / 2},${-size / 2}Q${size * 0.42},0 ${size / 2},${size / 2}Q0,${size * 0.42} ${-size / 2},${size / 2}Q${-size * 0.42},0 ${-size / 2},${-size / 2}Z`
  const stripes = c.random.chance(0.5) ? stroke(times(4, (s) => `M${-size * 0.3 + s * size * 0.2},${-size * 0.4}V${size * 0.4}`).join(''), shade(color, 0.4), size * 0.035, 'stroke-opacity="0.7"') : ''
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})">${fill(d, lit(c, color, 40))}${stripes}</g>`
}

/** A standing lamp with its light; `style` 0 shade, 1 arc, 2 globe. */
export function floorLamp(c: Canvas, x: number, floor: number, height: number, color: string, metal: string, style: number): string {
  const top = floor - height
  const glowAt = (gx: number, gy: number) => c.glow(gx, gy, height * 0.55, height * 0.5, '#ffe2a6', 0.6)
  if (style === 1) {
    const reach = height * 0.42
    const arc = `M${x},${floor}V${top + height * 0.3}Q${x},${top} ${x + reach * 0.6},${top}T${x + reach},${top + height * 0.13}`
    const bowl = `M${x + reach - 60},${top + height * 0.2}a60,56 0 0 1 120,0Z`
    return contact(c, x, floor, 70) + ellipse(x, floor - 4, 52, 11, metal) + stroke(arc, metal, 7) + glowAt(x + reach, top + height * 0.26) + fill(bowl, lit(c, color))
  }
  if (style === 2) {
    return contact(c, x, floor, 60) + ellipse(x, floor - 3, 46, 9, metal) + line(x, floor, x, top, metal, 7) + glowAt(x, top) + circle(x, top, height * 0.085, '#fff3d4') + circle(x + height * 0.11, top + height * 0.15, height * 0.055, '#ffedc0')
  }
  const w = height * 0.13
  const cone = polygon([[x - w * 0.62, top], [x + w * 0.62, top], [x + w, top + height * 0.19], [x - w, top + height * 0.19]])
  const legs = `M${x},${top + height * 0.2}L${x - height * 0.12},${floor}M${x},${top + height * 0.2}L${x + height * 0.12},${floor}M${x},${top + height * 0.2}L${x + height * 0.02},${floor}`
  return contact(c, x, floor, 80) + stroke(legs, metal, 8) + glowAt(x, top + height * 0.2) + fill(cone, c.linear([[0, mix(color, '#fff0cf', 0.5)], [1, mix(color, '#ffe2a6', 0.8)]]))
}

export function pendant(c: Canvas, x: number, y: number, width: number, color: string): string {
  const style = c.random.whole(0, 2)
  const cord = line(x, 0, x, y, '#2a211c', 3)
  const light = c.glow(x, y + width * 0.5, width * 1.5, width * 1.2, '#ffe2a6', 0.5)
  if (style === 0) return cord + light + fill(`M${x - width / 2},${y + width * 0.45}Q${x - width * 0.45},${y} ${x},${y}Q${x + width * 0.45},${y} ${x + width / 2},${y + width * 0.45}Z`, lit(c, color))
  const ribs = times(7, (rib) => ellipse(x, y + width * 0.42, Math.abs(width * 0.5 * Math.cos((rib / 6) * Math.PI)), width * 0.42, 'none', `stroke="${shade(color, -0.25)}" stroke-width="2" stroke-opacity="0.6"`)).join('')
  if (style === 1) return cord + light + ellipse(x, y + width * 0.42, width * 0.5, width * 0.42, c.radial([[0, mix(color, '#fff6e0', 0.8)], [1, mix(color, '#ffe9c4', 0.3)]])) + ribs
  return cord + light + fill(polygon([[x - width * 0.12, y], [x + width * 0.12, y], [x + width * 0.5, y + width * 0.5], [x - width * 0.5, y + width * 0.5]]), lit(c, color))
}

/** A rug lying on the floor, seen flat: an ellipse or a fringed trapezium with bands. */
export function rug(c: Canvas, x: number, y: number, width: number, depth: number, colors: readonly string[], isRound: boolean): string {
  const [one, two, three] = [entry(colors, 0), entry(colors, 1), entry(colors, 2)]
  if (isRound) return [1, 0.86, 0.72, 0.52, 0.3].map((part, ring) => ellipse(x, y, (width / 2) * part, (depth / 2) * part, entry([one, two, one, three, two], ring))).join('')
  const skew = width * 0.09
  const shape = polygon([[x - width / 2 + skew, y - depth / 2], [x + width / 2 - skew, y - depth / 2], [x + width / 2, y + depth / 2], [x - width / 2, y + depth / 2]])
  const bands = times(5, (band) => rect(x - width / 2, y - depth / 2 + depth * (0.08 + band * 0.19), width, depth * 0.07, band % 2 ? two : three))
  const zigzag = smoothless(times(41, (step): Point => [x - width / 2 + (width * step) / 40, y + (step % 2 ? 1 : -1) * depth * 0.06]))
  return c.inside(fill(shape, '#000'), fill(shape, one) + bands.join('') + stroke(zigzag, two, 4))
}

function smoothless(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join('L')}`
}

/** A picture on the wall. What hangs in the frame is a small composition of its own. */
export function framedArt(c: Canvas, x: number, y: number, w: number, h: number, frame: string, colors: readonly string[]): string {
  const { random } = c
  const [mx, my] = [w * 0.14, h * 0.12]
  const inner = rect(x + mx, y + my, w - mx * 2, h - my * 2, '#000')
  const [a, b, d, e] = [entry(colors, 0), entry(colors, 1), entry(colors, 2), entry(colors, 3)]
  const arts = [
    () => rect(x, y, w, h, a) + circle(x + w * random.between(0.35, 0.65), y + h * 0.4, w * 0.17, b) + fill(`M${x},${y + h * 0.6}Q${x + w * 0.3},${y + h * 0.45} ${x + w * 0.6},${y + h * 0.62}T${x + w},${y + h * 0.55}V${y + h}H${x}Z`, d),
    () => rect(x, y, w, h, a) + times(3, (arc) => circle(x + w / 2, y + h * 0.78, w * (0.34 - arc * 0.1), entry([b, d, e], arc))).join(''),
    () => rect(x, y, w, h, a) + times(5, () => fill(blob(random, x + w * random.between(0.3, 0.7), y + h * random.between(0.3, 0.7), w * random.between(0.08, 0.2), 0.3), random.pick([b, d, e]), 'fill-opacity="0.85"')).join(''),
    () => rect(x, y, w, h, a) + stroke(times(5, (s) => smooth(times(5, (k): Point => [x + w * (0.2 + k * 0.15), y + h * (0.3 + s * 0.1) + random.around(0, h * 0.05)]))).join(''), d, w * 0.02),
    () => rect(x, y, w, h / 2, a) + rect(x, y + h / 2, w, h / 2, b) + rect(x + w * 0.3, y + h * 0.35, w * 0.4, h * 0.3, d),
  ]
  const shadow = rect(x + 8, y + 12, w, h, '#1a100c', 'fill-opacity="0.2"')
  return shadow + rect(x, y, w, h, frame) + rect(x + w * 0.035, y + w * 0.035, w * 0.93, h - w * 0.07, '#fbf7ef') + c.inside(inner, random.pick(arts)())
}

/** Books standing and lying between two sides. */
export function books(c: Canvas, x: number, foot: number, width: number, height: number, colors: readonly string[]): string {
  const { random } = c
  const parts: string[] = []
  let px = x
  while (px < x + width - 10) {
    const w = Math.min(random.between(9, 24), x + width - px)
    const h = height * random.between(0.62, 0.96)
    const color = random.pick(colors)
    if (random.chance(0.1)) {
      px += w
    } else {
      parts.push(rect(px, foot - h, w - 1.5, h, c.linear([[0, shade(color, 0.15)], [1, shade(color, -0.2)]], 0)), rect(px + 1, foot - h * 0.82, w - 3.5, 4, shade(color, 0.5), 'fill-opacity="0.7"'))
      px += w
    }
  }
  return parts.join('')
}

export function vase(c: Canvas, x: number, foot: number, height: number, color: string, kind = c.random.whole(0, 3)): string {
  const h = height
  const shapes = [
    `M${x - h * 0.12},${foot - h}h${h * 0.24}q0,${h * 0.2} ${h * 0.2},${h * 0.45}t${-h * 0.12},${h * 0.55}h${-h * 0.4}q${-h * 0.32},${-h * 0.1} ${-h * 0.12},${-h * 0.55}t${h * 0.2},${-h * 0.45}Z`,
    `M${x - h * 0.2},${foot - h}h${h * 0.4}l${-h * 0.04},${h}h${-h * 0.32}Z`,
    `M${x - h * 0.08},${foot - h}h${h * 0.16}v${h * 0.34}a${h * 0.34},${h * 0.34} 0 0 1 ${h * 0.14},${h * 0.62}h${-h * 0.44}a${h * 0.34},${h * 0.34} 0 0 1 ${h * 0.14},${-h * 0.62}Z`,
    `M${x - h * 0.26},${foot - h * 0.8}q${h * 0.26},${-h * 0.1} ${h * 0.52},0q${h * 0.12},${h * 0.5} ${-h * 0.12},${h * 0.8}h${-h * 0.28}q${-h * 0.24},${-h * 0.3} ${-h * 0.12},${-h * 0.8}Z`,
  ]
  return fill(entry(shapes, kind), lit(c, color, 0))
}

/** Boards of the floor in perspective, or joints of stone. */
export function floorBoards(c: Canvas, floor: number, color: string): string {
  const { width, height, random } = c
  const lines = times(17, (index) => `M${Math.round(width / 2 + (index - 8) * width * 0.075)},${floor}L${Math.round(width / 2 + (index - 8) * width * 0.16)},${height}`)
  const ends = times(30, () => {
    const y = floor + random.next() * (height - floor)
    return `M${Math.round(random.next() * width)},${Math.round(y)}h${Math.round(30 + (y - floor) * 0.2)}`
  })
  return rect(0, floor, width, height - floor, c.linear([[0, shade(color, -0.2)], [0.3, color], [1, shade(color, 0.12)]])) + stroke(lines.join('') + ends.join(''), shade(color, -0.35), 2, 'stroke-opacity="0.35"') + fill(box(0, floor - 16, width, 16), '#fffaf0', 'fill-opacity="0.35"')
}
