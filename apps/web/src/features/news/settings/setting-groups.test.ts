import { newsKinds } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { newsGroups } from './setting-groups.ts'

test('DI-07 every kind of news can be muted, each in one place', () => {
  const listed = newsGroups().flatMap(({ kinds }) => kinds.map(([kind]) => kind))
  expect(listed.toSorted()).toEqual(newsKinds.toSorted())
})
