import { expect, test } from 'vitest'
import { closeupShape, closeupSizes, closeupWidths } from './closeup-shape.ts'

test('BC-10 the shape of a closeup follows the picture at 0.6 and 0.84', () => {
  expect([0.3, 0.6, 0.61, 0.84, 0.85, 2].map(closeupShape)).toEqual([
    'panoramic',
    'panoramic',
    'wide',
    'wide',
    'tall',
    'tall',
  ])
})

test('BC-10 closeups and their pictures have the eight widths', () => {
  const widths = Object.values(closeupWidths).flatMap(({ large, medium, small }) => [
    large.whole,
    large.picture,
    medium.whole,
    medium.picture,
    small,
  ])
  expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual([488, 508, 672, 740, 912, 992, 1016, 1176])
})

test('BC-10 the browser is told the width of the picture before it loads', () => {
  expect(closeupSizes('tall')).toBe(
    '(min-width: 1048px) 508px, (min-width: 1024px) 488px, (min-width: 768px) min(672px, 100vw - 32px), 100vw',
  )
})
