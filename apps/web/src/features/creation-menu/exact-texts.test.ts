import { expect, test } from 'vitest'
import { boardMakingWords } from '../../entities/board/making/board-making.words.ts'
import { createMenuWords } from './create-menu.words.ts'

test('ER-04 a board without a name and a link that is none are told in these words', () => {
  expect([boardMakingWords.blankName, createMenuWords.linkWrong]).toEqual([
    "Don't forget to name your board!",
    'Oops! Please enter a valid URL.',
  ])
})

test('PS-15 the create menu is headed by where it opens, and its doors are called so', () => {
  const { anywhere, profile, section, board, websiteDoor, photoDoor, boardDoor, sectionDoor } = createMenuWords
  expect({ anywhere, profile, section, board }).toEqual({
    anywhere: 'Add a Pin or board',
    profile: 'Add to profile',
    section: 'Add to section',
    board: 'Add a Pin or section',
  })
  expect([websiteDoor, photoDoor, boardDoor, sectionDoor]).toEqual(['Website', 'Photo', 'Board', 'Section'])
})
