import {
  boardFeedResource,
  boardResource,
  boardSectionEditResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  mergeSections,
  reorderSections,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let boardId: string
let ids: Map<string, string>
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
  boardId = (await makeBoard(ana)).id
  ids = new Map()
  for (const name of ['Ants', 'Bees', 'Crows', 'Deer']) ids.set(name, (await makeSection(ana, boardId, name)).id)
})

const named = (...names: string[]) => names.map((name) => ids.get(name) ?? '')
const titles = async (client = ana) =>
  (await client.ask(boardSectionsResource.get, { board_id: boardId })).map(({ title }) => title)

test('BO-03 sections get a new order among the places they hold; a new one comes last', async () => {
  expect(await titles()).toEqual(['Ants', 'Bees', 'Crows', 'Deer'])
  await ana.ask(reorderSections, { board_id: boardId, section_ids: named('Deer', 'Crows', 'Ants').join(',') })
  expect(await titles()).toEqual(['Deer', 'Bees', 'Crows', 'Ants'])
  await makeSection(ana, boardId, 'Elks')
  await ana.ask(reorderSections, { board_id: boardId, section_ids: named('Bees', 'Deer') })
  expect(await titles()).toEqual(['Bees', 'Deer', 'Crows', 'Ants', 'Elks'])
  expect(await titles(await signUp(app))).toEqual(['Bees', 'Deer', 'Crows', 'Ants', 'Elks'])
})

test('BO-03 pages of sections follow the order, and a section that comes between them is shown once', async () => {
  await ana.ask(reorderSections, { board_id: boardId, section_ids: named('Deer', 'Ants', 'Crows', 'Bees') })
  await makeSection(ana, boardId, 'Elks')
  const seen: string[] = []
  let bookmarks: string[] = []
  for (let page = 0; page < 5; page += 1) {
    const answer = await ana.call(boardSectionsResource.get, { board_id: boardId, page_size: 2, bookmarks })
    seen.push(...answer.data.map(({ title }) => title))
    if (answer.bookmark === undefined || answer.bookmark === '-end-') break
    if (page === 0) await makeSection(ana, boardId, 'Foxes')
    bookmarks = [answer.bookmark]
  }
  expect(seen).toEqual(['Deer', 'Ants', 'Crows', 'Bees', 'Elks', 'Foxes'])
})

test('BO-03 collaborators order sections too; those of other boards and missing ones change nothing', async () => {
  const ben = await signUp(app)
  await addCollaborator(ana, boardId, ben)
  await ben.ask(reorderSections, { board_id: boardId, section_ids: named('Bees', 'Ants') })
  expect(await titles()).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
  const elsewhere = await makeSection(ana, (await makeBoard(ana)).id)
  for (const id of [elsewhere.id, '1']) {
    const refused = await ana.call(reorderSections, { board_id: boardId, section_ids: [id, ...named('Ants')] })
    expect([refused.status, refused.error?.name, refused.error?.field]).toEqual([
      404,
      'section_not_found',
      'section_ids',
    ])
  }
  expect(await titles()).toEqual(['Bees', 'Ants', 'Crows', 'Deer'])
})

test('BO-03 two orders at once leave every section once', async () => {
  const order = (...names: string[]) => ana.ask(reorderSections, { board_id: boardId, section_ids: named(...names) })
  await Promise.all([order('Ants', 'Deer'), order('Crows', 'Bees'), order('Deer', 'Crows', 'Ants')])
  expect((await titles()).toSorted()).toEqual(['Ants', 'Bees', 'Crows', 'Deer'])
})

test('BO-03 two sections become one: the pins of the first go to the second, in the order of the board', async () => {
  const [ants = '', bees = ''] = named('Ants', 'Bees')
  const ben = await signUp(app)
  await addCollaborator(ana, boardId, ben)
  const pins = []
  for (const [who, section_id] of [
    [ana, ants],
    [ben, bees],
    [ben, ants],
    [ana, ants],
  ] as const)
    pins.push((await makeQuickPin(app, who, { board_id: boardId, section_id })).id)
  await ben.ask(mergeSections, { source_id: ants, target_id: bees })
  const newestFirst = pins.toReversed()
  expect((await ana.ask(boardSectionPinsResource.get, { section_id: bees })).map(({ id }) => id)).toEqual(newestFirst)
  expect((await ana.ask(boardFeedResource.get, { board_id: boardId })).map(({ id }) => id)).toEqual(newestFirst)
  expect((await ana.call(boardSectionResource.get, { section_id: ants })).status).toBe(404)
  expect(await ana.ask(boardSectionResource.get, { section_id: bees })).toMatchObject({ title: 'Bees', pin_count: 4 })
  expect(await ana.ask(boardResource.get, { board_id: boardId })).toMatchObject({ section_count: 3, pin_count: 4 })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 a section is not merged into itself, nor into one of another board, nor one that is missing', async () => {
  const [ants = ''] = named('Ants')
  const self = await ana.call(mergeSections, { source_id: ants, target_id: ants })
  expect([self.status, self.error?.name, self.error?.field]).toEqual([422, 'cannot_merge_self', 'target_id'])
  const elsewhere = await makeSection(ana, (await makeBoard(ana)).id)
  for (const target_id of [elsewhere.id, '1']) {
    const refused = await ana.call(mergeSections, { source_id: ants, target_id })
    expect([refused.status, refused.error?.name, refused.error?.field]).toEqual([404, 'section_not_found', 'target_id'])
  }
  expect(await titles()).toEqual(['Ants', 'Bees', 'Crows', 'Deer'])
})

test('BO-03 a section that two merge, or end, at once ends once, and sections stay counted', async () => {
  const [ants = '', bees = '', crows = '', deer = ''] = named('Ants', 'Bees', 'Crows', 'Deer')
  const source = await makeQuickPin(app, ana, { board_id: boardId, section_id: ants })
  for (let n = 0; n < 5; n += 1) await savePin(ana, source.id, boardId)
  const answers = await Promise.all([
    ana.call(mergeSections, { source_id: ants, target_id: bees }),
    ana.call(mergeSections, { source_id: ants, target_id: crows }),
    ana.call(boardSectionEditResource.delete, { section_id: deer }),
    ana.call(boardSectionEditResource.delete, { section_id: deer }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 404, 404])
  expect(await ana.ask(boardResource.get, { board_id: boardId })).toMatchObject({ section_count: 2 })
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('BO-03 two sections that are merged into each other at once become one', async () => {
  const [ants = '', bees = ''] = named('Ants', 'Bees')
  await makeQuickPin(app, ana, { board_id: boardId, section_id: ants })
  await makeQuickPin(app, ana, { board_id: boardId, section_id: bees })
  const answers = await Promise.all([
    ana.call(mergeSections, { source_id: ants, target_id: bees }),
    ana.call(mergeSections, { source_id: bees, target_id: ants }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const left = await ana.ask(boardSectionsResource.get, { board_id: boardId })
  expect(left.map(({ pin_count }) => pin_count).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  expect(await brokenPromises(app.pool)).toEqual({})
})
