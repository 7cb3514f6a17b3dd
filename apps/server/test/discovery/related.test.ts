import {
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardResource,
  boardSectionResource,
  type Endpoint,
  relatedModulesResource,
  relatedPinFeedResource,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViewer } from '../../src/modules/accounts/index.ts'
import { readingAll } from '../../src/platform/db/kept/answer-scope.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
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

const related = async (client: TestClient, pinId: string) => {
  await settled(app)
  return (await client.ask(relatedPinFeedResource.get, { pin: pinId, page_size: 100 })).map(({ id }) => id)
}

test('PI-01 DI-02 DS-02 more like this: what shares boards with the picture first, then its words, then its own board', async () => {
  const [own, shared] = [await makeBoard(ana), await makeBoard(ben)]
  const pin = await makeQuickPin(app, ana, { board_id: own.id, title: 'Terrazzo' })
  const beside = await makeQuickPin(app, ana, { board_id: own.id, title: 'Etwas' })
  const alike = await makeQuickPin(app, ana, { title: 'Terrazzo im Bad' })
  const neighbour = await makeQuickPin(app, ana, { title: 'Anderes' })
  const save = await savePin(ben, pin.id, shared.id)
  await savePin(ben, neighbour.id, shared.id)
  const found = await related(app.client(), pin.id)
  expect(found).toHaveLength(3)
  // The neighbour by its save on the shared board: that one was found there.
  expect(found.slice(1)).toEqual([alike.id, beside.id])
  expect(found).not.toContain(pin.id)
  expect(found).not.toContain(save.id)
  expect((await related(app.client(), save.id))[0]).toBe(beside.id)
})

test('PI-01 more like this leaves out what is secret, deleted or by whom one blocks', async () => {
  const [board, secret] = [await makeBoard(ana), await makeBoard(ben)]
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Guacamole' })
  const [seen, hidden, blocked] = [
    await makeQuickPin(app, ana, { title: 'Guacamole eins' }),
    await makeQuickPin(app, ben, { board_id: secret.id, title: 'Guacamole zwei' }),
    await makeQuickPin(app, ben, { title: 'Guacamole drei' }),
  ]
  const reader = await signUp(app)
  await savePin(ben, pin.id, secret.id)
  expect((await related(reader, pin.id)).toSorted()).toEqual([seen.id, hidden.id, blocked.id].toSorted())
  await ben.ask(boardResource.update, { board_id: secret.id, privacy: 'secret' })
  await settled(app)
  expect((await related(reader, pin.id)).toSorted()).toEqual([seen.id, blocked.id].toSorted())
  await reader.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await related(reader, pin.id)).toEqual([seen.id])
  const missing = await reader.call(relatedPinFeedResource.get, { pin_id: hidden.id })
  expect([missing.status, missing.error?.name]).toEqual([404, 'pin_not_found'])
})

test('PI-01 pages of what is like a pin, joined, are the whole list without repeats', async () => {
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Makramee' })
  for (let n = 0; n < 11; n += 1)
    await makeQuickPin(app, ana, { board_id: board.id, title: n % 2 ? 'Makramee' : 'Knoten' })
  await settled(app)
  const whole = await related(ben, pin.id)
  expect(whole).toHaveLength(11)
  const joined: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const page = await ben.call(relatedModulesResource.get, { pin_id: pin.id, page_size: 4, bookmarks })
    joined.push(...page.data.map(({ id }) => id))
    if (page.bookmark === undefined) break
    bookmarks = [page.bookmark]
  }
  expect(joined).toEqual(whole)
})

test('VR-01 more ideas for a board: from boards that hold its pictures and with its words, nothing that is on it', async () => {
  const [board, other] = [await makeBoard(ana, 'Sukkulenten'), await makeBoard(ben)]
  const there = await makeQuickPin(app, ana, { board_id: board.id, title: 'Aloe' })
  await savePin(ben, there.id, other.id)
  const neighbour = await makeQuickPin(app, ben, { board_id: other.id, title: 'Topf' })
  const alike = await makeQuickPin(app, ben, { title: 'Sukkulenten' })
  await settled(app)
  for (const endpoint of [boardContentRecommendationResource.get, boardRelatedPixieFeedResource.get]) {
    const ideas = await ana.ask(endpoint, { board_id: board.id })
    expect(ideas.map(({ id }) => id)).toEqual([neighbour.id, alike.id])
  }
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const hidden = await ben.call(boardContentRecommendationResource.get, { id: board.id })
  expect([hidden.status, hidden.error?.name]).toEqual([404, 'board_not_found'])
  expect((await ana.ask(boardContentRecommendationResource.get, { id: board.id })).map(({ id }) => id)).toContain(
    alike.id,
  )
})

test('DS-06 more ideas for a section are like what it holds, and nothing that is on its board', async () => {
  const [board, other] = [await makeBoard(ana, 'Werkstatt'), await makeBoard(ben, 'Drechselbank')]
  const section = (await ana.ask(boardSectionResource.create, { board_id: board.id, name: 'Schalen' })).id
  const inSection = await makeQuickPin(app, ana, { board_id: board.id, section_id: section, title: 'Ahornschale' })
  const onBoard = await makeQuickPin(app, ana, { board_id: board.id, title: 'Bandsäge' })
  await savePin(ben, inSection.id, other.id)
  await savePin(ben, onBoard.id, (await makeBoard(ben, 'Maschinenpark')).id)
  const neighbour = await makeQuickPin(app, ben, { board_id: other.id, title: 'Kelch' })
  const alike = await makeQuickPin(app, ben, { title: 'Schalen' })
  await makeQuickPin(app, ben, { title: 'Bandsäge' })
  await settled(app)
  const options = { board_id: board.id, section_id: section }
  const ideas = await ana.ask(boardContentRecommendationResource.get, options)
  expect(ideas.map(({ id }) => id)).toEqual([neighbour.id, alike.id])
  const elsewhere = await ana.call(boardContentRecommendationResource.get, { ...options, board_id: other.id })
  expect([elsewhere.status, elsewhere.error?.name, elsewhere.error?.field]).toEqual([
    404,
    'section_not_found',
    'section_id',
  ])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const hidden = await ben.call(boardContentRecommendationResource.get, options)
  expect([hidden.status, hidden.error?.name]).toEqual([404, 'board_not_found'])
})

test('PI-01 finding costs as many statements for a long page as for a short one', async () => {
  const board = await makeBoard(ana, 'Kalligrafie')
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Kalligrafie' })
  for (let n = 0; n < 12; n += 1) await makeQuickPin(app, ana, { board_id: board.id, title: 'Kalligrafie' })
  await settled(app)
  const cost = async (endpoint: Endpoint, options: object) => {
    const token = ben.cookies.get('_pinterest_sess') ?? ''
    const viewer = await findViewer(app.core, { token, userAgent: 'x', country: 'US' })
    const request = {
      requestId: 'x',
      address: '10.0.0.1',
      userAgent: '',
      idempotencyKey: undefined,
      cookies: { set: () => undefined },
    }
    const { statements } = await countStatements(() =>
      readingAll(() => app.core.binder.run(endpoint, viewer, options, request)),
    )
    return statements.length
  }
  for (const [endpoint, options] of [
    [relatedPinFeedResource.get, { pin_id: pin.id }],
    [boardContentRecommendationResource.get, { board_id: board.id }],
  ] as const) {
    const [few, many] = [
      await cost(endpoint, { ...options, page_size: 2 }),
      await cost(endpoint, { ...options, page_size: 10 }),
    ]
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(26)
  }
})
