import { expect, test } from 'vitest'
import { mentionBefore, textParts, withMention } from './mention-words.ts'

const mention = (offset: number, length: number, username: string) => ({ user_id: '1', username, offset, length })

test('PI-07 a comment is cut where members are named', () => {
  expect(textParts('see @ana and @ben', [mention(13, 4, 'ben'), mention(4, 4, 'ana')])).toEqual([
    { kind: 'words', text: 'see ' },
    { kind: 'member', text: '@ana', username: 'ana' },
    { kind: 'words', text: ' and ' },
    { kind: 'member', text: '@ben', username: 'ben' },
  ])
})

test('PI-07 mentions that do not fit stay words', () => {
  expect(textParts('hello', [mention(1, 3, 'ana')])).toEqual([{ kind: 'words', text: 'hello' }])
  expect(textParts('@anabel', [mention(0, 4, 'ana'), mention(2, 5, 'x')])).toEqual([
    { kind: 'member', text: '@ana', username: 'ana' },
    { kind: 'words', text: 'bel' },
  ])
  expect(textParts('@ana', [mention(0, 4, 'ana'), mention(0, 3, 'an')])).toEqual([
    { kind: 'member', text: '@ana', username: 'ana' },
  ])
})

test.each([
  ['@an', 3, { term: 'an', at: 0 }],
  ['hi @an', 6, { term: 'an', at: 3 }],
  ['hi (@an', 7, { term: 'an', at: 4 }],
  ['hi @an there', 6, { term: 'an', at: 3 }],
  ['mail@example', 12, null],
  ['hi @', 4, null],
  ['hi @an ', 7, null],
])('PI-07 who is named in %j at %i', (text, caret, expected) => expect(mentionBefore(text, caret)).toEqual(expected))

test('PI-07 a chosen name takes the place of its beginning', () => {
  expect(withMention('hi @an there', { term: 'an', at: 3 }, 'ana')).toEqual({ text: 'hi @ana there', caret: 8 })
  expect(withMention('@an', { term: 'an', at: 0 }, 'ana')).toEqual({ text: '@ana ', caret: 5 })
})
