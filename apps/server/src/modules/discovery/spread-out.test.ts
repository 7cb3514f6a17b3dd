import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOut } from './spread-out.ts'

const row = (pinnerId: string, boardId: string | null = null) => ({ pinnerId, boardId })
const rows = fc.array(
  fc.record({ pinnerId: fc.constantFrom('1', '2', '3'), boardId: fc.constantFrom('a', 'b', null) }),
  { maxLength: 30 },
)
const isThird = (list: readonly { pinnerId: string; boardId: string | null }[]) =>
  list.some((each, index) => {
    const before = list.slice(Math.max(index - 2, 0), index)
    if (before.length < 2) return false
    const samePinner = before.every(({ pinnerId }) => pinnerId === each.pinnerId)
    return samePinner || (each.boardId !== null && before.every(({ boardId }) => boardId === each.boardId))
  })

test('nobody stands three times in a row where others wait', () => {
  const page = [row('1'), row('1'), row('1'), row('2'), row('1'), row('3')]
  expect(spreadOut(page).map(({ pinnerId }) => pinnerId)).toEqual(['1', '1', '2', '1', '1', '3'])
})

test('spreading out loses nothing, doubles nothing and is the same each time', () => {
  fc.assert(
    fc.property(rows, (page) => {
      const spread = spreadOut(page)
      expect(new Set(spread)).toEqual(new Set(page))
      expect(spread).toHaveLength(page.length)
      expect(spreadOut(page)).toEqual(spread)
      if (!isThird(page)) expect(spread).toEqual(page)
    }),
  )
})
