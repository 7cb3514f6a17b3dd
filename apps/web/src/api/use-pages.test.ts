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
