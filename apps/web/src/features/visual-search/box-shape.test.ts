import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxInAddress, boxOfAddress, moveBox, pullCorner, scaleBox, wholeBox } from './box-shape.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const by = fc.double({ min: -3, max: 3, noNaN: true })
const corner = fc.constantFrom('top-left', 'top-right', 'bottom-left', 'bottom-right')
const box = fc.tuple(share, share, share, share).map(([x, y, w, h]) => {
  const [width, height] = [0.1 + w * 0.9, 0.1 + h * 0.9]
  return { x: x * (1 - width), y: y * (1 - height), w: width, h: height }
})
const isInside = ({ x, y, w, h }: typeof wholeBox) =>
  x >= 0 && y >= 0 && w >= 0.0999 && h >= 0.0999 && x + w <= 1.0001 && y + h <= 1.0001

test('however a part is moved, pulled or scaled, it stays on the picture and can be held', () => {
  fc.assert(
    fc.property(box, corner, by, by, (part, pulled, across, down) => {
      expect(isInside(moveBox(part, across, down))).toBe(true)
      expect(isInside(pullCorner(part, pulled, across, down))).toBe(true)
      expect(isInside(scaleBox(part, Math.abs(across)))).toBe(true)
    }),
  )
})

test('a part goes through an address and comes back; what names none is all of the picture', () => {
  fc.assert(
    fc.property(box, (part) => {
      const back = boxOfAddress(boxInAddress(part))
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(back[side]).toBeCloseTo(part[side], 2)
    }),
  )
  expect(boxOfAddress({})).toEqual(wholeBox)
  expect(boxOfAddress({ x: 900, y: 0, w: 500, h: 1000 })).toEqual(wholeBox)
})
