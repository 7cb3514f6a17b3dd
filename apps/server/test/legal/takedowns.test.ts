import {
  boardFeedResource,
  boardResource,
  getTakedownCase,
  getTakedownCounts,
  listTakedownNotices,
  objectToTakedown,
  type OptionsInput,
  pinResource,
  repinResource,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTurkeyTakedown,
  userResource,
  withdrawTakedown,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideTakedown, type TakedownDecision } from '../../src/modules/legal/takedowns/commands/decide-takedown.ts'
import { stopRestoring } from '../../src/modules/legal/takedowns/commands/stop-restoring.ts'
import { restoreDue } from '../../src/modules/legal/takedowns/jobs/restore-due.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { mailsTo } from '../support/mailbox.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())

let owner: SignedIn
let board: { id: string; url: string }
let pinId: string
beforeEach(async () => {
  now = new Date()
  owner = await signUp(app)
  board = await makeBoard(owner)
  pinId = (await makePin(owner, { boardId: board.id })).id
})

type Form = OptionsInput<typeof submitDsaTakedown>
const form = (addresses: string[], wishes: Partial<Form> = {}): Form => ({
  law_types: ['DMCA'],
  country: 'DE',
  addresses,
  explanation: 'I took this photograph.',
  work: 'A photograph of a lighthouse',
  name: 'Cora Claim',
  email: 'cora@example.org',
  is_true: true,
  ...wishes,
})
const at = (path: string) => `${app.origin}${path}`
const inCountry = (client: TestClient, country: string) => Object.assign(client, { country })
const moderator = { isModerator: true }
const decide = (id: string, decision: TakedownDecision) => decideTakedown(app.core, moderator, id, decision)
/** The newest mail to the address that says all of it. */
const mailTo = async (address: string, ...said: string[]) =>
  (await mailsTo(app, address)).findLast(({ text }) => said.every((each) => text.includes(each)))
const statusOf = async (client: TestClient, id = pinId) => (await client.call(pinResource.get, { id })).status
const ask = async (addresses: string[]) => (await app.client().ask(submitDsaTakedown, form(addresses))).id

test('EN-14 CA-13 a visitor asks under the law of the EU for several things at once and is answered a number, there and by mail', async () => {
  const receipt = await app
    .client()
    .ask(submitDsaTakedown, form([at(`/pin/${pinId}/`), at(board.url), `/${owner.member.username}`]))
  expect(receipt).toMatchObject({ law: 'dsa', state: 'open' })
  expect(new Date(receipt.due_at).getTime() - new Date(receipt.created_at).getTime()).toBe(7 * DAY)
  const { rows } = await app.pool.query<{ object_id: string; object_type: string; member_id: string }>(
    'select object_id::text, object_type, member_id::text from takedown_items where takedown_id = $1 order by object_type',
    [receipt.id],
  )
  const { id: memberId } = owner.member
  expect(rows).toEqual([
    { object_id: board.id, object_type: 'board', member_id: memberId },
    { object_id: pinId, object_type: 'pin', member_id: memberId },
    { object_id: memberId, object_type: 'user', member_id: memberId },
  ])
  await settled(app)
  const mail = await mailTo('cora@example.org', receipt.id)
  expect(mail?.subject).toBe('We have your request')
  expect(mail?.text).toContain(`#${receipt.id}.${receipt.withdrawal_code}`)
  // Nothing is hidden before somebody decides.
  expect(await statusOf(app.client())).toBe(200)
  expect(await owner.ask(listTakedownNotices, {})).toEqual([])
})

const wrongForms: [string, Partial<Form>][] = [
  ['law_types', { law_types: ['Patents'] as never }],
  ['law_types', { law_types: [] }],
  ['country', { country: 'US' }],
  ['addresses', { addresses: [] }],
  ['addresses', { addresses: ['https://elsewhere.example/pin/1/'] }],
  ['addresses', { addresses: ['/pin/1/'] }],
  ['addresses', { addresses: ['/terms/'] }],
  ['explanation', { explanation: ' ' }],
  ['work', { work: '' }],
  ['registration', { law_types: ['Trademark'], trademark: 'ACME' }],
  ['name', { name: '' }],
  ['email', { email: '' }],
  ['email', { email: 'cora' }],
  ['is_true', { is_true: false }],
  ['flagger_number', { is_trusted_flagger: true }],
  ['is_for_complaints_office', { is_for_complaints_office: true }],
]

