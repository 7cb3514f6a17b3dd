import { expect, test } from 'vitest'
import { boardMakingWords } from '../../entities/board/making/board-making.words.ts'
import { createMenuWords } from './create-menu.words.ts'

test('ER-04 a board without a name and a link that is none are told in these words', () => {
  expect([boardMakingWords.blankName, createMenuWords.linkWrong]).toEqual([
    "Don't forget to name your board!",
    'Oops! Please enter a valid URL.',
  ])
})
