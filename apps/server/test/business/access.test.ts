import {
  acceptAccess,
  accessInvitations,
  boardResource,
  boardsResource,
  businessMembers,
  businessProfiles,
  changeAccess,
  grantAccess,
  leaveAccess,
  revokeAccess,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, signUpBusiness, signUpEmployee, writeAccess } from './businesses.ts'

let app: TestApp
let shop: SignedIn
let partner: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[shop, partner] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
})
afterAll(() => app.stop())

const seenSecretBoards = async (client: SignedIn, business: SignedIn) =>
  (await client.ask(boardsResource.get, { username: business.member.username, privacy_filter: 'secret' })).length

test('CA-05 EN-11 the businesses that a partner may act for come by id, with what may be done for each', async () => {
  const [one, other] = [await signUpBusiness(app), await signUpBusiness(app)]
  const helper = await signUpBusiness(app)
  await letAct(one, helper, 'OWNER')
  await letAct(other, helper, 'EDITOR')
  expect(await helper.ask(businessProfiles, { disable_auth_failure_redirect: true })).toEqual({
    [one.member.id]: {
      id: one.member.id,
      permissions: ['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'],
      user: {
        username: one.member.username,
        businessName: one.member.username,
        imgUrl: null,
        merchantId: null,
        scheduledPinCount: 0,
        eligibleForStlTool: false,
      },
      viewerMeetsMfaRequirement: false,
    },
    [other.member.id]: expect.objectContaining({ permissions: ['EDITOR', 'ANALYST'] }),
  })
  await confirmSecondFactor(app, helper)
  const profiles = await helper.ask(businessProfiles, {})
  expect(Object.values(profiles).map((profile) => profile.viewerMeetsMfaRequirement)).toEqual([true, true])
})

test('CA-05 partners only: others are refused, visitors are asked to log in', async () => {
  const ana = await signUp(app)
  expect(await ana.call(businessProfiles, {})).toMatchObject({ status: 403, error: { name: 'business_only' } })
  expect(await app.client().call(businessProfiles, {})).toMatchObject({ status: 401 })
})

test('RP-08 access opens when it is accepted and ends at once when it is taken away', async () => {
  await makeBoard(shop, undefined, 'secret')
  const acting = actingFor(partner, shop.member)
  const granted = await shop.ask(grantAccess, { username: partner.member.username, role: 'OWNER' })
  expect(granted).toMatchObject({ id: partner.member.id, role: 'OWNER', state: 'invited', can_change: true })
  expect(await seenSecretBoards(acting, shop)).toBe(0)
  expect(await partner.ask(businessProfiles, {})).toEqual({})
  expect(await partner.ask(accessInvitations, {})).toMatchObject([{ business: { id: shop.member.id }, role: 'OWNER' }])

  const accepted = { business_id: shop.member.id }
  expect(await partner.ask(acceptAccess, accepted)).toEqual({ profile_count: 1 })
  expect(await partner.ask(acceptAccess, accepted)).toEqual({ profile_count: 1 })
  expect(await seenSecretBoards(acting, shop)).toBe(1)
  expect(await shop.ask(businessMembers, {})).toMatchObject([{ id: partner.member.id, state: 'active' }])

  await shop.ask(revokeAccess, { member_id: partner.member.id })
  expect(await seenSecretBoards(acting, shop)).toBe(0)
  expect(await partner.call(acceptAccess, accepted)).toMatchObject({ status: 404, error: { name: 'access_not_found' } })
  expect(await shop.call(revokeAccess, { member_id: partner.member.id })).toMatchObject({ status: 404 })
})

test('RP-08 a role says how much may be done, and changes at once', async () => {
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(business, helper, 'ANALYST')
  await confirmSecondFactor(app, helper)
  const acting = actingFor(helper, business.member)
  const create = () => acting.call(boardResource.create, { name: `Board ${Math.random()}` })
  expect(await seenSecretBoards(acting, business)).toBe(0)
  expect(await create()).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  await business.ask(changeAccess, { member_id: helper.member.id, role: 'EDITOR' })
  const made = await create()
  expect(made).toMatchObject({ status: 200, data: { owner: { id: business.member.id } } })
  const remove = () => acting.call(boardResource.delete, { board_id: made.data.id })
  expect(await remove()).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  const hide = { board_id: made.data.id, privacy: 'secret' as const }
  expect(await acting.call(boardResource.update, hide)).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  expect(await acting.call(boardResource.update, { board_id: made.data.id, description: 'Ours' })).toMatchObject({
    status: 200,
  })
  await business.ask(changeAccess, { member_id: helper.member.id, role: 'ADMIN' })
  expect(await remove()).toMatchObject({ status: 200 })
})

