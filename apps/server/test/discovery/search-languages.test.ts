import { advancedTypeaheadResource, baseSearchResource, boardResource, searchResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const make = async (title: string) => (await makeQuickPin(app, ana, { title })).id
const find = async (query: string, language = 'en', asTyped = false) => {
  await settled(app)
  const options = { query, page_size: 50, auto_correction_disabled: asTyped }
  const answer = await app.client().call(searchResource.get, options, { 'accept-language': language })
  return answer.data.map(({ id }) => id)
}

// None of the queries begins a word of its title, and one word is not most of others.
test.each([
  ['en', 'Embroidery', 'embroideries'],
  ['es', 'Bordadas', 'bordados'],
  ['pt', 'Rendada', 'rendados'],
  ['de', 'Trockenmauer', 'Trockenmauern'],
  ['fr', 'Anciennement', 'anciennes'],
  ['id', 'Bacaan', 'membaca'],
  ['it', 'Ricamo', 'ricami'],
  ['sv', 'Gardin', 'gardinerna'],
])('DI-03 what is in another form is found by readers of %s: “%s” by “%s”', async (language, title, query) => {
  const id = await make(title)
  expect(await find(query, language, true)).toEqual([])
  const answer = await app.client().call(baseSearchResource.get, { query }, { 'accept-language': language })
  // By its form, and not as a mistake.
  expect([answer.data.results.map((pin) => pin.id), answer.data.corrected_query]).toEqual([[id], null])
})

test('LA-02 Japanese is found by its words, and particles say nothing', async () => {
  const id = await make('庭園の苔と石灯籠')
  await make('石の上')
  for (const query of ['苔', '石灯籠', '庭園', '苔の庭園', '庭園と石灯籠は'])
    expect(await find(query, 'ja'), query).toContain(id)
  expect((await find('苔の庭園', 'ja'))[0]).toBe(id)
})

test('LA-02 Indonesian words that say nothing do not have to be there', async () => {
  const id = await make('Anyaman rotan')
  expect(await find('anyaman yang dari rotan', 'id')).toEqual([id])
})

test('LA-02 words that German and Swedish write together are found apart, by their end, and the other way round', async () => {
  const [together, apart] = [await make('Gartenlaube'), await make('Eine Laube im Garten')]
  expect(new Set(await find('Gartenlaube', 'de'))).toEqual(new Set([together, apart]))
  expect(new Set(await find('Laube', 'de'))).toEqual(new Set([together, apart]))
  expect(await find('Laube', 'en')).toEqual([apart])
  const stuga = await make('Sommarstuga')
  await make('Stuga')
  expect(await find('stuga', 'sv')).toContain(stuga)
  const sunflower = await make('Sunflower')
  expect(await find('sun flower')).toContain(sunflower)
})

test('DS-08 a phrase in quotation marks is found as it is, without forms and most of its words', async () => {
  const [exact, turned, far] = [
    await make('Blue gate lodge'),
    await make('Gate blue lodge'),
    await make('Blue wooden gate lodge'),
  ]
  expect(await find('"blue gate"')).toEqual([exact])
  expect(await find('„blue gate“ lodge', 'de')).toEqual([exact])
  expect(new Set(await find('blue gate'))).toEqual(new Set([exact, turned, far]))
  // What stands at the end of a title and at the beginning of another part is no phrase.
  const board = await makeBoard(ana, 'Gate keepers')
  await makeQuickPin(app, ana, { board_id: board.id, title: 'Sky blue' })
  expect(await find('"blue gate"')).toEqual([exact])
})

test('DS-08 an emoji finds itself, whatever its colour and dress, and letters fold in every language', async () => {
  const id = await make('Hello 👩🏽‍🌾 🌻')
  for (const query of ['🌻', '👩‍🌾', '👩🏿‍🌾 🌻']) expect(await find(query), query).toEqual([id])
  const street = await make('Große Straße, Ærøskøbing, Ålesund')
  for (const query of ['grosse strasse', 'aeroskobing', 'alesund']) expect(await find(query), query).toEqual([street])
})

test('DS-08 what weighs more comes first: the title before the description and the board', async () => {
  const board = await makeBoard(ana, 'Quincunx')
  const onBoard = (await makeQuickPin(app, ana, { board_id: board.id, title: 'Five trees' })).id
  const titled = await make('Quincunx of trees')
  await make('Nothing of it')
  expect(await find('quincunx')).toEqual([titled, onBoard])
})

test('DS-09 completions forgive a mistyped word, and tell of nothing hidden', async () => {
  const board = await makeBoard(ana, 'Clematis arches')
  await makeQuickPin(app, ana, { board_id: board.id, title: 'Clematis on a fence' })
  await settled(app)
  const suggest = async (term: string) => {
    const { items } = await app.client().ask(advancedTypeaheadResource.get, { term, types: 'query,board' })
    return items.map(({ label }) => label)
  }
  expect(new Set(await suggest('clemtais'))).toEqual(new Set(['clematis on a fence', 'Clematis arches']))
  expect(await suggest('qqqqzzzz')).toEqual([])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  // At once, before any job had its turn.
  expect(await suggest('clemtais')).toEqual([])
})
