import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

test.each([
  [
    'one part of several, by its name',
    { state: 'open', is_escalated: false },
    { state: 'closed', is_escalated: false },
    'state: open → closed',
  ],
  ['several parts', { a: 1, b: 2, c: 3 }, { a: 2, b: 3, c: 3 }, 'a: 1; b: 2 → a: 2; b: 3'],
  ['the only part there is, without its name', { role: null }, { role: 'editor' }, 'None → editor'],
  ['what was not there before', null, { title: 'A', words: 'B' }, 'None → title: A; words: B'],
  ['what came beside it', { a: 1 }, { a: 1, b: ['x', 'y'] }, 'b: None → x, y'],
  ['nothing at all', { a: 1 }, { a: 1 }, '1'],
  ['no parts', 'old', [], 'old → None'],
])('the log says of a change: %s', (_what, before, after, words) => expect(changeWords(before, after)).toBe(words))
