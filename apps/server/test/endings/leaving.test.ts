import {
  accountDeactivationResource,
  accountDeletionResource,
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  baseSearchResource,
  boardFeedResource,
  boardResource,
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
import { startTestApp, type TestApp } from '../support/test-app.ts'

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
