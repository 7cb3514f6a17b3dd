import {
  createPinDrafts,
  listPinDrafts,
  pinResource,
  publishPinDraft,
  updatePinDraft,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture, makeBoard, type SignedIn, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
let shop: SignedIn
/** Have the whole of the shop as editors. */
let [one, other]: SignedIn[] = []
let boardId: string
beforeAll(async () => {
  app = await startTestApp()
  shop = await signUpBusiness(app)
  boardId = (await makeBoard(shop, 'Spring range')).id
  ;[one, other] = await Promise.all([actingEditor(), actingEditor()])
}, 60_000)
afterAll(() => app.stop())

async function actingEditor(): Promise<SignedIn> {
  const person = await signUpBusiness(app)
  await letAct(shop, person, 'EDITOR')
  await confirmSecondFactor(app, person)
  return actingFor(person, shop.member)
}
function editors(): readonly [SignedIn, SignedIn] {
  if (!one || !other) throw new Error('nobody acts')
  return [one, other]
}
const waiting = async (client: SignedIn) => upload(client, await drawPicture())
const missing = { status: 404, error: { name: 'upload_not_found' } }

test('an editor of one board makes no Pin of what others brought for the business, by its id or its address', async () => {
  const helper = await signUpBusiness(app)
  await letActOn(shop, helper, { asset_type: 'board', asset_id: boardId }, 'EDITOR')
  await confirmSecondFactor(app, helper)
  const acting = actingFor(helper, shop.member)
  const [editor] = editors()
  for (const bringer of [shop, editor]) {
    const { id: upload_id, imageUrl } = await waiting(bringer)
    expect(await acting.call(pinResource.create, { upload_id, board_id: boardId })).toMatchObject(missing)
    const byAddress = await acting.call(pinResource.create, { image_url: imageUrl ?? '', board_id: boardId })
    expect(byAddress).toMatchObject(missing)
    expect(await bringer.call(pinResource.create, { upload_id, board_id: boardId })).toMatchObject({ status: 200 })
  }
  // What they bring themself is as before.
  const { id: upload_id } = await waiting(acting)
  expect(await acting.call(pinResource.create, { upload_id, board_id: boardId })).toMatchObject({ status: 200 })
})

test('who acts for the whole uses what they brought, not what others did; the account itself has all of it', async () => {
  const [bringer, colleague] = editors()
  const { id } = await waiting(bringer)
  const { id: ofAccount } = await waiting(shop)
  // How far the business's uploads are is open to every role on the whole of it.
  for (const client of [bringer, colleague, shop]) {
    const statuses = await client.ask(vipResource.get, { upload_ids: [id, ofAccount] })
    expect(Object.keys(statuses).toSorted()).toEqual([id, ofAccount].toSorted())
  }
  for (const upload_id of [id, ofAccount])
    expect(await colleague.call(pinResource.create, { upload_id, board_id: boardId })).toMatchObject(missing)
  expect(await colleague.call(createPinDrafts, { drafts: [{ upload_id: id }] })).toMatchObject(missing)
  expect(await shop.call(pinResource.create, { upload_id: id, board_id: boardId })).toMatchObject({ status: 200 })
})

test('what a draft of the business holds is the draft’s: whoever may publish it does, whoever brought the file', async () => {
  const [bringer, colleague] = editors()
  const readers = { 'a colleague': colleague, 'the business': shop, 'who brought it': bringer }
  for (const [name, publisher] of Object.entries(readers)) {
    const { id: upload_id } = await waiting(bringer)
    const draft = { upload_id, board_id: boardId, title: `By ${name}` }
    const [made] = await bringer.ask(createPinDrafts, { drafts: [draft] })
    const draft_id = made?.id ?? ''
    // The file is named again as it stands, which changes nothing.
    const version = made?.version ?? 0
    await publisher.ask(updatePinDraft, { draft_id, version, upload_id, alt_text: 'A tulip' })
    expect(await publisher.call(publishPinDraft, { draft_id }), name).toMatchObject({
      status: 200,
      data: { pinner: { id: shop.member.id }, alt_text: 'A tulip' },
    })
  }
  expect((await shop.ask(listPinDrafts, {})).map(({ title }) => title)).toEqual([])
})