test.each(wrongForms)('a request is refused for its %s, and nothing is kept', async (field, wrong) => {
  const before = await app.pool.query('select count(*)::int from takedowns')
  const answer = await app.client().call(submitDsaTakedown, form([at(`/pin/${pinId}/`)], wrong))
  expect([400, 422]).toContain(answer.status)
  expect(answer.error?.field).toBe(field)
  expect((await app.pool.query('select count(*)::int from takedowns')).rows).toEqual(before.rows)
})

test('a law that is not here is missing; one without anonymous requests asks visitors to log in, and takes one law at a time', async () => {
  const visitor = app.client()
  const asked = form([at(`/pin/${pinId}/`)])
  expect((await visitor.call(submitIndiaTakedown, { ...asked, country: 'IN' })).status).toBe(404)
  expect((await visitor.fetch('/v3/legal/takedowns/mars/', { method: 'POST' })).status).toBe(404)
  expect((await visitor.call(submitTurkeyTakedown, { ...asked, country: 'TR' })).status).toBe(401)
  const member = await signUp(app)
  const both = { ...asked, country: 'TR', law_types: ['DMCA' as const, 'GDPR' as const], personal_data: 'Me' }
  expect(await member.call(submitTurkeyTakedown, both)).toMatchObject({ error: { field: 'law_types' } })
  const anonymous = { ...asked, country: 'TR', is_anonymous: true }
  expect(await member.call(submitTurkeyTakedown, anonymous)).toMatchObject({ error: { field: 'is_anonymous' } })
  const { created_at: from, due_at: to } = await member.ask(submitTurkeyTakedown, { ...asked, country: 'TR' })
  expect(new Date(to).getTime() - new Date(from).getTime()).toBe(2 * DAY)
})

test('who wants no name on a request is kept without one, and is answered on screen alone', async () => {
  const { id } = await app
    .client()
    .ask(submitDsaTakedown, form([at(`/pin/${pinId}/`)], { is_anonymous: true, organisation: 'ACME' }))
  const { rows } = await app.pool.query('select name, organisation, email from takedowns where id = $1', [id])
  expect(rows).toEqual([{ name: '', organisation: '', email: '' }])
})

test('what the asker may not see reads like what is not there', async () => {
  const secret = await makeBoard(owner, 'Hidden', 'secret')
  const { id: hidden } = await makePin(owner, { boardId: secret.id })
  const answers = await Promise.all(
    [`/pin/${hidden}/`, '/pin/12345/'].map((path) => app.client().call(submitDsaTakedown, form([at(path)]))),
  )
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(answers.map(({ error }) => error?.name)).toEqual(['not_of_this_site', 'not_of_this_site'])
})

test('requests from one address are limited by the day', async () => {
  const visitor = app.client()
  const asked = form([at(`/pin/${pinId}/`)])
  for (let n = 0; n < 20; n += 1) await visitor.ask(submitDsaTakedown, asked)
  expect(await visitor.call(submitDsaTakedown, asked)).toMatchObject({ status: 429 })
})

