import {
  boardResource,
  createPinDrafts,
  deletePinDrafts,
  listPinDrafts,
  newsHubResource,
  publishPinDraft,
  restorePinDrafts,
  updatePinDraft,
  updatePinDrafts,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDue } from '../../src/modules/drafts/index.ts'
import { drawPicture, makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const HOUR = 60 * 60 * 1000
const zone = 'Europe/Berlin'
const start = Date.parse('2027-03-20T10:00:00Z')
let now = start
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
})
afterAll(() => app.stop())

async function keep(client: SignedIn, fields: object = {}) {
  const { id } = await upload(client, await drawPicture())
  const [draft] = await client.ask(createPinDrafts, { drafts: [{ upload_id: id, ...fields }] })
  if (!draft) throw new Error('no draft')
  return draft
}

const waiting = async (client: SignedIn) => {
  const { body } = await client.call(listPinDrafts, {})
  return (body['client_context'] as { user: { scheduled_pin_count: number } }).user.scheduled_pin_count
}
const pinsOf = async (client: SignedIn) =>
  (await client.ask(userPinsResource.get, { username: client.member.username })).map(({ title }) => title)

test('CN-20 a draft waits for its time in the zone of its member, and is published once, however many workers come', async () => {
  const ana = await signUp(app)
  const draft = await keep(ana, { title: 'Spring', publish_at: '2027-03-28T12:00', zone })
  expect(draft).toMatchObject({ state: 'scheduled', publish_at_local: '2027-03-28T12:00', zone })
  // Summer has begun: noon is at ten.
  expect(Date.parse(draft.publish_at ?? '')).toBe(Date.parse('2027-03-28T10:00:00Z'))
  expect(await waiting(ana)).toBe(1)
  try {
    now = Date.parse('2027-03-28T09:59:59Z')
    await publishDue(app.core)
    expect(await pinsOf(ana)).toEqual([])
    now = Date.parse('2027-03-28T10:00:01Z')
    await Promise.all([publishDue(app.core), publishDue(app.core), publishDue(app.core)])
    await expect.poll(() => pinsOf(ana)).toEqual(['Spring'])
    expect(await ana.ask(listPinDrafts, {})).toEqual([])
    expect(await waiting(ana)).toBe(0)
    await publishDue(app.core)
    expect(await pinsOf(ana)).toEqual(['Spring'])
  } finally {
    now = start
  }
})

test('CN-20 what a worker that was killed had begun is as it was, and another one does it', async () => {
  const ana = await signUp(app)
  await keep(ana, { title: 'Once', publish_at: '2027-03-20T12:00', zone })
  const killed = await app.pool.connect()
  try {
    // A worker that has the draft in hand when it is killed.
    await killed.query('begin')
    await killed.query(`delete from pin_drafts where title = 'Once'`)
    now = start + 2 * HOUR
    await publishDue(app.core)
    expect(await pinsOf(ana)).toEqual([])
    await killed.query('rollback')
    await publishDue(app.core)
    await expect.poll(() => pinsOf(ana)).toEqual(['Once'])
  } finally {
    now = start
    killed.release()
  }
})

test('CN-20 where the board is gone at that time the draft stays, and its member is told', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  await keep(ana, { title: 'Homeless', board_id: board.id, publish_at: '2027-03-20T12:00', zone })
  await ana.ask(boardResource.delete, { board_id: board.id })
  try {
    now = start + 2 * HOUR
    await publishDue(app.core)
    await expect.poll(async () => (await ana.ask(listPinDrafts, {}))[0]?.state).toBe('failed')
    const [draft] = await ana.ask(listPinDrafts, {})
    expect(draft).toMatchObject({ title: 'Homeless', is_board_gone: true, publish_at: null })
    expect(draft?.failure).toContain('Board')
    expect(await waiting(ana)).toBe(0)
    await expect
      .poll(async () => (await ana.ask(newsHubResource.get, {})).map(({ kind }) => kind), { timeout: 20_000 })
      .toEqual(['draft_failed'])
  } finally {
    now = start
  }
})

test('PI-11 drafts wait side by side for up to 30 days, counted in scheduled_pin_count, or are published now', async () => {
  const ana = await signUp(app)
  const [first, second, third] = [await keep(ana, { title: 'One' }), await keep(ana, { title: 'Two' }), await keep(ana)]
  expect((await ana.ask(listPinDrafts, {})).map(({ title, state }) => [title, state])).toEqual([
    ['One', 'draft'],
    ['Two', 'draft'],
    ['', 'draft'],
  ])
  // What was written is kept as it comes, each in its own draft.
  await ana.ask(updatePinDraft, { draft_id: third.id, version: 1, title: 'Three' })
  const schedule = (draft_id: string, publish_at: string) =>
    ana.call(updatePinDrafts, { draft_ids: [draft_id], publish_at, zone })
  expect((await schedule(first.id, '2027-04-19T12:02')).error?.name).toBe('time_too_far')
  expect((await schedule(first.id, '2027-04-19T12:00')).status).toBe(200)
  expect((await schedule(second.id, '2027-03-20T13:00')).status).toBe(200)
  expect(await waiting(ana)).toBe(2)
  await ana.ask(publishPinDraft, { draft_id: third.id })
  await ana.ask(publishPinDraft, { draft_id: second.id })
  expect((await pinsOf(ana)).toSorted()).toEqual(['Three', 'Two'])
  expect(await waiting(ana)).toBe(1)
  try {
    now = start + 30 * 24 * HOUR + 1000
    await publishDue(app.core)
    await expect.poll(async () => (await pinsOf(ana)).toSorted()).toEqual(['One', 'Three', 'Two'])
    expect(await waiting(ana)).toBe(0)
  } finally {
    now = start
  }
})

test.each([
  ['2027-03-20T09:00', 'time_over'],
  ['2027-04-25T12:00', 'time_too_far'],
  ['2027-03-28T02:30', 'hour_missing'],
])('CN-20 %s is refused with what is wrong, and the draft stays as it was: %s', async (publish_at, name) => {
  const ana = await signUp(app)
  const draft = await keep(ana, { title: 'Kept' })
  const answer = await ana.call(updatePinDraft, { draft_id: draft.id, version: 1, title: 'Lost', publish_at, zone })
  expect(answer.error).toMatchObject({ name, field: 'publish_at' })
  expect(await ana.ask(listPinDrafts, {})).toMatchObject([{ title: 'Kept', state: 'draft', version: 1 }])
})

test('CN-20 many are scheduled at once and taken out again; a hundred at most wait', async () => {
  const ana = await signUp(app)
  const soon = { publish_at: '2027-03-21T12:00', zone }
  for (const count of [50, 50]) await ana.ask(createPinDrafts, { drafts: Array.from({ length: count }, () => soon) })
  expect(await waiting(ana)).toBe(100)
  expect((await ana.call(createPinDrafts, { drafts: [soon] })).error?.name).toBe('too_many_scheduled')
  const ids = (await ana.ask(listPinDrafts, {})).map(({ id }) => id)
  const [first = '', second = ''] = ids
  await ana.ask(updatePinDrafts, { draft_ids: [first, second], publish_at: '' })
  expect(await waiting(ana)).toBe(98)
  await ana.ask(deletePinDrafts, { draft_ids: ids.slice(2, 4) })
  expect(await waiting(ana)).toBe(96)
  await ana.ask(restorePinDrafts, { draft_ids: ids.slice(2, 4) })
  expect(await waiting(ana)).toBe(98)
})
