import {
  advancedTypeaheadResource,
  baseSearchResource,
  boardResource,
  boardSensitivityResource,
  pinResource,
  searchResource,
  updateMe,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSearch } from '../../src/modules/discovery/jobs/fill-search.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app, { fullName: 'Ana Müller' })
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

type Scope = 'pins' | 'my_pins' | 'boards' | 'people' | 'videos' | 'buyable_pins'
const find = async (client: TestClient, query: string, scope: Scope = 'pins') => {
  await settled(app)
  const options = { query, scope, page_size: 50, auto_correction_disabled: true }
  return (await client.ask(searchResource.get, options)).map(({ id }) => id)
}
const suggest = async (client: TestClient, term: string, types?: string) => {
  await settled(app)
  return (await client.ask(advancedTypeaheadResource.get, { term, count: 20, ...(types ? { types } : {}) })).items
}

test('CR-11 pins are found by title, description, tag, alt text, board and site, whatever marks and case', async () => {
  const board = await makeBoard(ana, 'Wintergarten Ideen')
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Café Crème' })
  const link = 'https://www.kitchenalia.example/cup'
  await ana.ask(pinResource.update, {
    id: pin.id,
    description: 'by the sea #Slowliving',
    alt_text: 'a porcelain cup',
    link,
  })
  for (const query of ['kitchenalia', 'cafe', 'CRÈME café', 'slowliv', 'porcelain', 'sea by', 'wintergarten', 'crem'])
    expect(await find(ben, query), query).toContain(pin.id)
  for (const query of ['caf creme', 'tea', 'cafe tea']) expect(await find(ben, query), query).not.toContain(pin.id)
  await ana.ask(pinResource.update, { id: pin.id, title: 'Tea time' })
  expect(await find(app.client(), 'tea')).toEqual([pin.id])
  expect(await find(app.client(), 'cafe')).toEqual([])
  await ana.ask(boardResource.update, { board_id: board.id, name: 'Sommerhaus' })
  expect(await find(ben, 'sommerhaus')).toEqual([pin.id])
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await find(ben, 'tea')).toEqual([])
})

test('CR-11 words without spaces between them are found, too', async () => {
  const pin = await makeQuickPin(app, ana, { title: '東京の庭園' })
  expect(await find(ben, '庭園')).toEqual([pin.id])
})

test('CR-11 a search answers each picture once, and a save with words of its own beside it', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Zitronenfalter' })
  const [one, two] = [await makeBoard(ben), await makeBoard(ben)]
  await savePin(ben, pin.id, one.id)
  const renamed = await savePin(ben, pin.id, two.id)
  await ben.ask(pinResource.update, { id: renamed.id, title: 'Brimstone butterfly' })
  expect(await find(ana, 'zitronenfalter')).toEqual([pin.id])
  expect(await find(ana, 'brimstone')).toEqual([renamed.id])
})

test('CR-11 DI-03 my_pins searches the viewer’s own pins, secret ones and saves included, and nobody else’s', async () => {
  const secret = await makeBoard(ana, undefined, 'secret')
  const pin = await makeQuickPin(app, ana, { board_id: secret.id, title: 'Verlobungsring' })
  await makeQuickPin(app, ben, { title: 'Verlobungsring auch' })
  expect(await find(ana, 'verlobungsring', 'my_pins')).toEqual([pin.id])
  expect(await find(app.client(), 'verlobungsring', 'my_pins')).toEqual([])
  expect(await find(ben, 'verlobungsring')).not.toContain(pin.id)
})

test('CR-11 DI-03 boards are found while they are public, and always by those who work on them', async () => {
  const board = await makeBoard(ana, 'Quittenrezepte')
  expect(await find(ben, 'quitten', 'boards')).toEqual([board.id])
  await addCollaborator(ana, board.id, ben)
  for (const change of [{ privacy: 'secret' as const }, { privacy: 'protected' as const }, { archived: true }]) {
    await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public', archived: false })
    await ana.ask(boardResource.update, { board_id: board.id, ...change })
    const found = [await find(ana, 'quitten', 'boards'), await find(ben, 'quitten', 'boards')]
    expect(found).toEqual([[board.id], [board.id]])
    expect(await find(app.client(), 'quitten', 'boards')).toEqual([])
  }
  await ana.ask(boardResource.delete, { board_id: board.id })
  expect(await find(ana, 'quitten', 'boards')).toEqual([])
})

