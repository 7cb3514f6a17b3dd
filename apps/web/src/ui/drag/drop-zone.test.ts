import { expect, test } from 'vitest'
import { movedBeside, zoneAt, zoneDelays } from './drop-zone.ts'

test('ST-12 the middle half merges and the outer quarters reorder', () => {
  const all = ['before', 'on', 'after'] as const
  expect([0, 0.24, 0.25, 0.5, 0.75, 0.76, 1].map((along) => zoneAt(along, all))).toEqual([
    'before',
    'before',
    'on',
    'on',
    'on',
    'after',
    'after',
  ])
})

test('ST-12 a target without a middle is split in halves, and one without edges is all middle', () => {
  expect([0.1, 0.49, 0.5, 0.9].map((along) => zoneAt(along, ['before', 'after']))).toEqual([
    'before',
    'before',
    'after',
    'after',
  ])
  expect([0.1, 0.5, 0.9].map((along) => zoneAt(along, ['on']))).toEqual(['on', 'on', 'on'])
  expect(zoneAt(0.1, ['on', 'after'])).toBe(null)
  expect(zoneAt(0.5, [])).toBe(null)
})

test('ST-12 something is put before or after another', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect(movedBeside(ids, 'a', 'c', 'after')).toEqual(['b', 'c', 'a', 'd'])
  expect(movedBeside(ids, 'd', 'b', 'before')).toEqual(['a', 'd', 'b', 'c'])
  expect(movedBeside(ids, 'b', 'b', 'before')).toBe(ids)
  expect(movedBeside(ids, 'x', 'b', 'before')).toBe(ids)
})

test('ST-12 an edge takes after 200 ms, the middle after 20', () => {
  expect(zoneDelays).toEqual({ before: 200, on: 20, after: 200 })
})
