import {
  advancedTypeaheadResource,
  baseSearchResource,
  boardFollowResource,
  boardResource,
  bulkEditResource,
  conversationsResource,
  followUsers,
  pinResource,
  type RateKind,
  rates,
  reactToPin,
  registerUploads,
  repinResource,
  searchResource,
  type TrustLevel,
  unreactToPin,
  userFollowResource,
  vipResource,
} from '@pinfold/contract'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE, turnedClock } from '../accounts/safety/sign-ins.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { startInTurn } from '../support/in-turn.ts'
import { drawPicture, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TestClient, WireAnswer } from '../support/test-client.ts'

// A tenth, so that a limit is reached with few calls.
const FACTOR = 0.1
const allowed = (kind: RateKind, level: TrustLevel = 'new') => Math.round(rates[kind].most[level] * FACTOR)
const HOUR = 60 * MINUTE

const clock = turnedClock()
let app: TestApp
let ben: SignedIn
beforeAll(async () => {
  app = await startInTurn({ clock, env: { RATES: String(FACTOR) } })
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const boardName = () => `Board ${randomBytes(4).toString('hex')}`
const uploadImage = async (ana: SignedIn): Promise<WireAnswer> => {
  const form = new FormData()
  form.append('img', new Blob([Uint8Array.from(await drawPicture())]), 'picture.jpg')
  const response = await ana.fetch('/upload-image/', { method: 'POST', body: form })
  const body = (await response.json()) as { resource_response?: { error: WireAnswer['error'] } }
  const { status, headers } = response
  return { status, headers, data: null, bookmark: undefined, error: body.resource_response?.error, body: {} }
}

type Deed = (ana: SignedIn) => Promise<WireAnswer>
const everyKind: { kind: RateKind; way: string; more: string; deed: () => Promise<Deed> | Deed }[] = [
  {
    kind: 'upload',
    way: 'registering one',
    more: 'upload more',
    deed: () => (ana) => ana.call(vipResource.create, { type: 'pinimage' }),
  },
  {
    kind: 'upload',
    way: 'a list of one',
    more: 'upload more',
    deed: () => (ana) => ana.call(registerUploads, { media_info_list: [{ type: 'video' }] }),
  },
  { kind: 'upload', way: 'the older address', more: 'upload more', deed: () => uploadImage },
  {
    kind: 'pin',
    way: 'creating',
    more: 'create more Pins',
    deed: () => async (ana) => ana.call(pinResource.create, { upload_id: await readyUpload(app, ana.member.id) }),
  },
  {
    kind: 'board',
    way: 'creating',
    more: 'create more boards',
    deed: () => (ana) => ana.call(boardResource.create, { name: boardName() }),
  },
  {
    kind: 'save',
    way: 'saving',
    more: 'save more',
    deed: async () => {
      const { id } = await makeQuickPin(app, await signUp(app))
      return (ana) => ana.call(repinResource.create, { pin_id: id })
    },
  },
  {
    kind: 'follow',
    way: 'a member again and again',
    more: 'follow more',
    deed: () => (ana) => ana.call(userFollowResource.create, { user_id: ben.member.id }),
  },
  {
    kind: 'follow',
    way: 'a board',
    more: 'follow more',
    deed: async () => {
      const { id } = await makeBoard(await signUp(app))
      return (ana) => ana.call(boardFollowResource.create, { board_id: id })
    },
  },
  {
    kind: 'stranger_message',
    way: 'to one',
    more: 'message new people again',
    deed: async () => {
      const cem = await signUp(app)
      return (ana) => ana.call(conversationsResource.create, { user_ids: [cem.member.id], text: 'Hello' })
    },
  },
  {
    kind: 'search',
    way: 'wrapped',
    more: 'search again',
    deed: () => (ana) => ana.call(baseSearchResource.get, { query: 'lamps' }),
  },
  {
    kind: 'search',
    way: 'bare',
    more: 'search again',
    deed: () => (ana) => ana.call(searchResource.get, { query: 'lamps' }),
  },
  {
    kind: 'suggestion',
    way: 'while typing',
    more: 'see suggestions again',
    deed: () => (ana) => ana.call(advancedTypeaheadResource.get, { term: 'la' }),
  },
]

test.each(everyKind)(
  'of $kind ($way) one more than may be is refused with the time left, and later works',
  async (row) => {
    const deed = await row.deed()
    const ana = await signUp(app)
    const { windowMilliseconds } = rates[row.kind]
    const most = allowed(row.kind)
    for (let n = 0; n < most; n += 1) {
      expect((await deed(ana)).status).toBe(200)
      // Hundreds of ids that two processes draw in one millisecond meet more often than a write is tried again.
      clock.pass(1)
    }
    clock.pass(windowMilliseconds / 2 - most)
    const refused = await deed(ana)
    const seconds = windowMilliseconds / 2000
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    expect(refused.error).toMatchObject({
      name: 'throttled',
      message: `You can ${row.more} ${seconds < 60 ? `in ${seconds} seconds` : `in ${seconds / 60} minutes`}.`,
      params: { rate: row.kind, retry_after: seconds },
    })
    // Others go on meanwhile.
    expect((await deed(await signUp(app))).status).toBe(200)
    clock.pass(windowMilliseconds / 2)
    expect((await deed(ana)).status).toBe(200)
  },
)

test('accounts a day old may do three times as much, a week old ten times', async () => {
  for (const [age, level] of [
    [24 * HOUR, 'settled'],
    [7 * 24 * HOUR, 'known'],
  ] as const) {
    const ana = await signUp(app)
    clock.pass(age)
    const most = allowed('board', level)
    expect(most).toBe(level === 'settled' ? 6 : 20)
    for (let n = 0; n < most; n += 1)
      expect((await ana.call(boardResource.create, { name: boardName() })).status).toBe(200)
    expect((await ana.call(boardResource.create, { name: boardName() })).status).toBe(429)
  }
})

test('visitors’ searches are counted by their address', async () => {
  const visitor = app.client()
  const search = (client: TestClient) => client.call(searchResource.get, { query: 'lamps' })
  for (let n = 0; n < allowed('search'); n += 1) expect((await search(visitor)).status).toBe(200)
  expect((await search(visitor)).error?.message).toBe('You can search again in a minute.')
  expect((await search(app.client())).status).toBe(200)
})

test('of many at once no more get through than may', async () => {
  const ana = await signUp(app)
  const most = allowed('board')
  const names = Array.from({ length: most + 6 }, boardName)
  const answers = await Promise.all(names.map((name) => ana.call(boardResource.create, { name })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  const { rows } = await app.pool.query('select name from boards where owner_id = $1', [ana.member.id])
  expect(rows).toHaveLength(most)
})

test('a repeat of the same wish is not counted, and answers what it answered also at the limit', async () => {
  const ana = await signUp(app)
  const wish = { name: boardName() }
  const key = { 'idempotency-key': 'one wish' }
  const first = await ana.call(boardResource.create, wish, key)
  for (let n = 0; n < 5; n += 1) expect((await ana.call(boardResource.create, wish, key)).data).toEqual(first.data)
  for (let n = 1; n < allowed('board'); n += 1)
    expect((await ana.call(boardResource.create, { name: boardName() })).status).toBe(200)
  expect((await ana.call(boardResource.create, wish, key)).data).toEqual(first.data)
  // A refused wish is granted under its key once there is time.
  const later = [{ name: boardName() }, { 'idempotency-key': 'another' }] as const
  expect((await ana.call(boardResource.create, ...later)).status).toBe(429)
  clock.pass(HOUR)
  expect((await ana.call(boardResource.create, ...later)).status).toBe(200)
})

test('what is refused for a reason of its own does not count', async () => {
  const ana = await signUp(app)
  const { name } = await makeBoard(ana)
  for (let n = 0; n < 2 * allowed('board'); n += 1)
    expect((await ana.call(boardResource.create, { name })).error?.name).toBe('board_name_taken')
  for (let n = 1; n < allowed('board'); n += 1) await makeBoard(ana)
  expect((await ana.call(boardResource.create, { name: boardName() })).status).toBe(429)
})

test('a list takes as many as it names, or nothing', async () => {
  const ana = await signUp(app)
  const three = { media_info_list: Array.from({ length: 3 }, () => ({ type: 'image' })) }
  const two = { media_info_list: three.media_info_list.slice(1) }
  expect((await ana.call(registerUploads, two)).status).toBe(200)
  expect((await ana.call(registerUploads, two)).status).toBe(429)
  expect((await ana.call(vipResource.create, { type: 'pinimage' })).status).toBe(200)
  expect((await ana.call(vipResource.create, { type: 'pinimage' })).status).toBe(429)
  const followee_ids = Array.from({ length: allowed('follow') }, () => ben.member.id)
  expect((await ana.call(followUsers, { followee_ids })).status).toBe(200)
})

test('messages to those who follow the sender, or took the conversation in, are not to strangers', async () => {
  const [ana, cem] = [await signUp(app), await signUp(app)]
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  const write = (to: SignedIn) => ana.call(conversationsResource.create, { user_ids: [to.member.id], text: 'Hello' })
  for (let n = 0; n < 2 * allowed('stranger_message'); n += 1) expect((await write(ben)).status).toBe(200)
  for (let n = 0; n < allowed('stranger_message'); n += 1) expect((await write(cem)).status).toBe(200)
  expect((await write(cem)).status).toBe(429)
  await cem.ask(conversationsResource.create, { user_ids: [ana.member.id], text: 'Hello, too' })
  expect((await write(cem)).status).toBe(200)
  const stranger = await signUp(app)
  expect((await write(stranger)).status).toBe(429)
  const { rows } = await app.pool.query('select 1 from inboxes where member_id = $1', [stranger.member.id])
  expect(rows).toEqual([])
})

test('a message into a group counts each stranger it reaches', async () => {
  const ana = await signUp(app)
  const strangers = await Promise.all([signUp(app), signUp(app), signUp(app)])
  const write = (people: readonly SignedIn[]) =>
    ana.call(conversationsResource.create, { user_ids: people.map(({ member }) => member.id), text: 'Hello' })
  expect(allowed('stranger_message')).toBe(2)
  expect((await write(strangers.slice(1))).status).toBe(200)
  expect((await write(strangers.slice(0, 1))).status).toBe(429)
})

test('copies in bulk are counted apart from saves, by their Pins', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  await makeQuickPin(app, ana, { board_id: board.id })
  const whole = { source_board_id: board.id, board_id: board.id }
  // Each copy doubles the board.
  for (let pins = 1; pins <= allowed('bulk') / 4; pins *= 2) {
    expect((await ana.ask(bulkEditResource.create, whole)).pin_count).toBe(pins)
    await settled(app)
  }
  expect(allowed('save')).toBeLessThan(63)
  const counted = 'select count(*)::int as n from board_pins where board_id = $1'
  const before = await app.pool.query(counted, [board.id])
  await ana.ask(bulkEditResource.create, whole)
  await settled(app)
  expect((await ana.call(bulkEditResource.create, whole)).error).toMatchObject({ params: { rate: 'bulk' } })
  const after = await app.pool.query(counted, [board.id])
  expect([before.rows, after.rows]).toEqual([[{ n: 64 }], [{ n: 128 }]])
  expect((await ana.call(bulkEditResource.delete, { source_board_id: board.id })).status).toBe(200)
  await settled(app)
})

test('all other writes of a member are bounded, too; taking back is not', async () => {
  const ana = await signUp(app)
  const { id } = await makeQuickPin(app, await signUp(app))
  const react = () => ana.call(reactToPin, { pin_id: id, reaction_type: 1 })
  for (let n = 0; n < allowed('change'); n += 1) expect((await react()).status).toBe(200)
  expect((await react()).error).toMatchObject({ name: 'throttled', params: { rate: 'change' } })
  expect((await ana.call(unreactToPin, { pin_id: id })).status).toBe(200)
})

test('every call that is left out of counting is a write of members, or counts by itself', () => {
  const { endpoints } = app.core.binder
  const left: readonly unknown[] = ['none: limited', 'none: safety', 'none: notes']
  const calls = endpoints.filter(({ facts }) => left.includes(facts.rate))
  for (const { id, access, kind, facts } of calls)
    expect(access === 'member' && (kind === 'command' || facts.rate === 'none: limited'), id).toBe(true)
  const ids = calls.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