test('what is removed everywhere is missing to everybody at once: pin, list, picture, copy; and counters stay true', async () => {
  const pin = await owner.ask(pinResource.get, { id: pinId })
  const picture = new URL(pin.images['236x'].url).pathname
  const id = await ask([at(`/pin/${pinId}/`)])
  await decide(id, { kind: 'accept', countries: 'everywhere' })
  const reader = await signUp(app)
  for (const client of [app.client(), reader, owner]) {
    expect(await statusOf(client)).toBe(404)
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

test('what is removed in Germany is missing there, also to its pinner and with its picture, and shows elsewhere', async () => {
  const before = await app.client().ask(pinResource.get, { id: pinId })
  const id = await ask([at(`/pin/${pinId}/`)])
  // Answers that visitors share are kept by country.
  expect(await statusOf(inCountry(app.client(), 'DE'))).toBe(200)
  await decide(id, { kind: 'accept', countries: ['DE', 'AT'] })
  const german = inCountry(app.client(), 'DE')
  expect(await statusOf(german)).toBe(404)
  expect(await german.ask(boardFeedResource.get, { board_id: board.id })).toEqual([])
  expect(await statusOf(inCountry(app.client(), 'AT'))).toBe(404)
  const french = inCountry(app.client(), 'FR')
  const shown = await french.ask(pinResource.get, { id: pinId })
  expect((await french.ask(boardFeedResource.get, { board_id: board.id })).map((each) => each.id)).toEqual([pinId])
  const picture = new URL(shown.images['236x'].url).pathname
  expect(picture).not.toBe(new URL(before.images['236x'].url).pathname)
  const served = await french.fetch(picture)
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
  expect((await german.fetch(picture)).status).toBe(404)
  expect((await german.fetch(`/pin/${pinId}/`)).status).toBe(404)
  expect(await statusOf(inCountry(owner, 'DE'))).toBe(404)
  expect(await statusOf(inCountry(owner, 'US'))).toBe(200)
  const reader = await signUp(app)
  const saved = await reader.call(repinResource.create, { pin_id: pinId, board_id: (await makeBoard(reader)).id })
  expect(saved).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a board and a member are removed with what is theirs', async () => {
  const visitor = app.client()
  await decide(await ask([at(board.url)]), { kind: 'accept', countries: 'everywhere' })
  expect((await visitor.call(boardResource.get, { board_id: board.id })).status).toBe(404)
  expect((await owner.call(boardResource.get, { board_id: board.id })).status).toBe(404)
  expect(await statusOf(visitor)).toBe(404)
  const other = await signUp(app)
  const { id: theirs } = await makePin(other, { boardId: (await makeBoard(other)).id })
  const { username } = other.member
  await decide(await ask([at(`/${username}`)]), { kind: 'accept', countries: ['FR'] })
  const french = inCountry(app.client(), 'FR')
  expect((await french.call(userResource.get, { username })).status).toBe(404)
  expect(await statusOf(french, theirs)).toBe(404)
  expect((await visitor.call(userResource.get, { username })).status).toBe(200)
  expect(await statusOf(visitor, theirs)).toBe(200)
  expect((await inCountry(other, 'FR').call(userResource.get, { username })).status).toBe(200)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('a request is decided once, by moderators alone, with a reason where it is refused and in countries of the law', async () => {
  const id = await ask([at(`/pin/${pinId}/`)])
  const denied = expect.objectContaining({ code: 'takedown_not_found' })
  const refusal = { kind: 'refuse', reason: 'It is a parody.' } as const
  await expect(decideTakedown(app.core, { isModerator: false }, id, refusal)).rejects.toEqual(denied)
  for (const wrong of [
    { kind: 'refuse', reason: ' ' },
    { kind: 'accept', countries: [] },
    { kind: 'accept', countries: ['US'] },
  ] as const)
    await expect(decide(id, wrong)).rejects.toEqual(expect.objectContaining({ code: 'rule_broken' }))
  await decide(id, refusal)
  await expect(decide(id, refusal)).rejects.toEqual(expect.objectContaining({ code: 'takedown_decided' }))
  expect(await statusOf(app.client())).toBe(200)
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
  const accept = { kind: 'accept', countries: 'everywhere' } as const
  await expect(decide(receipt.id, accept)).rejects.toEqual(expect.objectContaining({ code: 'takedown_decided' }))
  expect(await statusOf(visitor)).toBe(200)
})

test('its owner objects within the days of the law; it shows again after those for a court, with what was said of it', async () => {
  const { aggregated_pin_data: before } = await owner.ask(pinResource.get, { id: pinId })
  const id = await ask([at(`/pin/${pinId}/`)])
  expect((await owner.call(getTakedownCase, { takedown_id: id })).status).toBe(404)
  await decide(id, { kind: 'accept', countries: ['DE'] })
  const [notice] = await owner.ask(getTakedownCase, { takedown_id: id })
  const told = { object_id: pinId, state: 'removed', countries: ['DE'], viewer_can: { object: true } }
  expect(notice).toMatchObject(told)
  expect(JSON.stringify(notice)).not.toContain('Cora')
  const objection = { takedown_id: id, object_id: pinId, explanation: 'It is mine.', is_true: true }
  const stranger = await signUp(app)
  expect((await stranger.call(objectToTakedown, objection)).status).toBe(404)
  expect((await stranger.call(getTakedownCase, { takedown_id: id })).status).toBe(404)
  expect((await app.client().call(objectToTakedown, objection)).status).toBe(401)
  expect(await owner.call(objectToTakedown, { ...objection, is_true: false })).toMatchObject({
    error: { field: 'is_true' },
  })
  expect(await owner.ask(objectToTakedown, objection)).toMatchObject({
    state: 'objected',
    viewer_can: { object: false },
  })
  expect((await owner.call(objectToTakedown, objection)).status).toBe(409)

  now = new Date(now.getTime() + 13 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(inCountry(app.client(), 'DE'))).toBe(404)
  now = new Date(now.getTime() + 2 * DAY)
  await restoreDue(app.core)
  await restoreDue(app.core)
  const shown = await inCountry(app.client(), 'DE').ask(pinResource.get, { id: pinId })
  expect(shown.aggregated_pin_data.id).toBe(before.id)
  expect((await app.client().fetch(new URL(shown.images['236x'].url).pathname)).headers.get('cache-control')).toContain(
    'immutable',
  )
  expect(await owner.ask(listTakedownNotices, {})).toMatchObject([{ state: 'restored' }])
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
  expect((await mailsTo(app, owner.member.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We have your objection', 'What you posted shows again']),
  )
})

test('after its days nobody objects; where somebody goes to court it stays removed', async () => {
  const asked = form([at(`/pin/${pinId}/`)], { country: 'TR' })
  const { id } = await (await signUp(app)).ask(submitTurkeyTakedown, asked)
  await decide(id, { kind: 'accept', countries: 'everywhere' })
  const objection = { takedown_id: id, object_id: pinId, explanation: 'It is mine.', is_true: true }
  const decidedAt = now
  now = new Date(decidedAt.getTime() + 31 * DAY)
  expect(await owner.call(objectToTakedown, objection)).toMatchObject({
    status: 409,
    error: { name: 'objection_over' },
  })
  now = new Date(decidedAt.getTime() + DAY)
  await owner.ask(objectToTakedown, objection)
  await stopRestoring(app.core, moderator, id)
  now = new Date(decidedAt.getTime() + 29 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(app.client())).toBe(404)
  expect(await owner.call(objectToTakedown, objection)).toMatchObject({ error: { name: 'objection_over' } })
})

test('two requests for one thing stand apart: it shows where none of those that stand withholds it', async () => {
  const [first, second] = [await ask([at(`/pin/${pinId}/`)]), await ask([at(`/pin/${pinId}/`)])]
  await decide(first, { kind: 'accept', countries: ['DE'] })
  await decide(second, { kind: 'accept', countries: ['FR'] })
  await owner.ask(objectToTakedown, { takedown_id: first, object_id: pinId, explanation: 'No.', is_true: true })
  now = new Date(now.getTime() + 15 * DAY)
  await restoreDue(app.core)
  expect(await statusOf(inCountry(app.client(), 'DE'))).toBe(200)
  expect(await statusOf(inCountry(app.client(), 'FR'))).toBe(404)
})

test('counts say how many there were and nothing of anybody', async () => {
  now = new Date(now.getTime() + 120 * DAY)
  const before = (await app.client().ask(getTakedownCounts, {})).find(({ law }) => law === 'dsa')
  await decide(await ask([at(`/pin/${pinId}/`), at(board.url)]), { kind: 'accept', countries: 'everywhere' })
  now = new Date(now.getTime() + DAY)
  const counts = await app.client().ask(getTakedownCounts, {})
  const after = counts.find(({ law }) => law === 'dsa')
  expect(counts.map(({ law }) => law)).toEqual(['dsa', 'turkey', 'india', 'test'])
  expect([after?.requests, after?.accepted, after?.named, after?.removed]).toEqual(
    [before?.requests, before?.accepted, before?.named, before?.removed].map(
      (count, n) => (count ?? 0) + (n < 2 ? 1 : 2),
    ),
  )
})
