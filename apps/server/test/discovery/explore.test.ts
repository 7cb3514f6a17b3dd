import {
  boardResource,
  exploreBoardsResource,
  explorePinsResource,
  pinResource,
  risingSearchesResource,
  searchResource,
  updateMe,
  userBlockResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeExplore } from '../../src/modules/discovery/explore/make-explore.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let now = Date.now()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const A_DAY = 24 * 60 * 60 * 1000
const dayBefore = (days: number) => new Date(now - days * A_DAY).toISOString().slice(0, 10)

async function pinsFor(client: TestClient, page_size = 25): Promise<string[]> {
  const found: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const { data, bookmark } = await client.call(explorePinsResource.get, { page_size, bookmarks })
    found.push(...data.map(({ id }) => id))
    if (bookmark === undefined) return found
    bookmarks = [bookmark]
  }
}

test('DI-04 DS-15 a day has one order for everybody of a language, another day another one; what goes hidden is left out', async () => {
  const board = await makeBoard(ana, 'Explored')
  const secret = await makeBoard(ana, 'Not explored', 'secret')
  const pins = []
  for (let at = 0; at < 12; at += 1)
    pins.push((await makeQuickPin(app, ana, { title: `Seen ${at}`, board_id: board.id })).id)
  const hidden = await makeQuickPin(app, ana, { title: 'Hidden', board_id: secret.id })
  await settled(app)
  await makeExplore(app.core)
  const [visitor, member, german] = [app.client(), await signUp(app), await signUp(app)]
  await german.ask(userSettingsResource.update, { locale: 'de-DE' })
  const today = await pinsFor(visitor)
  expect(today.toSorted()).toEqual(pins.toSorted())
  expect(today).not.toContain(hidden.id)
  expect(await pinsFor(visitor, 5)).toEqual(today)
  expect(await pinsFor(member)).toEqual(today)
  const german1 = await pinsFor(german)
  expect(german1.toSorted()).toEqual(pins.toSorted())
  expect(german1).not.toEqual(today)
  const boards = async () => (await visitor.ask(exploreBoardsResource.get, {})).map(({ id }) => id)
  expect(await boards()).toEqual([board.id])
  await member.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect([await pinsFor(member), await member.ask(exploreBoardsResource.get, {})]).toEqual([[], []])
  // What comes during the day stands behind what is there.
  const late = await makeQuickPin(app, ana, { title: 'Late', board_id: board.id })
  await settled(app)
  const first = await visitor.call(explorePinsResource.get, { page_size: 5 })
  await makeExplore(app.core)
  expect(await pinsFor(visitor)).toEqual([...today, late.id])
  await ana.ask(pinResource.delete, { id: today[6] ?? '' })
  await settled(app)
  now += A_DAY
  await makeExplore(app.core)
  expect(await pinsFor(visitor)).not.toEqual(today)
  // Who reads on past midnight goes on in the order that they began.
  const rest = await visitor.call(explorePinsResource.get, { page_size: 25, bookmarks: [first.bookmark ?? ''] })
  const read = [...first.data, ...rest.data].map(({ id }) => id)
  expect(read).toEqual([...today.filter((id) => id !== today[6]), late.id])
  await ana.ask(updateMe, { is_private_profile: true })
  expect([await pinsFor(visitor), await boards()]).toEqual([[], []])
  await ana.ask(updateMe, { is_private_profile: false })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  expect([await pinsFor(visitor), await boards()]).toEqual([[], []])
})

test('DS-15 a picture that many people save at once comes first; reading costs the same for few and many', async () => {
  const maker = await signUp(app)
  const board = await makeBoard(maker, 'Rising')
  const rising = await makeQuickPin(app, maker, { title: 'Rising', board_id: board.id })
  for (let at = 0; at < 9; at += 1) await makeQuickPin(app, maker, { title: `Calm ${at}`, board_id: board.id })
  await settled(app)
  // Saves of 25 other people, as rows of the picture they share.
  await app.pool.query(
    `insert into pins (bucket, id, pinner_id, is_created, aggregate_id, content_hash, signature, width, height, extension,
       is_animated, dominant_color, placeholder, is_public, has_public_picture, title, description, alt_text, link, domain,
       created_at)
     select bucket, id + n::bigint * 4194304, pinner_id + n, false, aggregate_id, content_hash, signature, width, height, extension,
       is_animated, dominant_color, placeholder, is_public, has_public_picture, title, description, alt_text, link, domain,
       created_at from pins, generate_series(1, 25) n where id = $1`,
    [rising.id],
  )
  now += A_DAY
  await app.pool.query('delete from explore_picks')
  await makeExplore(app.core)
  expect((await pinsFor(app.client()))[0]).toBe(rising.id)
  const cost = async (page_size: number) =>
    (await callCost(app, explorePinsResource.get, ana, { page_size })).statements
  expect(await cost(8)).toBe(await cost(2))
})

test('DS-15 searches rise that 20 people made who allow it, and nothing is kept of others or of who they are', async () => {
  const rising = async (client: Pick<SignedIn, 'ask'> = app.client()) =>
    (await client.ask(risingSearchesResource.get, {})).map(({ query }) => query)
  const without = await signUp(app)
  await without.ask(searchResource.get, { query: 'Never allowed' })
  await app.client().ask(searchResource.get, { query: 'Of a visitor' })
  const allowing = await signUp(app)
  await allowing.ask(userSettingsResource.update, { allow_analytic_cookies: true })
  for (let time = 0; time < 2; time += 1) await allowing.ask(searchResource.get, { query: 'Paper Lanterns' })
  await allowing.ask(searchResource.get, { query: 'Paper stars' })
  await app.core.searchTallies.flush()
  const { rows } = await app.pool.query<{ phrase: string; key: string }>(
    `select phrase, encode(person_key, 'hex') as key from search_tallies order by phrase`,
  )
  expect(rows.map(({ phrase }) => phrase)).toEqual(['paper lanterns', 'paper stars'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  const tally = (phrase: string, people: number, days: number, from = 0) =>
    app.pool.query(
      `insert into search_tallies select 0, $1, 'en', $2::date, int8send(n) from generate_series($3::int, $4::int) n`,
      [phrase, dayBefore(days), from, from + people - 1],
    )
  await tally('paper lanterns', 19, 1)
  await tally('too few', 19, 0)
  // As often as ever.
  for (let days = 0; days < 28; days += 1) await tally('always', 20, days)
  await makeExplore(app.core)
  expect(await rising()).toEqual(['paper lanterns'])
  const german = await signUp(app)
  await german.ask(userSettingsResource.update, { locale: 'de-DE' })
  expect(await rising(german)).toEqual([])
  now += 40 * A_DAY
  await makeExplore(app.core)
  expect((await app.pool.query('select 1 from search_tallies')).rowCount).toBe(0)
})
