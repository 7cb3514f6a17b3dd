import { expect, test } from 'vitest'
import { readLive } from './live.ts'

test('MS-01 an event of the stream is read, and what is none says nothing', () => {
  expect(readLive('{"kind":"typing","conversation_id":"7","user_id":"9"}')).toEqual({
    kind: 'typing',
    conversation_id: '7',
    user_id: '9',
  })
  for (const text of ['', 'null', '[]', '{"id":1}', '"kind"', '{', 7]) expect(readLive(text)).toBeNull()
})
