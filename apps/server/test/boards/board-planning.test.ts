import {
  boardInviteResource,
  boardNoteResource,
  boardPlanningResource,
  boardResource,
  boardsResource,
  boardToDoResource,
  limits,
  restoreBoard,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endBoards } from '../../src/modules/teams/index.ts'
import { movePlanning } from '../../src/modules/planning/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ana = await signUp(app)
  ben = await signUp(app)
})

const most = limits.boardPlanning
const add = (boardId: string, text: string, client: TestClient = ana) =>
  client.ask(boardToDoResource.create, { board_id: boardId, text })
const write = (boardId: string, title: string, text: string, client: TestClient = ana) =>
  client.ask(boardNoteResource.create, { board_id: boardId, title, text })
const planning = (boardId: string, client: TestClient = ana) =>
  client.ask(boardPlanningResource.get, { board_id: boardId })
const texts = async (boardId: string) => (await planning(boardId)).to_dos.map(({ text }) => text)
const idOf = async (boardId: string, text: string) =>
  (await planning(boardId)).to_dos.find((toDo) => toDo.text === text)?.id ?? ''

async function sharedBoard() {
  const board = await makeBoard(ana)
  await addCollaborator(ana, board.id, ben)
  return board
}

test('BO-05 to-dos are added, changed, ticked by whoever it was, moved and deleted', async () => {
  const board = await sharedBoard()
  for (const text of ['Paint', 'Lamp', 'Rug']) await add(board.id, text)
  const lamp = await idOf(board.id, 'Lamp')
  const ticked = await ben.ask(boardToDoResource.update, { to_do_id: lamp, is_done: true })
  expect(ticked.to_dos.map((toDo) => [toDo.text, toDo.is_done, toDo.done_by?.id])).toEqual([
    ['Paint', false, undefined],
    ['Lamp', true, ben.member.id],
    ['Rug', false, undefined],
  ])
  // Ticking again is nothing new.
  const again = await ana.ask(boardToDoResource.update, { to_do_id: lamp, is_done: true })
  expect(again.to_dos[1]?.done_by?.id).toBe(ben.member.id)
  const opened = await ana.ask(boardToDoResource.update, { to_do_id: lamp, is_done: false, text: 'A lamp' })
  expect(opened.to_dos[1]).toMatchObject({ text: 'A lamp', is_done: false, done_at: null, done_by: null })
  await ana.ask(boardToDoResource.update, { to_do_id: await idOf(board.id, 'Rug'), after_to_do_id: '' })
  expect(await texts(board.id)).toEqual(['Rug', 'Paint', 'A lamp'])
  await ana.ask(boardToDoResource.update, { to_do_id: await idOf(board.id, 'Rug'), after_to_do_id: lamp })
  expect(await texts(board.id)).toEqual(['Paint', 'A lamp', 'Rug'])
  await add(board.id, 'Curtains')
  await ana.ask(boardToDoResource.delete, { to_do_id: lamp })
  expect(await texts(board.id)).toEqual(['Paint', 'Rug', 'Curtains'])
  expect(await ana.call(boardToDoResource.delete, { to_do_id: lamp })).toMatchObject({
    status: 404,
    error: { name: 'to_do_not_found' },
  })
})

test('BO-05 a to-do goes behind none of another board, and two members moving at once lose none', async () => {
  const board = await sharedBoard()
  const other = await makeBoard(ana)
  for (const text of ['One', 'Two', 'Three']) await add(board.id, text)
  await add(other.id, 'Elsewhere')
  const one = await idOf(board.id, 'One')
  const elsewhere = await idOf(other.id, 'Elsewhere')
  expect(await ana.call(boardToDoResource.update, { to_do_id: one, after_to_do_id: elsewhere })).toMatchObject({
    status: 404,
    error: { field: 'after_to_do_id' },
  })
  const three = await idOf(board.id, 'Three')
  await Promise.all([
    ana.ask(boardToDoResource.update, { to_do_id: three, after_to_do_id: '' }),
    ben.ask(boardToDoResource.update, { to_do_id: one, after_to_do_id: three }),
    add(board.id, 'Four', ben),
  ])
  expect((await texts(board.id)).toSorted()).toEqual(['Four', 'One', 'Three', 'Two'])
})

test('BO-05 a board holds so many to-dos and notes, each says something, and a form hears which field is wrong', async () => {
  const board = await makeBoard(ana)
  await app.pool.query(
    `insert into board_to_dos (bucket, id, board_id, text, position)
     select bucket, id + n, id, 'Step ' || n, n from boards, generate_series(1, $2::int) n where id = $1`,
    [board.id, most.toDos],
  )
  await app.pool.query(
    `insert into board_notes (bucket, id, board_id, title, text, edited_at)
     select bucket, id + n, id, 'Note', '', now() from boards, generate_series(1, $2::int) n where id = $1`,
    [board.id, most.notes],
  )
  const full = { status: 422, error: { name: 'rule_broken', field: 'text' } }
  expect(await ana.call(boardToDoResource.create, { board_id: board.id, text: 'One more' })).toMatchObject(full)
  expect(await ana.call(boardNoteResource.create, { board_id: board.id, text: 'One more' })).toMatchObject(full)
  for (const [resource, options] of [
    [boardToDoResource.create, { text: ' ' }],
    [boardToDoResource.create, { text: 'x'.repeat(most.longestToDo + 1) }],
    [boardNoteResource.create, { title: ' ', text: '\n' }],
    [boardNoteResource.create, { title: '', text: 'x'.repeat(most.longestNote + 1) }],
  ] as const) {
    const answer = await ana.call(resource, { board_id: board.id, ...options })
    expect(answer).toMatchObject({ status: 400, error: { field: 'text' } })
  }
})

