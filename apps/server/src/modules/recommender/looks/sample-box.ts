import type { LookBox } from './look-box.ts'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue. */
  readonly data: Uint8Array
}

/**
 * A picture's boxes made smaller, which may begin and end between pixels: each pixel is the mean of all that it covers, by a table
 * of sums (Crow, "Summed-area tables for texture mapping", 1984).
 */
export function samplerOf({ width, height, data }: Pixels) {
  const across = (width + 1) * 3
  const sums = new Float64Array(across * (height + 1))
  for (let y = 0; y < height; y += 1) {
    const row = [0, 0, 0]
    for (let x = 0; x < width; x += 1)
      for (let color = 0; color < 3; color += 1) {
        row[color] = (row[color] ?? 0) + (data[(y * width + x) * 3 + color] ?? 0)
        const above = y * across + (x + 1) * 3 + color
        sums[above + across] = (sums[above] ?? 0) + (row[color] ?? 0)
      }
  }
  /** What lies above and left of a corner that may be between pixels. */
  const sumTo = (x: number, y: number, color: number): number => {
    const [left, top] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))]
    const [right, down] = [x - left, y - top]
    const at = top * across + left * 3 + color
    const upper = (sums[at] ?? 0) * (1 - right) + (sums[at + 3] ?? 0) * right
    const lower = (sums[at + across] ?? 0) * (1 - right) + (sums[at + across + 3] ?? 0) * right
    return upper * (1 - down) + lower * down
  }
  return (box: LookBox, toWidth: number, toHeight: number): Pixels => {
    const corners = new Float64Array((toWidth + 1) * (toHeight + 1) * 3)
    for (let y = 0; y <= toHeight; y += 1)
      for (let x = 0; x <= toWidth; x += 1)
        for (let color = 0; color < 3; color += 1)
          corners[(y * (toWidth + 1) + x) * 3 + color] = sumTo(
            (box.x + (box.w * x) / toWidth) * width,
            (box.y + (box.h * y) / toHeight) * height,
            color,
          )
    const made = new Uint8Array(toWidth * toHeight * 3)
    const covered = (box.w * width * box.h * height) / (toWidth * toHeight)
    for (let y = 0; y < toHeight; y += 1)
      for (let at = 0; at < toWidth * 3; at += 1) {
        const corner = y * (toWidth + 1) * 3 + at
        const below = corner + (toWidth + 1) * 3
        const sum =
          (corners[corner] ?? 0) + (corners[below + 3] ?? 0) - (corners[corner + 3] ?? 0) - (corners[below] ?? 0)
        made[y * toWidth * 3 + at] = Math.round(sum / covered)
      }
    return { width: toWidth, height: toHeight, data: made }
  }
}
