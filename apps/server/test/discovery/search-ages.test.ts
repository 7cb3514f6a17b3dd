import { searchResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agePins } from '../../src/modules/discovery/jobs/age-pins.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const search = (page: { page_size: number; bookmarks?: string[] }) =>
  app.client().call(searchResource.get, { query: 'ocarina', scope: 'pins', ...page })
const find = async () => {
  await settled(app)
  return (await search({ page_size: 50 })).data.map(({ id }) => id)
}

test('CR-11 pins that grow older are found as before, in the same order and on the same pages', async () => {
  const pins = []
  for (let n = 0; n < 12; n += 1)
    pins.push(await makeQuickPin(app, ana, { title: n % 3 === 0 ? 'Ocarina' : `Ocarina of ${n}` }))
  const before = await find()
  expect(new Set(before)).toEqual(new Set(pins.map(({ id }) => id)))
  const first = await search({ page_size: 4 })
  const ages = async () => {
    const { rows } = await app.pool.query<{ age: number; count: number }>(
      `select age, count(*)::int as count from search_documents where is_listed and kind = 'pin' group by age order by age`,
    )
    return rows.map(({ count }) => count)
  }
  expect(await ages()).toEqual([12])
  await agePins(app.core.db, [2, 3, 4])
  expect(await ages()).toEqual([2, 3, 4, 3])
  expect(await find()).toEqual(before)
  const bookmarks = [first.bookmark ?? '']
  const rest = await search({ page_size: 50, bookmarks })
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(before)
  await makeQuickPin(app, ana, { title: 'Ocarina again' })
  await settled(app)
  await agePins(app.core.db, [2, 3, 4])
  expect(await ages()).toEqual([2, 3, 4, 4])
})
