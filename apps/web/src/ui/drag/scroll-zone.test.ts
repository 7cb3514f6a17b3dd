import { expect, test } from 'vitest'
import { isInScrollZone } from './scroll-zone.ts'

test('BC-08 the page scrolls while something is held in the outer 120 pixels', () => {
  expect([0, 119, 120, 400, 680, 681, 800].map((y) => isInScrollZone(y, 800))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
  ])
})
