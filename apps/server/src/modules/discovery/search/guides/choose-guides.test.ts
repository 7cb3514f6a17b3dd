import { expect, test } from 'vitest'
import { chooseGuides } from './choose-guides.ts'

const pins = (...words: readonly string[][]) =>
  words.map((each, n) => ({ id: String(100 - n), groupId: String(n), words: each }))
const values = (guides: ReturnType<typeof chooseGuides>) => guides.map(({ value }) => value)

test('what parts the pictures most evenly comes first; what all hold, one holds, or was typed, is no guide', () => {
  const found = pins(
    ['garden', 'idea', 'small', 'rose'],
    ['garden', 'idea', 'small', 'fern'],
    ['garden', 'idea', 'small', 'rose'],
    ['gardens', 'idea', 'large', 'moss'],
    ['garden', 'idea', 'large', '=topic:7', '=color:green'],
    ['garden', 'idea', 'pond', '=topic:7'],
  )
  const guides = chooseGuides(found, ['garden'], ['en'])
  expect(values(guides)).toEqual(['small', '7', 'large', 'rose'])
  expect(guides[0]).toEqual({ type: 'word', value: 'small', pinIds: ['100', '99', '98'] })
})

test('two guides to the same pictures, or two forms of a word, are one', () => {
  const found = pins(['red', 'barn'], ['red', 'barn'], ['red', 'barn'], ['lamps'], ['lamp'], ['lamp'], ['lamps'])
  expect(values(chooseGuides(found, [], ['en']))).toEqual(['barn', 'lamp'])
})

test('a picture counts once, and few pictures need no guides', () => {
  const one = { id: '1', groupId: '1', words: ['moss', 'pond'] }
  expect(chooseGuides([one, one, one, one, one, one, one], [], ['en'])).toEqual([])
})
