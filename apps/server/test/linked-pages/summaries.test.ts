import { boardFeedResource, boardResource, pinResource, repinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { chair, makeLinkedPin, pageOf, soup, tell } from './page-examples.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

const countPages = async (like: string) => {
  const { rows } = await app.pool.query<{ pages: number; pins: number }>(
    `select count(*)::int as pages, coalesce(sum(pin_count), 0)::int as pins
      from linked_pages join linked_page_reads on page_id = id where address like $1`,
    [like],
  )
  return rows[0]
}

test('CN-04 a pin shows what its page sells, on cards in short and as a whole on its own page', async () => {
  const board = await makeBoard(ana)
  const pin = await makeLinkedPin(app, ana, 'https://shop.example/chair', { board_id: board.id })
  expect((await ben.ask(pinResource.get, { id: pin.id })).rich_summary).toBeNull()
  await tell(app, await pageOf(app, 'https://shop.example/chair'), chair())
  const whole = (await ben.ask(pinResource.get, { id: pin.id })).rich_summary
  expect(whole).toEqual({
    type_name: 'product',
    display_name: 'Oak chair',
    display_description: 'All about it',
    site_name: 'The Shop',
    url: 'https://shop.example/chair',
    favicon_link: 'https://shop.example/icon.png',
    products: [
      {
        name: 'Oak chair',
        brand: 'Lark',
        offer_summary: {
          price: '54.00',
          currency: 'EUR',
          in_stock: true,
          availability: 'in_stock',
          condition: 'new',
        },
      },
    ],
    aggregate_rating: { rating: 4.5, review_count: 12 },
  })
  const [card] = await ben.ask(boardFeedResource.get, { board_id: board.id })
  expect(card?.rich_summary).toMatchObject({ products: whole?.products, display_description: null })
})

test('CN-04 recipes have ingredients in groups, articles an author and a date', async () => {
  const board = await makeBoard(ana)
  const pin = await makeLinkedPin(app, ana, 'https://kitchen.example/soup', { board_id: board.id })
  await tell(app, await pageOf(app, 'https://kitchen.example/soup'), soup)
  const recipe = {
    servings: '4',
    total_minutes: 45,
    prepare_minutes: 15,
    cook_minutes: 30,
    ingredients: ['2 leeks', '1 l broth', 'Chives'],
    ingredient_groups: [
      { name: null, items: ['2 leeks', '1 l broth'] },
      { name: 'Topping', items: ['Chives'] },
    ],
    diets: ['vegetarian'],
  }
  expect((await ben.ask(pinResource.get, { id: pin.id })).rich_summary).toMatchObject({ type_name: 'recipe', recipe })
  const [card] = await ben.ask(boardFeedResource.get, { board_id: board.id })
  expect(card?.rich_summary?.recipe).toEqual({ servings: '4', total_minutes: 45 })
  await tell(app, await pageOf(app, 'https://kitchen.example/soup'), {
    kind: 'article',
    headline: 'Why leeks',
    authors: ['Eva Ruiz', 'Tom Li'],
    publishedAt: new Date('2026-03-04T05:06:07Z'),
  })
  expect((await ben.ask(pinResource.get, { id: pin.id })).rich_summary).toMatchObject({
    type_name: 'article',
    display_name: 'Why leeks',
    article: {
      headline: 'Why leeks',
      author: 'Eva Ruiz, Tom Li',
      authors: ['Eva Ruiz', 'Tom Li'],
      published_at: '2026-03-04T05:06:07.000Z',
    },
  })
})

test('CN-04 what the pinner says it costs wins over what the page says, on their own pin alone', async () => {
  const link = 'https://shop.example/lamp'
  const own = await makeLinkedPin(app, ana, link, { price_value: '12.5', price_currency: 'USD' })
  const plain = await makeLinkedPin(app, ben, link)
  await tell(app, await pageOf(app, link), chair({ salePrice: { value: '39.00', currency: 'EUR' } }))
  const offerOf = async (id: string) =>
    (await ben.ask(pinResource.get, { id })).rich_summary?.products?.[0]?.offer_summary
  expect(await offerOf(own.id)).toEqual({ price: '12.50', currency: 'USD', condition: 'new' })
  expect(await offerOf(plain.id)).toMatchObject({ price: '54.00', sale_price: '39.00', currency: 'EUR' })
})

test('CN-05 all pins of an address share a page, which goes with the last of them', async () => {
  const board = await makeBoard(ben)
  const first = await makeLinkedPin(app, ana, 'https://shared.example/a?b=1&utm_source=mail#top')
  expect(await countPages('https://shared.example/%')).toEqual({ pages: 1, pins: 1 })
  const second = await savePin(ben, first.id, board.id)
  await settled(app)
  expect(await countPages('https://shared.example/a?b=1')).toEqual({ pages: 1, pins: 2 })
  await tell(app, await pageOf(app, 'https://shared.example/a?b=1'), chair())
  const saved = await ben.ask(pinResource.get, { id: second.id })
  expect(saved.rich_summary?.display_name).toBe('Oak chair')
  const moved = await ben.ask(pinResource.update, { id: second.id, link: 'https://shared.example/other' })
  expect(moved.rich_summary).toBeNull()
  await settled(app)
  expect(await countPages('https://shared.example/%')).toEqual({ pages: 2, pins: 2 })
  await ana.ask(pinResource.delete, { id: first.id })
  await settled(app)
  expect(await countPages('https://shared.example/%')).toEqual({ pages: 1, pins: 1 })
})

test("CN-04 what is known of a hidden pin's page is for those alone who see the pin", async () => {
  const secret = await makeBoard(ana, 'Gifts', 'secret')
  const pin = await makeLinkedPin(app, ana, 'https://shop.example/ring', { board_id: secret.id })
  await tell(app, await pageOf(app, 'https://shop.example/ring'), chair({ name: 'A ring' }))
  expect((await ana.ask(pinResource.get, { id: pin.id })).rich_summary?.display_name).toBe('A ring')
  const refused = await ben.call(pinResource.get, { id: pin.id })
  expect(refused.status).toBe(404)
  expect(JSON.stringify(refused)).not.toContain('ring')
  await ana.ask(boardResource.update, { board_id: secret.id, privacy: 'public' })
  expect((await ben.ask(pinResource.get, { id: pin.id })).rich_summary?.display_name).toBe('A ring')
})

test('CN-05 visitors and another process see new facts in their next answer', async () => {
  const beside = await app.startBeside()
  const board = await makeBoard(ana)
  const link = 'https://news.example/story'
  const pin = await makeLinkedPin(app, ana, link, { board_id: board.id })
  const visitors = [app.client(), app.client().through(beside.origin)]
  const seen = () =>
    Promise.all(
      visitors.map(async (visitor) => [
        (await visitor.ask(pinResource.get, { id: pin.id })).rich_summary?.display_name,
        (await visitor.ask(boardFeedResource.get, { board_id: board.id }))[0]?.rich_summary?.display_name,
      ]),
    )
  expect((await seen()).flat().every((name) => name === undefined)).toBe(true)
  for (const name of ['One', 'Two']) {
    await tell(app, await pageOf(app, link), chair({ name }))
    expect((await seen()).flat()).toEqual([name, name, name, name])
  }
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id, board_id: (await makeBoard(ben)).id })
  expect(saved.rich_summary?.display_name).toBe('Two')
})
