import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SmallPicture } from './find-within.ts'
import { plainBorder } from './plain-border.ts'

type Color = readonly [red: number, green: number, blue: number]

const painted = (width: number, height: number, colorAt: (x: number, y: number) => Color): SmallPicture => {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colorAt(x, y), (y * width + x) * 3)
  return { width, height, data }
}
/** Something that no line of has one colour. */
const busy = (x: number, y: number): Color => [(x * 67 + y * 29) % 256, (x * 31 + y * 83) % 256, (x * 13 + y * 7) % 256]

const channel = fc.integer({ min: 0, max: 255 })
const lines = fc.integer({ min: 3, max: 20 })

test('a border of any colour and width is found on each side, and one line more, where both may mix', () => {
  fc.assert(
    fc.property(
      fc.tuple(channel, channel, channel),
      fc.record({ top: lines, bottom: lines, left: lines, right: lines }),
      (color, border) => {
        const [width, height] = [80 + border.left + border.right, 70 + border.top + border.bottom]
        const picture = painted(width, height, (x, y) => {
          const isInside = x >= border.left && x < width - border.right && y >= border.top && y < height - border.bottom
          // The compression of a border's one colour.
          const noise = ((x * 5 + y * 3) % 7) - 3
          const grained = color.map((value) => Math.min(255, Math.max(0, value + noise)))
          return isInside ? busy(x, y) : [grained[0] ?? 0, grained[1] ?? 0, grained[2] ?? 0]
        })
        const found = plainBorder(picture)
        for (const side of ['top', 'bottom', 'left', 'right'] as const) expect(found?.[side]).toBe(border[side] + 1)
      },
    ),
    { numRuns: 40 },
  )
})

test('bars above and below are a border, as films have them, and sides stay', () => {
  const film = painted(90, 60, (x, y) => (y < 8 || y >= 52 ? [0, 0, 0] : busy(x, y)))
  expect(plainBorder(film)).toEqual({ top: 9, bottom: 9, left: 0, right: 0 })
})

test('what has no border is left alone, and so is a ground that goes on', () => {
  expect(plainBorder(painted(60, 50, busy))).toBeNull()
  expect(plainBorder(painted(60, 50, () => [240, 240, 240]))).toBeNull()
  const dot = painted(100, 100, (x, y) => (Math.hypot(x - 50, y - 50) < 8 ? busy(x, y) : [250, 240, 230]))
  expect(plainBorder(dot)).toBeNull()
  // One line is what scaling leaves, and a narrow one on a picture that is small.
  expect(plainBorder(painted(200, 200, (x, y) => (y === 0 ? [9, 9, 9] : busy(x, y))))).toBeNull()
})
