import { boardResource, boardsResource, pinResource, repinResource, userRegisterResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import { sweepIdempotency } from '../../src/platform/idempotency/idempotent.ts'

let now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startInTurn({ clock: { now: () => now } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

let count = 0
const newKey = () => ({ 'idempotency-key': `key-${(count += 1)}` })
const boardsOf = async (member: SignedIn) =>
  (await member.ask(boardsResource.get, { username: member.member.username })).map(({ name }) => name)

test('CA-19 thirty repeats at once under one key make one board', async () => {
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ana.call(boardResource.create, { name: 'Once' }, key)),
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ data }) => data.id)).size).toBe(1)
  const others = answers.filter(({ status }) => status !== 200)
  expect(others.every(({ status, error }) => status === 409 && error?.name === 'in_flight')).toBe(true)
  expect(await boardsOf(ana)).toEqual(['Once'])
  const { rows } = await app.pool.query('select count(*)::int as n from boards where name = $1', ['Once'])
  expect(rows).toEqual([{ n: 1 }])
})

test('PI-03 thirty repeats at once of a save make one pin, counted once', async () => {
  const board = await makeBoard(ana, 'Saves')
  const source = await makePin(ana, { boardId: board.id })
  const key = newKey()
  await Promise.all(
    Array.from({ length: 30 }, () => ana.call(repinResource.create, { pin_id: source.id, board_id: board.id }, key)),
  )
  expect((await ana.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(2)
  expect((await ana.ask(pinResource.get, { id: source.id })).repin_count).toBe(1)
})

test('CA-19 a later repeat is answered what the first one was, even when things have changed since', async () => {
  const key = newKey()
  const first = await ana.call(boardResource.create, { name: 'As it was' }, key)
  await ana.ask(boardResource.update, { board_id: first.data.id, name: 'As it is' })
  const repeat = await ana.call(boardResource.create, { name: 'As it was' }, key)
  expect(repeat.status).toBe(200)
  expect(repeat.data).toEqual(first.data)
})

test('a repeat of a save answers its pin as that is now, at once, and saves nothing again', async () => {
  const board = await makeBoard(ana, 'Saved once')
  const source = await makePin(ana, { boardId: (await makeBoard(ana)).id })
  const key = newKey()
  const save = (boardId = board.id) => ana.call(repinResource.create, { pin_id: source.id, board_id: boardId }, key)
  const { id } = (await save()).data
  await ana.ask(pinResource.update, { id, title: 'As it is' })
  expect(await save()).toMatchObject({ status: 200, data: { id, title: 'As it is' } })
  expect((await save(source.board?.id)).error?.name).toBe('key_reused')
  expect((await ana.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(1)
  // Its answer is stored nowhere.
  const { rows } = await app.pool.query('select answer from idempotency_keys where idempotency_key = $1', [
    key['idempotency-key'],
  ])
  expect(rows).toEqual([{ answer: null }])
  await ana.ask(pinResource.delete, { id })
  expect((await save()).error?.name).toBe('pin_not_found')
})

test('CA-19 another body or another call under the same key is refused and changes nothing', async () => {
  const key = newKey()
  const { data } = await ana.call(boardResource.create, { name: 'Mine' }, key)
  const before = await boardsOf(ana)
  for (const answer of [
    await ana.call(boardResource.create, { name: 'Another' }, key),
    await ana.call(boardResource.create, { name: 'Mine', privacy: 'secret' }, key),
    await ana.call(boardResource.delete, { board_id: data.id }, key),
  ]) {
    expect(answer).toMatchObject({ status: 422, error: { name: 'key_reused', code: 13 } })
    expect(answer.error?.message).toContain('Idempotency-Key')
  }
  expect(await boardsOf(ana)).toEqual(before)
})

test('CA-19 a refused write leaves its key free', async () => {
  const key = newKey()
  expect((await ana.call(boardResource.create, { name: 'Mine' }, key)).error?.name).toBe('board_name_taken')
  const blank = await ana.call(boardResource.create, { name: ' ' }, key)
  expect(blank.status).toBe(400)
  expect((await ana.call(boardResource.create, { name: 'Free again' }, key)).status).toBe(200)
})

test('CA-19 keys belong to their member', async () => {
  const ben = await signUp(app)
  const key = newKey()
  const own = await ana.call(boardResource.create, { name: 'Same words' }, key)
  const other = await ben.call(boardResource.create, { name: 'Same words' }, key)
  expect(other).toMatchObject({ status: 200, data: { owner: { id: ben.member.id } } })
  expect(other.data.id).not.toBe(own.data.id)
})

test('CA-19 a long key keeps its difference, and signed-out writes do without', async () => {
  const long = 'k'.repeat(4000)
  const first = await ana.call(boardResource.create, { name: 'Long one' }, { 'idempotency-key': `${long}1` })
  const second = await ana.call(boardResource.create, { name: 'Long two' }, { 'idempotency-key': `${long}2` })
  expect([first.status, second.status]).toEqual([200, 200])
  const person = { password: 'correct horse battery', birth_date: '1990-05-17', email: 'keyed@example.org' }
  const visitor = app.client()
  expect((await visitor.call(userRegisterResource.create, person, newKey())).status).toBe(200)
})

test('CA-19 a key is kept for a day', async () => {
  const key = newKey()
  await ana.ask(boardResource.create, { name: 'Today' })
  const first = await ana.call(boardResource.create, { name: 'Kept' }, key)
  now = new Date(now.getTime() + 23 * 3_600_000)
  await sweepIdempotency(app.core)
  expect((await ana.call(boardResource.create, { name: 'Kept' }, key)).data).toEqual(first.data)
  now = new Date(now.getTime() + 2 * 3_600_000)
  await sweepIdempotency(app.core)
  expect((await ana.call(boardResource.create, { name: 'Kept' }, key)).error?.name).toBe('board_name_taken')
})

test('CA-19 a claim whose process died before it wrote is free after a minute, one that wrote is not', async () => {
  const key = newKey()
  const claim = async (isCommitted: boolean) => {
    await app.pool.query('update idempotency_keys set answer = null, is_committed = $1 where idempotency_key = $2', [
      isCommitted,
      key['idempotency-key'],
    ])
  }
  await ana.call(boardResource.create, { name: 'Crashed' }, key)
  await claim(false)
  expect((await ana.call(boardResource.create, { name: 'Crashed' }, key)).error?.name).toBe('in_flight')
  now = new Date(now.getTime() + 61_000)
  expect((await ana.call(boardResource.create, { name: 'Crashed' }, key)).error?.name).toBe('board_name_taken')
  const written = newKey()
  await ana.call(boardResource.create, { name: 'Written' }, written)
  await app.pool.query('update idempotency_keys set answer = null where idempotency_key = $1', [
    written['idempotency-key'],
  ])
  now = new Date(now.getTime() + 61_000)
  expect((await ana.call(boardResource.create, { name: 'Written' }, written)).error?.name).toBe('in_flight')
})

/** Commits, and then cannot keep the answer: what a process leaves that dies in between. */
async function cutOff(work: () => Promise<{ status: number }>): Promise<void> {
  await app.pool.query('alter table idempotency_keys add constraint cut_off check (answer is null) not valid')
  try {
    expect((await work()).status).toBe(500)
  } finally {
    await app.pool.query('alter table idempotency_keys drop constraint cut_off')
  }
}

test('CA-19 a write whose answer was lost in a crash is answered a minute later, and happened once', async () => {
  const key = newKey()
  const write = () => ana.call(boardResource.create, { name: 'Kept twice' }, key)
  await cutOff(write)
  expect((await write()).error?.name).toBe('in_flight')
  now = new Date(now.getTime() + 61_000)
  expect((await ana.call(boardResource.create, { name: 'Other' }, key)).error?.name).toBe('key_reused')
  const answers = await Promise.all([write(), write(), write()])
  const good = answers.filter(({ status }) => status === 200)
  expect(good.length).toBeGreaterThan(0)
  for (const { status, error } of answers) if (status !== 200) expect(error?.name).toBe('in_flight')
  const { rows } = await app.pool.query<{ id: string }>('select id from boards where name = $1', ['Kept twice'])
  expect(rows).toEqual([{ id: good[0]?.data.id }])
  expect(await write()).toMatchObject({ status: 200, data: { id: rows[0]?.id } })
  // What was kept for it goes with its answer.
  const { rows: kept } = await app.pool.query(
    'select 1 from idempotency_keys where results is not null and answer is not null',
  )
  expect(kept).toEqual([])
})

test('CA-19 PI-03 a save whose answer was lost is counted once, also where the repeat could not do it any more', async () => {
  const [board, source] = [
    await makeBoard(ana, 'Lost saves'),
    await makePin(ana, { boardId: (await makeBoard(ana)).id }),
  ]
  const [saving, deleting] = [newKey(), newKey()]
  const save = () => ana.call(repinResource.create, { pin_id: source.id, board_id: board.id }, saving)
  // Nothing of its answer is stored, so a process that ends behind the commit leaves what this leaves.
  await save()
  const saved = await save()
  expect(saved).toMatchObject({ status: 200, data: { board: { id: board.id } } })
  expect((await ana.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(1)
  const remove = () => ana.call(pinResource.delete, { id: saved.data.id }, deleting)
  await cutOff(remove)
  now = new Date(now.getTime() + 61_000)
  expect([200, 404]).toContain((await remove()).status)
  expect((await ana.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(0)
})

test('CA-19 what another version of the program committed is refused, never done again', async () => {
  const key = newKey()
  const write = () => ana.call(boardResource.create, { name: 'Of another version' }, key)
  await cutOff(write)
  await app.pool.query(`update idempotency_keys set results = '{"other code 1": "AA=="}' where idempotency_key = $1`, [
    key['idempotency-key'],
  ])
  now = new Date(now.getTime() + 61_000)
  expect((await write()).error?.name).toBe('in_flight')
  const { rows } = await app.pool.query('select count(*)::int as n from boards where name = $1', ['Of another version'])
  expect(rows).toEqual([{ n: 1 }])
})