test('RP-08 who acts may leave; a block ends the access for good', async () => {
  const [business, leaver, foe] = [await signUpBusiness(app), await signUpBusiness(app), await signUpBusiness(app)]
  await makeBoard(business, undefined, 'secret')
  await letAct(business, leaver, 'OWNER')
  await letAct(business, foe, 'OWNER')
  await leaver.ask(leaveAccess, { business_id: business.member.id })
  expect(await seenSecretBoards(actingFor(leaver, business.member), business)).toBe(0)
  await business.ask(userBlockResource.create, { blocked_user_id: foe.member.id })
  const blocked = { username: business.member.username }
  expect(await actingFor(foe, business.member).call(boardsResource.get, blocked)).toMatchObject({ status: 404 })
  await expect.poll(async () => (await business.ask(businessMembers, {})).length).toBe(0)
  await business.ask(userBlockResource.delete, { blocked_user_id: foe.member.id })
  expect(await seenSecretBoards(actingFor(foe, business.member), business)).toBe(0)
})

test('RP-10 what the operator assigned is not the employee’s to give up', async () => {
  const [business, employee] = [await signUpBusiness(app), await signUpEmployee(app)]
  await makeBoard(business, undefined, 'secret')
  await writeAccess(app, business, employee, 'employee')
  await confirmSecondFactor(app, employee)
  const refused = { status: 404, error: { name: 'access_not_found' } }
  expect(await employee.call(leaveAccess, { business_id: business.member.id })).toMatchObject(refused)
  expect(await seenSecretBoards(actingFor(employee, business.member), business)).toBe(1)
})

test('RP-08 access is offered to other business accounts only, and once', async () => {
  const plain = await signUp(app)
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  const grant = (username: string, client = business) => client.call(grantAccess, { username, role: 'EDITOR' as const })
  expect(await grant(plain.member.username)).toMatchObject({ status: 422, error: { field: 'username' } })
  expect(await grant(business.member.username)).toMatchObject({ status: 422, error: { name: 'access_to_self' } })
  expect(await grant('nobody_of_that_name')).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
  expect(await grant(helper.member.username, plain)).toMatchObject({ status: 403, error: { name: 'business_only' } })
  expect(await grant(helper.member.username)).toMatchObject({ status: 200 })
  expect(await grant(helper.member.username)).toMatchObject({ status: 409, error: { name: 'access_given' } })
})

test('RP-08 letting somebody in or raising them needs the password entered lately; taking rights away does not', async () => {
  const [business, helper] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(business, helper, 'EDITOR')
  const old = "update sessions set password_entered_at = now() - interval '11 minutes' where member_id = $1"
  await app.pool.query(old, [business.member.id])
  const member_id = helper.member.id
  const refused = { status: 403, error: { name: 'password_required' } }
  const other = await signUpBusiness(app)
  expect(await business.call(grantAccess, { username: other.member.username, role: 'ANALYST' })).toMatchObject(refused)
  expect(await business.call(changeAccess, { member_id, role: 'ADMIN' })).toMatchObject(refused)
  expect(await business.call(changeAccess, { member_id, role: 'ANALYST' })).toMatchObject({ status: 200 })
  expect(await business.call(revokeAccess, { member_id })).toMatchObject({ status: 200 })
})

test('CA-05 the list of members goes on by bookmarks', async () => {
  const business = await signUpBusiness(app)
  const helpers = [await signUpBusiness(app), await signUpBusiness(app), await signUpBusiness(app)]
  for (const helper of helpers) await letAct(business, helper)
  const first = await business.call(businessMembers, { page_size: 2 })
  const second = await business.call(businessMembers, { page_size: 2, bookmarks: [first.bookmark ?? ''] })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
    helpers.map(({ member }) => member.id).toReversed(),
  )
  expect(second.bookmark).toBeUndefined()
})
