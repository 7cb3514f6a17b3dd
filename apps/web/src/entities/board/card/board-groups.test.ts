import { expect, test } from 'vitest'
import { groupBoards } from './board-groups.ts'

const board = (id: string, privacy: 'public' | 'protected' | 'secret', more: object = {}) => ({
  id,
  privacy,
  archived_by_me_at: null,
  ...more,
})

test('PS-09 boards stand in the order unlabelled, protected, secret, archived', () => {
  const boards = [
    board('1', 'secret'),
    board('2', 'public', { archived_by_me_at: 'Thu, 01 Oct 2026 12:00:00 +0000' }),
    board('3', 'protected'),
    board('4', 'public'),
    board('5', 'secret', { profileGroup: 'public' as const }),
  ]
  const groups = groupBoards(boards).map((group) => [group.heading, group.boards.map((one) => one.id)])
  expect(groups).toEqual([
    [null, ['4', '5']],
    ['Protected boards', ['3']],
    ['Secret boards', ['1']],
    ['Archived boards', ['2']],
  ])
})

test('PS-09 groups without boards have no heading', () => {
  expect(groupBoards([])).toEqual([{ heading: null, boards: [] }])
})
