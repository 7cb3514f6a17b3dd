import {
  acceptAccess,
  askForAccess,
  declineAccessRequest,
  grantAccess,
  grantAccessRequest,
  leaveAccess,
  newsPath,
  revokeAccess,
  unreadOfMe,
  updateNotificationSettings,
  userBlockResource,
  withdrawAccessRequest,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver, lineOf, linesOf, newsOf } from '../notifications/telling.ts'
import { fromMidday } from '../support/midday.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { letAct, makeBusinesses, signUpBusiness, writeAccess } from './businesses.ts'

let app: TestApp
beforeAll(async () => {
  // News of a day is one piece: no test crosses its end.
  app = await startTestApp({ clock: fromMidday() })
})
afterAll(() => app.stop())

async function business(fullName: string): Promise<SignedIn> {
  const client = await signUp(app, { fullName })
  await makeBusinesses(app, client)
  return client
}
/** A business, somebody who asks it, and what the asker is called in its news. */
const shopAndAsker = async () => ({ shop: await business('Clay & Co'), asker: await business('Ines Asks') })
const ask = (asker: SignedIn, shop: SignedIn) =>
  asker.ask(askForAccess, { username: shop.member.username, role: 'EDITOR' })
const asks = 'Ines Asks asks for access to Clay & Co'

test('BZ-06 a request is told to the business and to those who answer for it, and leads each of them to it', async () => {
  const { shop, asker } = await shopAndAsker()
  const roles = ['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'] as const
  const people = await Promise.all(roles.map(() => signUpBusiness(app)))
  for (const [at, role] of roles.entries()) await letAct(shop, people[at] ?? shop, role)
  const [owner, admin, editor, analyst] = people
  const invited = await signUpBusiness(app)
  await shop.ask(grantAccess, { username: invited.member.username, role: 'ADMIN' })
  const stranger = await signUpBusiness(app)
  await ask(asker, shop)
  const requests = async (reader: SignedIn | undefined) =>
    reader ? (await newsOf(app, reader)).filter(({ kind }) => kind === 'access_requested') : []
  const [own] = await requests(shop)
  if (!own) throw new Error('the business is not told')
  expect(lineOf(own)).toBe(asks)
  expect(own).toMatchObject({ actors: [{ id: asker.member.id }], business: { id: shop.member.id }, is_unread: true })
  expect(newsPath(own, shop.member.username)).toBe('/business/access/?view=requests')
  for (const manager of [owner, admin]) {
    const [told] = await requests(manager)
    if (!told || !manager) throw new Error('who answers is not told')
    expect(lineOf(told)).toBe(asks)
    expect(newsPath(told, manager.member.username)).toBe(`/business/access/?view=requests&business=${shop.member.id}`)
  }
  for (const other of [editor, analyst, invited, stranger, asker]) expect(await requests(other)).toEqual([])
}, 120_000)

test('a request that was taken back or answered is told to nobody any more, and counts nowhere', async () => {
  const { shop, asker } = await shopAndAsker()
  const admin = await signUpBusiness(app)
  await letAct(shop, admin, 'ADMIN')
  const told = async () => {
    const lines = await Promise.all([shop, admin].map((reader) => linesOf(app, reader)))
    return lines.map((each) => each.filter((line) => line === asks).length)
  }
  await ask(asker, shop)
  expect(await told()).toEqual([1, 1])
  const { news: unread } = await admin.ask(unreadOfMe, {})
  await asker.ask(withdrawAccessRequest, { business_id: shop.member.id })
  expect(await told()).toEqual([0, 0])
  expect((await admin.ask(unreadOfMe, {})).news).toBe(unread - 1)
  await ask(asker, shop)
  expect(await told()).toEqual([1, 1])
  await shop.ask(declineAccessRequest, { member_id: asker.member.id })
  expect(await told()).toEqual([0, 0])
})

test('who may not answer any more is not told any more', async () => {
  const { shop, asker } = await shopAndAsker()
  const admin = await signUpBusiness(app)
  await letAct(shop, admin, 'ADMIN')
  await ask(asker, shop)
  expect(await linesOf(app, admin)).toContain(asks)
  await shop.ask(revokeAccess, { member_id: admin.member.id })
  expect(await linesOf(app, admin)).not.toContain(asks)
  expect(await linesOf(app, shop)).toContain(asks)
})

test('who asked hears what the business answered, once, and only as long as it is so', async () => {
  const { shop, asker } = await shopAndAsker()
  const member_id = asker.member.id
  await ask(asker, shop)
  await shop.ask(declineAccessRequest, { member_id })
  expect(await linesOf(app, asker)).toEqual(['Clay & Co declined your request for access'])
  await ask(asker, shop)
  expect(await linesOf(app, asker)).toEqual([])
  await shop.ask(grantAccessRequest, { member_id, role: 'ANALYST', kind: 'person' })
  const told = await newsOf(app, asker)
  expect(told.map(lineOf)).toEqual(['Clay & Co let you in: you can act for them now'])
  expect(told.map((each) => newsPath(each, asker.member.username))).toEqual(['/business/access/'])
  await shop.ask(revokeAccess, { member_id })
  // What was declined before stands again: there is nothing newer.
  expect(await linesOf(app, asker)).toEqual(['Clay & Co declined your request for access'])
  expect(await linesOf(app, shop)).toEqual([])
})

