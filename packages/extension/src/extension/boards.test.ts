import { expect, test } from 'vitest'
import { matching } from './boards.ts'

test('CN-11 boards are found by a part of their name, with or without marks and capitals', () => {
  const boards = [
    { id: '1', name: 'Küche' },
    { id: '2', name: 'Garden' },
  ]
  expect(matching(boards, 'kuch').map(({ id }) => id)).toEqual(['1'])
  expect(matching(boards, ' GARD ').map(({ id }) => id)).toEqual(['2'])
  expect(matching(boards, '')).toEqual(boards)
})
