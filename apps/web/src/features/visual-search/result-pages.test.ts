import type { Pin, VisualSearchResult } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { joinedResults } from './result-pages.ts'

const page = (ids: string, categories: VisualSearchResult['categories'] = []): VisualSearchResult => ({
  is_available: true,
  results: Array.from(ids, (id) => ({ id }) as Pin),
  categories,
  suggested: [],
})

test('a search that did not go on stays the object that it was', () => {
  const first = page('ab')
  expect(joinedResults(first, [])).toBe(first)
})

test('pages follow each other with each pin once, and a category has what any of them has of it', () => {
  const joined = joinedResults(page('ab', [{ name: 'Tea', pin_ids: ['a', 'b'] }]), [
    page('bcd', [{ name: 'Tea', pin_ids: ['c', 'd'] }]),
    page('ef', [{ name: 'Coffee', pin_ids: ['e', 'f'] }]),
  ])
  expect(joined.results.map(({ id }) => id).join('')).toBe('abcdef')
  expect(joined.categories).toEqual([
    { name: 'Tea', pin_ids: ['a', 'b', 'c', 'd'] },
    { name: 'Coffee', pin_ids: ['e', 'f'] },
  ])
})
