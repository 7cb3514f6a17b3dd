import { limits } from '@pinfold/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiesTogether, crowded, type Ordered, orderHome } from './order-home.ts'
import { APART } from './mix-home.ts'
import { apartBy } from './keep-copies-apart.ts'
import { keepApart } from './recommended/keep-apart.ts'

const pin = fc.record({
  pinnerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  boardId: fc.constantFrom(null, null, '1', '2', '3', '4', '5', '6'),
  copyOf: fc.integer({ min: 1, max: 25 }).map(String),
})
const pins = fc.array(pin, { maxLength: 30 })
const before = fc.array(pin, { maxLength: APART - 1 })

test('keeping near copies apart never brings two of one member or board among five, whatever stands before', () => {
  fc.assert(
    fc.property(pins, before, (given, standing) => {
      const rows = given.map((row, at) => ({ ...row, at }))
      const apart = keepApart(rows, APART, standing)
      const ordered = orderHome(rows, standing)
      const places = (list: readonly { at: number }[]) => list.map(({ at }) => at)
      expect(places(ordered).toSorted((one, other) => one - other)).toEqual(places(rows))
      expect(crowded(ordered, standing)).toBeLessThanOrEqual(crowded(apart, standing))
      expect(copiesTogether(ordered, standing)).toBeLessThanOrEqual(copiesTogether(apart, standing))
      if (copiesTogether(apart, standing) === 0) expect(places(ordered)).toEqual(places(apart))
    }),
    { seed: 5, numRuns: 400 },
  )
})

const row = (pinnerId: string, copyOf = pinnerId): Ordered => ({ pinnerId, boardId: null, copyOf })
const namesOf = (rows: readonly Ordered[]) => rows.map(({ pinnerId }) => pinnerId).join('')

test('a near copy goes further back past others, and not beside its member', () => {
  const rows = [row('a', 'x'), row('b', 'x'), ...'cdefgh'.split('').map((name) => row(name))]
  expect(namesOf(orderHome(rows))).toBe('acdefghb')
  // The last page showed a copy of the first.
  const before = [row('a', 'x'), ...'1234'.split('').map((name) => row(name))]
  expect(namesOf(orderHome([row('b', 'x'), row('c'), row('d')], before))).toBe('cdb')
  // Keeping copies apart alone would bring two pins of one member together.
  const tight = [row('a', 'x'), row('b', 'x'), ...'cdefgbhi'.split('').map((name) => row(name))]
  expect([crowded(tight), crowded(apartBy(tight, ({ copyOf }) => copyOf)), crowded(orderHome(tight))]).toEqual([
    0, 1, 0,
  ])
})

test.each([1, 2, 7])('the longest page of copies of %i pictures takes few comparisons', (pictures) => {
  let looks = 0
  const rows = Array.from({ length: limits.page.most }, (_, at) => ({
    pinnerId: `${at}`,
    boardId: null,
    get copyOf() {
      looks += 1
      return `${at % pictures}`
    },
  }))
  expect(orderHome(rows)).toHaveLength(rows.length)
  expect(rows.length).toBe(250)
  expect(looks).toBeGreaterThan(rows.length)
  expect(looks).toBeLessThan(1_000_000)
})
