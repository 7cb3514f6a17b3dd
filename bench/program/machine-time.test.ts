import { expect, test } from 'vitest'
import { busyness, readMachine } from './machine-time.ts'

test('the time of guests is counted once, and waiting for the disk is idle', () => {
  expect(readMachine('cpu  10 1 5 100 7 1 1 3 4 2\ncpu0 5 0 0 0')).toEqual({ all: 1280, idle: 1070, stolen: 30 })
})

test('what is neither idle nor stolen nor ours was others', () => {
  const before = { all: 0, idle: 0, stolen: 0 }
  expect(busyness(before, { all: 1000, idle: 300, stolen: 100 }, 400)).toEqual({ others: 0.2, stolen: 0.1 })
  expect(busyness(before, { all: 1000, idle: 900, stolen: 0 }, 105)).toEqual({ others: 0, stolen: 0 })
})
