import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds } from '../../platform/ids/ids.ts'
import { mergeNewest } from './home-candidates.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 })
const newestFirst = (numbers: readonly number[]) => numbers.map(String).toSorted((a, b) => compareIds(b, a))

test('pages of two merged lists, joined, are both lists together, newest first, without repeats', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 9 }), (one, other, limit) => {
      const joined: string[] = []
      for (let after: string | null = null; ;) {
        const page = (list: readonly number[]) =>
          newestFirst(list)
            .filter((id) => after === null || compareIds(id, after) < 0)
            .slice(0, limit)
        const merged = mergeNewest(page(one), page(other), limit)
        joined.push(...merged)
        if (merged.length < limit) break
        after = merged.at(-1) ?? null
      }
      expect(joined).toEqual(newestFirst([...new Set([...one, ...other])]))
    }),
  )
})
