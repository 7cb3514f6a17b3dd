import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDoubleTap, moveBy, wholePicture, zoomBy, zoomSpace, zoomToggled } from './zoom-view.ts'

const screen = { width: 1000, height: 800 }
const space = zoomSpace({ width: 2000, height: 3000 }, screen)

test('a picture fits whole, and a small one grows to twice its pixels at most', () => {
  expect(space.picture.height).toBe(800)
  expect(Math.round(space.picture.width)).toBe(533)
  expect(zoomSpace({ width: 100, height: 100 }, screen).picture).toEqual({ width: 200, height: 200 })
})

test('a large original can be seen at twice its own pixels', () => {
  expect(zoomSpace({ width: 8000, height: 6400 }, screen).largest).toBe(16)
  expect(zoomSpace({ width: 1000, height: 800 }, screen).largest).toBe(4)
})

test('what is under the pointer stays there', () => {
  const point = { x: 100, y: -150 }
  const near = zoomBy(zoomBy(wholePicture, 3, { x: 0, y: 0 }, space), 1.2, point, space)
  const nearer = zoomBy(near, 1.1, point, space)
  const onPicture = ({ scale, x, y }: typeof near) => [(point.x - x) / scale, (point.y - y) / scale].map(Math.round)
  expect(onPicture(nearer)).toEqual(onPicture(near))
})

test('zooming out ends at the whole picture, in the middle', () => {
  const near = moveBy(zoomBy(wholePicture, 4, { x: 200, y: 200 }, space), { x: 300, y: 300 }, space)
  expect(zoomBy(near, 0.01, { x: -300, y: 300 }, space)).toEqual(wholePicture)
})

test('the whole picture cannot be moved, and a near one no further than its edge', () => {
  expect(moveBy(wholePicture, { x: 50, y: 50 }, space)).toEqual(wholePicture)
  const near = zoomBy(wholePicture, 2, { x: 0, y: 0 }, space)
  expect(moveBy(near, { x: 5000, y: -5000 }, space)).toEqual({
    scale: 2,
    x: (space.picture.width * 2 - 1000) / 2,
    y: -(space.picture.height * 2 - 800) / 2,
  })
})

test('a double tap goes near and back', () => {
  const near = zoomToggled(wholePicture, { x: 0, y: 0 }, space)
  expect(near.scale).toBe(2.5)
  expect(zoomToggled(near, { x: 10, y: 10 }, space)).toEqual(wholePicture)
})

test('two taps are one double tap when they are near in time and place', () => {
  const first = { at: 1000, x: 0, y: 0 }
  expect(isDoubleTap(null, first)).toBe(false)
  expect(isDoubleTap(first, { at: 1200, x: 10, y: 10 })).toBe(true)
  expect(isDoubleTap(first, { at: 1301, x: 0, y: 0 })).toBe(false)
  expect(isDoubleTap(first, { at: 1100, x: 25, y: 0 })).toBe(false)
})

test('whatever is done, the picture stays between whole and largest and never leaves the screen', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -400, max: 400 }) })
  const act = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), point }),
    fc.record({ by: point }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const view = acts.reduce(
        (seen, next) => ('by' in next ? moveBy(seen, next.by, space) : zoomBy(seen, next.factor, next.point, space)),
        wholePicture,
      )
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(space.largest)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max((space.picture.width * view.scale - 1000) / 2, 0))
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max((space.picture.height * view.scale - 800) / 2, 0))
    }),
  )
})
