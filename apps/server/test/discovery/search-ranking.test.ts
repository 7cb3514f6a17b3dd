import {
  boardResource,
  boardSensitivityResource,
  limits,
  mergeBoards,
  pinResource,
  searchResource,
  updateMe,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMeasures } from '../../src/modules/abuse/measures/end-measures.ts'
import { takeMeasures } from '../../src/modules/abuse/measures/take-measures.ts'
import { rules } from '../../src/modules/abuse/rules.ts'
import { createBookmarks } from '../../src/platform/http/bookmarks.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const make = async (title: string, description = '') =>
  (await makeQuickPin(app, ana, { title, ...(description !== '' && { description }) })).id
const find = async (query: string, reader = app.client()) => {
  await settled(app)
  const answer = await reader.call(searchResource.get, { query, auto_correction_disabled: true })
  return answer.data.map(({ id }) => id)
}
/** What the saves of pictures count by, in the documents of these pins. */
async function stepsOf(...ids: string[]) {
  const { rows } = await app.pool.query<{ id: string; steps: number }>(
    'select id::text as id, save_steps as steps from search_documents where id = any($1)',
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.steps)
}

test('a picture is found by the names of public boards that others saved it to, as long as they are public', async () => {
  const pin = await make('Teapot')
  const board = await makeBoard(ben, 'Zanzibar')
  await savePin(ben, pin, board.id)
  expect(await find('zanzibar')).toEqual([pin])
  expect(await find('teapot zanzibar')).toEqual([pin])
  await ben.ask(boardResource.update, { board_id: board.id, name: 'Samarkand' })
  expect([await find('zanzibar'), await find('samarkand')]).toEqual([[], [pin]])
  for (const privacy of ['secret', 'protected'] as const) {
    const other = await makeBoard(ben, 'Isfahan')
    await savePin(ben, pin, other.id)
    expect(await find('isfahan')).toEqual([pin])
    await ben.ask(boardResource.update, { board_id: other.id, privacy })
    expect([privacy, await find('isfahan')]).toEqual([privacy, []])
    await ben.ask(boardResource.update, { board_id: other.id, name: privacy })
  }
  expect(await find('samarkand')).toEqual([pin])
  await ben.ask(boardSensitivityResource.update, { board_id: board.id, is_sensitive: true })
  expect(await find('samarkand')).toEqual([])
  await ben.ask(boardSensitivityResource.update, { board_id: board.id, is_sensitive: false })
  expect(await find('samarkand')).toEqual([pin])
  const shy = await signUp(app)
  await savePin(shy, pin, (await makeBoard(shy, 'Trebizond')).id)
  expect(await find('trebizond')).toEqual([pin])
  await shy.ask(updateMe, { is_private_profile: true })
  expect(await find('trebizond')).toEqual([])
})

/** Of a picture: its first pin, and another's save that says something of its own. */
async function savedApart(boardId?: string) {
  const first = (await makeQuickPin(app, ana, { title: 'Kettle', ...(boardId !== undefined && { board_id: boardId }) }))
    .id
  const { id: other } = await savePin(ben, first, (await makeBoard(ben)).id)
  await ben.ask(pinResource.update, { id: other, title: 'Samovar' })
  await settled(app)
  return { first, other }
}

test('the name of a board that went secret finds no pin of others, whichever of them were written meanwhile', async () => {
  const [cyd, { first, other }] = [await signUp(app), await savedApart()]
  const board = await makeBoard(cyd, 'Quixotic')
  await savePin(cyd, first, board.id)
  expect(await find('quixotic')).toEqual([first])
  await ben.ask(pinResource.update, { id: other, description: 'Written later' })
  expect(await find('quixotic')).toEqual([first])
  await cyd.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await find('quixotic')).toEqual([])
  expect(await stepsOf(first, other)).toEqual([1, 0])
})

test('nor does it where another pin stood first for a while', async () => {
  const place = await makeBoard(ana)
  const [cyd, { first, other }] = [await signUp(app), await savedApart(place.id)]
  const board = await makeBoard(cyd, 'Xylophone')
  await savePin(cyd, first, board.id)
  await ana.ask(boardResource.update, { board_id: place.id, archived: true })
  expect(await find('xylophone')).toEqual([other])
  await ana.ask(boardResource.update, { board_id: place.id, archived: false })
  expect(await find('xylophone')).toEqual([first])
  expect(await stepsOf(first, other)).toEqual([1, 0])
  await cyd.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await find('xylophone')).toEqual([])
})

test('nor where the pin on it went secret before it had a document of its own', async () => {
  const [cyd, first] = [await signUp(app), await make('Sundial')]
  const board = await makeBoard(cyd, 'Wolfram')
  const { id: save } = await savePin(cyd, first, board.id)
  expect(await find('wolfram')).toEqual([first])
  await app.pool.query('delete from search_documents where id = $1', [save])
  await cyd.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await find('wolfram')).toEqual([])
})

