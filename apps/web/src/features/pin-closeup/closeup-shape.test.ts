import { expect, test } from 'vitest'
import { closeupShape, closeupSizes, closeupWidths, isSquarish } from './closeup-shape.ts'

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
  expect(closeupSizes(1.5)).toBe(
    [
      '(min-width: 1048px) min(max(508px, min(45vw, 704px)), calc(max(480px, 80vh) / 1.5))',
      '(min-width: 1024px) min(max(488px, min(45vw, 680px)), calc(max(480px, 80vh) / 1.5))',
      '(min-width: 768px) min(672px, 100vw - 32px)',
      '100vw',
    ].join(', '),
  )
})

test('BC-10 a nearly square picture gets the wider closeup on large windows', () => {
  expect([0.84, 0.85, 1.24, 1.25].map(isSquarish)).toEqual([false, true, true, false])
  expect(closeupSizes(1)).toContain('(min-width: 1560px) min(max(508px, min(45vw, 864px))')
})
