import { expect, test } from 'vitest'
import type { TraceEvent } from './frame-scripts.ts'
import { longestTask } from './longest-task.ts'

const main = { ph: 'X', pid: 1, tid: 2 } as const
const event = (name: string, ts: number, dur: number, tdur = dur): TraceEvent => ({ ...main, name, ts, dur, tdur })

test('BO-03 the longest task is told by processor time, with what it was spent on', () => {
  const events = [
    { ...event('RunTask', 0, 900_000), tid: 3 },
    event('RunTask', 0, 90_000, 20_000),
    event('RunTask', 100_000, 60_000, 50_000),
    event('EventDispatch', 101_000, 40_000, 35_000),
    event('FunctionCall', 102_000, 30_000, 30_000),
    event('Layout', 110_000, 5_000),
    event('UpdateLayoutTree', 145_000, 6_000),
    event('PrePaint', 151_000, 1_000),
  ]
  expect(longestTask(events)).toEqual({
    processor: 50,
    clock: 60,
    parts: [
      ['script', 30],
      ['style', 6],
      ['layout', 5],
      ['paint', 1],
    ],
  })
})

test('BO-03 a trace without a task of the page is none', () => {
  expect(() => longestTask([event('PrePaint', 0, 1)])).toThrow('no task of the page')
})