test('BO-05 notes keep their line breaks; of two editors neither overwrites what they have not seen', async () => {
  const board = await sharedBoard()
  const { notes } = await write(board.id, 'Colours', 'Walls: white\n\nDoor: green')
  const [note] = notes
  expect(note).toMatchObject({ text: 'Walls: white\n\nDoor: green', version: 1, edited_by: { id: ana.member.id } })
  const id = note?.id ?? ''
  const change = (client: TestClient, version: number, text: string, title = 'Colours') =>
    client.call(boardNoteResource.update, { note_id: id, version, title, text })
  expect((await change(ben, 1, 'Door: blue')).status).toBe(200)
  expect(await change(ana, 1, 'Door: red')).toMatchObject({
    status: 409,
    error: { name: 'note_changed', field: 'text' },
  })
  // A repeat of what is kept already is no conflict; another title alone is one of the title.
  expect((await change(ben, 1, 'Door: blue')).status).toBe(200)
  expect(await change(ana, 1, 'Door: blue', 'Paint')).toMatchObject({ status: 409, error: { field: 'title' } })
  const seen = (await planning(board.id)).notes[0]
  expect(seen).toMatchObject({ text: 'Door: blue', version: 2, edited_by: { id: ben.member.id } })
  expect((await change(ana, 2, 'Door: red')).data).toMatchObject({ notes: [{ text: 'Door: red', version: 3 }] })
  const [first, second] = await Promise.all([change(ana, 3, 'Ana at once'), change(ben, 3, 'Ben at once')])
  expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]))
  expect((await ana.ask(boardNoteResource.delete, { note_id: id })).notes).toEqual([])
  expect((await change(ana, 4, 'Too late')).status).toBe(404)
})

test('BO-05 RP-09 only the team reads and changes what is planned, and days show to nobody else', async () => {
  const board = await sharedBoard()
  await ana.ask(boardResource.update, { board_id: board.id, event_date: '2031-06-05' })
  const toDo = (await add(board.id, 'Paint')).to_dos[0]?.id ?? ''
  const note = (await write(board.id, 'Colours', 'White')).notes[0]?.id ?? ''
  const stranger = await signUp(app)
  const invited = await signUp(app)
  await ana.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [invited.member.id] })
  const blocked = await signUp(app)
  await ana.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  const attempts = (client: TestClient) =>
    Promise.all([
      client.call(boardPlanningResource.get, { board_id: board.id }),
      client.call(boardToDoResource.create, { board_id: board.id, text: 'Mine' }),
      client.call(boardNoteResource.create, { board_id: board.id, text: 'Mine' }),
      client.call(boardToDoResource.update, { to_do_id: toDo, is_done: true }),
      client.call(boardToDoResource.delete, { to_do_id: toDo }),
      client.call(boardNoteResource.update, { note_id: note, version: 1, title: '', text: 'Mine' }),
      client.call(boardNoteResource.delete, { note_id: note }),
    ])
  const namesOf = async (client: TestClient) =>
    (await attempts(client)).map(({ status, error }) => `${status} ${error?.name}`)
  const theirs = ['404 to_do_not_found', '404 to_do_not_found', '404 note_not_found', '404 note_not_found']
  for (const client of [stranger, invited])
    expect(await namesOf(client)).toEqual([...Array.from({ length: 3 }, () => '403 not_allowed'), ...theirs])
  expect(await namesOf(blocked)).toEqual([...Array.from({ length: 3 }, () => '404 board_not_found'), ...theirs])
  expect((await attempts(app.client())).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 401))
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await namesOf(stranger)).toEqual([...Array.from({ length: 3 }, () => '404 board_not_found'), ...theirs])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  for (const client of [stranger, app.client()]) {
    const seen = await client.ask(boardResource.get, { board_id: board.id })
    expect(seen).toMatchObject({ event_date: null, allow_homefeed_recommendations: null })
  }
  expect(await planning(board.id, ben)).toMatchObject({ to_dos: [{ is_done: false }], notes: [{ text: 'White' }] })
  expect(await ben.ask(boardResource.get, { board_id: board.id })).toMatchObject({
    event_date: 'Thu, 05 Jun 2031 00:00:00 +0000',
    event_end_date: null,
  })
})

