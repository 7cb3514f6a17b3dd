import { expect, test } from 'vitest'
import { buttonLookOf, listFrame, pinFrame, scaleOf } from './widget-options.ts'

const saying = (attributes: Readonly<Record<string, string>>) => (name: string) => attributes[name] ?? ''

test.each([
  [{}, { isLarge: false, isRound: false, isCustom: false, count: 'none' }],
  [
    { tall: 'true', round: 'true' },
    { isLarge: true, isRound: true, isCustom: false, count: 'none' },
  ],
  [
    { size: 'large', shape: 'round' },
    { isLarge: true, isRound: true, isCustom: false, count: 'none' },
  ],
  [
    { custom: 'true', count: 'above' },
    { isLarge: false, isRound: false, isCustom: true, count: 'above' },
  ],
  [{ count: 'sideways' }, { isLarge: false, isRound: false, isCustom: false, count: 'none' }],
])('CN-12 a button with %o looks so', (attributes, look) => {
  expect(buttonLookOf(saying(attributes))).toEqual(look)
})

test('CN-12 frames are as large as the site wants them, within bounds', () => {
  expect(pinFrame(saying({ width: 'medium' }), 1.5)).toEqual({ width: 377, height: 642 })
  expect(pinFrame(saying({}), 1)).toEqual({ width: 268, height: 360 })
  expect(listFrame(saying({ 'board-width': '500', 'scale-height': '240' }))).toEqual({ width: 500, height: 364 })
  expect(listFrame(saying({ 'board-width': '99999', 'scale-height': 'x' }))).toEqual({ width: 1200, height: 424 })
})

test('CN-12 a list is asked for pictures as wide as the site wants them', () => {
  expect(scaleOf(saying({ 'scale-width': '115' }))).toBe('?scale=115')
  expect(scaleOf(saying({ 'scale-width': 'x' }))).toBe('')
  expect(scaleOf(saying({}))).toBe('')
})
