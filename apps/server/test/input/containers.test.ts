import {
  boardFeedResource,
  boardInviteResource,
  boardResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardsResource,
  pinResource,
  repinResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookmarks } from '../../src/platform/http/bookmarks.ts'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { whatIsStored } from './what-is-stored.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let own: { board: string; other: string; section: string; foreignSection: string; pin: string; upload: string }
let bens: { board: string; secret: string; section: string; secretSection: string; pin: string; secretPin: string }
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
  const board = (await makeBoard(ana, 'Own')).id
  const other = (await makeBoard(ana, 'Other')).id
  own = {
    board,
    other,
    section: (await makeSection(ana, board)).id,
    foreignSection: (await makeSection(ana, other)).id,
    pin: (await makeQuickPin(app, ana, { board_id: board })).id,
    upload: await readyUpload(app, ana.member.id),
  }
  const bensBoard = (await makeBoard(ben, 'Bens')).id
  const secret = (await makeBoard(ben, 'Hidden', 'secret')).id
  const pin = (await makeQuickPin(app, ben, { board_id: bensBoard })).id
  bens = {
    board: bensBoard,
    secret,
    section: (await makeSection(ben, bensBoard)).id,
    secretSection: (await makeSection(ben, secret)).id,
    pin,
    secretPin: (await savePin(ben, pin, secret)).id,
  }
}, 120_000)
afterAll(() => app.stop())

async function expectRefused(work: () => Promise<{ status: number; error: unknown }>, status: number, error: object) {
  const before = await whatIsStored(app.pool)
  expect(await work()).toMatchObject({ status, error })
  expect(await whatIsStored(app.pool)).toEqual(before)
}

const onto = {
  create: (place: object) => ana.resource('PinResource', 'create', { upload_id: own.upload, ...place }),
  save: (place: object) => ana.resource('RepinResource', 'create', { pin_id: bens.pin, ...place }),
  move: (place: object) => ana.resource('PinResource', 'update', { id: own.pin, ...place }),
}

test.each(['create', 'save', 'move'] as const)(
  'CA-19 PI-03 %s onto a board of somebody else is refused',
  async (way) => {
    await expectRefused(() => onto[way]({ board_id: bens.board }), 403, { name: 'not_allowed', field: 'board_id' })
  },
)

test.each(['create', 'save', 'move'] as const)(
  'CA-19 PI-03 %s onto a hidden board answers as onto one that never was',
  async (way) => {
    const missing = { name: 'board_not_found', field: 'board_id' }
    await expectRefused(() => onto[way]({ board_id: bens.secret }), 404, missing)
    await expectRefused(() => onto[way]({ board_id: '1' }), 404, missing)
  },
)

test.each([
  ['create', 'section'],
  ['create', 'section_id'],
  ['save', 'section'],
  ['save', 'section_id'],
  ['move', 'board_section_id'],
] as const)('CA-19 %s into a section of another board is refused, naming %s', async (way, option) => {
  const another = { name: 'section_of_another_board', field: option }
  await expectRefused(() => onto[way]({ board_id: own.board, [option]: own.foreignSection }), 422, another)
  await expectRefused(() => onto[way]({ board_id: own.board, [option]: bens.section }), 422, another)
  const missing = { name: 'section_not_found', field: option }
  await expectRefused(() => onto[way]({ board_id: own.board, [option]: bens.secretSection }), 404, missing)
  await expectRefused(() => onto[way]({ board_id: own.board, [option]: '1' }), 404, missing)
})

test('CA-19 a section without its board is refused', async () => {
  const refused = { name: 'section_of_another_board' }
  await expectRefused(() => onto.create({ section_id: own.section }), 422, refused)
  await expectRefused(() => onto.save({ section: own.section }), 422, { ...refused, field: 'section' })
})

test('CA-19 pins of other boards never come into a new section', async () => {
  const made = await ana.ask(boardSectionResource.create, {
    board_id: own.other,
    name: 'Stolen',
    initial_pins: [own.pin, bens.pin, bens.secretPin],
  })
  expect(made.pin_count).toBe(0)
  expect(await ana.ask(boardSectionPinsResource.get, { section_id: made.id })).toEqual([])
  expect((await ana.ask(pinResource.get, { id: own.pin })).board?.id).toBe(own.board)
})

test('CA-19 an archived board takes no pins', async () => {
  const { id } = await makeBoard(ana, 'Archived')
  await ana.ask(boardResource.update, { board_id: id, archived: true })
  await expectRefused(() => onto.save({ board_id: id }), 409, { name: 'board_archived', field: 'board_id' })
})

test('PI-03 a hidden pin cannot be saved, and answers as one that never was', async () => {
  const hidden = await ana.call(repinResource.create, { pin_id: bens.secretPin, board_id: own.board })
  const missing = await ana.call(repinResource.create, { pin_id: '1', board_id: own.board })
  expect(hidden.status).toBe(404)
  expect(hidden.error).toEqual(missing.error)
})

