import { expect, test } from 'vitest'
import { extendedTo, keptOf, nothingChosen, toggled, withAll } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const list = ({ chosen }: typeof nothingChosen) => order.filter((id) => chosen.has(id)).join('')

test('ST-08 a press chooses one and takes it back', () => {
  const one = toggled(nothingChosen, 'c')
  expect(list(one)).toBe('c')
  expect(list(toggled(toggled(one, 'a'), 'c'))).toBe('a')
})

test('ST-08 shift chooses a range, either way, and the range can shrink again', () => {
  const begun = toggled(toggled(nothingChosen, 'a'), 'c')
  expect(list(extendedTo(begun, order, 'e'))).toBe('acde')
  expect(list(extendedTo(extendedTo(begun, order, 'e'), order, 'd'))).toBe('acd')
  expect(list(extendedTo(extendedTo(begun, order, 'e'), order, 'b'))).toBe('abc')
})

test('ST-08 a range that begins with what was taken back takes back', () => {
  const all = withAll(nothingChosen, order)
  expect(list(extendedTo(toggled(all, 'b'), order, 'd'))).toBe('ae')
})

test('ST-08 a range without a beginning is a press', () => {
  expect(list(extendedTo(nothingChosen, order, 'b'))).toBe('b')
  expect(list(extendedTo(toggled(nothingChosen, 'gone'), order, 'b'))).toBe('b')
})

test('ST-08 what leaves the list is chosen no longer; what the list gains changes nothing', () => {
  const chosen = toggled(toggled(nothingChosen, 'b'), 'd')
  expect(keptOf(chosen, [...order, 'f'])).toBe(chosen)
  const left = keptOf(chosen, ['a', 'b'])
  expect([...left.chosen]).toEqual(['b'])
  expect(left.anchor).toBeNull()
})
