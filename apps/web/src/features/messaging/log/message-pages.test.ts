import type { Message } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { isNewer, reactionOfMine, withMessage, withoutMessage, withReaction } from './message-pages.ts'

const message = (id: string, text = ''): Message => ({ id, text, reactions: [] }) as unknown as Message
const pages = [{ data: [message('30'), message('20')] }, { data: [message('9'), message('5')] }]
const ids = (list: readonly { data: readonly Message[] }[]) => list.map(({ data }) => data.map(({ id }) => id).join())

test('MS-01 ids are compared as numbers, however long', () => {
  expect(isNewer('10', '9')).toBe(true)
  expect(isNewer('9223372036854775807', '9223372036854775806')).toBe(true)
  expect(isNewer('5', '5')).toBe(false)
})

test('MS-01 a message is never there twice, and stands in its place', () => {
  expect(ids(withMessage(pages, message('40')))).toEqual(['40,30,20', '9,5'])
  expect(ids(withMessage(pages, message('25')))).toEqual(['30,25,20', '9,5'])
  expect(ids(withMessage(pages, message('7')))).toEqual(['30,20', '9,7,5'])
  const changed = withMessage(pages, message('9', 'new'))
  expect(ids(changed)).toEqual(['30,20', '9,5'])
  expect(changed[1]?.data[0]?.text).toBe('new')
  expect(ids(withMessage([{ data: [] }], message('1')))).toEqual(['1'])
  expect(ids(withMessage(pages, message('1')))).toEqual(['30,20', '9,5'])
})

test('MS-01 a deleted message leaves its page', () => {
  expect(ids(withoutMessage(pages, '20'))).toEqual(['30', '9,5'])
  expect(ids(withoutMessage(pages, '1'))).toEqual(['30,20', '9,5'])
})

test('MS-01 a reaction takes the place of the former one', () => {
  const loved = withReaction(message('1'), 2)
  expect(loved.reactions).toEqual([{ reaction_type: 2, count: 1, reacted_by_me: true }])
  const shared = { ...loved, reactions: [{ reaction_type: 2 as const, count: 3, reacted_by_me: true }] }
  expect(withReaction(shared, 4).reactions).toEqual([
    { reaction_type: 2, count: 2, reacted_by_me: false },
    { reaction_type: 4, count: 1, reacted_by_me: true },
  ])
  expect(withReaction(loved, null).reactions).toEqual([])
  expect([reactionOfMine(loved), reactionOfMine(message('1'))]).toEqual([2, null])
})