test('CR-11 DI-03 people are found by name and username; a private profile only by its member', async () => {
  expect(await find(ben, 'muller', 'people')).toContain(ana.member.id)
  const hermit = await signUp(app, { username: 'ermite_of_hills', fullName: 'Eremita Absconditus' })
  expect(await find(ben, 'ermiteof', 'people')).toEqual([hermit.member.id])
  const follower = await signUp(app)
  await follower.ask(userFollowResource.create, { user_id: hermit.member.id })
  const board = await makeBoard(hermit, 'Eremitage')
  const pin = await makeQuickPin(app, hermit, { board_id: board.id, title: 'Eremitage' })
  expect(await find(ben, 'eremitage')).toEqual([pin.id])
  await hermit.ask(updateMe, { is_private_profile: true })
  for (const client of [ben, follower, app.client()]) {
    expect(await find(client, 'eremita', 'people')).toEqual([])
    expect(await find(client, 'eremitage', 'boards')).toEqual([])
    expect(await find(client, 'eremitage')).toEqual([])
    expect(await suggest(client, 'erem')).toEqual([])
    expect(await suggest(client, 'ermite')).toEqual([])
  }
  expect(await find(hermit, 'eremita', 'people')).toEqual([hermit.member.id])
  expect(await find(hermit, 'eremitage', 'boards')).toEqual([board.id])
  expect(await find(hermit, 'eremitage', 'my_pins')).toEqual([pin.id])
  await hermit.ask(updateMe, { is_private_profile: false, full_name: 'Offen Heraus' })
  expect(await find(ben, 'heraus', 'people')).toEqual([hermit.member.id])
  expect(await find(ben, 'eremitage')).toEqual([pin.id])
})

test('CR-11 people are found by what they say about themselves, after those who are called so', async () => {
  const called = await signUp(app, { username: 'spoonwright_mill', fullName: 'Ida Spoonwright' })
  const says = await signUp(app, { fullName: 'Nils Holm' })
  await says.ask(updateMe, { about: 'I live by the fjord.\nSpoonwright, baker and father of three.' })
  expect(await find(ben, 'spoonwright', 'people')).toEqual([called.member.id, says.member.id])
  expect(await find(ben, 'baker spoonwri', 'people')).toEqual([says.member.id])
  const items = await suggest(ben, 'spoonwri', 'user')
  expect(items.map(({ id, detail }) => [id, detail])).toEqual([
    [called.member.id, null],
    [says.member.id, '…by the fjord. Spoonwright, baker and father of three.'],
  ])
  // Two letters begin a word of nearly everybody.
  expect((await suggest(ben, 'sp', 'user')).map(({ id }) => id)).toEqual([called.member.id])
  await says.ask(updateMe, { about: 'I moved on.' })
  expect(await find(ben, 'spoonwright', 'people')).toEqual([called.member.id])
})

test('CR-11 what a private or blocking member says is found as little as their name', async () => {
  const [hermit, foe] = [await signUp(app), await signUp(app)]
  for (const one of [hermit, foe]) await one.ask(updateMe, { about: 'Keeper of quokkas' })
  expect((await find(ben, 'quokkas', 'people')).toSorted()).toEqual([hermit.member.id, foe.member.id].toSorted())
  await hermit.ask(updateMe, { is_private_profile: true })
  await foe.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await find(ben, 'quokkas', 'people')).toEqual([])
  expect(await suggest(ben, 'quokkas')).toEqual([])
  expect(await find(hermit, 'quokkas', 'people')).toEqual([foe.member.id, hermit.member.id])
})

test('CR-11 a suggested board says whose it is and shows its cover, but none that people are warned of', async () => {
  const [open, warned] = [await makeBoard(ana, 'Zimtschnecken'), await makeBoard(ana, 'Zimtsterne')]
  const pin = await makeQuickPin(app, ana, { board_id: open.id })
  await makeQuickPin(app, ana, { board_id: warned.id })
  await ana.ask(boardSensitivityResource.update, { board_id: warned.id, is_sensitive: true })
  await ana.ask(boardResource.update, { board_id: open.id, description: 'Buns with cardamomum' })
  expect((await suggest(ben, 'cardamomu')).map(({ detail }) => detail)).toEqual(['Ana Müller · Buns with cardamomum'])
  const items = await suggest(ben, 'zimts', 'board')
  expect(new Map(items.map(({ id, detail, image_small_url: url }) => [id, [detail, url]]))).toEqual(
    new Map([
      [open.id, ['Ana Müller', pin.images['170x'].url]],
      [warned.id, ['Ana Müller', null]],
    ]),
  )
})

test('CR-11 there are no films and nothing to buy yet, and the scopes say so', async () => {
  for (const scope of ['videos', 'buyable_pins'] as const) expect(await find(ana, 'a', scope)).toEqual([])
})

