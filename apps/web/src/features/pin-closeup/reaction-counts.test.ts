import { expect, test } from 'vitest'
import { changeReaction, reactionTotal } from './reaction-counts.ts'

test('PI-08 a reaction takes the place of the first, and is taken back', () => {
  const none = { counts: { '1': 3 }, mine: null }
  const loved = changeReaction(none, 2)
  expect(loved).toEqual({ counts: { '1': 3, '2': 1 }, mine: 2 })
  const idea = changeReaction(loved, 1)
  expect(idea).toEqual({ counts: { '1': 4 }, mine: 1 })
  expect(changeReaction(idea, null)).toEqual(none)
  expect(changeReaction(idea, 1)).toEqual(idea)
  expect(reactionTotal(idea)).toBe(4)
})
