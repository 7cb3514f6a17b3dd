import {
  accountDeactivationResource,
  accountDeletionResource,
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  baseSearchResource,
  boardFeedResource,
  boardResource,
  linkedAccountResource,
  pinResource,
  userFollowersResource,
  userFollowResource,
  userResource,
  userSessionResource,
  userSessionStoreResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../support/mailbox.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { turnOnSecondFactor } from '../accounts/safety/sign-ins.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
})

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const logIn = async (member: SignedIn) => {
  const client = app.client()
  const { username, password } = member.member
  return { client, answer: await client.call(userSessionResource.create, { username_or_email: username, password }) }
}

test('AC-07 who deactivates is missing to everybody, with boards, pins and comments, until they log in again', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id })
  const benBoard = await makeBoard(ben)
  const bens = await makePin(ben, { boardId: benBoard.id })
  await ana.ask(userFollowResource.create, { user_id: ben.member.id })
  await ana.ask(aggregatedCommentResource.create, {
    objectId: bens.aggregated_pin_data.id,
    pinId: bens.id,
    text: 'A fine bowl',
  })
  const visitor = app.client()
  const statuses = async () => {
    const found: number[] = []
    for (const client of [ben, visitor]) {
      found.push((await client.call(userResource.get, { username: ana.member.username })).status)
      found.push((await client.call(boardResource.get, { board_id: board.id })).status)
      found.push((await client.call(boardFeedResource.get, { board_id: board.id })).status)
      found.push((await client.call(pinResource.get, { id: pin.id })).status)
    }
    return found
  }
  const comments = async () =>
    (await ben.ask(aggregatedCommentFeedResource.get, { objectId: bens.aggregated_pin_data.id, pinId: bens.id })).map(
      ({ text }) => text,
    )
  const followers = async () => (await ben.ask(userFollowersResource.get, { username: ben.member.username })).length
  expect(await statuses()).toEqual(Array.from({ length: 8 }, () => 200))
  expect([await comments(), await followers()]).toEqual([['A fine bowl'], 1])

  await ana.ask(accountDeactivationResource.create, {})
  expect(await statuses()).toEqual(Array.from({ length: 8 }, () => 404))
  expect([await comments(), await followers()]).toEqual([[], 0])
  expect((await ana.call(userSessionStoreResource.get, {})).status).toBe(401)
  const hidden = await ben.call(userResource.get, { username: ana.member.username })
  const missing = await ben.call(userResource.get, { username: 'nobody_has_this' })
  expect(hidden.error).toEqual(missing.error)

  const { answer } = await logIn(ana)
  expect(answer.status).toBe(200)
  expect(await statuses()).toEqual(Array.from({ length: 8 }, () => 200))
  expect([await comments(), await followers()]).toEqual([['A fine bowl'], 1])
})

test('AC-07 leaving needs the password of the last ten minutes', async () => {
  const ana = await signUp(app)
  later(11 * MINUTE)
  for (const endpoint of [accountDeactivationResource.create, accountDeletionResource.create]) {
    expect(await ana.call(endpoint, {})).toMatchObject({ status: 403, error: { name: 'password_required', code: 27 } })
    expect((await app.client().call(endpoint, {})).status).toBe(401)
  }
  expect(await mailsTo(app, ana.member.email)).not.toContainEqual(expect.objectContaining({ subject: /final step/ }))
})

test('AC-07 the final step is a link in an email: it hides the account at once, works once, and logging in keeps all', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const seen = async () => (await ben.call(userResource.get, { user_id: ana.member.id })).status
  await ana.ask(accountDeletionResource.create, {})
  expect(await seen()).toBe(200)
  const { token, text } = await lastMailTo(app, ana.member.email, /final step/)
  expect(text).toContain('/settings/delete-account/#')
  const { ends_at: endsAt } = await app.client().ask(accountDeletionResource.update, { token })
  expect(new Date(endsAt).getTime() - now.getTime()).toBeGreaterThan(13.9 * DAY)
  expect(await seen()).toBe(404)
  expect((await ana.call(userSessionStoreResource.get, {})).status).toBe(401)
  expect(await app.client().call(accountDeletionResource.update, { token })).toMatchObject({
    status: 404,
    error: { name: 'ending_link_over' },
  })
  later(13 * DAY)
  expect((await logIn(ana)).answer.status).toBe(200)
  expect(await seen()).toBe(200)
  later(3 * DAY)
  expect(await seen()).toBe(200)
})