test('CR-11 a blocked pair finds nothing of each other, neither pins nor boards, people or suggestions', async () => {
  const [one, two] = [
    await signUp(app, { fullName: 'Xaver Xylophon' }),
    await signUp(app, { fullName: 'Xenia Xylophon' }),
  ]
  for (const [owner, name] of [
    [one, 'Xylothek'],
    [two, 'Xylothek'],
  ] as const) {
    const board = await makeBoard(owner, name)
    await makeQuickPin(app, owner, { board_id: board.id, title: `Xylothek ${owner.member.username}` })
  }
  await one.ask(userBlockResource.create, { blocked_user_id: two.member.id })
  for (const [viewer, other] of [
    [one, two],
    [two, one],
  ] as const) {
    for (const scope of ['pins', 'boards', 'people'] as const)
      expect((await find(viewer, scope === 'people' ? 'xylophon' : 'xylothek', scope)).length, scope).toBe(1)
    const items = await suggest(viewer, 'xylo')
    expect(JSON.stringify(items)).not.toContain(other.member.username)
    expect(items.some(({ type }) => type === 'board')).toBe(true)
  }
  expect((await find(app.client(), 'xylothek', 'boards')).length).toBe(2)
})

test('CR-11 DI-03 a suggestion names titles, members and boards, of the kinds asked for, and never anything secret', async () => {
  const word = 'geheimnisvoll'
  const [open, secret] = [await makeBoard(ana, `${word} offen`), await makeBoard(ana, `${word} zu`, 'secret')]
  await makeQuickPin(app, ana, { board_id: open.id, title: `${word} gezeigt` })
  await makeQuickPin(app, ana, { board_id: secret.id, title: `${word} kanarienvogel` })
  const turned = await makeBoard(ana, `${word} gewendet`)
  await makeQuickPin(app, ana, { board_id: turned.id, title: `${word} gewendet` })
  const someone = await signUp(app, { username: `${word}er` })
  await settled(app)
  await ana.ask(boardResource.update, { board_id: turned.id, privacy: 'secret' })
  // At once, before any job had its turn.
  const now = await ben.ask(advancedTypeaheadResource.get, { term: word, count: 20 })
  expect(now.items.map(({ label }) => label).toSorted()).toEqual([
    `${word} gezeigt`,
    `${word} offen`,
    someone.member.username,
  ])
  const users = await suggest(ben, word.slice(0, 4), 'user')
  expect(users.map(({ type, username }) => [type, username])).toEqual([['user', someone.member.username]])
  expect((await suggest(ana, word, 'board')).map(({ label }) => label).toSorted()).toEqual(
    [`${word} gewendet`, `${word} offen`, `${word} zu`].toSorted(),
  )
  expect(await suggest(ben, '')).toEqual([])
})

test('CR-11 pages joined are the whole list, each hit once, also while new hits come in', async () => {
  const made: string[] = []
  for (let n = 0; n < 23; n += 1)
    made.push((await makeQuickPin(app, ana, { title: `Kolibri ${n % 3 ? 'bunt' : ''}` })).id)
  await settled(app)
  const seen: string[] = []
  let bookmarks: string[] = []
  for (let page = 0; ; page += 1) {
    const answer = await ben.call(baseSearchResource.get, { query: 'kolibri', page_size: 5, bookmarks })
    seen.push(...answer.data.results.map(({ id }) => id))
    if (page === 1) await makeQuickPin(app, ana, { title: 'Kolibri' }).then(() => settled(app))
    if (answer.bookmark === undefined) break
    bookmarks = [answer.bookmark]
  }
  expect(seen.toSorted()).toEqual(made.toSorted())
  const over = await ben.call(baseSearchResource.get, { query: 'kolibri', bookmarks: ['-end-'] })
  expect(over.data).toEqual({ results: [], corrected_query: null })
  const foreign = await ben.call(baseSearchResource.get, { query: 'other', bookmarks })
  expect(foreign.status).not.toBe(500)
  expect(foreign.error?.name).toBe('bookmark_refused')
})

test('CR-11 whatever is typed is words to look for: nothing breaks, and no word finds nothing', async () => {
  const hostile = [
    `'`,
    `\\`,
    `' | 'a':*`,
    '!!',
    '&|()',
    ':*',
    `a & !b`,
    `a\\':b`,
    '%',
    '_',
    '<->',
    'a <-> b',
    '"',
    '👻',
    '\u202e',
    'ｆｕｌｌ',
    'a'.repeat(5000),
    'wort '.repeat(900),
    '\u{10ffff}',
    'ﬁ',
    '"); drop table pins; --',
    'é́́́',
    '­',
    '‍',
  ]
  for (const query of hostile) {
    for (const scope of ['pins', 'my_pins', 'boards', 'people'] as const)
      expect((await ana.call(searchResource.get, { query, scope })).status, query).toBe(200)
    expect((await ana.call(advancedTypeaheadResource.get, { term: query })).status, query).toBe(200)
  }
  for (const query of ['', '   ', '!?', '&|', '👻']) expect(await find(ana, query), query).toEqual([])
})

test('what is from before the index is taken in at a start', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Antiquität' })
  await settled(app)
  await app.pool.query('truncate search_documents, search_fills')
  expect(await find(ben, 'antiquitat')).toEqual([])
  await fillSearch(app.core)
  expect(await find(ben, 'antiquitat')).toEqual([pin.id])
  expect(await find(ben, 'muller', 'people')).toContain(ana.member.id)
})
