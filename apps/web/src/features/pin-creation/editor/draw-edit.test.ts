import { expect, test } from 'vitest'
import { straightenZoom } from './draw-edit.ts'

test('CN-21 a picture that is turned a little still fills its own frame', () => {
  expect(straightenZoom({ width: 400, height: 300 }, 0)).toBe(1)
  for (const degrees of [-15, -1, 5, 15]) {
    const [width, height] = [400, 300]
    const zoom = straightenZoom({ width, height }, degrees)
    const angle = (degrees * Math.PI) / 180
    // Each corner of the frame, seen from the turned picture, lies inside of it.
    for (const [x, y] of [
      [1, 1],
      [-1, 1],
    ] as const) {
      const [cx, cy] = [(x * width) / 2, (y * height) / 2]
      expect(Math.abs(cx * Math.cos(angle) + cy * Math.sin(angle))).toBeLessThanOrEqual((zoom * width) / 2 + 1e-6)
      expect(Math.abs(cy * Math.cos(angle) - cx * Math.sin(angle))).toBeLessThanOrEqual((zoom * height) / 2 + 1e-6)
    }
  }
})
