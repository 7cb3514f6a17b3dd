import {
  acceptAccess,
  accessAsked,
  accessLog,
  accessRequests,
  askForAccess,
  boardsResource,
  businessMembers,
  declineAccessRequest,
  grantAccess,
  grantAccessRequest,
  leaveAccess,
  revokeAccess,
  userBlockResource,
  withdrawAccessRequest,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letAct, signUpBusiness } from './businesses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const two = () => Promise.all([signUpBusiness(app), signUpBusiness(app)])
const ask = (client: SignedIn, { member }: SignedIn, more = {}) =>
  client.call(askForAccess, { username: member.username, role: 'EDITOR', ...more })
const over = { status: 404, error: { name: 'access_request_not_found' } }
const seenSecretBoards = async (client: SignedIn, business: SignedIn) =>
  (await client.ask(boardsResource.get, { username: business.member.username, privacy_filter: 'secret' })).length
const deeds = async (client: SignedIn, options = {}) =>
  (await client.ask(accessLog, { page_size: 100, ...options })).map(({ deed }) => deed)

test('BZ-06 who asks waits until the business lets them in with the role it chooses', async () => {
  const [business, asker] = await two()
  await makeBoard(business, undefined, 'secret')
  await confirmSecondFactor(app, asker)
  const acting = actingFor(asker, business.member)
  expect(await ask(asker, business)).toMatchObject({
    status: 200,
    data: { business: { id: business.member.id }, role: 'EDITOR', kind: 'person' },
  })
  expect(await seenSecretBoards(acting, business)).toBe(0)
  expect(await asker.call(acceptAccess, { business_id: business.member.id })).toMatchObject({ status: 404 })
  expect(await business.ask(accessRequests, {})).toMatchObject([
    { id: asker.member.id, role: 'EDITOR', can_grant: true },
  ])
  expect(await business.ask(businessMembers, {})).toEqual([])
  const granted = await business.ask(grantAccessRequest, {
    member_id: asker.member.id,
    role: 'ANALYST',
    kind: 'person',
  })
  expect(granted).toMatchObject({ id: asker.member.id, role: 'ANALYST', state: 'active' })
  expect(await seenSecretBoards(acting, business)).toBe(1)
  expect(await business.ask(accessRequests, {})).toEqual([])
  expect(await asker.ask(accessAsked, {})).toEqual([])
})

test('a request is answered once, asked once, and withdrawn by who asked', async () => {
  const [business, asker] = await two()
  await ask(asker, business)
  expect(await ask(asker, business)).toMatchObject({ status: 200 })
  expect(await deeds(business)).toEqual(['asked'])
  expect(await ask(asker, business, { role: 'ANALYST' })).toMatchObject({ status: 200, data: { role: 'ANALYST' } })
  expect(await asker.ask(accessAsked, {})).toMatchObject([{ role: 'ANALYST' }])
  await asker.ask(withdrawAccessRequest, { business_id: business.member.id })
  expect(await asker.call(withdrawAccessRequest, { business_id: business.member.id })).toMatchObject(over)
  const answer = { member_id: asker.member.id }
  expect(await business.call(declineAccessRequest, answer)).toMatchObject(over)
  await ask(asker, business)
  await business.ask(declineAccessRequest, answer)
  expect(await business.call(declineAccessRequest, answer)).toMatchObject(over)
  expect(await business.call(grantAccessRequest, { ...answer, role: 'EDITOR', kind: 'person' })).toMatchObject(over)
  await ask(asker, business)
  await business.ask(grantAccessRequest, { ...answer, role: 'EDITOR', kind: 'person' })
  expect(await business.call(grantAccessRequest, { ...answer, role: 'EDITOR', kind: 'person' })).toMatchObject(over)
  expect(await ask(asker, business)).toMatchObject({ status: 409, error: { name: 'access_had', field: 'username' } })
})

test('a request that asks for something else meanwhile is not granted', async () => {
  const [business, asker] = await two()
  await ask(asker, business)
  const answer = { member_id: asker.member.id, role: 'ADMIN' as const }
  const [{ kind: seen } = { kind: null }] = await business.ask(accessRequests, {})
  if (seen === null) throw new Error('nobody asks')
  await ask(asker, business, { kind: 'partner' })
  const refused = await business.call(grantAccessRequest, { ...answer, kind: seen })
  expect(refused).toMatchObject({ status: 422, error: { name: 'rule_broken', field: 'kind' } })
  expect(await business.ask(businessMembers, {})).toEqual([])
  const unsaid = await business.call(grantAccessRequest, answer as { kind: 'person' } & typeof answer)
  expect(unsaid).toMatchObject({ status: 400, error: { field: 'kind' } })
  expect(await business.call(grantAccessRequest, { ...answer, kind: 'partner' })).toMatchObject({
    status: 200,
    data: { kind: 'partner' },
  })
})

