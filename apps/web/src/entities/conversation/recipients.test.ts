import { expect, test } from 'vitest'
import { joined, ofTypeahead, type Recipient, toggled } from './recipients.ts'

const person = (id: string): Recipient => ({ kind: 'member', id, name: id, detail: `@${id}`, pictureUrl: null })
const item = (id: string, type: 'user' | 'board' = 'user') => ({
  type,
  label: id,
  query: id,
  id,
  url: null,
  image_small_url: null,
  detail: null,
  username: type === 'user' ? id : null,
})

test('MS-02 of what a search offers only people remain, without whoever searches', () => {
  expect(ofTypeahead([item('ana'), item('attic', 'board'), item('me')], 'me')).toEqual([person('ana')])
})

test('MS-02 recent contacts come first, and nobody twice', () => {
  const ids = joined([person('a'), person('b')], [person('b'), person('c'), person('d')], 3).map(({ id }) => id)
  expect(ids).toEqual(['a', 'b', 'c'])
})

test('MS-02 a conversation and a member of the same id are two', () => {
  const group: Recipient = { ...person('a'), kind: 'conversation' }
  const both = toggled([person('a')], group)
  expect(both).toHaveLength(2)
  expect(toggled(both, person('a'))).toEqual([group])
})