test('an invitation is told to who is invited, and its acceptance to the business', async () => {
  const { shop, asker: guest } = await shopAndAsker()
  const business_id = shop.member.id
  await shop.ask(grantAccess, { username: guest.member.username, role: 'EDITOR' })
  expect(await linesOf(app, guest)).toEqual(['Clay & Co invited you to act for them'])
  expect(await linesOf(app, shop)).toEqual([])
  await guest.ask(acceptAccess, { business_id })
  await guest.ask(acceptAccess, { business_id })
  expect(await linesOf(app, guest)).toEqual([])
  const told = await newsOf(app, shop)
  expect(told.map(lineOf)).toEqual(['Ines Asks accepted your invitation and can act for you now'])
  expect(told).toMatchObject([{ actor_count: 1, business: null }])
  await guest.ask(leaveAccess, { business_id })
  expect(await linesOf(app, shop)).toEqual([])
})

test('blocks keep out of the news: between the two, and between who asks and who answers', async () => {
  const { shop, asker } = await shopAndAsker()
  const [admin, blocking] = await Promise.all([signUpBusiness(app), signUpBusiness(app)])
  for (const each of [admin, blocking]) await letAct(shop, each, 'ADMIN')
  await asker.ask(userBlockResource.create, { blocked_user_id: blocking.member.id })
  await ask(asker, shop)
  expect(await linesOf(app, blocking)).not.toContain(asks)
  expect(await linesOf(app, admin)).toContain(asks)
  await shop.ask(userBlockResource.create, { blocked_user_id: asker.member.id })
  for (const each of [shop, admin, asker]) expect(await linesOf(app, each)).not.toContain(asks)
}, 120_000)

test('a block closes the news of those who answer from its first moment', async () => {
  const { shop, asker } = await shopAndAsker()
  const admin = await signUpBusiness(app)
  await letAct(shop, admin, 'ADMIN')
  await ask(asker, shop)
  expect(await linesOf(app, admin)).toContain(asks)
  // As it stands before the job that takes access away has run.
  const half =
    'insert into blocks (bucket, blocker_id, blocked_id, created_at) values (($1::bigint >> 10) & 4095, $1, $2, now())'
  await app.pool.query(half, [shop.member.id, asker.member.id])
  expect(await linesOf(app, admin)).not.toContain(asks)
})

/** A partner of the first name, and its people by the roles they have there. */
async function partnerWithPeople(fullName: string) {
  const partner = await business(fullName)
  const roles = ['OWNER', 'ADMIN', 'EDITOR'] as const
  const [owner, admin, editor] = await Promise.all(roles.map(() => signUpBusiness(app)))
  if (!owner || !admin || !editor) throw new Error('nobody is there')
  for (const [at, person] of [owner, admin, editor].entries()) await letAct(partner, person, roles[at])
  return { partner, owner, admin, editor }
}
const accessLines = async (reader: SignedIn) =>
  (await newsOf(app, reader)).filter(({ kind }) => kind.startsWith('access_') && kind !== 'access_accepted').map(lineOf)

test('who answers for a partner hears of its invitations and of what its requests came to, as long as it is so', async () => {
  const { partner, owner, admin, editor } = await partnerWithPeople('Agency North')
  const shop = await business('Clay & Co')
  const [business_id, member_id] = [shop.member.id, partner.member.id]
  const heard = () => Promise.all([partner, owner, admin, editor].map(accessLines))
  await shop.ask(grantAccess, { username: partner.member.username, role: 'EDITOR', kind: 'partner' })
  const invited = ['Clay & Co invited Agency North to act for them']
  expect(await heard()).toEqual([['Clay & Co invited you to act for them'], invited, invited, []])
  const [told] = (await newsOf(app, admin)).filter(({ kind }) => kind === 'access_invited')
  if (!told) throw new Error('nobody is told')
  expect(told).toMatchObject({ actors: [{ id: business_id }], business: { id: member_id } })
  // It is the partner's to accept: its people look at who invites.
  expect(newsPath(told, admin.member.username)).toBe(`/${shop.member.username}`)
  await partner.ask(leaveAccess, { business_id })
  expect(await heard()).toEqual([[], [], [], []])
  const askAs = () => partner.ask(askForAccess, { username: shop.member.username, role: 'EDITOR', kind: 'partner' })
  await askAs()
  await shop.ask(declineAccessRequest, { member_id })
  const declined = ['Clay & Co declined the request of Agency North for access']
  expect((await heard()).slice(1)).toEqual([declined, declined, []])
  await askAs()
  expect((await heard()).slice(1)).toEqual([[], [], []])
  await shop.ask(grantAccessRequest, { member_id, role: 'EDITOR', kind: 'partner' })
  const granted = ['Clay & Co let Agency North in']
  expect((await heard()).slice(1)).toEqual([granted, granted, []])
  // Who answers no more, and whom a block stands between, hears no more.
  await partner.ask(revokeAccess, { member_id: owner.member.id })
  await admin.ask(userBlockResource.create, { blocked_user_id: business_id })
  expect((await heard()).slice(1)).toEqual([[], [], []])
}, 120_000)

