import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HomeSource, mixHome } from './mix-home.ts'

const pins = (letter: string, count: number) => Array.from({ length: count }, (_, at) => ({ pinId: `${letter}${at}` }))
const idsOf = (items: readonly { pinId: string }[]) => items.map(({ pinId }) => pinId).join(' ')

test('the sources take turns, and those that are left share the turns of one that is empty', () => {
  const lists = { followed: pins('f', 9), recommended: pins('r', 2), popular: pins('p', 9) }
  expect(idsOf(mixHome(lists, 9).items)).toBe('f0 r0 p0 f1 r1 p1 f2 p2 f3')
})

test('where nothing is recommended, what is followed comes first', () => {
  const lists = { followed: pins('f', 3), recommended: [], popular: pins('p', 9) }
  expect(idsOf(mixHome(lists, 5).items)).toBe('f0 f1 f2 p0 p1')
})

test('nobody has more than a third while the others have something, nothing comes twice, and nothing is passed over', () => {
  const some = fc.array(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 30 })
  const drawn = fc.uniqueArray(some, { minLength: 3, maxLength: 3, selector: (list) => list.join() })
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 30 }), ([one = [], two = [], three = []], wanted) => {
      const asPins = (ids: readonly string[]) => [...new Set(ids)].map((pinId) => ({ pinId }))
      const lists = { followed: asPins(one), recommended: asPins(two), popular: asPins(three) }
      const { items, taken } = mixHome(lists, wanted)
      const ids = items.map(({ pinId }) => pinId)
      expect(new Set(ids).size).toBe(ids.length)
      const read = (Object.keys(lists) as HomeSource[]).flatMap((source) => lists[source].slice(0, taken[source]))
      expect(new Set(read.map(({ pinId }) => pinId))).toEqual(new Set(ids))
      if (ids.length < wanted) expect(read.length).toBe(Object.values(lists).flat().length)
    }),
    { seed: 18, numRuns: 200 },
  )
  const full = { followed: pins('f', 30), recommended: pins('r', 30), popular: pins('p', 30) }
  for (const source of ['followed', 'recommended', 'popular'])
    expect(mixHome(full, 24).items.filter((item) => item.source === source)).toHaveLength(8)
})
