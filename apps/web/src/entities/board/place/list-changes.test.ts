import { expect, test } from 'vitest'
import { dealtOut, placeAfterSteps, placeBeside, putBack, putBehind, without } from './list-changes.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const text = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

test('PI-06 rows that were moved away are gone, and the others stay as they were', () => {
  expect(text(without(rows, ['b', 'x', 'd']))).toBe('ace')
  expect(without(rows, ['b'])[0]).toBe(rows[0])
})

test('BO-01 rows are put behind another one, in the order named, or first', () => {
  expect(text(putBehind(rows, ['d', 'b'], 'a'))).toBe('adbce')
  expect(text(putBehind(rows, ['e'], null))).toBe('eabcd')
  expect(text(putBehind(rows, ['a', 'x'], 'e'))).toBe('bcdea')
})

test('BO-01 behind itself, or behind what is not there, nothing moves', () => {
  expect(putBehind(rows, ['b', 'c'], 'c')).toBe(rows)
  expect(putBehind(rows, ['b'], 'x')).toBe(rows)
})

test('PI-06 what was moved away comes back to where it was, among what is there now', () => {
  const left = without(rows, ['a', 'c', 'd'])
  expect(text(putBack(left, rows, ['a', 'c', 'd']))).toBe('abcde')
  expect(text(putBack([{ id: 'n' }, ...left], rows, ['c']))).toBe('nbce')
  expect(text(putBack([{ id: 'e' }], rows, ['c', 'd']))).toBe('cde')
  expect(putBack(rows, rows, ['c'])).toBe(rows)
})

test('BO-01 before something is behind what stays in front of it', () => {
  expect(placeBeside(rows, ['e'], 'c', 'before')).toBe('b')
  expect(placeBeside(rows, ['b'], 'c', 'before')).toBe('a')
  expect(placeBeside(rows, ['b'], 'a', 'before')).toBeNull()
  expect(placeBeside(rows, ['b'], 'a', 'after')).toBe('a')
})

test('BO-06 one step on or back by the menu, and none at the ends', () => {
  expect(text(putBehind(rows, ['c'], placeAfterSteps(rows, 'c', 1) ?? null))).toBe('abdce')
  expect(text(putBehind(rows, ['c'], placeAfterSteps(rows, 'c', -1) ?? null))).toBe('acbde')
  expect(placeAfterSteps(rows, 'b', -1)).toBeNull()
  expect(placeAfterSteps(rows, 'a', -1)).toBeUndefined()
  expect(placeAfterSteps(rows, 'e', 1)).toBeUndefined()
  expect(placeAfterSteps(rows, 'x', 1)).toBeUndefined()
})

test('PI-06 pages keep their length, so that a first page is what the server would answer', () => {
  const pages = [
    { data: rows.slice(0, 2), bookmark: 'one' },
    { data: rows.slice(2), bookmark: 'two' },
  ]
  const dealt = dealtOut(pages, without(rows, ['a']))
  expect(dealt.map(({ data, bookmark }) => [text(data), bookmark])).toEqual([
    ['bc', 'one'],
    ['de', 'two'],
  ])
  expect(dealtOut([], rows)).toEqual([])
})
