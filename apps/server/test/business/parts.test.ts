import {
  boardFeedResource,
  boardResource,
  boardSectionEditResource,
  boardsResource,
  businessMembers,
  businessProfiles,
  changeAccess,
  grantAccess,
  pinResource,
  repinResource,
  revokeAccess,
  revokeAssetAccess,
  updateMe,
  userMetadataResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { drawPicture, makeBoard, makePin, makeSection, savePin, type SignedIn, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
let shop: SignedIn
let helper: SignedIn
let acting: SignedIn
let boardId: string
let otherId: string
beforeAll(async () => {
  app = await startTestApp()
  ;[shop, helper] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  boardId = (await makeBoard(shop, 'Autumn range', 'secret')).id
  otherId = (await makeBoard(shop, 'Winter range', 'secret')).id
  await letActOn(shop, helper, { asset_type: 'board', asset_id: boardId }, 'EDITOR')
  await confirmSecondFactor(app, helper)
  acting = actingFor(helper, shop.member)
}, 60_000)
afterAll(() => app.stop())

const refused = { status: 403, error: { name: 'not_allowed' } }
const onBoard = (id: string) => ({ asset_type: 'board' as const, asset_id: id })

test('BZ-06 an editor of one board saves and edits there for the business, and the Pins are the business’s', async () => {
  const { id: upload_id } = await upload(helper, await drawPicture())
  const made = await acting.ask(pinResource.create, { upload_id, board_id: boardId, title: 'Boots' })
  expect(made.pinner.id).toBe(shop.member.id)
  const source = await makePin(shop, { boardId: (await makeBoard(shop, 'For all')).id })
  const saved = await acting.ask(repinResource.create, { pin_id: source.id, board_id: boardId })
  expect(saved.pinner.id).toBe(shop.member.id)
  await acting.ask(pinResource.update, { id: made.id, title: 'Warm boots' })
  await acting.ask(boardResource.update, { board_id: boardId, description: 'From October' })
  expect(await shop.ask(pinResource.get, { id: made.id })).toMatchObject({ title: 'Warm boots' })
  expect(await shop.ask(boardResource.get, { board_id: boardId })).toMatchObject({ description: 'From October' })
  const read = await acting.ask(boardResource.get, { board_id: boardId })
  expect(read.viewer_can).toMatchObject({ add_pin: true, edit: true, archive_merge_privacy: false, delete: false })
  expect((await acting.ask(boardFeedResource.get, { board_id: boardId })).map(({ id }) => id)).toContain(made.id)
  const bySlug = { username: shop.member.username, slug: 'autumn-range' }
  expect(await acting.ask(boardResource.get, bySlug)).toMatchObject({ id: boardId })
})

test('an editor of one board does nothing else for the business', async () => {
  const { id: upload_id } = await upload(helper, await drawPicture())
  const pin = await makePin(shop, { boardId })
  const hidden = await makePin(shop, { boardId: otherId })
  const writes = {
    'another board': acting.call(boardResource.update, { board_id: otherId, description: 'Mine' }),
    'a Pin on another board': acting.call(pinResource.update, { id: hidden.id, title: 'Mine' }),
    'a new Pin there': acting.call(pinResource.create, { upload_id, board_id: otherId }),
    'a new Pin on none': acting.call(pinResource.create, { upload_id }),
    'moving a Pin away': acting.call(pinResource.update, { id: pin.id, board_id: otherId }),
    'fetching a Pin from there': acting.call(pinResource.update, { id: hidden.id, board_id: boardId }),
    'saving what they do not see': acting.call(repinResource.create, { pin_id: hidden.id, board_id: boardId }),
    'a Pin’s end': acting.call(pinResource.delete, { id: pin.id }),
    'the board’s privacy': acting.call(boardResource.update, { board_id: boardId, privacy: 'public' }),
    'the board’s end': acting.call(boardResource.delete, { board_id: boardId }),
    'a new board': acting.call(boardResource.create, { name: 'Mine' }),
    'the profile': acting.call(updateMe, { about: 'Mine' }),
    'how lists look': acting.call(userMetadataResource.update, { board_pin_rep_view_type: 'dense' }),
    'others’ access': acting.call(grantAccess, { username: 'anybody', role: 'ANALYST', business_id: shop.member.id }),
  }
  for (const [name, answer] of Object.entries(writes)) expect(await answer, name).toMatchObject(refused)
  // What they read elsewhere, they read as themself.
  expect(await acting.call(boardResource.get, { board_id: otherId })).toMatchObject({ status: 404 })
  expect(await acting.call(pinResource.get, { id: hidden.id })).toMatchObject({ status: 404 })
  expect(await acting.call(businessMembers, { business_id: shop.member.id })).toMatchObject({ status: 404 })
  const seen = { username: shop.member.username, privacy_filter: 'secret' as const }
  expect(await acting.ask(boardsResource.get, seen)).toEqual([])
  expect((await acting.ask(userResource.get, { username: shop.member.username })).profile_views).toBe(-1)
  expect(await shop.ask(pinResource.get, { id: hidden.id })).toMatchObject({ board: { id: otherId } })
})

test('BZ-06 a role on the profile opens the profile, more or less of it', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await makeBoard(business, 'Hidden', 'secret')
  await letActOn(business, person, { asset_type: 'profile' }, 'ANALYST')
  await confirmSecondFactor(app, person)
  const client = actingFor(person, business.member)
  const { username } = business.member
  expect((await client.ask(userResource.get, { username })).profile_views).toBeGreaterThanOrEqual(0)
  expect(await client.call(updateMe, { about: 'Seeds' })).toMatchObject(refused)
  const raised = { member_id: person.member.id, asset_type: 'profile' as const, role: 'ADMIN' as const }
  await business.ask(changeAccess, raised)
  expect(await client.call(updateMe, { about: 'Seeds' })).toMatchObject({ status: 200 })
  expect((await business.ask(userResource.get, { username })).about).toBe('Seeds')
  expect(await client.ask(boardsResource.get, { username, privacy_filter: 'secret' })).toEqual([])
})

test('a role on a board adds to the one on the whole, and ends with the next request', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const [open, other] = [await makeBoard(business, 'Open'), await makeBoard(business, 'Other')]
  await letAct(business, person, 'ANALYST')
  await confirmSecondFactor(app, person)
  const client = actingFor(person, business.member)
  const edit = (board_id: string) => client.call(boardResource.update, { board_id, description: 'New' })
  expect(await edit(open.id)).toMatchObject(refused)
  const given = await business.ask(changeAccess, { member_id: person.member.id, role: 'EDITOR', ...onBoard(open.id) })
  expect(given).toMatchObject({ role: 'ANALYST', assets: [{ ...onBoard(open.id), name: 'Open', role: 'EDITOR' }] })
  expect(await edit(open.id)).toMatchObject({ status: 200 })
  expect(await edit(other.id)).toMatchObject(refused)
  expect((await client.ask(boardResource.get, { board_id: open.id })).viewer_can.edit).toBe(true)
  expect((await client.ask(boardResource.get, { board_id: other.id })).viewer_can.edit).toBe(false)
  const pin = await savePin(business, (await makePin(business, { boardId: other.id })).id, open.id)
  expect((await client.ask(pinResource.get, { id: pin.id })).viewer_can.edit).toBe(true)
  await business.ask(revokeAssetAccess, { member_id: person.member.id, ...onBoard(open.id) })
  expect(await edit(open.id)).toMatchObject(refused)
  expect(await business.ask(businessMembers, {})).toMatchObject([{ role: 'ANALYST', assets: [] }])
})

