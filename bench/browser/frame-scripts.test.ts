import { expect, test } from 'vitest'
import { scriptPerFrame, type TraceEvent } from './frame-scripts.ts'

const event = (name: string, ts: number, dur = 0, tid = 1): TraceEvent => ({ name, ph: 'X', ts, dur, pid: 1, tid })

test('script is summed between frames; what runs inside other script counts once', () => {
  const events = [
    event('PrePaint', 1000),
    event('FireAnimationFrame', 2000, 3000),
    event('FunctionCall', 2100, 2000),
    event('TimerFire', 6000, 1000),
    event('Layout', 7000, 4000),
    event('PrePaint', 16_000),
    event('PrePaint', 32_000),
    event('FunctionCall', 33_000, 500),
  ]
  expect(scriptPerFrame(events)).toEqual([4, 0])
})

test('another thread’s script does not count, and time taken by others neither', () => {
  const shared = { ...event('FunctionCall', 2000, 5000), tdur: 1500 }
  const events = [event('PrePaint', 1000), event('FunctionCall', 1500, 9000, 2), shared, event('PrePaint', 16_000)]
  expect(scriptPerFrame(events)).toEqual([1.5])
})
