import {
  boardFeedResource,
  boardResource,
  pinResource,
  repinResource,
  submitDsaTakedown,
  userResource,
  withdrawTakedown,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Claimed, form, inCountry, makeClaimed, steps } from './takedown-steps.ts'

const { at, ask, accept, refuse, statusOf, mailTo } = steps(() => app)
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())

let owner: SignedIn
let board: Claimed['board']
let pinId: string
beforeEach(async () => {
  now = new Date()
  ;({ owner, board, pinId } = await makeClaimed(app))
}, 120_000)

test('what is removed everywhere is missing to everybody at once: pin, list, picture, copy; and counters stay true', async () => {
  const pin = await owner.ask(pinResource.get, { id: pinId })
  const picture = new URL(pin.images['236x'].url).pathname
  const id = await ask(`/pin/${pinId}/`)
  await accept(id)
  const reader = await signUp(app)
  for (const client of [app.client(), reader, owner]) {
    expect(await statusOf(client, pinId)).toBe(404)
    expect(await client.ask(boardFeedResource.get, { board_id: board.id })).toEqual([])
    expect((await client.fetch(picture)).status).toBe(404)
  }
  expect(
    (await reader.call(repinResource.create, { pin_id: pinId, board_id: (await makeBoard(reader)).id })).status,
  ).toBe(404)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
  const mail = await mailTo(owner.member.email, 'notices')
  expect(mail?.subject).toBe('Something you posted was removed')
  expect(mail?.text).not.toContain('Cora')
  const granted = await mailTo('cora@example.org', id, 'granted')
  expect(granted?.text).toContain('What you named no longer shows.')
})

test('what is removed where the law holds is missing there, also to its pinner and with its picture, and shows elsewhere', async () => {
  const before = await app.client().ask(pinResource.get, { id: pinId })
  const id = await ask(`/pin/${pinId}/`)
  // Answers that visitors share are kept by country.
  expect(await statusOf(inCountry(app.client(), 'DE'), pinId)).toBe(200)
  await accept(id, false)
  const german = inCountry(app.client(), 'DE')
  expect(await statusOf(german, pinId)).toBe(404)
  expect(await german.ask(boardFeedResource.get, { board_id: board.id })).toEqual([])
  expect(await statusOf(inCountry(app.client(), 'AT'), pinId)).toBe(404)
  const abroad = inCountry(app.client(), 'GB')
  const shown = await abroad.ask(pinResource.get, { id: pinId })
  expect((await abroad.ask(boardFeedResource.get, { board_id: board.id })).map((each) => each.id)).toEqual([pinId])
  const picture = new URL(shown.images['236x'].url).pathname
  expect(picture).not.toBe(new URL(before.images['236x'].url).pathname)
  const served = await abroad.fetch(picture)
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
  expect((await german.fetch(picture)).status).toBe(404)
  expect((await german.fetch(`/pin/${pinId}/`)).status).toBe(404)
  expect(await statusOf(inCountry(owner, 'DE'), pinId)).toBe(404)
  expect(await statusOf(inCountry(owner, 'US'), pinId)).toBe(200)
  const reader = await signUp(app)
  const saved = await reader.call(repinResource.create, { pin_id: pinId, board_id: (await makeBoard(reader)).id })
  expect(saved).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a board and a member are removed with what is theirs', async () => {
  const visitor = app.client()
  await accept(await ask(board.url))
  expect((await visitor.call(boardResource.get, { board_id: board.id })).status).toBe(404)
  expect((await owner.call(boardResource.get, { board_id: board.id })).status).toBe(404)
  expect(await statusOf(visitor, pinId)).toBe(404)
  const other = await signUp(app)
  const { id: theirs } = await makePin(other, { boardId: (await makeBoard(other)).id })
  const { username } = other.member
  await accept(await ask(`/${username}`), false)
  const french = inCountry(app.client(), 'FR')
  expect((await french.call(userResource.get, { username })).status).toBe(404)
  expect(await statusOf(french, theirs)).toBe(404)
  expect((await visitor.call(userResource.get, { username })).status).toBe(200)
  expect(await statusOf(visitor, theirs)).toBe(200)
  expect((await inCountry(other, 'FR').call(userResource.get, { username })).status).toBe(200)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a request is decided once, and its claimant hears why it was refused', async () => {
  const id = await ask(`/pin/${pinId}/`)
  await refuse(id)
  for (const again of [refuse, accept])
    await expect(again(id)).rejects.toEqual(expect.objectContaining({ code: 'takedown_decided' }))
  await expect(refuse('12345')).rejects.toEqual(expect.objectContaining({ code: 'takedown_not_found' }))
  expect(await statusOf(app.client(), pinId)).toBe(200)
  await settled(app)
  const mail = await mailTo('cora@example.org', id, 'It is a parody.')
  expect(mail?.subject).toBe('Your request was refused')
})

test('a request is taken back by its code alone; a second time changes nothing, and what is decided stays', async () => {
  const visitor = app.client()
  const receipt = await visitor.ask(submitDsaTakedown, form([at(`/pin/${pinId}/`)]))
  const wrong = { takedown_id: receipt.id, code: 'x'.repeat(32) }
  expect(await visitor.call(withdrawTakedown, wrong)).toMatchObject({ status: 404 })
  const right = { takedown_id: receipt.id, code: receipt.withdrawal_code }
  for (let n = 0; n < 2; n += 1) expect(await visitor.ask(withdrawTakedown, right)).toBeNull()
  await expect(accept(receipt.id)).rejects.toEqual(expect.objectContaining({ code: 'takedown_decided' }))
  expect(await statusOf(visitor, pinId)).toBe(200)
})
