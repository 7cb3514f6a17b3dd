import { expect, test } from 'vitest'
import { wordsOfFound } from './words-of-found.ts'

const page = { title: 'Soup', description: 'Warm and quick.', url: 'https://food.example/soup' }
const picture = { title: null, description: 'A bowl', alt_text: 'A bowl' }

test('a draft begins with the page’s words, and with what stands for its picture', () => {
  const words = { title: 'Soup', description: 'Warm and quick.', alt_text: 'A bowl', link: page.url }
  expect(wordsOfFound(picture, page)).toEqual(words)
})

test('CN-03 words that the site means for saves of the picture go before the page’s, and so does its link', () => {
  const meant = { ...picture, description: 'Pin me', link: 'https://food.example/print' }
  expect(wordsOfFound(meant, page)).toMatchObject({ description: 'Pin me', alt_text: 'A bowl', link: meant.link })
})

test('where a page describes nothing, the words for its picture do', () =>
  expect(wordsOfFound(picture, { ...page, description: null })).toMatchObject({ description: 'A bowl' }))
