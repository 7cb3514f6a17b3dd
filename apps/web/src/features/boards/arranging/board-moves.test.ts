import type { Board, BoardOrStory } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { neighboursOf, orderCalls, withBoard, withOrder, withoutBoard, zonesFor } from './board-moves.ts'

const boardOf = (id: string, changes: Partial<Board> = {}) =>
  ({
    id,
    type: 'board',
    privacy: 'public',
    profileGroup: 'public',
    archived_by_me_at: null,
    viewer_can: { add_pin: true },
    ...changes,
  }) as Board
const ids = (pages: readonly { data: readonly { id: string }[] }[]) => pages.map(({ data }) => data.map(({ id }) => id))
const all = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('ST-12 ST-14 a board can be put beside boards of its group and onto all that take Pins', () => {
  const bread = boardOf('1')
  const secret = boardOf('2', { profileGroup: 'secret' })
  const closed = boardOf('3', { viewer_can: { ...bread.viewer_can, add_pin: false } })
  expect(zonesFor(bread, boardOf('4'), false)).toEqual(['before', 'after', 'on'])
  expect(zonesFor(bread, secret, false)).toEqual(['on'])
  expect(zonesFor(bread, secret, true)).toEqual(['before', 'after', 'on'])
  expect(zonesFor(bread, closed, false)).toEqual(['before', 'after'])
  expect(zonesFor(bread, bread, false)).toEqual([])
  expect(neighboursOf([bread, secret, closed], bread, false)).toEqual([bread, closed])
  expect(neighboursOf([bread, secret, closed], bread, true)).toEqual([bread, secret, closed])
})

test('CA-07 a move sends the boards between the old place and the new one', () => {
  expect(orderCalls(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'd', 'b', 'e'], false)).toEqual([['c', 'd', 'b']])
  expect(orderCalls(['a', 'b', 'c', 'd', 'e'], ['a', 'd', 'b', 'c', 'e'], false)).toEqual([['d', 'b', 'c']])
  expect(orderCalls(['a', 'b', 'c'], ['b', 'a', 'c'], false)).toEqual([['b', 'a']])
  expect(orderCalls(['a', 'b', 'c'], ['b', 'a', 'c'], true)).toEqual([['b', 'a', 'c']])
  expect(orderCalls(['a', 'b'], ['a', 'b'], false)).toEqual([])
})

/** What the server does with each call: those named keep their places together. */
function served(order: readonly string[], calls: readonly string[][]): string[] {
  return calls.reduce(
    (now, call) => {
      const named = new Set(call)
      const next = call.values()
      return now.map((id) => (named.has(id) ? (next.next().value ?? id) : id))
    },
    [...order],
  )
}

test('CA-07 a far way takes several calls, in either direction', () => {
  const before = all(1200)
  const later = [...before.slice(1), '0']
  const earlier = ['1199', ...before.slice(0, -1)]
  for (const after of [later, earlier]) {
    const calls = orderCalls(before, after, false)
    expect(calls.every((call) => call.length <= 500)).toBe(true)
    expect(served(before, calls)).toEqual(after)
  }
})

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
