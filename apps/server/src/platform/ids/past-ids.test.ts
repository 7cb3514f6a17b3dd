import { expect, test } from 'vitest'
import { bucketOf, compareIds, timeOf } from './ids.ts'
import { createPastIds } from './past-ids.ts'

const DAY = 24 * 60 * 60 * 1000
const from = Date.UTC(2023, 6, 1)

test('EN-07 ids of dated rows are in the order of their dates, also before ids begin', () => {
  const ids = createPastIds()
  const made = Array.from({ length: 1500 }, (_, day) => ids.next(9, new Date(from + day * DAY)))
  expect(made.toSorted(compareIds)).toEqual(made)
  expect(new Set(made.map(bucketOf))).toEqual(new Set([9]))
})

test('EN-07 an id of a dated row tells its moment from the second month of 2026 on', () => {
  const moment = new Date('2026-03-04T05:06:07.089Z')
  expect(timeOf(createPastIds().next(1, moment))).toBe(moment.getTime())
})

test('EN-07 rows of one moment have ids of their own', () => {
  const ids = createPastIds()
  const made = Array.from({ length: 1000 }, () => ids.next(1, new Date(from)))
  expect(new Set(made).size).toBe(made.length)
})

test('EN-07 rows of one moment are in the order in which they were made, wherever the counter stands', () => {
  const ids = createPastIds()
  for (let day = 0; day < 2 * 1024; day += 1) {
    const made = [1, 2, 3].map(() => ids.next(9, new Date(from + day * DAY)))
    expect(made.toSorted(compareIds)).toEqual(made)
  }
})
