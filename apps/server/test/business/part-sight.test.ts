import {
  aggregatedCommentResource,
  boardInvitesResource,
  boardPlanningResource,
  boardResource,
  pictureUrl,
  pinResource,
  unifiedCommentsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import {
  addCollaborator,
  drawPicture,
  makeBoard,
  makePin,
  savePin,
  type SignedIn,
  signUp,
  upload,
} from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
let shop: SignedIn
let boardId: string
let otherId: string
beforeAll(async () => {
  app = await startTestApp()
  shop = await signUpBusiness(app)
  boardId = (await makeBoard(shop, 'Autumn range', 'secret')).id
  otherId = (await makeBoard(shop, 'Winter range', 'secret')).id
}, 60_000)
afterAll(() => app.stop())

const onBoard = (id: string) => ({ asset_type: 'board' as const, asset_id: id })
const onProfile = { asset_type: 'profile' as const }

/** Somebody with a role on one part of a business, as themself and as they act for it. */
async function roleOn(part: Parameters<typeof letActOn>[2], role: 'ADMIN' | 'EDITOR' | 'ANALYST', business = shop) {
  const person = await signUpBusiness(app)
  await letActOn(business, person, part, role)
  await confirmSecondFactor(app, person)
  return { person, acting: actingFor(person, business.member) }
}

async function pictureStatus(client: SignedIn, signature: string | null): Promise<number> {
  const response = await client.fetch(pictureUrl('', '736x', signature ?? '', 'jpg'))
  await response.arrayBuffer()
  return response.status
}

test('a role on the profile tells nothing of secret and archived boards, nor what is on them', async () => {
  const business = await signUpBusiness(app)
  const open = await makeBoard(business, 'Open')
  const hidden = await makeBoard(business, 'Hidden', 'secret')
  const put = await makeBoard(business, 'Put away')
  await business.ask(boardResource.update, { board_id: put.id, archived: true })
  const [seen, secret] = [
    await makePin(business, { boardId: open.id }),
    await makePin(business, { boardId: hidden.id }),
  ]
  const { acting } = await roleOn(onProfile, 'ANALYST', business)
  const options = { username: business.member.username, fields: 'user.recent_pin_image_signatures' }
  const [toActor, toOwner] = [
    await acting.ask(userResource.get, options),
    await business.ask(userResource.get, options),
  ]
  expect(toOwner.recent_pin_image_signatures).toEqual([secret.image_signature, seen.image_signature])
  expect(toOwner).toMatchObject({ secret_board_count: 1, archived_board_count: 1, pin_count: 2 })
  expect(toActor.recent_pin_image_signatures).toEqual([seen.image_signature])
  expect(toActor).toMatchObject({ secret_board_count: 0, archived_board_count: 0, board_count: 1, pin_count: 1 })
  expect(toActor.last_pin_save_time).toBe(null)
  expect(toActor.profile_views).toBeGreaterThanOrEqual(0)
})

test('pictures open to a role on a board where their Pin lies there, and one’s own as ever', async () => {
  const [on, off] = [await makePin(shop, { boardId }), await makePin(shop, { boardId: otherId })]
  const loose = await upload(shop, await drawPicture())
  const { person, acting } = await roleOn(onBoard(boardId), 'ANALYST')
  const own = await upload(person, await drawPicture())
  const { acting: atProfile } = await roleOn(onProfile, 'ADMIN')
  const statuses = async (client: SignedIn) =>
    Promise.all(
      [on.image_signature, off.image_signature, loose.signature, own.signature].map((each) =>
        pictureStatus(client, each),
      ),
    )
  expect(await statuses(shop)).toEqual([200, 200, 200, 404])
  expect(await statuses(acting)).toEqual([200, 404, 404, 200])
  expect(await statuses(atProfile)).toEqual([404, 404, 404, 404])
  expect(await statuses(person)).toEqual([404, 404, 404, 200])
})

test('a picture that waits for employees opens to no role on a part', async () => {
  const pin = await makePin(shop, { boardId })
  const { acting } = await roleOn(onBoard(boardId), 'ADMIN')
  expect(await pictureStatus(acting, pin.image_signature)).toBe(200)
  await app.pool.query(
    `update pictures set veil = 'held'
      where content_hash = (select content_hash from picture_signatures where signature = $1)`,
    [pin.image_signature],
  )
  expect(await pictureStatus(shop, pin.image_signature)).toBe(200)
  expect(await pictureStatus(acting, pin.image_signature)).toBe(404)
})

test('where else the business saved a picture is told as far as its boards are open', async () => {
  const [member, stranger] = [await signUp(app), await signUp(app)]
  await addCollaborator(shop, boardId, member)
  const source = await makeQuickPin(app, stranger)
  const shown = await savePin(member, source.id, boardId)
  const secret = await savePin(shop, source.id, otherId)
  const { acting } = await roleOn(onBoard(boardId), 'EDITOR')
  const savedBy = async (client: SignedIn) => (await client.ask(pinResource.get, { id: shown.id })).saved_by_me
  expect(await savedBy(shop)).toMatchObject({ pin_id: secret.id, board: { id: otherId } })
  expect(await savedBy(acting)).toBe(null)
  const covered = await savePin(shop, source.id, boardId)
  expect(await savedBy(acting)).toMatchObject({ pin_id: covered.id, board: { id: boardId } })
})

test('products are tagged that everybody sees, or that lie on a board of theirs', async () => {
  const product = async (board_id?: string) =>
    shop.ask(pinResource.create, {
      upload_id: await readyUpload(app, shop.member.id),
      price_value: '12',
      price_currency: 'EUR',
      ...(board_id !== undefined && { board_id }),
    })
  const [secret, covered, loose] = [await product(otherId), await product(boardId), await product()]
  const { person, acting } = await roleOn(onBoard(boardId), 'EDITOR')
  const pin = await makeQuickPin(app, shop, { board_id: boardId })
  const tagsOf = (id: string) => [{ pin_id: id, x: 0.5, y: 0.5 }]
  const tag = (id: string) => acting.call(pinResource.update, { id: pin.id, product_tags: tagsOf(id) })
  const missing = { status: 404, error: { name: 'pin_not_found', field: 'product_tags' } }
  expect(await tag(secret.id)).toMatchObject(missing)
  const made = { upload_id: await readyUpload(app, person.member.id), board_id: boardId }
  expect(await acting.call(pinResource.create, { ...made, product_tags: tagsOf(secret.id) })).toMatchObject(missing)
  expect(await tag(covered.id)).toMatchObject({ status: 200, data: { product_tags: [{ pin: { id: covered.id } }] } })
  expect(await tag(loose.id)).toMatchObject({ status: 200, data: { product_tags: [{ pin: { id: loose.id } }] } })
})

test('comments are read with the Pin, plans from editors on; invitations, and all writing there, are closed', async () => {
  const pin = await makeQuickPin(app, shop, { board_id: boardId })
  await shop.ask(aggregatedCommentResource.create, { pinId: pin.id, text: 'Too dark' })
  const [editor, analyst] = [await roleOn(onBoard(boardId), 'EDITOR'), await roleOn(onBoard(boardId), 'ANALYST')]
  const missing = { status: 404, error: { name: 'board_not_found' } }
  for (const { acting } of [editor, analyst]) {
    expect(await acting.ask(unifiedCommentsResource.get, { pinId: pin.id })).toMatchObject([{ text: 'Too dark' }])
    const written = await acting.call(aggregatedCommentResource.create, { pinId: pin.id, text: 'Yes' })
    expect(written).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
    expect(await acting.call(boardInvitesResource.get, { board_id: boardId })).toMatchObject(missing)
    expect(await acting.call(boardPlanningResource.get, { board_id: otherId })).toMatchObject(missing)
  }
  expect(await editor.acting.call(boardPlanningResource.get, { board_id: boardId })).toMatchObject({ status: 200 })
  expect(await analyst.acting.call(boardPlanningResource.get, { board_id: boardId })).toMatchObject(missing)
})
