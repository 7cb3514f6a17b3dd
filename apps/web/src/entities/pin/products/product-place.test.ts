import { expect, test } from 'vitest'
import { placeAfterKey, placeAt } from './product-place.ts'

const picture = { left: 100, top: 50, width: 200, height: 400 }

test.each([
  [200, 250, { x: 0.5, y: 0.5 }],
  [166.667, 50, { x: 0.3333, y: 0 }],
  [0, 1000, { x: 0, y: 1 }],
])('a pointer at %i, %i is at %o of the picture', (clientX, clientY, expected) =>
  expect(placeAt({ clientX, clientY }, picture)).toEqual(expected),
)

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.95 }],
  ['ArrowRight', true, { x: 0.6, y: 0.95 }],
  ['ArrowUp', false, { x: 0.5, y: 0.94 }],
  ['ArrowDown', true, { x: 0.5, y: 1 }],
  ['Enter', false, null],
])('%s, with Shift %s, moves to %o', (key, shiftKey, expected) =>
  expect(placeAfterKey({ x: 0.5, y: 0.95 }, { key, shiftKey })).toEqual(expected),
)