test('with the last role all access ends', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const [one, other] = [await makeBoard(business, 'One'), await makeBoard(business, 'Other')]
  await letActOn(business, person, onBoard(one.id), 'EDITOR')
  const member_id = person.member.id
  await business.ask(changeAccess, { member_id, role: 'ADMIN', ...onBoard(other.id) })
  await confirmSecondFactor(app, person)
  expect(Object.keys(await person.ask(businessProfiles, {}))).toEqual([business.member.id])
  await business.ask(revokeAssetAccess, { member_id, ...onBoard(one.id) })
  const client = actingFor(person, business.member)
  expect(await client.call(boardResource.delete, { board_id: other.id })).toMatchObject({ status: 200 })
  // The board is gone; the role on it still is, and still can be taken.
  await business.ask(revokeAssetAccess, { member_id, ...onBoard(other.id) })
  expect(await business.ask(businessMembers, {})).toEqual([])
  expect(await person.ask(businessProfiles, {})).toEqual({})
  const again = await business.call(revokeAssetAccess, { member_id, ...onBoard(other.id) })
  expect(again).toMatchObject({ status: 404, error: { name: 'access_not_found' } })
})

test('RP-08 without the second factor a role on a part opens nothing', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const board = await makeBoard(business)
  await letActOn(business, person, onBoard(board.id), 'ADMIN')
  const client = actingFor(person, business.member)
  const needed = { status: 403, error: { name: 'second_factor_required' } }
  expect(await client.call(boardResource.update, { board_id: board.id, description: 'New' })).toMatchObject(needed)
  expect(await client.call(boardResource.get, { board_id: board.id })).toMatchObject(needed)
})

