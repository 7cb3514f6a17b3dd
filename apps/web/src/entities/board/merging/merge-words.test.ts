import { expect, test } from 'vitest'
import { ApiFailure } from '../../../api/failure.ts'
import { mergeDone, mergeFailureText, mergeQuestion } from './merge-words.ts'

const board = { name: 'Bread', privacy: 'public', pin_count: 2, section_count: 0 } as const

test('ER-09 a failed merge is told with the words of the server, else with our own', () => {
  const refused = new ApiFailure({ name: 'board_busy', code: 130, status: 409, message: 'This board is busy' })
  const broken = new ApiFailure({ name: 'unexpected', code: 0, status: 500, message: 'Uh oh!' })
  expect(mergeFailureText(refused)).toBe('This board is busy.')
  expect(mergeFailureText(broken)).toBe('Failed to merge boards')
  expect(mergeFailureText(new TypeError('x'))).toBe('Failed to merge boards')
})

test('ST-14 merging an empty board says that nothing moves', () => {
  const empty = { ...board, pin_count: 0 }
  expect(mergeQuestion(empty, { ...board, name: 'Cakes' }, 'en-US')).toBe(
    "There are no Pins on Bread to move. Cakes stays as it is, and Bread will be gone. This can't be undone.",
  )
  expect(mergeDone(empty, { name: 'Cakes' })).toBe('Bread was empty and is gone')
  expect(mergeDone(board, { name: 'Cakes' })).toBe('Bread is part of Cakes now')
})

test('ST-14 the question says what goes where, and that more people will see it', () => {
  const cakes = { ...board, name: 'Cakes' }
  expect(mergeQuestion(board, cakes, 'en-US')).toBe(
    "2 Pins of Bread will be on Cakes, and Bread will be gone. This can't be undone.",
  )
  const secret = { ...board, privacy: 'secret', section_count: 1 } as const
  expect(mergeQuestion(secret, cakes, 'en-US')).toBe(
    "2 Pins and 1 section of Bread will be on Cakes, and Bread will be gone. This can't be undone. More people can see Cakes: it is public.",
  )
})
