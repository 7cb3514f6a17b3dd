import { boardResource } from '@pinfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, nextMoment, hearAnswers } from './client.ts'
import { known } from './entities.ts'
import { hearReading, learn, only } from './learn-entities.ts'

let last = 0
let id = ''
const factsOf = (of: string) => known.get(`board:${of}`)?.facts

beforeEach(() => {
  last += 1
  id = `${last}00000`
})

afterEach(() => vi.unstubAllGlobals())

test('what different commands answered of a thing is known together, the later word first', () => {
  learn('board', id, { name: 'Garden', privacy: 'public' })
  learn('board', id, { privacy: 'secret', description: 'Herbs' })
  expect(factsOf(id)).toEqual({ name: 'Garden', privacy: 'secret', description: 'Herbs' })
})

test('the same said again is the same object', () => {
  learn('board', id, { name: 'Garden', cover: { url: '/1' } })
  const before = factsOf(id)
  learn('board', id, { name: 'Garden', cover: { url: '/1' } })
  hearReading([{ id, type: 'board', name: 'Garden', cover: { url: '/1' } }], nextMoment())
  expect(factsOf(id)).toBe(before)
})

test('what was asked for before the command is older than its answer; what was asked for later wins', async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('document', { cookie: 'csrftoken=1' })
  const data = { id, type: 'board', name: 'Of others' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ resource_response: { status: 'success', data } })))
  const before = nextMoment()
  await call(boardResource.update, { board_id: id, name: 'Mine' })
  learn('board', id, { name: 'Mine' })
  hearReading({ rows: [{ pin: { board: data } }] }, before)
  expect(factsOf(id)).toEqual({ name: 'Mine' })
  const stop = hearAnswers((answer, sentAt) => hearReading(answer, sentAt))
  await call(boardResource.get, { board_id: id })
  stop()
  expect(factsOf(id)).toEqual({ name: 'Of others' })
})

test('of two readings the one that was asked for later wins, whichever comes first', () => {
  const since = nextMoment()
  learn('board', id, { name: 'Mine' })
  hearReading({ id, type: 'board', name: 'Second' }, since + 4)
  hearReading({ id, type: 'board', name: 'First' }, since + 2)
  expect(factsOf(id)).toEqual({ name: 'Second' })
})

test('what says less of a thing, and was asked for a moment later, does not stand in the way of what says more', () => {
  const since = nextMoment()
  learn('board', id, { name: 'Mine', privacy: 'public' })
  hearReading([{ board: { id, type: 'board', name: 'Of others' } }], since + 4)
  hearReading({ id, type: 'board', name: 'Of others', privacy: 'secret' }, since + 3)
  expect(factsOf(id)).toEqual({ name: 'Of others', privacy: 'secret' })
})

test('a reading says nothing of fields that no command changed, nor of things of another kind', () => {
  learn('board', id, { name: 'Garden' })
  hearReading(
    [
      { id, type: 'board', pin_count: 3 },
      { id, type: 'pin', name: 'Fern' },
    ],
    nextMoment(),
  )
  expect(factsOf(id)).toEqual({ name: 'Garden' })
})

test('what is packed is opened, and a section within a pin is one', () => {
  learn('board_section', id, { title: 'Herbs' })
  const packed = { text: JSON.stringify({ section: { id, title: 'Ferns' } }) }
  const open = (value: object) => ('text' in value ? (JSON.parse(String(value.text)) as object) : value)
  hearReading({ pins: packed }, nextMoment(), open)
  expect(known.get(`board_section:${id}`)?.facts).toEqual({ title: 'Ferns' })
})

test('the oldest is forgotten when much is known', () => {
  learn('board', id, { name: 'First' })
  for (let index = 1; index <= 500; index += 1) learn('board', `${id}${index}`, { name: 'Other' })
  expect([known.size, factsOf(id)]).toEqual([500, undefined])
})

test('fields are taken where they are', () => {
  const board: { name: string; category?: string } = { name: 'Garden' }
  expect(only(board, ['name', 'category'])).toEqual({ name: 'Garden' })
})