test('CA-19 nobody is invited to a board who does not exist, and a full list is refused', async () => {
  await expectRefused(
    () => ana.call(boardInviteResource.create, { board_id: own.board, invited_user_ids: ['1'] }),
    404,
    { field: 'invited_user_ids' },
  )
  const many = Array.from({ length: 21 }, () => ben.member.id)
  await expectRefused(
    () => ana.call(boardInviteResource.create, { board_id: own.board, invited_user_ids: many }),
    400,
    { field: 'invited_user_ids' },
  )
})

test('CA-20 a bookmark is good for its own list and options alone', async () => {
  const first = await ana.call(boardsResource.get, { username: ana.member.username, page_size: 1, sort: 'oldest' })
  const bookmarks = [first.bookmark ?? '']
  const accepted = await ana.call(boardsResource.get, {
    username: ana.member.username,
    sort: 'oldest',
    page_size: 7,
    field_set_key: 'x',
    bookmarks,
  })
  expect(accepted.status).toBe(200)
  const refused = { status: 400, error: { name: 'bookmark_refused', field: 'bookmarks' } }
  expect(
    await ana.call(boardsResource.get, { username: ana.member.username, sort: 'newest', bookmarks }),
  ).toMatchObject(refused)
  expect(
    await ana.call(boardsResource.get, { username: ben.member.username, sort: 'oldest', bookmarks }),
  ).toMatchObject(refused)
  expect(
    await ana.call(boardsResource.get, {
      username: ana.member.username,
      sort: 'oldest',
      include_archived: false,
      bookmarks,
    }),
  ).toMatchObject(refused)
  expect(
    await ana.resource('BoardsFeedResource', 'get', { username: ana.member.username, sort: 'oldest', bookmarks }),
    'the same list under its other name',
  ).toMatchObject({ status: 200 })
  expect(await ana.call(userPinsResource.get, { username: ana.member.username, bookmarks })).toMatchObject(refused)
  expect(await ana.call(boardFeedResource.get, { board_id: own.board, bookmarks })).toMatchObject(refused)
})

test('CA-20 a bookmark that was changed, made up or made elsewhere is refused', async () => {
  const options = { username: ana.member.username, page_size: 1, sort: 'oldest' } as const
  const good = (await ana.call(boardsResource.get, options)).bookmark ?? ''
  const bytes = Buffer.from(good, 'base64url')
  const changed = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy.toString('base64url')
  }
  const said = Object.entries(boardsResource.get.options.parse(options) as object)
  const choices = said.filter(([name]) => !['bookmarks', 'page_size'].includes(name))
  const { list } = boardsResource.get
  const identity = `${list?.name} ${JSON.stringify(choices.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
  // This reads what the program wrote, so the foreign one differs by its secret alone.
  const key = createBookmarks('s'.repeat(43)).read(identity, good)
  const foreign = createBookmarks('t'.repeat(43)).write(identity, key)
  for (const bad of [
    changed(0),
    changed(11),
    changed(12),
    changed(bytes.length - 1),
    foreign,
    good.slice(0, -2),
    `${good}AA`,
    'x',
    '-end',
    '{}',
    '💥',
    '9'.repeat(5000),
  ]) {
    const answer = await ana.call(boardsResource.get, { ...options, bookmarks: [bad] })
    expect(answer, bad).toMatchObject({ status: 400, error: { name: 'bookmark_refused', field: 'bookmarks' } })
    expect(answer.error?.message).toContain('bookmarks')
  }
})

test('CA-19 an unknown resource and an unknown action answer 404, an action the resource lacks 405', async () => {
  for (const [name, action] of [
    ['NoSuchResource', 'get'],
    ['Board', 'get'],
    ['boardresource', 'get'],
    ['BoardResource', 'explode'],
    ['BoardResource', 'constructor'],
    ['__proto__', 'get'],
    ['constructor', 'create'],
  ] as const) {
    const answer = await ana.send(action === 'get' ? 'GET' : 'POST', `/resource/${name}/${action}/`, undefined)
    expect(answer, `${name} ${action}`).toMatchObject({ status: 404, error: { name: 'unknown_resource', code: 2 } })
  }
  expect(await ana.send('POST', '/resource/UserPinsResource/delete/', undefined)).toMatchObject({
    status: 405,
    error: { name: 'method_not_allowed' },
  })
  expect((await ana.send('GET', `/resource/${'x'.repeat(400)}/get/`, undefined)).error?.name).toBe('unknown_resource')
  expect((await ana.send('GET', `/resource/${'x'.repeat(600)}/get/`, undefined)).status).toBe(404)
})

test('CA-12 an address that cannot be read, and one nobody serves, answer in the envelope', async () => {
  for (const path of [
    '/v3/%zz/',
    '/resource/%E0%A4%A/get/',
    '/%',
    '/v3/nothing/',
    '/v3/',
    '/vx/x/',
    '/resource/',
    '/resource/BoardResource/',
  ]) {
    const answer = await ana.send('POST', path, undefined)
    expect(answer.status, path).toBe(404)
    expect(answer.error?.code, path).toBe(14)
  }
  expect((await ana.send('GET', '/v3/%zz/', undefined)).status).toBe(404)
})
