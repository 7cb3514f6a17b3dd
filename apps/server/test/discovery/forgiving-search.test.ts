import {
  advancedTypeaheadResource,
  baseSearchResource,
  boardResource,
  pinResource,
  searchResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOldDocuments } from '../../src/modules/discovery/search/known-words/write-documents.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

type Options = { scope?: 'pins' | 'boards' | 'my_pins'; auto_correction_disabled?: boolean; page_size?: number }
const search = async (client: TestClient, query: string, options: Options = {}) => {
  await settled(app)
  const { results, corrected_query: corrected } = await client.ask(baseSearchResource.get, { query, ...options })
  return { ids: results.map(({ id }) => id), corrected }
}
const knownWords = async (like: string) => {
  await settled(app)
  const { rows } = await app.pool.query<{ word: string; count: number }>(
    'select word, document_count as count from search_words where word like $1 order by word',
    [like],
  )
  return rows.map(({ word, count }) => `${word} ${count}`)
}

test('DI-03 DS-09 a mistyped word finds what was meant and says so; as typed it finds nothing', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Verandah with wisteria' })
  const board = await makeBoard(ana, 'Wisteria corner')
  expect(await search(ben, 'wistreia')).toEqual({ ids: [pin.id], corrected: 'wisteria' })
  expect(await search(app.client(), 'the Verandha, wisteria!')).toEqual({
    ids: [pin.id],
    corrected: 'the verandah, wisteria!',
  })
  expect(await search(ben, 'wistreia', { scope: 'boards' })).toEqual({ ids: [board.id], corrected: 'wisteria' })
  expect(await search(ana, 'wistreia', { scope: 'my_pins' })).toEqual({ ids: [pin.id], corrected: 'wisteria' })
  expect(await search(ben, 'wistreia', { auto_correction_disabled: true })).toEqual({ ids: [], corrected: null })
  expect(await search(ben, 'wisteria')).toEqual({ ids: [pin.id], corrected: null })
  expect(await search(ben, 'qqqqzzzz')).toEqual({ ids: [], corrected: null })
})

test('what holds all words comes before other forms of them, and those before most of the words', async () => {
  const titles = ['Sculpture lawn', 'Sculptures lawns pond', 'Lawn sculptures', 'A sculpture', 'The lawns of a pond']
  const ids: string[] = []
  for (const title of titles) ids.push((await makeQuickPin(app, ana, { title })).id)
  const { ids: found, corrected } = await search(ben, 'lawn sculptures')
  expect(corrected).toBeNull()
  expect(found[0]).toBe(ids[2])
  expect(new Set(found.slice(1, 3))).toEqual(new Set([ids[0], ids[1]]))
  expect(new Set(found.slice(3))).toEqual(new Set([ids[3], ids[4]]))
  // Words that say nothing are not what is looked for.
  expect((await search(ben, 'the sculptures and the lawn')).ids).toEqual(expect.arrayContaining(ids.slice(0, 3)))
  expect((await search(ben, 'lawn sculptures', { auto_correction_disabled: true })).ids).toEqual([ids[2]])
  expect((await search(ben, 'lawn sculptures', { scope: 'my_pins' })).ids).toEqual([])
  expect(new Set((await search(ana, 'lawn sculptures', { scope: 'my_pins' })).ids)).toEqual(new Set(ids))
})

test('words are bent as the language does that somebody reads', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Steinhaus am See' })
  await settled(app)
  const find = async (language: string) => {
    const answer = await app
      .client()
      .call(searchResource.get, { query: 'Steinhäusern' }, { 'accept-language': language })
    return answer.data.map(({ id }) => id)
  }
  expect(await find('de')).toEqual([pin.id])
  expect(await find('en')).toEqual([])
})

test('pages joined hold each hit once, corrected and loose ones too', async () => {
  const made: string[] = []
  for (let n = 0; n < 9; n += 1)
    made.push((await makeQuickPin(app, ana, { title: n % 3 ? 'Marionettes theatre' : 'A marionette' })).id)
  await settled(app)
  for (const query of ['marionettes', 'mariontetes', 'theatre marionettes']) {
    const seen: string[] = []
    let bookmarks: string[] = []
    for (;;) {
      const answer = await ben.call(searchResource.get, { query, page_size: 2, bookmarks })
      seen.push(...answer.data.map(({ id }) => id))
      if (answer.bookmark === undefined) break
      bookmarks = [answer.bookmark]
    }
    expect(seen.toSorted(), query).toEqual(made.toSorted())
  }
})

test('a search that finds enough costs what it cost: one statement beside its rows, whatever it may forgive', async () => {
  for (let n = 0; n < 3; n += 1) await makeQuickPin(app, ana, { title: 'Xylograph' })
  await settled(app)
  const cost = (options: object) => callCost(app, searchResource.get, ben, { scope: 'pins', page_size: 3, ...options })
  const [asTyped, forgiving] = [
    await cost({ query: 'xylograph', auto_correction_disabled: true }),
    await cost({ query: 'xylograph' }),
  ]
  expect(forgiving.statements).toBe(asTyped.statements)
  const mistyped = await cost({ query: 'xylogarph' })
  expect(mistyped.items).toBe(3)
  // The search, the words near to what was typed, and the search for these.
  expect(mistyped.statements).toBe(asTyped.statements + 2)
})

