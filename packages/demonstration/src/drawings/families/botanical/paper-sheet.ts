import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import type { PlantColors } from './plant.ts'

export function colorsOf(c: Canvas): PlantColors {
  const { palette } = c
  const green = mix(palette.deep, '#3f6b46', lightness(palette.paper) < 0.4 ? 0.2 : 0.5)
  return { leaf: green, light: mix(palette.light, green, 0.2), flower: palette.accent, heart: palette.ink }
}

/** The same drawing as one soft dark shape, moved: a shadow without a filter. */
export function shadowOf(markup: string, x: number, y: number): string {
  const flat = markup
    .replace(/fill="#[0-9a-f]{6}"/g, 'fill="#2a1c10"')
    .replace(/stroke="#[0-9a-f]{6}"/g, 'stroke="#2a1c10"')
  return `<g transform="translate(${x} ${y})" opacity="0.22">${flat}</g>`
}
