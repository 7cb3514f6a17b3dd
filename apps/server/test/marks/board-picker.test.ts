import {
  boardPickerBoardsResource,
  boardResource,
  boardSectionResource,
  limits,
  repinResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucketOf, compareIds } from '../../src/platform/ids/ids.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

async function pickerOf(client: SignedIn) {
  const picker = await client.ask(boardPickerBoardsResource.get, {})
  const names = (boards: readonly { name: string }[]) => boards.map(({ name }) => name)
  return { all: names(picker.all_boards), recent: names(picker.boards_shortlist), boards: picker.all_boards }
}

test('CA-15 the picker has all boards by name, and the five used last first', async () => {
  const names = ['Ferns', 'attic', 'Élan', 'Mosses', 'Zinnias', 'Beds', 'Oaks']
  const boards = new Map<string, string>()
  for (const name of names) boards.set(name, (await makeBoard(ana, name)).id)
  const byName = ['attic', 'Beds', 'Élan', 'Ferns', 'Mosses', 'Oaks', 'Zinnias']
  // New boards count as used when they are made.
  expect(await pickerOf(ana)).toMatchObject({ all: byName, recent: names.toReversed().slice(0, 5) })
  const pin = await makeQuickPin(app, ben)
  for (const name of ['Ferns', 'Beds']) await savePin(ana, pin.id, boards.get(name) ?? '')
  expect((await pickerOf(ana)).recent).toEqual(['Beds', 'Ferns', 'Oaks', 'Zinnias', 'Mosses'])
  expect((await pickerOf(ana)).all).toEqual(byName)
})

test('CA-15 the picker has boards one collaborates on and secret ones, and neither archived nor deleted nor others’ ones', async () => {
  const own = await makeBoard(ana, 'Own', 'secret')
  const group = await makeBoard(ben, 'Group')
  await addCollaborator(ben, group.id, ana)
  await makeBoard(ben, 'Not yours')
  const archived = await makeBoard(ana, 'Archived')
  await ana.ask(boardResource.update, { board_id: archived.id, archived: true })
  const deleted = await makeBoard(ana, 'Deleted')
  await ana.ask(boardResource.delete, { board_id: deleted.id })
  const groupArchived = await makeBoard(ben, 'Group archived')
  await addCollaborator(ben, groupArchived.id, ana)
  await ben.ask(boardResource.update, { board_id: groupArchived.id, archived: true })
  const picker = await pickerOf(ana)
  expect(picker).toMatchObject({ all: ['Group', 'Own'] })
  expect(picker.recent.toSorted()).toEqual(['Group', 'Own'])
  for (const id of [own.id, group.id]) {
    const pin = await makeQuickPin(app, ana)
    expect((await ana.ask(repinResource.create, { pin_id: pin.id, board_id: id })).board?.id).toBe(id)
  }
})

test('CA-15 the picker says which boards have sections', async () => {
  const board = await makeBoard(ana, 'With')
  await makeBoard(ana, 'Without')
  for (const name of ['One', 'Two']) await ana.ask(boardSectionResource.create, { board_id: board.id, name })
  const { boards } = await pickerOf(ana)
  expect(boards.map(({ name, section_count: count }) => [name, count])).toEqual([
    ['With', 2],
    ['Without', 0],
  ])
})

test('CA-15 the names clients send are taken: field_set_key, filter and refresh', async () => {
  await makeBoard(ana, 'One')
  for (const refresh of [true, 'true', false]) {
    const options = { field_set_key: 'board_picker', filter: 'all', refresh, shortlist_length: 5 }
    const answer = await ana.resource('BoardPickerBoardsResource', 'get', options)
    expect(answer).toMatchObject({ status: 200, data: { all_boards: [{ name: 'One' }] } })
  }
  expect(await app.client().call(boardPickerBoardsResource.get, {})).toMatchObject({ status: 401 })
})

test('CA-15 BO-06 of more boards than the picker takes it has those used last, and finds the others by name', async () => {
  const old = await makeBoard(ana, 'Äpfel und Birnen')
  const bucket = bucketOf(ana.member.id)
  const extra = 3
  const made = Array.from({ length: limits.boardPicker.most + extra }, () => app.core.ids.next(bucket))
  // Within a millisecond ids follow each other, but their counter starts anywhere.
  const ids = made.toSorted(compareIds)
  await app.pool.query(
    `insert into boards (bucket, id, owner_id, name, slug, privacy, created_at)
      select $1, id, $2, 'Board ' || place, 'board-' || place, 'public', now() from unnest($3::bigint[]) with ordinality as t (id, place)`,
    [bucket, ana.member.id, ids],
  )
  await app.pool.query(
    `insert into member_boards (bucket, member_id, board_id, role, last_edge_id)
      select $1, $2, id, 'owner', id from unnest($3::bigint[]) as t (id)`,
    [bucket, ana.member.id, ids],
  )
  const picker = await ana.ask(boardPickerBoardsResource.get, {})
  expect(new Set(picker.all_boards.map(({ id }) => id))).toEqual(new Set(ids.slice(extra)))
  expect(picker.boards_shortlist.map(({ id }) => id)).toEqual(ids.slice(-limits.boardPicker.mostRecent).toReversed())
  expect(picker.has_more).toBe(true)
  // Whatever it does not bring is found by its name.
  const find = (query: string) => ana.ask(boardPickerBoardsResource.get, { query })
  const found = await find(' birnen APFEL ')
  expect(found).toMatchObject({ all_boards: [{ id: old.id }], boards_shortlist: [], has_more: false })
  expect(await find('walnut')).toMatchObject({ all_boards: [], has_more: false })
  const many = await find('board')
  expect([many.all_boards.length, many.has_more]).toEqual([limits.boardPicker.mostFound, true])
  await ana.ask(boardResource.update, { board_id: old.id, archived: true })
  expect((await find('apfel')).all_boards).toEqual([])
  expect((await (await signUp(app)).ask(boardPickerBoardsResource.get, { query: 'board' })).all_boards).toEqual([])
})