test('words are counted as long as everybody may find them, and no correction tells of others', async () => {
  const board = await makeBoard(ana, 'Plain')
  const make = (title: string) => makeQuickPin(app, ana, { board_id: board.id, title })
  const [first, second] = [await make('Quokkafest nine'), await make('Quokkafest ten')]
  expect(await knownWords('quokka%')).toEqual(['quokkafest 2'])
  await ana.ask(pinResource.update, { id: second.id, title: 'Quokkaparty' })
  expect(await knownWords('quokka%')).toEqual(['quokkafest 1', 'quokkaparty 1'])
  await ana.ask(pinResource.delete, { id: second.id })
  expect(await knownWords('quokka%')).toEqual(['quokkafest 1'])
  expect((await search(ben, 'quokkafset')).corrected).toBe('quokkafest')
  for (const change of [{ privacy: 'secret' as const }, { privacy: 'protected' as const }, { archived: true }]) {
    await ana.ask(boardResource.update, { board_id: board.id, ...change })
    // At once, before any job had its turn, and afterwards.
    const atOnce = await ben.ask(baseSearchResource.get, { query: 'quokkafset' })
    expect(atOnce).toEqual({ results: [], corrected_query: null })
    expect(await search(ben, 'quokkafset')).toEqual({ ids: [], corrected: null })
    await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public', archived: false })
    expect((await search(ben, 'quokkafset')).ids).toEqual([first.id])
  }
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await knownWords('quokka%')).toEqual([])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await search(ben, 'quokkafset')).toEqual({ ids: [], corrected: null })
  const own = await makeQuickPin(app, ben, { title: 'Plain' })
  for (const scope of ['pins', 'my_pins'] as const)
    expect(await search(ben, 'plain quokkafset', { scope }), scope).toEqual({ ids: [own.id], corrected: null })
  await ana.ask(updateMe, { is_private_profile: true })
  expect(await knownWords('quokka%')).toEqual([])
  await ana.ask(updateMe, { is_private_profile: false })
  await ana.ask(boardResource.delete, { board_id: board.id })
  expect(await knownWords('quokka%')).toEqual([])
})

test('what members are called is no known word, and what was listed before words were counted is counted once', async () => {
  await signUp(app, { username: 'numbatia_first', fullName: 'Numbatia' })
  await makeQuickPin(app, ben, { title: 'Numbatic' })
  expect(await knownWords('numbat%')).toEqual(['numbatic 1'])
  await app.pool.query('delete from search_words')
  await app.pool.query('update search_documents set is_counted = false')
  await countOldDocuments(app.core.db)
  await countOldDocuments(app.core.db)
  expect(await knownWords('numbat%')).toEqual(['numbatic 1'])
})

test('a phrase is offered by any of its words, at one cost, and none that the viewer may not find', async () => {
  const [owner, viewer] = [await signUp(app), await signUp(app)]
  const [open, secret] = [await makeBoard(owner), await makeBoard(owner, undefined, 'secret')]
  const suggest = async (client: TestClient = viewer) => {
    await settled(app)
    const { items } = await client.ask(advancedTypeaheadResource.get, { term: 'lampi', types: 'query', count: 20 })
    return items.map(({ label }) => label)
  }
  const pin = await makeQuickPin(app, owner, { board_id: open.id, title: 'Folded paper lampions' })
  await makeQuickPin(app, owner, { board_id: secret.id, title: 'Hidden lampions' })
  expect(await suggest()).toEqual(['folded paper lampions'])
  const cost = () => callCost(app, advancedTypeaheadResource.get, viewer, { term: 'lampi', types: 'query', count: 20 })
  const few = await cost()
  for (let n = 0; n < 4; n += 1)
    await makeQuickPin(app, owner, { board_id: open.id, title: `Lampion of silk, number ${n}` })
  expect(await suggest()).toHaveLength(5)
  expect((await cost()).statements).toBe(few.statements)
  await owner.ask(boardResource.update, { board_id: open.id, privacy: 'secret' })
  // At once, before any job had its turn.
  expect((await viewer.ask(advancedTypeaheadResource.get, { term: 'lampi', types: 'query' })).items).toEqual([])
  await owner.ask(boardResource.update, { board_id: open.id, privacy: 'public' })
  expect(await suggest()).toContain('folded paper lampions')
  await owner.ask(userBlockResource.create, { blocked_user_id: viewer.member.id })
  expect(await suggest()).toEqual([])
  await owner.ask(pinResource.delete, { id: pin.id })
  expect(await suggest(app.client())).not.toContain('folded paper lampions')
})
