import { expect, test } from 'vitest'
import { type LookedAt, MOST_LOOKED_AT, nothingLookedAt, parseHistory, withLookedAt } from './looked-at.ts'

const entry = (path: string): LookedAt => ({ kind: 'pin', path, title: path, image: null })

test('what is looked at again comes first, once, and the oldest goes', () => {
  const list = [entry('/pin/1/'), entry('/pin/2/')]
  expect(withLookedAt(list, entry('/pin/2/')).map(({ path }) => path)).toEqual(['/pin/2/', '/pin/1/'])
  const many = Array.from({ length: MOST_LOOKED_AT }, (_, at) => entry(`/pin/${at}/`))
  const more = withLookedAt(many, entry('/pin/new/'))
  expect([more.length, more[0]?.path, more.at(-1)?.path]).toEqual([MOST_LOOKED_AT, '/pin/new/', '/pin/98/'])
})

test('what was written is read again, and what is broken is nothing', () => {
  const kept = { of: '7', entries: [entry('/pin/1/')] }
  expect(parseHistory(JSON.stringify(kept))).toEqual(kept)
  for (const text of [null, '{', '[]', '5', '{"of":5,"entries":[]}', '{"of":"7","entries":3}'])
    expect(parseHistory(text)).toEqual(nothingLookedAt)
  const foreign = JSON.stringify({ of: '7', entries: [entry('//elsewhere'), { kind: 'x' }, entry('/pin/1/')] })
  expect(parseHistory(foreign).entries).toEqual([entry('/pin/1/')])
})
