import { expect, test } from 'vitest'
import { inTime, rates } from './rates.ts'

test('new accounts have the smallest allowance, known ones ten times as much', () => {
  const { new: young, settled, known } = rates.save.most
  expect([young, settled, known]).toEqual([200, 600, 2000])
  const ofNew = Object.entries(rates).map(([kind, { most }]) => [kind, most.new])
  expect(Object.fromEntries(ofNew)).toMatchObject({
    upload: 30,
    board: 20,
    save: 200,
    follow: 100,
    stranger_message: 20,
    search: 60,
  })
})

test.each([
  [0.2, 'in a second'],
  [1, 'in a second'],
  [2, 'in 2 seconds'],
  [59.1, 'in 60 seconds'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [720, 'in 12 minutes'],
  [3600, 'in 60 minutes'],
])('%d seconds are told as "%s"', (seconds, words) => expect(inTime(seconds)).toBe(words))
