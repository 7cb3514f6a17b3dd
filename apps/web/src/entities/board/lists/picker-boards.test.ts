import { type Board, matchingNames } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { withFound, withLastUsed } from './picker-boards.ts'

const board = (name: string) => ({ id: name, name }) as Board
const names = (boards: readonly Board[]) => boards.map(({ name }) => name)
const all = ['Alte Küche', 'Garden', 'Kitchen', 'Kitchen garden'].map(board)

test('CA-15 a search finds every typed word, whatever its case and accents, and what begins with it first', () => {
  expect(names(matchingNames(all, ''))).toEqual(names(all))
  expect(names(matchingNames(all, ' kuche'))).toEqual(['Alte Küche'])
  expect(names(matchingNames(all, 'GARD'))).toEqual(['Garden', 'Kitchen garden'])
  expect(names(matchingNames(all, 'garden kit'))).toEqual(['Kitchen garden'])
  expect(matchingNames(all, 'boat')).toEqual([])
})

test('CA-15 a board that was saved to comes first among those used last, of which there are at most five', () => {
  const boards = { all_boards: all, boards_shortlist: ['1', '2', '3', '4', '5'].map(board), has_more: false }
  expect(names(withLastUsed(boards, board('3')).boards_shortlist)).toEqual(['3', '1', '2', '4', '5'])
  const grown = withLastUsed(boards, board('Fence'))
  expect(names(grown.boards_shortlist)).toEqual(['Fence', '1', '2', '3', '4'])
  expect(names(grown.all_boards)).toEqual(['Alte Küche', 'Fence', 'Garden', 'Kitchen', 'Kitchen garden'])
})

test('BO-06 boards that were looked up stand among the others by name, each once', () => {
  const boards = { all_boards: all, boards_shortlist: [], has_more: true }
  const found = withFound(boards, ['Kitchen', 'Fence'].map(board))
  expect(names(found.all_boards)).toEqual(['Alte Küche', 'Fence', 'Garden', 'Kitchen', 'Kitchen garden'])
})
