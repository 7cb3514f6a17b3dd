import type { Board } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { neighboursOf, orderAfter, orderCalls, zonesFor } from './board-moves.ts'

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

const move = (id: string, side: 'before' | 'after', target: string) => ({ board: { id }, target: { id: target }, side })

test('CA-07 a move sends the boards between the old place and the new one', () => {
  const order = ['a', 'b', 'c', 'd', 'e']
  expect(orderCalls(order, move('b', 'after', 'd'))).toEqual([{ board_ids: ['c', 'd', 'b'] }])
  expect(orderCalls(order, move('d', 'before', 'b'))).toEqual([{ board_ids: ['d', 'b', 'c'] }])
  expect(orderCalls(order, move('a', 'after', 'b'))).toEqual([{ board_ids: ['b', 'a'] }])
  expect(orderCalls(order, move('b', 'after', 'z'))).toEqual([{ board_ids: ['b'], after_board_id: 'z' }])
})

test('ST-12 ST-13 a board that is put where it stands is not moved', () => {
  for (const [side, target] of [
    ['after', 'a'],
    ['before', 'c'],
    ['before', 'b'],
  ] as const)
    expect(orderCalls(['a', 'b', 'c'], move('b', side, target))).toEqual([])
})

/** What the server does with each call: those named keep their places together. */
function served(order: readonly string[], calls: ReturnType<typeof orderCalls>): string[] {
  return calls.reduce(
    (now, { board_ids: ids }) => {
      const named = new Set(ids)
      const next = ids.values()
      return now.map((id) => (named.has(id) ? (next.next().value ?? id) : id))
    },
    [...order],
  )
}

test('CA-07 a far way takes several calls, in either direction', () => {
  const before = Array.from({ length: 1200 }, (_, index) => String(index))
  for (const [wanted, after] of [
    [move('0', 'after', '1199'), [...before.slice(1), '0']],
    [move('1199', 'before', '0'), ['1199', ...before.slice(0, -1)]],
  ] as const) {
    const calls = orderCalls(before, wanted)
    expect(calls.length).toBe(3)
    expect(calls.every(({ board_ids: ids }) => ids.length <= 500)).toBe(true)
    expect(served(before, calls)).toEqual(after)
    expect(orderAfter(before, wanted)).toEqual(after)
  }
})
