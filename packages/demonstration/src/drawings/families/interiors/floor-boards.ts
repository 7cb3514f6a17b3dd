import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { times } from '../../kit/random.ts'
import { box, fill, rect, stroke } from '../../kit/shapes.ts'

/** Boards of the floor in perspective, or joints of stone. */
export function floorBoards(c: Canvas, floor: number, color: string): string {
  const { width, height, random } = c
  const lines = times(
    17,
    (index) =>
      `M${Math.round(width / 2 + (index - 8) * width * 0.075)},${floor}L${Math.round(width / 2 + (index - 8) * width * 0.16)},${height}`,
  )
  const ends = times(30, () => {
    const y = floor + random.next() * (height - floor)
    return `M${Math.round(random.next() * width)},${Math.round(y)}h${Math.round(30 + (y - floor) * 0.2)}`
  })
  return (
    rect(
      0,
      floor,
      width,
      height - floor,
      c.linear([
        [0, shade(color, -0.2)],
        [0.3, color],
        [1, shade(color, 0.12)],
      ]),
    ) +
    stroke(lines.join('') + ends.join(''), shade(color, -0.35), 2, 'stroke-opacity="0.35"') +
    fill(box(0, floor - 16, width, 16), '#fffaf0', 'fill-opacity="0.35"')
  )
}
