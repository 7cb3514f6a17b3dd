import { expect, test } from 'vitest'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { canPlaceTopic } from './topics.policy.ts'

const tree = [
  { id: '1', parentId: null, isHidden: false },
  { id: '2', parentId: '1', isHidden: false },
  { id: '3', parentId: null, isHidden: true },
  { id: '4', parentId: null, isHidden: false },
]
const nowhere = deny('topic_cannot_be_there')

test.each([
  ['a new first topic', null, null, false, allow],
  ['a new one below a first one', null, '1', false, allow],
  ['below a second one', null, '2', false, nowhere],
  ['below one that is not there', null, '9', false, nowhere],
  ['below a hidden one', null, '3', false, nowhere],
  ['a hidden one below a hidden one', null, '3', true, allow],
  ['one that is not there', '9', null, false, deny('topic_not_found')],
  ['below itself', '4', '4', false, nowhere],
  ['a first one without others below another', '4', '1', false, allow],
  ['one with others below another', '1', '4', false, nowhere],
  ['hiding one with others that show', '1', null, true, deny('topic_below_shows')],
  ['hiding one without', '4', null, true, allow],
  ['a second one becomes a first one', '2', null, false, allow],
] as const)('%s', (_, id, parentId, isHidden, decision) => {
  expect(canPlaceTopic(tree, id, { parentId, isHidden })).toEqual(decision)
})
