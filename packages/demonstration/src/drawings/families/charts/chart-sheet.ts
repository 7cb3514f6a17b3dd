import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn, shade } from '../../kit/colors.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { rect } from '../../kit/shapes.ts'

interface Sheet {
  ground: string
  ink: string
  /** Where the drawing part begins and ends. */
  top: number
  bottom: number
  left: number
  right: number
}

/** Title, subtitle and source line around a chart. */
export function chartSheet(c: Canvas, title: string, subtitle: string, source: string): Sheet {
  const { width, height, palette } = c
  const ground = lightness(palette.paper) < 0.4 ? palette.paper : shade(palette.paper, 0.3)
  const ink = readableOn(ground, palette.ink, '#ffffff')
  const m = Math.min(width, height) * 0.075
  c.wash(ground)
  const size = sizeToFit('black', title, width - m * 2, Math.min(width, height) * 0.085, -0.015)
  const small = Math.min(width, height) * 0.03
  c.add(
    rect(m, m * 0.72, width * 0.09, 10, palette.accent),
    letters('black', title, m, m + size, size, ink, { tracking: -0.015 }),
    letters('plain', subtitle, m, m + size + small * 1.7, sizeToFit('plain', subtitle, width - m * 2, small), ink),
    letters('plain', source, m, height - m * 0.62, small * 0.72, ink, { extra: 'fill-opacity="0.65"' }),
  )
  return { ground, ink, top: m + size + small * 3.6, bottom: height - m * 1.7, left: m, right: width - m }
}
