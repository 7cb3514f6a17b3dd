import {
  acceptAccess,
  boardResource,
  boardsResource,
  businessProfiles,
  changeAccess,
  leaveAccess,
  revokeAccess,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
let shop: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  shop = await signUpBusiness(app)
  await makeBoard(shop, 'Hidden', 'secret')
}, 60_000)
afterAll(() => app.stop())

const refused = { status: 403, error: { name: 'not_allowed' } }
const create = (client: SignedIn) => client.call(boardResource.create, { name: `Board ${Math.random()}` })
const seenSecretBoards = async (client: SignedIn, business = shop) =>
  (await client.ask(boardsResource.get, { username: business.member.username, privacy_filter: 'secret' })).length

/** An agency that acts for a business, with somebody of its own. */
async function agencyOf(
  business: SignedIn,
  role: 'ADMIN' | 'EDITOR' | 'ANALYST',
  own: typeof role | 'OWNER' = 'ADMIN',
) {
  const [agency, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(agency, person, own)
  await letAct(business, agency, role, 'partner')
  await confirmSecondFactor(app, person)
  return { agency, person, acting: actingFor(person, business.member) }
}

test('BZ-06 a partner’s own people act for the business, with no more than both sides allow', async () => {
  const { agency, person, acting } = await agencyOf(shop, 'ADMIN', 'EDITOR')
  expect((await create(acting)).data.owner.id).toBe(shop.member.id)
  expect(Object.values(await person.ask(businessProfiles, {})).map(({ id, permissions }) => [id, permissions])).toEqual(
    expect.arrayContaining([
      [shop.member.id, ['EDITOR', 'ANALYST']],
      [agency.member.id, ['EDITOR', 'ANALYST']],
    ]),
  )
  const board = await makeBoard(shop)
  expect(await acting.call(boardResource.delete, { board_id: board.id })).toMatchObject(refused)
  await shop.ask(changeAccess, { member_id: agency.member.id, role: 'ANALYST' })
  expect(await create(acting)).toMatchObject(refused)
  expect(await seenSecretBoards(acting)).toBeGreaterThan(0)
  await shop.ask(changeAccess, { member_id: agency.member.id, role: 'OWNER' })
  await agency.ask(changeAccess, { member_id: person.member.id, role: 'ANALYST' })
  expect(await create(acting)).toMatchObject(refused)
})

test('ending the partnership ends it for all its people with their next request', async () => {
  const business = await signUpBusiness(app)
  const { agency, person, acting } = await agencyOf(business, 'EDITOR')
  const second = await signUpBusiness(app)
  await letAct(agency, second, 'EDITOR')
  await confirmSecondFactor(app, second)
  const clients = [acting, actingFor(second, business.member)]
  const board = await makeBoard(business, 'Ours', 'secret')
  const edit = (client: SignedIn) => client.call(boardResource.update, { board_id: board.id, description: 'New' })
  for (const client of clients) expect(await edit(client)).toMatchObject({ status: 200 })
  await business.ask(revokeAccess, { member_id: agency.member.id })
  for (const client of clients) expect(await edit(client)).toMatchObject({ status: 404 })
  expect(Object.keys(await person.ask(businessProfiles, {}))).toEqual([agency.member.id])
})

test('who leaves the partner, or is no person of its, acts for none of its businesses', async () => {
  const { agency, person, acting } = await agencyOf(shop, 'EDITOR')
  expect(await seenSecretBoards(acting)).toBeGreaterThan(0)
  await person.ask(leaveAccess, { business_id: agency.member.id })
  expect(await seenSecretBoards(acting)).toBe(0)
  // Somebody with a part of the partner, and a partner of the partner.
  const [onPart, far] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letActOn(agency, onPart, { asset_type: 'profile' }, 'ADMIN')
  await letAct(agency, far, 'ADMIN', 'partner')
  for (const client of [onPart, far]) {
    await confirmSecondFactor(app, client)
    expect(await seenSecretBoards(actingFor(client, shop.member))).toBe(0)
  }
})

test('somebody who is let in as a person opens nothing to their own people', async () => {
  const [agency, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(agency, person)
  await letAct(shop, agency, 'ADMIN', 'person')
  await confirmSecondFactor(app, person)
  expect(await seenSecretBoards(actingFor(person, shop.member))).toBe(0)
})

test('a partner acts for one board only where it was given one', async () => {
  const [agency, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  const [given, other] = [await makeBoard(shop, 'Given'), await makeBoard(shop, 'Not given')]
  await letAct(agency, person)
  await letActOn(shop, agency, { asset_type: 'board', asset_id: given.id }, 'EDITOR', 'partner')
  await confirmSecondFactor(app, person)
  const acting = actingFor(person, shop.member)
  const edit = (board_id: string) => acting.call(boardResource.update, { board_id, description: 'New' })
  expect(await edit(given.id)).toMatchObject({ status: 200 })
  expect(await edit(other.id)).toMatchObject(refused)
})

test('RP-08 through a partner the second factor is needed, but for owners on both sides', async () => {
  const [agency, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(agency, person, 'OWNER')
  await letAct(shop, agency, 'ADMIN', 'partner')
  const acting = actingFor(person, shop.member)
  expect(await create(acting)).toMatchObject({ status: 403, error: { name: 'second_factor_required' } })
  await shop.ask(changeAccess, { member_id: agency.member.id, role: 'OWNER' })
  expect(await create(acting)).toMatchObject({ status: 200 })
})

test('a block between any two of the three closes the way', async () => {
  for (const [blocker, blocked] of [
    ['business', 'person'],
    ['business', 'agency'],
    ['agency', 'person'],
  ] as const) {
    const business = await signUpBusiness(app)
    await makeBoard(business, undefined, 'secret')
    const { agency, person, acting } = await agencyOf(business, 'EDITOR')
    const people = { business, agency, person }
    const board = await makeBoard(business, 'Ours', 'secret')
    const edit = () => acting.call(boardResource.update, { board_id: board.id, description: 'New' })
    expect((await edit()).status).toBe(200)
    await people[blocker].ask(userBlockResource.create, { blocked_user_id: people[blocked].member.id })
    expect((await edit()).status, `${blocker} blocks ${blocked}`).toBe(404)
  }
})

test('whoever moderators keep out opens nothing to their people', async () => {
  const { agency, person, acting } = await agencyOf(shop, 'EDITOR')
  expect(await seenSecretBoards(acting)).toBeGreaterThan(0)
  const bar = (until: Date | null) =>
    app.pool.query('update members set barred_until = $2 where id = $1', [agency.member.id, until])
  await bar(new Date(Date.now() + 3_600_000))
  expect(await seenSecretBoards(acting)).toBe(0)
  expect(Object.keys(await person.ask(businessProfiles, {}))).not.toContain(shop.member.id)
  await bar(null)
  expect(await seenSecretBoards(acting)).toBeGreaterThan(0)
  expect(Object.keys(await person.ask(businessProfiles, {}))).toContain(shop.member.id)
})

test('what a partner was not asked to accept opens nothing', async () => {
  const [agency, person] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(agency, person)
  await confirmSecondFactor(app, person)
  const acting = actingFor(person, shop.member)
  // The person cannot accept for the agency.
  const accepted = await actingFor(person, agency.member).call(acceptAccess, { business_id: shop.member.id })
  expect(accepted).toMatchObject({ status: 404, error: { name: 'access_not_found' } })
  expect(await seenSecretBoards(acting)).toBe(0)
})