test('BO-02 BO-05 a board is about one day or several in order; leaving the first out takes both', async () => {
  const board = await sharedBoard()
  const change = (days: { event_date?: string; event_end_date?: string }, client: TestClient = ben) =>
    client.call(boardResource.update, { board_id: board.id, ...days })
  expect((await change({ event_date: '2031-06-05', event_end_date: '2031-06-07' })).data).toMatchObject({
    event_date: 'Thu, 05 Jun 2031 00:00:00 +0000',
    event_end_date: 'Sat, 07 Jun 2031 00:00:00 +0000',
  })
  for (const days of [{ event_end_date: '2031-06-04' }, { event_date: '2031-06-08' }])
    expect(await change(days)).toMatchObject({ status: 422, error: { field: 'event_end_date' } })
  expect(await change({ event_date: '2031-02-30' })).toMatchObject({ status: 400, error: { field: 'event_date' } })
  expect((await change({ event_end_date: '2031-06-05' })).data).toMatchObject({ event_end_date: null })
  expect((await change({ event_date: '', event_end_date: '' })).data).toMatchObject({ event_date: null })
  expect(await change({ event_end_date: '2031-06-05' })).toMatchObject({ status: 422 })
})

test('BO-05 PS-11 what is planned goes with its board, comes back with it, and is gone when it is', async () => {
  const board = await makeBoard(ana)
  await add(board.id, 'Paint')
  await write(board.id, 'Colours', 'White')
  await ana.ask(boardResource.update, { board_id: board.id, event_date: '2031-06-05' })
  const before = await planning(board.id)
  await ana.ask(boardResource.delete, { board_id: board.id })
  const id = before.to_dos[0]?.id ?? ''
  expect((await ana.call(boardPlanningResource.get, { board_id: board.id })).status).toBe(404)
  expect((await ana.call(boardToDoResource.update, { to_do_id: id, is_done: true })).status).toBe(404)
  await ana.ask(restoreBoard, { board_id: board.id })
  expect(await planning(board.id)).toEqual(before)
  expect((await ana.ask(boardResource.get, { board_id: board.id })).event_date).toMatch(/05 Jun 2031/)
  await app.pool.query('delete from boards where id = $1', [board.id])
  for (const table of ['board_to_dos', 'board_notes'])
    expect((await app.pool.query(`select from ${table} where board_id = $1`, [board.id])).rowCount).toBe(0)
})

test('BO-05 moving a plan to another board, in another bucket too, keeps all of both in order', async () => {
  const [from, to] = [await makeBoard(ana), await makeBoard(ben)]
  await ana.ask(boardResource.update, { board_id: from.id, event_date: '2031-06-05', event_end_date: '2031-06-06' })
  for (const text of ['One', 'Two']) await add(from.id, text)
  await ana.ask(boardToDoResource.update, { to_do_id: await idOf(from.id, 'Two'), is_done: true })
  await write(from.id, 'From', 'here')
  await add(to.id, 'Zero', ben)
  await inTransaction(app.core.db, (tx) => movePlanning(app.core, tx, from.id, to.id))
  const moved = await planning(to.id, ben)
  expect(moved.to_dos.map(({ text, is_done: done, done_by: by }) => [text, done, by?.id])).toEqual([
    ['Zero', false, undefined],
    ['One', false, undefined],
    ['Two', true, ana.member.id],
  ])
  expect(moved.notes).toMatchObject([{ title: 'From', text: 'here', edited_by: { id: ana.member.id } }])
  expect(await planning(from.id)).toMatchObject({ to_dos: [], notes: [] })
  expect((await ben.ask(boardResource.get, { board_id: to.id })).event_date).toMatch(/05 Jun 2031/)
  await ben.ask(boardToDoResource.update, { to_do_id: moved.to_dos[1]?.id ?? '', is_done: true })
})

test('BO-05 AC-07 whoever goes for good is forgotten on plans of others; their own boards’ plans pass to the heir', async () => {
  const mine = await sharedBoard()
  const theirs = await makeBoard(ben)
  await addCollaborator(ben, theirs.id, ana)
  await add(mine.id, 'Paint')
  await add(theirs.id, 'Lamp', ben)
  const lamp = (await planning(theirs.id, ben)).to_dos[0]?.id ?? ''
  await ana.ask(boardToDoResource.update, { to_do_id: lamp, is_done: true })
  await write(theirs.id, 'Colours', 'White', ana)
  await endBoards(app.core, ana.member.id)
  expect(await planning(theirs.id, ben)).toMatchObject({
    to_dos: [{ is_done: true, done_by: null }],
    notes: [{ text: 'White', edited_by: null }],
  })
  const [inherited] = (await ben.ask(boardsResource.get, { username: ben.member.username })).filter(
    ({ name }) => name === mine.name,
  )
  expect((await planning(inherited?.id ?? '', ben)).to_dos).toMatchObject([{ text: 'Paint' }])
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from board_to_dos where done_by = $1 union all select id from board_notes where edited_by = $1',
    [ana.member.id],
  )
  expect(rows).toEqual([])
})
