import { boardResource, pinResource, repinResource, storyPinResource, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
}, 120_000)
afterAll(() => app.stop())

const makeProduct = async (maker: SignedIn, title: string, board_id?: string) =>
  maker.ask(pinResource.create, {
    upload_id: await readyUpload(app, maker.member.id),
    title,
    price_value: '12.5',
    price_currency: 'EUR',
    ...(board_id !== undefined && { board_id }),
  })
const tagsTo = async (client: Pick<SignedIn, 'ask'>, id: string) =>
  ((await client.ask(pinResource.get, { id })).product_tags ?? []).map(({ x, y, pin }) => [pin.title, x, y])
const countOf = async (id: string) =>
  (await app.pool.query<{ count: number }>('select product_count as count from pins where id = $1', [id])).rows[0]
    ?.count

test('products are put on a picture, moved and taken off; the same again changes nothing, other edits leave them', async () => {
  const { id } = await makeQuickPin(app, ana)
  const [lamp, rug] = [await makeProduct(ana, 'Lamp'), await makeProduct(ana, 'Rug')]
  const both = [
    { pin_id: lamp.id, x: 0.25, y: 0.5 },
    { pin_id: rug.id, x: 1, y: 0 },
  ]
  for (const tags of [both, both, JSON.stringify(both)]) {
    const pin = await ana.ask(pinResource.update, { id, product_tags: tags })
    expect(pin.product_tags).toMatchObject([
      { x: 0.25, y: 0.5, pin: { id: lamp.id, title: 'Lamp', price_value: '12.50', price_currency: 'EUR' } },
      { x: 1, y: 0, pin: { id: rug.id, title: 'Rug' } },
    ])
    expect(await countOf(id)).toBe(2)
  }
  await ana.ask(pinResource.update, { id, title: 'A room' })
  await ana.ask(pinResource.update, { id, product_tags: [{ pin_id: rug.id, x: 0.1234, y: 0.4 }] })
  expect([await tagsTo(app.client(), id), await countOf(id)]).toEqual([[['Rug', 0.1234, 0.4]], 1])
  const saved = await ben.ask(repinResource.create, { pin_id: id, board_id: (await makeBoard(ben)).id })
  expect(saved.product_tags).toEqual([])
  await ana.ask(pinResource.update, { id, product_tags: [] })
  expect([await tagsTo(ana, id), await countOf(id)]).toEqual([[], 0])
})

test('eleven, what has no price, others’, hidden and missing pins, the pin itself and pages of words are refused by name', async () => {
  const { id } = await makeQuickPin(app, ana)
  const lamp = await makeProduct(ana, 'Lamp')
  const plain = await makeQuickPin(app, ana)
  const theirs = await makeProduct(ben, 'Theirs')
  const hidden = await makeProduct(ben, 'Hidden', (await makeBoard(ben, 'Plans', 'secret')).id)
  await ana.ask(pinResource.update, { id, product_tags: [{ pin_id: lamp.id, x: 0, y: 0 }] })
  const tag = (pin_id: string) => ({ pin_id, x: 0.5, y: 0.5 })
  for (const [tags, name] of [
    [Array.from({ length: 11 }, () => tag(lamp.id)), 'invalid_parameters'],
    [[{ ...tag(lamp.id), x: 1.1 }], 'invalid_parameters'],
    [[tag(plain.id)], 'rule_broken'],
    [[tag(theirs.id)], 'rule_broken'],
    [[tag(lamp.id), tag(id)], 'rule_broken'],
    [[tag(hidden.id)], 'pin_not_found'],
    [[tag('77')], 'pin_not_found'],
  ] as const) {
    const { error } = await ana.call(pinResource.update, { id, title: 'Not this', product_tags: [...tags] })
    expect([error?.name, error?.field?.split('.')[0]]).toEqual([name, 'product_tags'])
  }
  expect([await tagsTo(ana, id), await countOf(id)]).toEqual([[['Lamp', 0, 0]], 1])
  expect((await ben.call(pinResource.update, { id, product_tags: [] })).error?.name).toBe('not_allowed')
  const story = await ana.ask(storyPinResource.create, {
    title: 'Pages',
    story_pin: JSON.stringify({
      pages: [
        { blocks: [{ type: 'story_pin_image_block', upload_id: await readyUpload(app, ana.member.id) }] },
        { blocks: [{ type: 'story_pin_paragraph_block', text: 'Words' }] },
      ],
    }),
  })
  const onStory = await ana.call(pinResource.update, { id: story.id, product_tags: [{ ...tag(lamp.id), page: 1 }] })
  expect(onStory.error).toMatchObject({ name: 'rule_broken', field: 'product_tags' })
})

test('a product shows to whoever may see its pin alone, as long as it is there and has a price', async () => {
  const { id } = await makeQuickPin(app, ana)
  const board = await makeBoard(ana, 'Shop')
  const products = await Promise.all(['Lamp', 'Rug', 'Vase'].map((title) => makeProduct(ana, title, board.id)))
  const [lamp, rug] = products
  await ana.ask(pinResource.update, {
    id,
    product_tags: products.map((product, at) => ({ pin_id: product.id, x: at / 10, y: 0 })),
  })
  const names = async (client: Pick<SignedIn, 'ask'>) => (await tagsTo(client, id)).map(([title]) => title)
  expect(await names(app.client())).toEqual(['Lamp', 'Rug', 'Vase'])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect([await names(app.client()), await names(ben)]).toEqual([[], []])
  expect(await names(ana)).toEqual(['Lamp', 'Rug', 'Vase'])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  await ana.ask(pinResource.delete, { id: lamp?.id ?? '' })
  await ana.ask(pinResource.update, { id: rug?.id ?? '', price_value: '' })
  expect([await names(app.client()), await names(ana)]).toEqual([['Vase'], ['Vase']])
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect((await ben.call(pinResource.get, { id })).error?.name).toBe('pin_not_found')
  await ana.ask(pinResource.delete, { id })
  const { rows } = await app.pool.query('select 1 from pin_products where pin_id = $1', [id])
  expect(rows).toEqual([])
})

test('a picture without products is read by as many statements as before, one with ten by as many as one with two', async () => {
  const maker = await signUp(app)
  const products = await Promise.all(Array.from({ length: 10 }, (_, at) => makeProduct(maker, `Thing ${at}`)))
  const cost = async (count: number) => {
    const { id } = await makeQuickPin(app, maker)
    const product_tags = products.slice(0, count).map((product) => ({ pin_id: product.id, x: 0, y: 0 }))
    await maker.ask(pinResource.update, { id, product_tags })
    return callCost(app, pinResource.get, ben, { id })
  }
  const [none, two, ten] = [await cost(0), await cost(2), await cost(10)]
  expect(none.texts.filter((text) => text.includes('pin_products'))).toEqual([])
  expect(two.statements).toBeGreaterThan(none.statements)
  expect(ten.statements).toBe(two.statements)
})
