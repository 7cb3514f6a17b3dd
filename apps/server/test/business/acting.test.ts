import {
  aggregatedCommentResource,
  boardResource,
  boardsFeedResource,
  boardsResource,
  changeAccess,
  grantAccess,
  pictureUrl,
  pinResource,
  reorderBoards,
  updateMe,
  userMetadataResource,
  userResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPicture, makeBoard, makePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, signUpBusiness, signUpEmployee, writeAccess } from './businesses.ts'

let app: TestApp
let shop: SignedIn
let partner: SignedIn
let acting: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { RATES: '1' } })
  ;[shop, partner] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  await letAct(shop, partner)
  await confirmSecondFactor(app, partner)
  acting = actingFor(partner, shop.member)
}, 60_000)
afterAll(() => app.stop())

/** An answer without what differs between any two and what repeats the question. */
const bare = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  answer: body['resource_response'],
})
const secretBoards = (client: SignedIn, of: SignedIn) =>
  client.ask(boardsResource.get, { username: of.member.username, privacy_filter: 'secret' })

test('RP-08 RP-10 what is made while acting is the business’s, and shows as its own', async () => {
  const board = await makeBoard(acting, 'Autumn range', 'secret')
  expect(board.owner.id).toBe(shop.member.id)
  const pin = await makePin(acting, { boardId: board.id })
  expect(pin.pinner.id).toBe(shop.member.id)
  expect((await shop.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(1)
  expect((await secretBoards(acting, shop)).map(({ id }) => id)).toContain(board.id)
  expect(await partner.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
  const picture = pictureUrl('', '236x', pin.image_signature, 'jpg')
  expect((await partner.fetch(picture)).status).toBe(404)
  expect((await acting.fetch(picture)).status).toBe(200)
})

test('RP-09 RP-10 who acts as the board owner edits the board and decides about it', async () => {
  const board = await makeBoard(shop)
  const seen = await acting.ask(boardResource.get, { board_id: board.id })
  expect(seen.viewer_can).toMatchObject({ edit: true, delete: true })
  await acting.ask(boardResource.update, { board_id: board.id, description: 'For you', privacy: 'protected' })
  expect(await shop.ask(boardResource.get, { board_id: board.id })).toMatchObject({ description: 'For you' })
  const named = { board_id: board.id, description: 'Mine now' }
  expect(await partner.call(boardResource.update, named)).toMatchObject({ status: 403 })
})

test('RP-08 CA-07 who acts as an editor arranges the business’s boards, as its Pins; who only reads does not', async () => {
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  const ids = [(await makeBoard(business, 'First')).id, (await makeBoard(business, 'Second')).id]
  await letAct(business, helper, 'EDITOR')
  await confirmSecondFactor(app, helper)
  const asBusiness = actingFor(helper, business.member)
  const names = async () =>
    (await business.ask(boardsResource.get, { username: business.member.username })).map(({ name }) => name)
  await asBusiness.ask(reorderBoards, { board_ids: ids, from_sort: 'newest' })
  expect(await names()).toEqual(['First', 'Second'])
  await business.ask(changeAccess, { member_id: helper.member.id, role: 'ANALYST' })
  const refused = await asBusiness.call(reorderBoards, { board_ids: ids.toReversed() })
  expect(refused).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  expect(await names()).toEqual(['First', 'Second'])
})

test('RP-09 RP-10 RP-08 who acts as an editor edits a board, is told that its owner decides about it, and may not', async () => {
  const [business, editor] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(business, editor, 'EDITOR')
  await confirmSecondFactor(app, editor)
  const asEditor = actingFor(editor, business.member)
  const board = await makeBoard(business)
  const pin = await makePin(business, { boardId: board.id })
  const { viewer_can: can } = await asEditor.ask(boardResource.get, { board_id: board.id })
  expect(can).toMatchObject({
    add_pin: true,
    edit: true,
    archive_merge_privacy: false,
    delete: false,
    invite: false,
  })
  expect((await asEditor.ask(pinResource.get, { id: pin.id })).viewer_can).toMatchObject({
    edit: true,
    delete: false,
    remove_from_board: false,
  })
  const update = (changes: object) => asEditor.call(boardResource.update, { board_id: board.id, ...changes })
  const words = { name: 'Winter range', description: 'Warm', category: 'home', event_date: '2027-01-05' }
  expect(await update({ ...words, cover_pin_id: pin.id })).toMatchObject({
    status: 200,
    data: { name: 'Winter range' },
  })
  for (const name of [
    'allow_homefeed_recommendations',
    'collaborator_requests_enabled',
    'collaborators_can_delete_pins',
  ])
    expect(await update({ [name]: true }), name).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  expect(await update({ privacy: 'public' })).toMatchObject({ status: 403 })
  // Who only reads is offered nothing.
  await business.ask(changeAccess, { member_id: editor.member.id, role: 'ANALYST' })
  const reading = await asEditor.ask(boardResource.get, { board_id: board.id })
  expect(Object.values(reading.viewer_can)).toEqual(Object.values(reading.viewer_can).map(() => false))
  expect((await asEditor.ask(pinResource.get, { id: pin.id })).viewer_can).toMatchObject({
    save: false,
    see_stats: true,
  })
})

test('RP-07 monthly views show to a permitted business user, and to nobody else', async () => {
  const { username } = shop.member
  expect((await acting.ask(userResource.get, { username })).profile_views).toBeGreaterThanOrEqual(0)
  expect((await partner.ask(userResource.get, { username })).profile_views).toBe(-1)
})

test('RP-08 the profile and how its lists look are the business’s while acting', async () => {
  await acting.ask(updateMe, { about: 'We sell seeds' })
  await acting.ask(userMetadataResource.update, { board_pin_rep_view_type: 'dense' })
  expect((await shop.ask(userResource.get, { username: shop.member.username })).about).toBe('We sell seeds')
  expect(await shop.ask(userMetadataResource.get, {})).toMatchObject({ board_pin_rep_view_type: 'dense' })
  expect(await partner.ask(userMetadataResource.get, {})).toMatchObject({ board_pin_rep_view_type: null })
})

test('RP-08 an ordinary role needs the second factor; the owner’s role does without', async () => {
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  await makeBoard(business, undefined, 'secret')
  await letAct(business, helper, 'ADMIN')
  const asHelper = actingFor(helper, business.member)
  const asked = { username: business.member.username }
  const refused = { status: 403, error: { name: 'second_factor_required' } }
  expect(await asHelper.call(boardsResource.get, asked)).toMatchObject(refused)
  expect(await asHelper.call(boardResource.create, { name: 'Not yet' })).toMatchObject(refused)
  await business.ask(changeAccess, { member_id: helper.member.id, role: 'OWNER' })
  expect(await secretBoards(asHelper, business)).toHaveLength(1)
})

test('RP-08 without the experiment nobody acts', async () => {
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  await makeBoard(business, undefined, 'secret')
  await letAct(business, helper, 'OWNER')
  const asHelper = actingFor(helper, business.member)
  await asHelper.fetch('/_/experiments/?business_access=control')
  expect(await secretBoards(asHelper, business)).toHaveLength(0)
  await asHelper.fetch('/_/experiments/')
  expect(await secretBoards(asHelper, business)).toHaveLength(1)
})

test('RP-10 to name a member that one may not act for changes no answer', async () => {
  const [stranger, employee] = [await signUp(app), await signUpEmployee(app)]
  await makeBoard(shop, undefined, 'secret')
  for (const client of [stranger, employee]) {
    for (const [endpoint, options] of [
      [boardsFeedResource.get, { username: shop.member.username }],
      [userResource.get, { username: shop.member.username }],
      [userMetadataResource.get, {}],
    ] as const) {
      const plain = bare(await client.call(endpoint, options))
      for (const subject of [shop.member.id, `0${shop.member.id}`, '1', 'anything', '9'.repeat(40)]) {
        const named = await client.call(endpoint, { ...options, orbac_subject_id: subject })
        expect(bare(named), `${endpoint.id} for ${subject}`).toEqual(plain)
      }
    }
  }
})

test('RP-10 an employee acts for whom they are assigned to, without what is not published', async () => {
  const employee = await signUpEmployee(app)
  const assigned = actingFor(employee, shop.member)
  const own = await upload(shop, await drawPicture())
  const board = await makeBoard(shop, undefined, 'secret')
  expect(await assigned.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
  await writeAccess(app, shop, employee, 'employee')
  expect(await assigned.call(boardResource.get, { board_id: board.id })).toMatchObject({
    status: 403,
    error: { name: 'second_factor_required' },
  })
  await confirmSecondFactor(app, employee)
  expect(await assigned.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 200 })
  const ofShop = await assigned.call(pinResource.create, { upload_id: own.id, board_id: board.id })
  expect(ofShop).toMatchObject({ status: 404, error: { name: 'upload_not_found' } })
  const theirs = await upload(assigned, await drawPicture())
  expect(await shop.call(pinResource.create, { upload_id: theirs.id })).toMatchObject({ status: 404 })
  expect(await assigned.call(pinResource.create, { upload_id: theirs.id, board_id: board.id })).toMatchObject({
    status: 200,
    data: { pinner: { id: shop.member.id } },
  })
  // Whoever left the operator acts for nobody.
  await app.pool.query('update members set is_employee = false where id = $1', [employee.member.id])
  expect(await assigned.call(boardResource.get, { board_id: board.id })).toMatchObject({ status: 404 })
})

test('RP-08 nobody raises themself, whoever they act as', async () => {
  const [business, helper, friend] = [await signUpBusiness(app), await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(business, helper, 'ADMIN')
  await confirmSecondFactor(app, helper)
  const raise = { business_id: business.member.id, member_id: helper.member.id, role: 'OWNER' as const }
  const hidden = { status: 404, error: { name: 'business_not_found' } }
  const asBusiness = actingFor(helper, business.member)
  for (const client of [helper, asBusiness]) {
    expect(await client.call(changeAccess, raise)).toMatchObject(hidden)
    const grant = { business_id: business.member.id, username: friend.member.username, role: 'ADMIN' as const }
    expect(await client.call(grantAccess, grant)).toMatchObject(hidden)
  }
  // Without naming the business, the one acted for is not it either.
  const { business_id: _, ...unnamed } = raise
  expect(await asBusiness.call(changeAccess, unnamed)).toMatchObject(hidden)
  expect(await helper.call(changeAccess, unnamed)).toMatchObject({ status: 422, error: { name: 'access_of_owner' } })
  const bodies = { is_employee: true, is_partner: true, role: 'OWNER', source: 'employee' }
  await helper.call(updateMe, { about: 'Hello', ...bodies })
  const { rows } = await app.pool.query('select role from access_grants where grantee_id = $1', [helper.member.id])
  expect(rows).toEqual([{ role: 'ADMIN' }])
  const { rows: members } = await app.pool.query('select is_employee from members where id = $1', [helper.member.id])
  expect(members).toEqual([{ is_employee: false }])
})

test('RP-08 one cannot go on from one business to another that it may act for', async () => {
  const [first, second] = [await signUpBusiness(app), await signUpBusiness(app)]
  await makeBoard(second, undefined, 'secret')
  await letAct(second, first, 'OWNER')
  await letAct(first, partner, 'OWNER')
  expect(await secretBoards(actingFor(first, second.member), second)).toHaveLength(1)
  expect(await secretBoards(actingFor(partner, second.member), second)).toHaveLength(0)
})

test('RP-08 personal things stay the actor’s own', async () => {
  const sessions = await acting.ask(userSessionStoreResource.get, {})
  const own = await partner.ask(userSessionStoreResource.get, {})
  expect(sessions.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
  const personal =
    /Session|Settings|Conversation|Contact(?!Request)|NewsHub|notification|Token|Blocks|Password|Deactivat|Deletion|Export|Accounts|Linked|second_factor|email|UserState|Register|profiles|invitations/
  const named = app.core.binder.endpoints.filter(({ options }) => {
    return options instanceof z.ZodObject && Object.hasOwn(options.shape, 'orbac_subject_id')
  })
  expect(named.length).toBeGreaterThan(60)
  expect(named.map(({ id }) => id).filter((id) => personal.test(id))).toEqual([])
})

test('RP-08 a key that makes a write happen once is the actor’s, for one business', async () => {
  const other = await signUpBusiness(app)
  await letAct(other, partner, 'OWNER')
  const headers = { 'idempotency-key': 'one-wish' }
  const create = (client: SignedIn, key = headers) => client.call(boardResource.create, { name: 'Once' }, key)
  const first = await create(acting)
  expect((await create(acting)).data.id).toBe(first.data.id)
  expect(await create(partner)).toMatchObject({ status: 422, error: { name: 'key_reused' } })
  expect(await create(actingFor(partner, other.member))).toMatchObject({ status: 422, error: { name: 'key_reused' } })
  // The business’s own key of that name is another one.
  const own = await shop.call(boardResource.create, { name: 'Ours alone' }, headers)
  expect(own.status).toBe(200)
  expect(own.data.id).not.toBe(first.data.id)
})

test('RP-08 what is limited counts for who acts, not for the business', async () => {
  const pin = await makePin(shop, { boardId: (await makeBoard(shop)).id })
  const write = (client: SignedIn) => client.call(aggregatedCommentResource.create, { pinId: pin.id, text: 'Thanks' })
  for (let turn = 0; turn < 30; turn += 1) expect((await write(acting)).status).toBe(200)
  expect((await write(acting)).status).toBe(429)
  expect((await write(partner)).status).toBe(429)
  expect((await write(shop)).status).toBe(200)
})
