import { getNotificationSettings, pinResource, updateNotificationSettings } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeRead } from '../../src/modules/linked-pages/index.ts'
import type { ProductFacts } from '../../src/modules/links/index.ts'
import { linesOf } from '../notifications/telling.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { chair, makeLinkedPin, pageOf, tell } from './page-examples.ts'

const DAY = 24 * 3_600_000
let app: TestApp
let ana: SignedIn
let ben: SignedIn
let daysLater = 0
const clock = { now: () => new Date(Date.now() + daysLater * DAY) }
beforeAll(async () => {
  app = await startTestApp({ clock })
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

const priced = (value: string, changes: Partial<ProductFacts> = {}) =>
  chair({ price: { value, currency: 'EUR' }, ...changes })

/** A pin of a page that said what it costs. */
async function sold(link: string, facts: ProductFacts) {
  const pin = await makeLinkedPin(app, ana, link)
  const pageId = await pageOf(app, link)
  await tell(app, pageId, facts)
  const offer = async () => (await ben.ask(pinResource.get, { id: pin.id })).rich_summary?.products?.[0]?.offer_summary
  return { pin, pageId, offer }
}

const dueDays = async (pageId: string) => {
  const { rows } = await app.pool.query<{ due_at: Date }>('select due_at from linked_page_reads where page_id = $1', [
    pageId,
  ])
  return ((rows[0]?.due_at.getTime() ?? 0) - clock.now().getTime()) / DAY
}

test('CN-05 products are due again within a day, the rest within a month', async () => {
  const { pageId } = await sold('https://shop.example/due', priced('54.00'))
  expect(await dueDays(pageId)).toBeGreaterThan(0.85)
  expect(await dueDays(pageId)).toBeLessThanOrEqual(1)
  await tell(app, pageId, null)
  expect(await dueDays(pageId)).toBeGreaterThan(26)
  expect(await dueDays(pageId)).toBeLessThanOrEqual(30)
})

test('CN-05 a price that fell in the same currency and variant shows what it was, for a month', async () => {
  const { pageId, offer } = await sold('https://shop.example/fall', priced('54.00'))
  await tell(app, pageId, priced('39.00'))
  expect(await offer()).toMatchObject({ price: '39.00', was_price: '54.00' })
  await tell(app, pageId, priced('35.00'))
  expect(await offer()).toMatchObject({ price: '35.00', was_price: '54.00' })
  daysLater += 31
  await storeRead(app.core, pageId, { kind: 'unchanged' })
  expect(await offer()).not.toHaveProperty('was_price')
  await tell(app, pageId, priced('30.00'))
  expect(await offer()).toMatchObject({ was_price: '35.00' })
  await tell(app, pageId, priced('31.00'))
  expect(await offer()).not.toHaveProperty('was_price')
})

test.each([
  ['currency', chair({ price: { value: '20.00', currency: 'USD' } })],
  ['variant', priced('20.00', { variant: 'Small' })],
])('CN-05 a lower price of another %s fell nowhere', async (kind, facts) => {
  const { pageId, offer } = await sold(`https://shop.example/${kind}`, priced('54.00'))
  await tell(app, pageId, facts)
  expect(await offer()).toMatchObject({ price: '20.00' })
  expect(await offer()).not.toHaveProperty('was_price')
})

test('CN-05 a fallen price is told once to savers who want it, and to nobody at first', async () => {
  const cleo = await signUp(app)
  const { pin, pageId } = await sold('https://shop.example/told', priced('54.00'))
  const secret = await makeBoard(cleo, 'Wishes', 'secret')
  await savePin(cleo, pin.id, secret.id)
  await savePin(cleo, pin.id, (await makeBoard(cleo)).id)
  expect(await linesOf(app, cleo)).toEqual([])
  expect((await cleo.ask(getNotificationSettings, {})).muted_kinds).toEqual(['price_drop'])
  await tell(app, pageId, priced('50.00'))
  expect(await linesOf(app, cleo)).toEqual([])
  await cleo.ask(updateNotificationSettings, { muted_kinds: [] })
  await tell(app, pageId, priced('45.00'))
  await tell(app, pageId, priced('45.00'))
  expect(await linesOf(app, cleo)).toEqual(['Something you saved costs less now'])
  const before = await linesOf(app, ana)
  expect(before.join()).not.toContain('costs less')
})

test('CN-05 a link that failed three times over seven days may no longer work, until it does', async () => {
  const { pin, pageId } = await sold('https://shop.example/broken', priced('54.00'))
  const isBroken = async () => (await ben.ask(pinResource.get, { id: pin.id })).rich_summary?.is_link_broken === true
  const fail = () => storeRead(app.core, pageId, { kind: 'failed' })
  await fail()
  await fail()
  await fail()
  expect(await isBroken()).toBe(false)
  daysLater += 7
  await fail()
  expect(await isBroken()).toBe(true)
  await storeRead(app.core, pageId, { kind: 'unchanged' })
  expect(await isBroken()).toBe(false)
  daysLater += 7
  await fail()
  expect(await isBroken()).toBe(false)
})

test('CN-03 CN-05 a site that wants nothing said is left without facts', async () => {
  const { pin, pageId } = await sold('https://shop.example/refused', priced('54.00'))
  await storeRead(app.core, pageId, { kind: 'refused' })
  expect((await ben.ask(pinResource.get, { id: pin.id })).rich_summary).toBeNull()
})
