import { expect, test } from 'vitest'
import { MOST_RECENT, withSearch } from './recent-searches.ts'

test('CR-11 DI-03 a search that comes again moves to the front', () => {
  expect(withSearch(['oak', 'fern'], 'Fern ')).toEqual(['Fern', 'oak'])
  expect(withSearch(['oak'], '  ')).toEqual(['oak'])
})

test('CR-11 only the newest searches are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `word ${index}`)
  const kept = many.reduce<readonly string[]>(withSearch, [])
  expect(kept).toHaveLength(MOST_RECENT)
  expect(kept[0]).toBe('word 19')
})