test('what is not the business’s cannot be given, nor a role that is not there', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const foreign = await makeBoard(person)
  const grant = (chosen: object) =>
    business.call(grantAccess, { username: person.member.username, role: 'EDITOR', ...chosen })
  const missing = { status: 404, error: { name: 'access_asset_not_found', field: 'asset_id' } }
  expect(await grant(onBoard(foreign.id))).toMatchObject(missing)
  expect(await grant(onBoard('99'))).toMatchObject(missing)
  expect(await grant(onBoard(''))).toMatchObject(missing)
  expect(await grant({ asset_type: 'site', asset_id: 'example.com' })).toMatchObject(missing)
  expect(await grant({ asset_type: 'profile', role: 'OWNER' })).toMatchObject({
    status: 422,
    error: { name: 'access_role_not_there', field: 'role' },
  })
  expect(await grant({ role: 'KING' })).toMatchObject({ status: 400, error: { field: 'role' } })
  expect(await grant({ asset_type: 'moon' })).toMatchObject({ status: 400, error: { field: 'asset_type' } })
  expect(await business.ask(businessMembers, {})).toEqual([])
  const itself = { member_id: business.member.id }
  const kept = { status: 422, error: { name: 'access_of_owner' } }
  expect(await business.call(changeAccess, { ...itself, role: 'ANALYST' })).toMatchObject(kept)
  expect(await business.call(revokeAssetAccess, { ...itself, asset_type: 'business' })).toMatchObject(kept)
})

test('a board’s id with zeros before it names the same board', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const board = await makeBoard(business, 'Zeros')
  await letActOn(business, person, onBoard(`0${board.id}`), 'EDITOR')
  await confirmSecondFactor(app, person)
  expect(await business.ask(businessMembers, {})).toMatchObject([{ assets: [{ asset_id: board.id, name: 'Zeros' }] }])
  const edited = await actingFor(person, business.member).call(boardResource.update, {
    board_id: board.id,
    description: 'New',
  })
  expect(edited).toMatchObject({ status: 200 })
  await business.ask(revokeAssetAccess, { member_id: person.member.id, ...onBoard(`0${board.id}`) })
  expect(await business.ask(businessMembers, {})).toEqual([])
})

test('a repeat of an end answers as the first time, while the role stands', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const [board, kept] = [await makeBoard(business), await makeBoard(business)]
  await letActOn(business, person, onBoard(board.id), 'ADMIN')
  await business.ask(changeAccess, { member_id: person.member.id, role: 'ANALYST', ...onBoard(kept.id) })
  await confirmSecondFactor(app, person)
  const client = actingFor(person, business.member)
  const section = await makeSection(business, board.id)
  const { id } = await makeQuickPin(app, business, { board_id: board.id })
  const takePin = (key: string) => client.call(pinResource.delete, { id }, { 'idempotency-key': key })
  const takeSection = (key: string) =>
    client.call(boardSectionEditResource.delete, { section_id: section.id }, { 'idempotency-key': key })
  for (const take of [takePin, takeSection]) {
    const first = await take(`first ${take.name}`)
    expect(first.status).toBe(200)
    expect(await take(`first ${take.name}`)).toMatchObject({ status: 200, data: first.data })
    expect(await take(`another ${take.name}`)).toMatchObject(refused)
  }
  // What was done under the key was something else.
  const other = await client.call(pinResource.delete, { id: '99' }, { 'idempotency-key': 'first takePin' })
  expect(other).toMatchObject(refused)
  await business.ask(revokeAccess, { member_id: person.member.id })
  expect((await takePin('first takePin')).status).not.toBe(200)
})

test('whoever acts for nobody pays nothing for access; whoever has the whole is asked one statement', async () => {
  const [business, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const [other, stranger] = [await signUpBusiness(app), await signUpBusiness(app)]
  const board = await makeBoard(business)
  await letAct(business, person, 'EDITOR')
  await letActOn(business, other, onBoard(board.id), 'EDITOR')
  for (const client of [person, other]) await confirmSecondFactor(app, client)
  const asked = async (client: SignedIn, orbac_subject_id?: string) => {
    const token = client.cookies.get('_pinterest_sess') ?? ''
    const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
    const cookies = { set: () => undefined }
    const request = { requestId: 'x', address: '10.0.0.1', userAgent: '', idempotencyKey: undefined, cookies }
    const options = { board_id: board.id, ...(orbac_subject_id !== undefined && { orbac_subject_id }) }
    const { statements } = await countStatements(() => app.core.binder.run(boardResource.get, viewer, options, request))
    return statements.filter((text) => text.includes('access_')).length
  }
  expect(await asked(stranger)).toBe(0)
  expect(await asked(person)).toBe(0)
  expect(await asked(person, business.member.id)).toBe(1)
  expect(await asked(other, business.member.id)).toBe(1)
  // They may come through a partner: whom they act for is read, and they act for nobody.
  expect(await asked(stranger, business.member.id)).toBe(2)
})
