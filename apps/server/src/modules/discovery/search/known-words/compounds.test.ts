import { expect, test } from 'vitest'
import { compoundsOf, joinedOf, partsOf, possibleParts } from './compounds.ts'
import { isOwnStop } from './stop-words.ts'

const known = new Map(
  ['garten', 'stuhl', 'weihnacht', 'baum', 'gartenstuhl', 'art', 'kok', 'bord'].map((word) => [
    word,
    { word, stems: [], documentCount: word === 'art' ? 1 : 5 },
  ]),
)

test('a word is taken apart where its parts are known, also where letters link them', () => {
  expect(partsOf('gartenstuhl', known)).toEqual(['garten', 'stuhl'])
  expect(partsOf('weihnachtsbaum', known)).toEqual(['weihnacht', 'baum'])
  expect(partsOf('koksbord', known)).toEqual(['kok', 'bord'])
  expect(partsOf('gartenhaus', known)).toBeNull()
  expect(possibleParts('garten')).toEqual([])
})

test('words that are written together end with another, in languages that do so', () => {
  const of = (word: string, language: string) => compoundsOf(word, known, ['en', language]).map((each) => each.word)
  expect(of('stuhl', 'de')).toEqual(['gartenstuhl'])
  expect(of('stuhl', 'fr')).toEqual([])
  expect(joinedOf('sun', 'flower')).toContain('sunflower')
  expect(joinedOf('a', 'flower')).toEqual([])
})

test('words that say nothing are known in Indonesian and Japanese, to readers of these', () => {
  expect([isOwnStop('yang', ['en', 'id']), isOwnStop('yang', ['en']), isOwnStop('の', ['en', 'ja'])]).toEqual([
    true,
    false,
    true,
  ])
})
