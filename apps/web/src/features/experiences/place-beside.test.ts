import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const view = { width: 1280, height: 800 }
const size = { width: 280, height: 120 }
const middle = { left: 600, top: 400, width: 40, height: 40 }

test.each([
  ['down', { left: 480, top: 448 }],
  ['up', { left: 480, top: 272 }],
  ['right', { left: 648, top: 360 }],
  ['left', { left: 312, top: 360 }],
] as const)('EN-13 flyout_direction %s', (direction, place) => {
  expect(placeBeside(middle, size, view, direction)).toEqual(place)
})

test('without room it opens to the other side, and never leaves the window', () => {
  const atTop = { ...middle, top: 12 }
  expect(placeBeside(atTop, size, view, 'up').top).toBe(60)
  const atBottom = { ...middle, top: 750 }
  expect(placeBeside(atBottom, size, view, 'down').top).toBe(622)
  expect(placeBeside({ ...middle, left: 1230 }, size, view, 'down').left).toBe(992)
  expect(placeBeside({ ...middle, left: 4 }, size, view, 'down').left).toBe(8)
  const phone = { width: 390, height: 800 }
  expect(placeBeside({ left: 175, top: 740, width: 40, height: 40 }, size, phone, 'left')).toEqual({
    left: 55,
    top: 612,
  })
  // Higher than the window, its beginning shows.
  expect(placeBeside(middle, { width: 280, height: 900 }, view, 'down').top).toBe(8)
})
