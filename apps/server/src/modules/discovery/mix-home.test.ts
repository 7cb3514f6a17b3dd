import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APART, type HomeItem, type HomeSource, mixHome } from './mix-home.ts'
import { isBeside } from './recommended/keep-apart.ts'

const SOURCES: readonly HomeSource[] = ['followed', 'walks', 'rising', 'popular']
const EMPTY = { followed: [], walks: [], rising: [], popular: [] }

/** Each by a member and on a board of its own. */
const pins = (letter: string, count: number): HomeItem[] =>
  Array.from({ length: count }, (_, at) => ({ pinId: `${letter}${at}`, pinnerId: `${letter}${at}`, boardId: null }))
const idsOf = (items: readonly HomeItem[]) => items.map(({ pinId }) => pinId).join(' ')

test('the four sources give by their weights, and of what is popular a little', () => {
  const full = { followed: pins('f', 30), walks: pins('w', 30), rising: pins('r', 30), popular: pins('p', 30) }
  expect(idsOf(mixHome(full, 9).items)).toBe('f0 w0 r0 f1 w1 f2 w2 r1 p0')
  for (const wanted of [12, 24, 25, 50]) {
    const { items } = mixHome(full, wanted)
    for (const name of SOURCES)
      expect(items.filter(({ source }) => source === name).length).toBeLessThanOrEqual(Math.floor(wanted / 3))
    expect(new Set(items.map(({ source }) => source)).size).toBe(4)
  }
})

test('those that have something share the turns of those that have nothing', () => {
  expect(idsOf(mixHome({ ...EMPTY, popular: pins('p', 3) }, 5).items)).toBe('p0 p1 p2')
  const { items } = mixHome({ ...EMPTY, followed: pins('f', 30), popular: pins('p', 30) }, 24)
  expect(items.slice(0, 5).map(({ pinId }) => pinId)).toEqual(['f0', 'f1', 'f2', 'p0', 'f3'])
  expect(items.filter(({ source }) => source === 'popular').length).toBeGreaterThanOrEqual(8)
})

const item = fc.record({
  pinId: fc.integer({ min: 0, max: 80 }).map(String),
  pinnerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  boardId: fc.constantFrom(null, '1', '2', '3'),
  isLeftOut: fc.boolean(),
})
const list = fc.uniqueArray(item, { maxLength: 25, selector: ({ pinId }) => pinId })
const drawn = fc.record({ followed: list, walks: list, rising: list, popular: list })

test('DS-03 whatever the sources have: nothing twice, nothing passed over, no two of one member or board among five and no more than a third from one source while another has something that fits', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 30 }), fc.array(item, { maxLength: 4 }), (lists, wanted, before) => {
      const { items, leftOut, taken } = mixHome(lists, wanted, before)
      const shown = items.map(({ pinId }) => pinId)
      expect(new Set(shown).size).toBe(shown.length)
      const read = SOURCES.flatMap((source) => lists[source].slice(0, taken[source]))
      expect(leftOut).toEqual(expect.arrayContaining(read.filter((each) => each.isLeftOut)))
      expect(new Set(read.flatMap(({ pinId, isLeftOut }) => (isLeftOut ? [] : pinId)))).toEqual(new Set(shown))
      if (items.length < wanted) expect(read.length).toBe(Object.values(lists).flat().length)
      // Each source keeps its order.
      for (const source of SOURCES) {
        const order = items.filter((each) => each.source === source).map(({ pinId }) => pinId)
        const places = order.map((id) => lists[source].findIndex(({ pinId }) => pinId === id))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }
      expectRules(lists, wanted, before, items)
    }),
    { seed: 18, numRuns: 300 },
  )
})

/** At each step: who broke a rule had nothing else. */
function expectRules(
  lists: Readonly<Record<HomeSource, readonly HomeItem[]>>,
  wanted: number,
  before: readonly HomeItem[],
  items: readonly (HomeItem & { source: HomeSource })[],
) {
  const most = Math.max(1, Math.floor(wanted / 3))
  for (const [at, taken] of items.entries()) {
    const earlier = items.slice(0, at)
    const known = new Set(earlier.map(({ pinId }) => pinId))
    const neighbours = [...before, ...earlier].slice(1 - APART)
    const others = SOURCES.flatMap((source) => {
      const own = earlier.filter((each) => each.source === source)
      const behind = lists[source].findIndex(({ pinId }) => pinId === own.at(-1)?.pinId) + 1
      const head = lists[source].slice(behind).find(({ pinId, isLeftOut }) => isLeftOut !== true && !known.has(pinId))
      return head && neighbours.every((other) => !isBeside(other, head)) ? { source, given: own.length } : []
    })
    if (neighbours.some((other) => isBeside(other, taken))) expect(others).toEqual([])
    else if (earlier.filter(({ source }) => source === taken.source).length >= most)
      expect(others.every(({ given }) => given >= most)).toBe(true)
  }
}