test('who asks may name a website, which the business sees and chooses, or not', async () => {
  const [business, asker] = await two()
  await ask(asker, business, { site: 'https://www.Clay.example/about' })
  const asked = async () => [
    (await business.ask(accessRequests, {})).map(({ site }) => site),
    (await asker.ask(accessAsked, {})).map(({ site }) => site),
  ]
  expect(await asked()).toEqual([['clay.example'], ['clay.example']])
  await ask(asker, business, { site: 'bowls.example' })
  expect(await asked()).toEqual([['bowls.example'], ['bowls.example']])
  await ask(asker, business)
  expect(await asked()).toEqual([[null], [null]])
  // Naming what is not the business's tells nothing and gives nothing.
  await ask(asker, business, { site: 'bowls.example' })
  const answer = { member_id: asker.member.id, kind: 'person' as const }
  const onSite = { asset_type: 'site' as const, asset_id: 'bowls.example' }
  const granted = await business.call(grantAccessRequest, { ...answer, role: 'EDITOR', ...onSite })
  expect(granted).toMatchObject({ status: 404, error: { name: 'access_asset_not_found' } })
  expect(await ask(asker, business, { site: 'a'.repeat(300) })).toMatchObject({ status: 400, error: { field: 'site' } })
})

test('two answers at once: one holds', async () => {
  const [business, asker] = await two()
  await ask(asker, business)
  const member_id = asker.member.id
  const answers = await Promise.all([
    business.call(grantAccessRequest, { member_id, role: 'EDITOR', kind: 'person' }),
    business.call(declineAccessRequest, { member_id }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
})

test('who can be asked, and by whom', async () => {
  const [business, asker] = await two()
  const plain = await signUp(app)
  expect(await ask(asker, plain)).toMatchObject({ status: 422, error: { name: 'access_not_of_business' } })
  expect(await ask(asker, asker)).toMatchObject({ status: 422, error: { name: 'access_to_self', field: 'username' } })
  expect(await ask(plain, business)).toMatchObject({ status: 403, error: { name: 'business_only' } })
  const nobody = await asker.call(askForAccess, { username: 'nobody_of_that_name', role: 'EDITOR' })
  expect(nobody).toMatchObject({ status: 404, error: { name: 'user_not_found', field: 'username' } })
  await business.ask(grantAccess, { username: asker.member.username, role: 'EDITOR' })
  expect(await ask(asker, business)).toMatchObject({ status: 409, error: { name: 'access_had' } })
  await ask(business, asker)
  const invited = await asker.call(grantAccess, { username: business.member.username, role: 'EDITOR' })
  expect(invited).toMatchObject({ status: 409, error: { name: 'access_asked', field: 'username' } })
  // A block takes both away.
  await business.ask(userBlockResource.create, { blocked_user_id: asker.member.id })
  expect(await ask(asker, business)).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
  await expect.poll(() => business.ask(businessMembers, {})).toEqual([])
  await expect.poll(() => asker.ask(accessRequests, {})).toEqual([])
})

test('letting somebody in needs the password entered lately; declining does not', async () => {
  const [business, asker] = await two()
  await ask(asker, business)
  const old = "update sessions set password_entered_at = now() - interval '11 minutes' where member_id = $1"
  await app.pool.query(old, [business.member.id])
  const member_id = asker.member.id
  const granted = await business.call(grantAccessRequest, { member_id, role: 'ANALYST', kind: 'person' })
  expect(granted).toMatchObject({ status: 403, error: { name: 'password_required' } })
  expect(await business.call(declineAccessRequest, { member_id })).toMatchObject({ status: 200 })
})

test('owners and admins read requests and the log and decline; only the business itself lets in', async () => {
  const [business, asker] = await two()
  const roles = ['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'] as const
  for (const role of roles) {
    const person = await signUpBusiness(app)
    await letAct(business, person, role)
    await confirmSecondFactor(app, person)
    const acting = actingFor(person, business.member)
    const named = { business_id: business.member.id }
    const answer = { ...named, member_id: asker.member.id }
    await ask(asker, business)
    const [requests, log] = [await acting.call(accessRequests, named), await acting.call(accessLog, named)]
    const declined = await acting.call(declineAccessRequest, answer)
    const granted = await acting.call(grantAccessRequest, { ...answer, role: 'ANALYST', kind: 'person' })
    if (role === 'OWNER' || role === 'ADMIN') {
      expect(requests).toMatchObject({ status: 200, data: [{ id: asker.member.id, can_grant: false }] })
      expect(log).toMatchObject({ status: 200 })
      expect(declined).toMatchObject({ status: 200 })
      expect(granted).toMatchObject({ status: 404, error: { name: 'business_not_found' } })
      expect((await business.ask(accessLog, {}))[0]).toMatchObject({
        deed: 'request_declined',
        actor: { id: person.member.id },
        member: { id: asker.member.id },
      })
    } else
      for (const answered of [requests, log, declined, granted])
        expect(answered).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  }
  const stranger = await signUpBusiness(app)
  const named = { business_id: business.member.id }
  for (const endpoint of [accessRequests, accessLog] as const)
    expect(await stranger.call(endpoint, named)).toMatchObject({ status: 404, error: { name: 'business_not_found' } })
})

test('BZ-06 the log holds who did what to whom, with the roles before and after, and goes on by pages of 25', async () => {
  const [business, person] = await two()
  const board = await makeBoard(business, 'Autumn')
  const part = { asset_type: 'board' as const, asset_id: board.id }
  await business.ask(grantAccess, { username: person.member.username, role: 'EDITOR', kind: 'partner', ...part })
  await person.ask(acceptAccess, { business_id: business.member.id })
  await person.ask(leaveAccess, { business_id: business.member.id })
  await business.ask(grantAccess, { username: person.member.username, role: 'ADMIN' })
  await person.ask(leaveAccess, { business_id: business.member.id })
  await business.ask(grantAccess, { username: person.member.username, role: 'ADMIN' })
  await business.ask(revokeAccess, { member_id: person.member.id })
  const log = await business.ask(accessLog, {})
  const [by, of] = [{ id: business.member.id }, { id: person.member.id }]
  expect(log).toMatchObject([
    { deed: 'invitation_withdrawn', actor: by, member: of, from_role: 'ADMIN', to_role: null },
    { deed: 'invited', actor: by, member: of, from_role: null, to_role: 'ADMIN', kind: 'person' },
    { deed: 'declined', actor: of, member: of, from_role: 'ADMIN' },
    { deed: 'invited' },
    { deed: 'left', actor: of, member: of, asset: { asset_type: 'business' } },
    { deed: 'accepted', actor: of, member: of },
    { deed: 'invited', actor: by, member: of, to_role: 'EDITOR', kind: 'partner', asset: { ...part, name: 'Autumn' } },
  ])
  for (const { created_at } of log) expect(Math.abs(Date.now() - Date.parse(created_at))).toBeLessThan(600_000)
  for (let turn = 0; turn < 10; turn += 1) {
    await ask(person, business)
    await person.ask(withdrawAccessRequest, { business_id: business.member.id })
  }
  const first = await business.call(accessLog, {})
  expect(first.data).toHaveLength(25)
  const second = await business.call(accessLog, { bookmarks: [first.bookmark ?? ''] })
  expect(second.data).toHaveLength(2)
  const all = [...first.data, ...second.data]
  expect(new Set(all.map(({ id }) => id)).size).toBe(27)
  expect(all.slice(-7)).toEqual(log)
})

test('a block is in the log as nobody’s deed', async () => {
  const [business, person] = await two()
  await letAct(business, person, 'EDITOR')
  await person.ask(userBlockResource.create, { blocked_user_id: business.member.id })
  await expect.poll(() => deeds(business)).toEqual(['ended', 'accepted', 'invited'])
  expect((await business.ask(accessLog, {}))[0]).toMatchObject({ actor: null, from_role: 'EDITOR' })
})

test('the log does not show who has blocked the business', async () => {
  const [business, person] = await two()
  await ask(person, business)
  await person.ask(withdrawAccessRequest, { business_id: business.member.id })
  expect((await business.ask(accessLog, {}))[0]).toMatchObject({ member: { id: person.member.id } })
  await person.ask(userBlockResource.create, { blocked_user_id: business.member.id })
  const lines = await business.ask(accessLog, {})
  expect(lines.map(({ deed, actor, member }) => [deed, actor, member])).toEqual([
    ['request_withdrawn', null, null],
    ['asked', null, null],
  ])
})