test('from a block on, people of the partner do not hear any more that it was declined', async () => {
  const { partner, admin } = await partnerWithPeople('Agency East')
  const shop = await business('Clay & Co')
  await partner.ask(askForAccess, { username: shop.member.username, role: 'EDITOR', kind: 'partner' })
  await shop.ask(declineAccessRequest, { member_id: partner.member.id })
  expect(await accessLines(admin)).toEqual(['Clay & Co declined the request of Agency East for access'])
  await partner.ask(userBlockResource.create, { blocked_user_id: shop.member.id })
  expect(await accessLines(admin)).toEqual([])
})

test('what is for an account alone is not told to its people', async () => {
  const { partner, owner, admin } = await partnerWithPeople('Agency South')
  const shop = await business('Clay & Co')
  await shop.ask(grantAccess, { username: partner.member.username, role: 'ADMIN' })
  expect(await accessLines(partner)).toEqual(['Clay & Co invited you to act for them'])
  for (const person of [owner, admin]) expect(await accessLines(person)).toEqual([])
})

test('a request is told to those who answer for a partner that answers for the business, and to no partner of that', async () => {
  const { shop, asker } = await shopAndAsker()
  const { partner, owner, admin, editor } = await partnerWithPeople('Agency West')
  await letAct(shop, partner, 'ADMIN', 'partner')
  // People who are let in by a partner of the partner answer for nobody here.
  const [further, beyond] = [await business('Agency Far'), await signUpBusiness(app)]
  await letAct(partner, further, 'ADMIN', 'partner')
  await letAct(further, beyond, 'ADMIN')
  await ask(asker, shop)
  const told = async () => {
    const lines = await Promise.all([partner, owner, admin, editor, further, beyond].map((one) => linesOf(app, one)))
    return lines.map((each) => each.includes(asks))
  }
  expect(await told()).toEqual([true, true, true, false, false, false])
  const [request] = (await newsOf(app, admin)).filter(({ kind }) => kind === 'access_requested')
  if (!request) throw new Error('nobody is told')
  expect(newsPath(request, admin.member.username)).toBe(`/business/access/?view=requests&business=${shop.member.id}`)
  await partner.ask(revokeAccess, { member_id: owner.member.id })
  expect(await told()).toEqual([true, false, true, false, false, false])
  await shop.ask(revokeAccess, { member_id: partner.member.id })
  expect(await told()).toEqual([false, false, false, false, false, false])
}, 120_000)

test('who answers for a business hears who accepted its invitation, and finds the log', async () => {
  const { shop, asker: guest } = await shopAndAsker()
  const [admin, editor] = [await signUpBusiness(app), await signUpBusiness(app)]
  await letAct(shop, admin, 'ADMIN')
  await letAct(shop, editor, 'EDITOR')
  await letAct(shop, guest, 'EDITOR')
  const accepted = 'Ines Asks accepted the invitation of Clay & Co'
  const news = await newsOf(app, admin)
  expect(news.map(lineOf).filter((line) => line.startsWith('Ines'))).toEqual([accepted])
  const piece = news.find((each) => lineOf(each) === accepted)
  if (!piece) throw new Error('nobody is told')
  expect(newsPath(piece, admin.member.username)).toBe(`/business/access/?view=log&business=${shop.member.id}`)
  for (const other of [editor, guest]) expect(await linesOf(app, other)).not.toContain(accepted)
})

test('what is muted is not told, and what is told again changes nothing', async () => {
  const { shop, asker } = await shopAndAsker()
  const admin = await signUpBusiness(app)
  await letAct(shop, admin, 'ADMIN')
  await admin.ask(updateNotificationSettings, { muted_kinds: ['access_requested'] })
  await ask(asker, shop)
  expect(await linesOf(app, admin)).not.toContain(asks)
  const before = await newsOf(app, shop)
  const { rows } = await app.pool.query<{ edge_id: string }>(
    "select edge_id::text from access_grants where subject_id = $1 and state = 'asked'",
    [shop.member.id],
  )
  const told = { businessId: shop.member.id, memberId: asker.member.id, edgeId: rows[0]?.edge_id ?? '' }
  await deliver(app, 'access.told', { deed: 'asked', ...told })
  expect(await newsOf(app, shop)).toEqual(before)
})

test('an answer from before is not told again to an employee whom the operator assigns later', async () => {
  const { shop, asker } = await shopAndAsker()
  const granted = async () => (await newsOf(app, asker)).filter(({ kind }) => kind === 'access_request_granted').length
  await ask(asker, shop)
  await shop.ask(grantAccessRequest, { member_id: asker.member.id, role: 'EDITOR', kind: 'person' })
  expect(await granted()).toBe(1)
  await shop.ask(revokeAccess, { member_id: asker.member.id })
  await writeAccess(app, shop, asker, 'employee')
  expect(await granted()).toBe(0)
})
