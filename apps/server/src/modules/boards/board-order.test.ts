import { expect, test } from 'vitest'
import { usualOrder } from './board-order.ts'

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
