import type { Board, BoardOrStory } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { withBoard, withOrder, withoutBoard } from './board-listing.ts'

const boardOf = (id: string, changes: Partial<Board> = {}) =>
  ({ id, type: 'board', privacy: 'public', profileGroup: 'public', archived_by_me_at: null, ...changes }) as Board
const ids = (pages: readonly { data: readonly { id: string }[] }[]) => pages.map(({ data }) => data.map(({ id }) => id))

test('ST-12 pages keep their length and what is no board keeps its place', () => {
  const story = { id: 'story', type: 'story' } as BoardOrStory
  const pages = [{ data: [story, boardOf('a'), boardOf('b')] }, { data: [boardOf('b'), boardOf('c')] }]
  expect(ids(withOrder(pages, ['c', 'a', 'b']))).toEqual([['story', 'c', 'a'], ['b']])
  expect(ids(withOrder(pages, ['b', 'a']))).toEqual([['story', 'b', 'a'], ['c']])
})

test('ST-14 after a merge the one board is gone and the other is what it became', () => {
  const pages = [{ data: [boardOf('a'), boardOf('b', { pin_count: 1 })] }]
  const after = withoutBoard(withBoard(pages, boardOf('b', { pin_count: 3 })), 'a')
  expect(after).toEqual([{ data: [boardOf('b', { pin_count: 3 })] }])
})

test('ST-19 PS-09 a board that is read anew stays in the group where the list has it', () => {
  const shown = boardOf('a', { privacy: 'secret', pin_count: 1 })
  const known = boardOf('a', { privacy: 'secret', profileGroup: 'secret', pin_count: 3 })
  expect(withBoard([{ data: [shown] }], known)).toEqual([{ data: [{ ...shown, pin_count: 3 }] }])
})
