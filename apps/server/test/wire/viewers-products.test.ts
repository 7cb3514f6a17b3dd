import { pinResource, repinResource, userHomefeedResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { letAct, signUpBusiness } from '../business/businesses.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const offer = { price_value: '12.5', price_currency: 'EUR' }
const makeOwn = async (client: SignedIn, fields: object = {}) =>
  client.ask(pinResource.create, { upload_id: await readyUpload(app, client.member.id), ...fields })

async function isEligible(client: TestClient, options: object = {}) {
  const { body } = await client.call(userHomefeedResource.get, options)
  return (body['client_context'] as { user: { eligibleForStlTool: boolean } }).user.eligibleForStlTool
}

const findIt = ({ cookies }: SignedIn) =>
  findViewer(app.core, { token: cookies.get('_pinterest_sess') ?? '', userAgent: 'x', country: 'US' })

test('EN-10 a viewer has products to tag from the first Pin with a price to the last, however it came and went', async () => {
  const [ana, ben] = await Promise.all([signUp(app), signUp(app)])
  expect(await isEligible(app.client())).toBe(false)
  expect(await isEligible(ana)).toBe(false)
  const plain = await makeOwn(ana)
  expect(await isEligible(ana)).toBe(false)
  await ana.ask(pinResource.update, { id: plain.id, ...offer })
  expect(await isEligible(ana)).toBe(true)
  await ana.ask(pinResource.update, { id: plain.id, price_value: '' })
  expect(await isEligible(ana)).toBe(false)
  const [first, second] = [await makeOwn(ana, offer), await makeOwn(ana, offer)]
  await ana.ask(pinResource.delete, { id: second.id })
  expect(await isEligible(ana)).toBe(true)
  const board = await makeBoard(ben)
  expect(await isEligible(ben)).toBe(false)
  await ben.ask(repinResource.create, { pin_id: first.id, board_id: board.id })
  expect(await isEligible(ben)).toBe(true)
  await ana.ask(pinResource.delete, { id: first.id })
  expect(await isEligible(ana)).toBe(false)
})

test('EN-10 whoever acts for a business with products has none of their own by that, nor the business theirs', async () => {
  const [shop, helper] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  await letAct(shop, helper, 'ADMIN')
  await makeOwn(shop, offer)
  expect(await isEligible(shop)).toBe(true)
  expect(await isEligible(helper)).toBe(false)
})

test('EN-10 nobody is asked for products before they have a Pin, nor again before something changed', async () => {
  const ana = await signUp(app)
  const costs = async () => (await countStatements(() => findIt(ana))).statements.length
  await findIt(ana)
  expect(await costs()).toBe(1)
  await makeOwn(ana, offer)
  expect((await findIt(ana)).hasProducts).toBe(true)
  expect(await costs()).toBe(1)
})
