import type { userHomefeedResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { Answer } from './client.ts'
import { keepRows, withFirstPage } from './use-pages.ts'

type Feed = Answer<typeof userHomefeedResource.get>
const page = (ids: string, bookmark: string) =>
  ({ data: Array.from(ids, (id) => ({ id })) as unknown as Feed['data'], bookmark }) satisfies Feed

const old = { pages: [page('abc', '1'), page('def', '2')], pageParams: [undefined, '1'] }

test('a list that still begins the same keeps the pages that were read', () => {
  const fresh = page('abc', '9')
  expect(withFirstPage(old, fresh)).toEqual({ pages: [fresh, old.pages[1]], pageParams: [undefined, '1'] })
})

test('a list that begins differently starts anew', () => {
  const fresh = page('xab', '9')
  expect(withFirstPage(old, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
  expect(withFirstPage(undefined, fresh)).toEqual({ pages: [fresh], pageParams: [undefined] })
})

const afterBack = (first: Feed) =>
  withFirstPage<typeof userHomefeedResource.get>(old, first, true).pages.map(({ data }) => data.map(({ id }) => id))

test('after Back a list that has grown at its beginning keeps its pages', () => {
  expect(afterBack(page('xab', '9'))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
  expect(afterBack(page('xyz', '9'))).toHaveLength(2)
})

test('after Back a list that ends with its first page has nothing but that page', () => {
  const { data } = page('', '9')
  expect(afterBack({ data })).toEqual([[]])
  expect(afterBack({ data: page('xab', '9').data })).toEqual([['x', 'a', 'b']])
})

test('after Back what is gone is gone and what stayed is fresh', () => {
  const fresh = page('acd', '9')
  expect(afterBack(fresh)[0]).toEqual(['a', 'c'])
  expect(withFirstPage<typeof userHomefeedResource.get>(old, fresh, true).pages[0]?.data[0]).toBe(fresh.data[0])
})

test('BO-03 rows that come again unchanged stay the objects they were, wherever they stand', () => {
  type Endpoint = typeof userHomefeedResource.get
  const again = structuredClone(old)
  expect(keepRows<Endpoint>(old, again)).toBe(old)
  const moved = { ...again, pages: [page('bac', '1'), page('dxf', '2'), page('g', '3')] }
  const kept = keepRows<Endpoint>(old, moved)
  expect(kept).toEqual(moved)
  expect(kept.pages[0]?.data[0]).toBe(old.pages[0]?.data[1])
  expect(kept.pages[1]?.data[2]).toBe(old.pages[1]?.data[2])
  const [first = page('', ''), ...others] = again.pages
  const elsewhere = keepRows<Endpoint>(old, { ...again, pages: [{ ...first, bookmark: '8' }, ...others] })
  expect(elsewhere.pages[0]).toMatchObject({ bookmark: '8' })
  expect(elsewhere.pages[1]).toBe(old.pages[1])
})
