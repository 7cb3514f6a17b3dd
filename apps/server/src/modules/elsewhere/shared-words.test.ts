import { expect, test } from 'vitest'
import { sharedWords } from './shared-words.ts'

test.each([
  [
    { url: 'https://a.example/', title: 'A', text: '' },
    { url: 'https://a.example/', title: 'A' },
  ],
  [
    { text: 'Look at this https://a.example/b?c=1 now' },
    { url: 'https://a.example/b?c=1', description: 'Look at this  now' },
  ],
  [{ text: 'no link' }, { description: 'no link' }],
  [{}, {}],
])('CN-13 of what is shared as %o the link and the words are known', (fields, words) => {
  expect(sharedWords(fields)).toEqual(words)
})
