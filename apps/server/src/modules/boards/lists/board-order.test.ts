import { expect, test } from 'vitest'
import { placedBehind, reordered, usualOrder } from './board-order.ts'

const nothing = { saved: null, hasCustomOrder: false, hasGroupBoards: false, isGroupExperimentOn: false }

test.each([
  ['last_pinned_to', {}],
  ['last_pinned_to', { hasGroupBoards: true }],
  ['last_pinned_to', { isGroupExperimentOn: true }],
  ['group_boards_at_top', { hasGroupBoards: true, isGroupExperimentOn: true }],
  ['custom', { hasCustomOrder: true, hasGroupBoards: true, isGroupExperimentOn: true }],
  ['oldest', { saved: 'oldest', hasCustomOrder: true, hasGroupBoards: true, isGroupExperimentOn: true }],
] as const)('ST-15 the owner’s usual order is %s with %o', (order, facts) => {
  expect(usualOrder({ ...nothing, ...facts })).toBe(order)
})

test('CA-07 the boards that are named keep the places they have together; others stay', () => {
  const all = ['a', 'b', 'c', 'd', 'e']
  expect(reordered(all, ['d', 'b', 'c'])).toEqual(['a', 'd', 'b', 'c', 'e'])
  expect(reordered(all, ['e', 'a'])).toEqual(['e', 'b', 'c', 'd', 'a'])
  expect(reordered(all, ['b'])).toEqual(all)
  expect(reordered(all, ['b', 'b', 'a'])).toEqual(['b', 'a', 'c', 'd', 'e'])
  expect(reordered(reordered(all, ['d', 'b', 'c']) ?? [], ['d', 'b', 'c'])).toEqual(['a', 'd', 'b', 'c', 'e'])
  expect(reordered(all, ['a', 'z'])).toBeNull()
})

test('CA-07 ST-12 boards go behind another one, or first, in the order they are named', () => {
  const all = ['a', 'b', 'c', 'd', 'e']
  expect(placedBehind(all, ['a'], 'd')).toEqual(['b', 'c', 'd', 'a', 'e'])
  expect(placedBehind(all, ['e', 'b', 'e'], 'c')).toEqual(['a', 'c', 'e', 'b', 'd'])
  expect(placedBehind(all, ['d'], null)).toEqual(['d', 'a', 'b', 'c', 'e'])
  expect(placedBehind(placedBehind(all, ['a'], 'd') ?? [], ['a'], 'd')).toEqual(['b', 'c', 'd', 'a', 'e'])
  expect(placedBehind(all, ['z'], 'a')).toBeNull()
  expect(placedBehind(all, ['a'], 'z')).toBeNull()
})
