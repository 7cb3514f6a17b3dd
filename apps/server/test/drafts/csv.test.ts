import { createPinDrafts, importPinCsv, listPinDrafts } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const now = Date.parse('2027-03-20T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
})
afterAll(() => app.stop())

const head = 'Title,Media URL,Board,Section,Description,Link,Alt text,Publish date,Topics'
const picture = 'https://example.org/a.jpg'
const send = (client: SignedIn, rows: readonly string[], is_check = false) =>
  client.call(importPinCsv, { csv: [head, ...rows].join('\r\n'), is_check, zone: 'Europe/Berlin' })
const count = async (client: SignedIn) => (await client.ask(listPinDrafts, {})).length

test('CN-23 rows become drafts with their board, section, topics and time; the same rows again make nothing', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana, 'Winter garden')
  const section = await makeSection(ana, board.id, 'Ferns')
  const rows = [
    `"Fern, green",${picture},winter garden,FERNS,"=HYPERLINK(""https://x.example"")",https://example.org/,A fern,2027-03-28 12:00,vegetable-gardens`,
    `Plain,${picture},,,,,,,`,
  ]
  const checked = await send(ana, rows, true)
  expect(checked.data).toMatchObject({ new_count: 2, drafts: [] })
  expect(await count(ana)).toBe(0)
  const made = await send(ana, rows)
  expect(made.data.rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'new'],
    [3, 'new'],
  ])
  expect(made.data.drafts).toMatchObject([
    {
      title: 'Fern, green',
      // What looks like a formula is words.
      description: '=HYPERLINK("https://x.example")',
      board: { id: board.id },
      section: { id: section.id },
      media_url: picture,
      state: 'scheduled',
      publish_at_local: '2027-03-28T12:00',
      topics: [{ slug: 'vegetable-gardens' }],
    },
    { title: 'Plain', state: 'draft', board: null },
  ])
  const again = await send(ana, [...rows, rows[1] ?? '', `New,${picture},,,,,,,`])
  expect(again.data.rows.map(({ state }) => state)).toEqual(['known', 'known', 'known', 'new'])
  expect(await count(ana)).toBe(3)
})

test('CN-23 where a row is wrong nothing is made, and each is told by its row and column', async () => {
  const ana = await signUp(app)
  await makeBoard(ana, 'Tables')
  const wrong = await send(ana, [
    `Good,${picture},Tables,,,,,,`,
    `No picture,,Tables,,,,,,`,
    `No board,${picture},Chairs,,,,,,`,
    `No section,${picture},Tables,Oak,,,,,`,
    `No link,${picture},,,,javascript:alert(1),,,`,
    `No day,${picture},,,,,,yesterday,`,
    `Past,${picture},,,,,,2027-01-01 10:00,`,
    `No hour,${picture},,,,,,2027-03-28 02:30,`,
    `No topic,${picture},,,,,,,unheard-of`,
    `${'x'.repeat(101)},${picture},,,,,,,`,
  ])
  expect(wrong.data.rows.map(({ row, state, column }) => [row, state, column])).toEqual([
    [2, 'new', null],
    [3, 'wrong', 'media_url'],
    [4, 'wrong', 'board'],
    [5, 'wrong', 'section'],
    [6, 'wrong', 'link'],
    [7, 'wrong', 'publish_date'],
    [8, 'wrong', 'publish_date'],
    [9, 'wrong', 'publish_date'],
    [10, 'wrong', 'topics'],
    [11, 'wrong', 'title'],
  ])
  expect(
    wrong.data.rows.every(({ state, problem }) => (state === 'wrong') === (problem !== null && problem !== '')),
  ).toBe(true)
  expect(await count(ana)).toBe(0)
})

test('CN-23 what would pass a limit is refused before anything is made', async () => {
  const ana = await signUp(app)
  const many = (length: number, end = ',,,,,,,') => Array.from({ length }, (_, at) => `t${at},${picture}${end}`)
  expect((await send(ana, many(201))).error).toMatchObject({ name: 'rule_broken', field: 'csv' })
  expect((await send(ana, many(51))).error?.name).toBe('too_many_drafts')
  expect((await send(ana, many(101, ',,,,,,2027-03-22 10:00,'))).error?.name).toBe('too_many_scheduled')
  await ana.ask(createPinDrafts, { drafts: [{ title: 'One' }] })
  expect((await send(ana, many(50), true)).error?.name).toBe('too_many_drafts')
  for (const csv of ['', head, '"open'])
    expect((await ana.call(importPinCsv, { csv })).error).toMatchObject({ name: 'rule_broken', field: 'csv' })
  expect(await count(ana)).toBe(1)
})
