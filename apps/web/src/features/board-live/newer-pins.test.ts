import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePins, countWaiting } from './newer-pins.ts'

const rows = (text: string) => text.split('').map((id) => ({ id }))
const compared = (shown: string, fresh: string, { hasMore = false, isWhole = true } = {}) => {
  const result = comparePins({ rows: rows(shown), hasMore }, { rows: rows(fresh), isWhole })
  // What is gone is written large.
  const gone = new Set(result.goneIds)
  return [result.rows.map(({ id }) => (gone.has(id) ? id.toUpperCase() : id)).join(''), result.newIds.join('')]
}

test('what was added before or between waits, and what shows stays as it is', () => {
  expect(compared('cde', 'abcde')).toEqual(['cde', 'ab'])
  expect(compared('ace', 'abcde')).toEqual(['ace', 'bd'])
})

test('what comes behind everything shows at once, unless it is only the next page', () => {
  expect(compared('abc', 'abcde')).toEqual(['abcde', ''])
  expect(compared('abc', 'abcde', { hasMore: true })).toEqual(['abc', ''])
})

test('what is gone keeps its place and is named, what moved stands in its new place, and what changed is the new row', () => {
  expect(compared('abcd', 'acd')).toEqual(['aBcd', ''])
  expect(compared('abcd', 'dabc')).toEqual(['dabc', ''])
  const [now] = comparePins(
    { rows: [{ id: 'a', title: 'Lamp' }], hasMore: false },
    { rows: [{ id: 'a', title: 'Rug' }], isWhole: true },
  ).rows
  expect(now).toEqual({ id: 'a', title: 'Rug' })
})

test('what was not read again is not taken for gone', () => {
  expect(compared('abcdef', 'abc', { hasMore: true, isWhole: false })).toEqual(['abcdef', ''])
  // One came at the front, so the last one of the page is beyond it now.
  expect(compared('abcdef', 'nabc', { isWhole: false })).toEqual(['abcdef', 'n'])
  // One of the page went, so the first one beyond came onto it.
  expect(compared('abc', 'bcd', { hasMore: true, isWhole: false })).toEqual(['Abc', ''])
})

test('where all that was read is new, all of it waits', () => {
  expect(compared('abc', 'xyz', { hasMore: true, isWhole: false })).toEqual(['abc', 'xyz'])
  expect(compared('abc', 'xyz')).toEqual(['ABC', 'xyz'])
})

test('taking what is new into account, the list read whole is the list that is there', () => {
  const list = fc.uniqueArray(
    fc.integer({ min: 0, max: 30 }).map((id) => ({ id: String(id) })),
    {
      selector: ({ id }) => id,
    },
  )
  fc.assert(
    fc.property(list, list, (shown, now) => {
      const result = comparePins({ rows: shown, hasMore: false }, { rows: now, isWhole: true })
      const gone = new Set(result.goneIds)
      const all = [...result.rows.map(({ id }) => id).filter((id) => !gone.has(id)), ...result.newIds]
      expect([...gone].every((id) => result.rows.some((row) => row.id === id))).toBe(true)
      expect(all.toSorted()).toEqual(now.map(({ id }) => id).toSorted())
      // No card comes between or before cards that showed.
      const old = new Set(shown.map(({ id }) => id))
      const firstNew = result.rows.findIndex(({ id }) => !old.has(id))
      if (firstNew >= 0) expect(result.rows.slice(firstNew).some(({ id }) => old.has(id))).toBe(false)
    }),
  )
})

test('what shows by now waits no more', () => {
  expect(countWaiting(['a', 'b'], rows('bcd'))).toBe(1)
  expect(countWaiting([], rows('a'))).toBe(0)
})
