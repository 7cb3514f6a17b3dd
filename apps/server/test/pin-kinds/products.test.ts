import { pinResource, repinResource, shoppingListPinsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyUpload } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

const makeProduct = async (member: SignedIn, offer: object = {}) =>
  member.ask(pinResource.create, {
    upload_id: await readyUpload(app, member.member.id),
    price_value: '12.5',
    price_currency: 'EUR',
    availability: 'in_stock',
    ...offer,
  })

test('EN-07 a price travels as text, never through a float, and saves inherit it', async () => {
  const pin = await makeProduct(ana, { price_value: '123456789.123456' })
  expect(pin).toMatchObject({ price_value: '123456789.123456', price_currency: 'EUR', availability: 'in_stock' })
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id, board_id: (await makeBoard(ben)).id })
  expect(saved).toMatchObject({ price_value: '123456789.123456', price_currency: 'EUR', availability: 'in_stock' })
  const plain = await ana.ask(pinResource.create, { upload_id: await readyUpload(app, ana.member.id) })
  expect(plain).toMatchObject({ price_value: null, price_currency: null })
})

test('EN-07 an offer changes with its pin, and what no price is, is refused', async () => {
  const pin = await makeProduct(ana)
  expect(pin.price_value).toBe('12.50')
  const sold = await ana.ask(pinResource.update, { id: pin.id, availability: 'out_of_stock' })
  expect(sold).toMatchObject({ price_value: '12.50', availability: 'out_of_stock' })
  const none = await ana.ask(pinResource.update, { id: pin.id, price_value: '' })
  expect(none).toMatchObject({ price_value: null, price_currency: null, availability: null })
  for (const [offer, status, field] of [
    [{ price_value: '1e3', price_currency: 'EUR' }, 400, 'price_value'],
    [{ price_value: '-1', price_currency: 'EUR' }, 400, 'price_value'],
    [{ price_value: '1', price_currency: 'euros' }, 400, 'price_currency'],
    [{ price_value: '1' }, 422, 'price_currency'],
    [{ price_currency: 'EUR' }, 422, 'price_value'],
  ] as const) {
    const refused = await ana.call(pinResource.update, { id: pin.id, ...offer })
    expect([refused.status, refused.error?.field]).toEqual([status, field])
  }
})

test('BC-06 the shopping list is what a member saved that has a price, and others see it where it is shown', async () => {
  const cem = await signUp(app)
  const [one, two] = [await makeProduct(ana), await makeProduct(ana)]
  const board = await makeBoard(cem)
  const secret = await makeBoard(cem, 'Wishes', 'secret')
  const first = await savePin(cem, one.id, board.id)
  await savePin(
    cem,
    (await ana.ask(pinResource.create, { upload_id: await readyUpload(app, ana.member.id) })).id,
    board.id,
  )
  const hidden = await savePin(cem, two.id, secret.id)
  const list = async (viewer: SignedIn) =>
    (await viewer.ask(shoppingListPinsResource.get, { username: cem.member.username })).map(({ id }) => id)
  expect(await list(cem)).toEqual([hidden.id, first.id])
  expect(await list(ben)).toEqual([first.id])
  await app.pool.query('update members set show_shopping_list = false where id = $1', [cem.member.id])
  expect(await list(ben)).toEqual([])
  expect(await list(cem)).toEqual([hidden.id, first.id])
})
