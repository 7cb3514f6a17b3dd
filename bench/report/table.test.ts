import { expect, test } from 'vitest'
import { figure, markdownTable, verdict } from './table.ts'

test('columns are as wide as what is in them', () => {
  expect(markdownTable(['case', 'n'], [['home feed', '12']])).toBe(
    ['| case      |   n |', '| --------- | --: |', '| home feed |  12 |'].join('\n'),
  )
})

test('figures show about three places that count', () => {
  expect([12_345.6, 100, 99.96, 3.456, 0.0456, 0].map(figure)).toEqual(['12,346', '100', '100.0', '3.46', '0.046', '0'])
  expect(figure(Number.NaN)).toBe('–')
})

test('a verdict ticks what reached its aim, and says how much is missing otherwise', () => {
  expect(verdict(1500, 1500, 'at least')).toBe('✓')
  expect(verdict(750, 1500, 'at least')).toBe('−50 %')
  expect(verdict(149, 150, 'at most')).toBe('✓')
  expect(verdict(165, 150, 'at most')).toBe('+10 %')
  expect(verdict(0.02, 0, 'at most')).toBe('+0.020')
  expect(verdict(7, null, 'at most')).toBe('')
})
