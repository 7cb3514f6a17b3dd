import { categoriesResource, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let topics: string[]
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  topics = (await ana.ask(categoriesResource.get, { page_size: 12 })).map(({ id }) => id)
}, 120_000)
afterAll(() => app.stop())

const shownTo = async (client: Pick<SignedIn, 'ask'>, id: string) =>
  (await client.ask(pinResource.get, { id })).topics?.map((topic) => topic.id).toSorted()
const countOf = async (id: string) =>
  (await app.pool.query<{ count: number }>('select topic_count as count from pins where id = $1', [id])).rows[0]?.count

test('an edit puts topics in the place of those before, the same again changes nothing, and none takes them away', async () => {
  const { id } = await makeQuickPin(app, ana)
  const [one = '', two = '', three = ''] = topics
  for (const wanted of [
    [one, two],
    [one, two],
    [two, three],
    [three, three],
  ]) {
    const pin = await ana.ask(pinResource.update, { id, topic_ids: wanted })
    const expected = [...new Set(wanted)].toSorted()
    expect(pin.topics?.map((topic) => topic.id).toSorted()).toEqual(expected)
    expect([await shownTo(app.client(), id), await countOf(id)]).toEqual([expected, expected.length])
  }
  await ana.ask(pinResource.update, { id, title: 'Other words' })
  expect(await shownTo(app.client(), id)).toEqual([three])
  await ana.ask(pinResource.update, { id, topic_ids: [] })
  expect([await shownTo(app.client(), id), await countOf(id)]).toEqual([[], 0])
})

test('an eleventh topic, one that is none, and a stranger’s are refused, and the topics stay', async () => {
  const { id } = await makeQuickPin(app, ana)
  const [one = ''] = topics
  await ana.ask(pinResource.update, { id, topic_ids: [one] })
  const many = await ana.call(pinResource.update, { id, topic_ids: topics.slice(0, 11) })
  expect([many.status, many.error?.message]).toEqual([400, expect.stringContaining('topic_ids')])
  const unknown = await ana.call(pinResource.update, { id, title: 'Not this', topic_ids: [one, '77777'] })
  expect(unknown.error?.name).toBe('topic_not_found')
  const ben = await signUp(app)
  expect((await ben.call(pinResource.update, { id, topic_ids: [] })).error?.name).toBe('not_allowed')
  expect(await ana.ask(pinResource.get, { id })).toMatchObject({ title: expect.not.stringContaining('Not this') })
  expect(await shownTo(ana, id)).toEqual([one])
})
