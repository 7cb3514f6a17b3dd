import {
  adminTakedowns,
  listTakedownNotices,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTurkeyTakedown,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Claimed, DAY, form, type Form, makeClaimed, steps } from './takedown-steps.ts'

const { at, statusOf, mailTo } = steps(() => app)
let app: TestApp
let owner: SignedIn
let board: Claimed['board']
let pinId: string
beforeAll(async () => {
  app = await startTestApp()
  // Nothing is decided here, so all ask about the same things.
  ;({ owner, board, pinId } = await makeClaimed(app))
}, 120_000)
afterAll(() => app.stop())

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
  expect(await statusOf(app.client(), pinId)).toBe(200)
  expect(await owner.ask(listTakedownNotices, {})).toEqual([])
})

test('a trusted flagger is known by their number in the queue, and nobody else has one', async () => {
  const asked = (flags: Partial<Form>) => app.client().ask(submitDsaTakedown, form([at(`/pin/${pinId}/`)], flags))
  const [flagger, other] = [
    await asked({ is_trusted_flagger: true, flagger_number: 'TF-0042' }),
    await asked({ flagger_number: 'TF-0043' }),
  ]
  const moderator = await hire(app, 'moderator')
  const queue = await moderator.ask(adminTakedowns, {})
  const numberOf = ({ id }: { id: string }) => queue.find((each) => each.id === id)?.flagger_number
  expect([numberOf(flagger), numberOf(other)]).toEqual(['TF-0042', ''])
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
  ['name', { name: ' \t ' }],
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
  expect(answer.error?.message).toMatch(new RegExp(`^${field}: .+`))
  expect((await app.pool.query('select count(*)::int from takedowns')).rows).toEqual(before.rows)
})

test('a law that is not here is missing; one without anonymous requests asks visitors to log in, and takes one law at a time', async () => {
  const visitor = app.client()
  const asked = form([at(`/pin/${pinId}/`)])
  const count = async () => (await app.pool.query('select count(*)::int as requests from takedowns')).rows
  const before = await count()
  expect((await visitor.call(submitIndiaTakedown, { ...asked, country: 'IN' })).status).toBe(404)
  const mars = await visitor.fetch('/v3/legal/takedowns/mars/', {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'content-type': 'application/json' },
  })
  expect(mars.status).toBe(404)
  expect(await mars.json()).toMatchObject({
    resource_response: { error: { name: 'page_not_found', message: "We couldn't find that page." } },
  })
  expect(await count()).toEqual(before)
  expect((await visitor.call(submitTurkeyTakedown, { ...asked, country: 'TR' })).status).toBe(401)
  const member = await signUp(app)
  const both = { ...asked, country: 'TR', law_types: ['DMCA' as const, 'GDPR' as const], personal_data: 'Me' }
  expect(await member.call(submitTurkeyTakedown, both)).toMatchObject({ error: { field: 'law_types' } })
  const anonymous = { ...asked, country: 'TR', is_anonymous: true }
  expect(await member.call(submitTurkeyTakedown, anonymous)).toMatchObject({ error: { field: 'is_anonymous' } })
  const { created_at: from, due_at: to } = await member.ask(submitTurkeyTakedown, { ...asked, country: 'TR' })
  expect(new Date(to).getTime() - new Date(from).getTime()).toBe(2 * DAY)
})

test('a request that leaves its name out is refused for it, unless it wants none', async () => {
  const entries = Object.entries(form([at(`/pin/${pinId}/`)])).filter(([key]) => key !== 'name')
  const nameless = Object.fromEntries(entries) as Form
  const { status, error } = await app.client().call(submitDsaTakedown, nameless)
  expect([status, error?.field, error?.message]).toEqual([400, 'name', expect.stringMatching(/^name: .+/)])
  expect((await app.client().call(submitDsaTakedown, { ...nameless, is_anonymous: true })).status).toBe(200)
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
