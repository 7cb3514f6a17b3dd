import {
  createPinDrafts,
  duplicatePinDraft,
  listPinDrafts,
  pinResource,
  publishPinDraft,
  storyPinResource,
  updatePinDraft,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyUpload } from '../data/quick-pins.ts'
import { drawPicture, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const picture = () => readyUpload(app, ana.member.id)
const makeProduct = async (title: string, maker = ana) =>
  maker.ask(pinResource.create, {
    upload_id: await readyUpload(app, maker.member.id),
    title,
    price_value: '12.5',
    price_currency: 'EUR',
  })
const keep = async (fields: object) => {
  const [draft] = await ana.ask(createPinDrafts, { drafts: [fields] })
  if (!draft) throw new Error('no draft')
  return draft
}
const placed = (tags: readonly { x: number; y: number; page: number; pin: { title: string } }[] = []) =>
  tags.map(({ x, y, page, pin }) => [pin.title, x, y, page])

test('CN-22 a draft keeps products where they were put, also in its copy, and its pin shows them', async () => {
  const [lamp, rug] = [await makeProduct('Lamp'), await makeProduct('Rug')]
  const { id: upload_id } = await upload(ana, await drawPicture())
  const draft = await keep({ upload_id, product_tags: [{ pin_id: lamp.id, x: 0.25, y: 0.5 }] })
  expect(placed(draft.product_tags)).toEqual([['Lamp', 0.25, 0.5, 0]])
  const tags = [
    { pin_id: rug.id, x: 1, y: 0 },
    { pin_id: lamp.id, x: 0, y: 0.125 },
  ]
  const { version } = await ana.ask(updatePinDraft, { draft_id: draft.id, version: 1, product_tags: tags })
  await ana.ask(updatePinDraft, { draft_id: draft.id, version, title: 'A room' })
  const shown = [
    ['Rug', 1, 0, 0],
    ['Lamp', 0, 0.125, 0],
  ]
  const copy = await ana.ask(duplicatePinDraft, { draft_id: draft.id })
  expect(placed(copy.product_tags)).toEqual(shown)
  const pin = await ana.ask(publishPinDraft, { draft_id: draft.id })
  expect(placed(pin.product_tags)).toEqual(shown)
  const { rows } = await app.pool.query('select product_count as count from pins where id = $1', [pin.id])
  expect(rows).toEqual([{ count: 2 }])
})

test('what is no product of the member’s any more is neither shown on the draft nor keeps its pin from being made', async () => {
  const ben = await signUp(app)
  const [lamp, rug, vase] = [await makeProduct('Lamp'), await makeProduct('Rug'), await makeProduct('Vase')]
  const theirs = await makeProduct('Theirs', ben)
  const ids = [lamp.id, rug.id, vase.id, theirs.id, '77']
  const { id } = await keep({
    upload_id: await picture(),
    product_tags: ids.map((pin_id) => ({ pin_id, x: 0.5, y: 0.5 })),
  })
  await ana.ask(pinResource.delete, { id: rug.id })
  await ana.ask(pinResource.update, { id: vase.id, price_value: '' })
  const drafts = await ana.ask(listPinDrafts, {})
  expect(placed(drafts.find((one) => one.id === id)?.product_tags)).toEqual([['Lamp', 0.5, 0.5, 0]])
  const pin = await ana.ask(publishPinDraft, { draft_id: id })
  expect(placed(pin.product_tags)).toEqual([['Lamp', 0.5, 0.5, 0]])
})

test('a pin is made with products at once; eleven, and what is no product, are refused and make none', async () => {
  const lamp = await makeProduct('Lamp')
  const upload_id = await picture()
  const tag = (pin_id: string) => ({ pin_id, x: 0.5, y: 0.5 })
  const plain = await ana.ask(pinResource.create, { upload_id: await picture() })
  for (const [tags, name] of [
    [Array.from({ length: 11 }, () => tag(lamp.id)), 'invalid_parameters'],
    [[tag(plain.id)], 'rule_broken'],
    [[{ ...tag(lamp.id), page: 1 }], 'rule_broken'],
    [[tag('77')], 'pin_not_found'],
  ] as const) {
    const { error } = await ana.call(pinResource.create, { upload_id, product_tags: [...tags] })
    expect([error?.name, error?.field?.split('.')[0]]).toEqual([name, 'product_tags'])
  }
  const pin = await ana.ask(pinResource.create, { upload_id, product_tags: [tag(lamp.id)] })
  expect(placed(pin.product_tags)).toEqual([['Lamp', 0.5, 0.5, 0]])
})

test('CN-25 products stand on the pictures of a story’s pages, and nowhere else', async () => {
  const lamp = await makeProduct('Lamp')
  const rug = await makeProduct('Rug')
  const image = async () => ({ blocks: [{ type: 'story_pin_image_block', upload_id: await picture() }] })
  const words = { blocks: [{ type: 'story_pin_paragraph_block', text: 'Only words' }] }
  const story_pin = JSON.stringify({ pages: [await image(), words, await image()] })
  const refused = await ana.call(storyPinResource.create, {
    story_pin,
    product_tags: [{ pin_id: lamp.id, x: 0, y: 0, page: 1 }],
  })
  expect(refused.error).toMatchObject({ name: 'rule_broken', field: 'product_tags' })
  const story = await ana.ask(storyPinResource.create, {
    story_pin,
    product_tags: [
      { pin_id: lamp.id, x: 0.25, y: 0.5, page: 2 },
      { pin_id: rug.id, x: 0.75, y: 0.5 },
    ],
  })
  expect(placed(story.product_tags)).toEqual([
    ['Lamp', 0.25, 0.5, 2],
    ['Rug', 0.75, 0.5, 0],
  ])
  const moved = await ana.ask(pinResource.update, {
    id: story.id,
    product_tags: [{ pin_id: rug.id, x: 0.1, y: 0.2, page: 2 }],
  })
  expect(placed(moved.product_tags)).toEqual([['Rug', 0.1, 0.2, 2]])
  for (const page of [1, 3, -1]) {
    const product_tags = [{ pin_id: rug.id, x: 0, y: 0, page }]
    const { error } = await ana.call(pinResource.update, { id: story.id, product_tags })
    expect(error).toMatchObject({ name: 'rule_broken', field: 'product_tags' })
  }
})