test('a warning that comes with a merge takes the name of the board from pins of others', async () => {
  const [cyd, pin] = [await signUp(app), await make('Lantern')]
  const [from, to] = [await makeBoard(cyd, 'Vermilion'), await makeBoard(cyd, 'Ultramarine')]
  await savePin(cyd, pin, to.id)
  await app.pool.query('update boards set is_sensitive_by_employee = true where id = $1', [from.id])
  expect(await find('ultramarine')).toEqual([pin])
  await cyd.ask(mergeBoards, { source_id: from.id, target_id: to.id })
  expect(await find('ultramarine')).toEqual([])
})

test('people count, not pins; neither whoever made the first one nor who is held back, who lends no name', async () => {
  const [held, cyd, pin] = [await signUp(app), await signUp(app), await make('Abacus')]
  await app.pool.query('update members set is_held_back = true where id = $1', [held.member.id])
  await savePin(held, pin, (await makeBoard(held, 'Nefarious')).id)
  for (let times = 0; times < 4; times += 1) await savePin(ana, pin, (await makeBoard(ana)).id)
  expect(await find('nefarious')).toEqual([])
  expect(await stepsOf(pin)).toEqual([0])
  for (let times = 0; times < 4; times += 1) await savePin(ben, pin, (await makeBoard(ben)).id)
  expect(await find('nefarious')).toEqual([])
  expect(await stepsOf(pin)).toEqual([1])
  for (const one of [cyd, await signUp(app)]) await savePin(one, pin, (await makeBoard(one)).id)
  await settled(app)
  expect(await stepsOf(pin)).toEqual([2])
})

test('who is held back from now on stops counting, and counts again once that ends', async () => {
  const [spammer, pin] = [await signUp(app), await make('Zither')]
  await savePin(spammer, pin, (await makeBoard(spammer, 'Perfidious')).id)
  expect(await find('perfidious')).toEqual([pin])
  expect(await stepsOf(pin)).toEqual([1])
  const rule = rules.find(({ isHoldingBack }) => isHoldingBack)
  if (rule === undefined) throw new Error('no rule holds back')
  const evidence = { key: 'x', accounts: 1, known_accounts: 0, things: 1, among: [] }
  await takeMeasures(app.core, rule, [spammer.member.id], evidence)
  expect(await find('perfidious')).toEqual([])
  expect(await stepsOf(pin)).toEqual([0])
  await app.pool.query(
    "update abuse_measures set made_at = now() - interval '2 days', ends_at = now() - interval '1 day'",
  )
  await endMeasures(app.core)
  expect(await find('perfidious')).toEqual([pin])
  expect(await stepsOf(pin)).toEqual([1])
})

test('no word of a secret board finds or ranks what is not its own, and no secret save counts', async () => {
  const [older, newer] = [await make('Wicker basket'), await make('Wicker basket')]
  for (const name of ['Tungsten', 'Tungsten wicker', 'Wicker basket']) {
    const board = await makeBoard(ben, name, 'secret')
    await savePin(ben, older, board.id)
  }
  expect(await find('tungsten')).toEqual([])
  expect(await find('tungsten', ana)).toEqual([])
  expect(await find('wicker basket')).toEqual([newer, older])
  const { rows } = await app.pool.query<{ words: string; steps: number }>(
    'select words::text as words, save_steps as steps from search_documents where id = $1',
    [older],
  )
  expect(rows.map(({ words, steps }) => [words.includes('tungsten'), steps])).toEqual([[false, 0]])
})

test('of what holds the words alike, what more people saved comes first, then what is newer; words count more than saves', async () => {
  const described = await make('Loom', 'A heddle')
  const [oldest, older, newest] = [await make('Heddle'), await make('Heddle'), await make('Heddle')]
  for (const id of [oldest, described, described, described]) await savePin(ben, id, (await makeBoard(ben)).id)
  expect(await find('heddle')).toEqual([oldest, newest, older, described])
  const saved = await makeBoard(ben)
  const { id: save } = await savePin(ben, older, saved.id)
  expect((await find('heddle')).slice(0, 3)).toEqual([older, oldest, newest])
  await ben.ask(pinResource.delete, { id: save })
  expect((await find('heddle')).slice(0, 3)).toEqual([oldest, newest, older])
})

test('a search read to its end has a bookmark below 6 kB, however much it finds', async () => {
  await app.pool.query(
    `insert into search_documents (bucket, kind, id, owner_id, is_listed, words)
     select 0, 'member', 500000000000000000 + n, 1, true, (case when n > 400 then 'axolotl:1D' else 'axolotl:1A' end)::tsvector
     from generate_series(1, 800) n`,
  )
  const { searchIndex } = app.core
  const search = {
    kind: 'member',
    text: 'axolotl',
    viewerId: null,
    isOwn: false,
    isLoose: false,
    filter: null,
  } as const
  const found = new Set<string>()
  let longest = 0
  for (let after: string | null | undefined = null; after !== undefined;) {
    const hits = await searchIndex.query({ ...search, after, limit: 90 })
    for (const { id } of hits) found.add(id)
    after = hits.at(-1)?.key
    if (after === undefined) continue
    const stage = JSON.stringify([true, 'x'.repeat(limits.search.longest), null, 400, after])
    longest = Math.max(longest, createBookmarks('s'.repeat(43)).write('a list', stage).length)
  }
  expect(found.size).toBe(400)
  expect(longest).toBeGreaterThan(4000)
  expect(longest).toBeLessThan(6000)
})