test('AC-07 only the newest link works, for a day; a guessed or foreign one does nothing', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const close = (token: string) => app.client().call(accountDeletionResource.update, { token })
  await ana.ask(accountDeletionResource.create, {})
  const first = (await lastMailTo(app, ana.member.email, /final step/)).token
  await ana.ask(accountDeletionResource.create, {})
  const second = (await lastMailTo(app, ana.member.email, /final step/)).token
  expect(second).not.toBe(first)
  await ben.ask(accountDeletionResource.create, {})
  const bens = (await lastMailTo(app, ben.member.email, /final step/)).token
  const mixed = `${second.slice(0, 11)}${bens.slice(11)}`
  for (const token of [first, mixed, 'x', 'a'.repeat(43)]) {
    expect(await close(token)).toMatchObject({ status: 404, error: { name: 'ending_link_over' } })
  }
  later(25 * 60 * MINUTE)
  expect((await close(second)).status).toBe(404)
  expect((await ben.call(userResource.get, { user_id: ana.member.id })).status).toBe(200)
})

test('AC-07 once the days of grace are over nobody logs in any more', async () => {
  const ana = await signUp(app)
  await ana.ask(accountDeletionResource.create, {})
  await app.client().ask(accountDeletionResource.update, {
    token: (await lastMailTo(app, ana.member.email, /final step/)).token,
  })
  later(14 * DAY)
  expect((await logIn(ana)).answer).toMatchObject({ status: 401, error: { name: 'wrong_credentials' } })
})

test('AC-07 search finds nobody who is away', async () => {
  const name = `Zephyrine${Date.now()}`
  const ana = await signUp(app, { fullName: name })
  const ben = await signUp(app)
  const found = async () =>
    JSON.stringify(await ben.ask(baseSearchResource.get, { query: name, scope: 'people' })).includes(ana.member.id)
  await expect.poll(found, { timeout: 20_000 }).toBe(true)
  await ana.ask(accountDeactivationResource.create, {})
  expect(await found()).toBe(false)
})

/** A member with a linked business, and another one that has a second factor. */
async function withBusinesses() {
  const [ana, shop, guarded] = [await signUp(app), await signUp(app), await signUp(app)]
  await app.pool.query('update members set is_partner = true where id = any($1)', [[shop.member.id, guarded.member.id]])
  for (const { member } of [shop, guarded])
    await ana.ask(linkedAccountResource.create, { username_or_email: member.username, password: member.password })
  await turnOnSecondFactor(guarded, { now: () => now, pass: later })
  return { ana, shop, guarded }
}
const seenBy = async (visitor: TestClient, members: readonly SignedIn[]) =>
  Promise.all(
    members.map(async ({ member }) => (await visitor.call(userResource.get, { username: member.username })).status),
  )

test('AC-07 ER-14 linked businesses go away with a member who wishes it, each comes back by its own log-in', async () => {
  const { ana, shop, guarded } = await withBusinesses()
  const all = [ana, shop, guarded]
  await ana.ask(accountDeactivationResource.create, {})
  expect(await seenBy(app.client(), all)).toEqual([404, 200, 200])
  const back = (await logIn(ana)).client
  // The other way round nobody goes: a business does not own its people.
  await shop.ask(accountDeactivationResource.create, { with_linked: true })
  expect(await seenBy(app.client(), all)).toEqual([200, 404, 200])
  await logIn(shop)
  await back.ask(accountDeactivationResource.create, { with_linked: true })
  // A link never stands for a second factor.
  expect(await seenBy(app.client(), all)).toEqual([404, 404, 200])
  expect((await shop.call(userSessionStoreResource.get, {})).status).toBe(401)
  await logIn(ana)
  expect(await seenBy(app.client(), all)).toEqual([200, 404, 200])
  await logIn(shop)
  expect(await seenBy(app.client(), all)).toEqual([200, 200, 200])
})

test('AC-07 the final step closes linked businesses, too, where it was asked for with them', async () => {
  const { ana, shop, guarded } = await withBusinesses()
  const alone = async () => {
    await ana.ask(accountDeletionResource.create, {})
    return lastMailTo(app, ana.member.email, /final step/)
  }
  expect((await alone()).text).not.toContain('linked')
  await ana.ask(accountDeletionResource.create, { with_linked: true })
  await settled(app)
  const mail = (await mailsTo(app, ana.member.email)).findLast(({ text }) => text.includes('linked business accounts'))
  const { ends_at: endsAt } = await app.client().ask(accountDeletionResource.update, { token: mail?.token ?? '' })
  const { rows } = await app.pool.query<{ id: string; ends_at: Date | null }>(
    'select id, ends_at from members where id = any($1)',
    [[ana, shop, guarded].map(({ member }) => member.id)],
  )
  const endOf = ({ member }: SignedIn) => rows.find(({ id }) => id === member.id)?.ends_at?.getTime()
  expect(endOf(ana)).toBe(endOf(shop))
  expect(Math.abs((endOf(ana) ?? 0) - Date.parse(endsAt))).toBeLessThan(1000)
  expect(endOf(guarded)).toBeUndefined()
  await logIn(shop)
  expect(await seenBy(app.client(), [ana, shop, guarded])).toEqual([404, 200, 200])
})
