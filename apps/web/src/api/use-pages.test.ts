import type { userHomefeedResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { Answer } from './client.ts'
import { withFirstPage } from './use-pages.ts'

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

test('after Back what is gone is gone and what stayed is fresh', () => {
  const fresh = page('acd', '9')
  expect(afterBack(fresh)[0]).toEqual(['a', 'c'])
  expect(withFirstPage<typeof userHomefeedResource.get>(old, fresh, true).pages[0]?.data[0]).toBe(fresh.data[0])
})
