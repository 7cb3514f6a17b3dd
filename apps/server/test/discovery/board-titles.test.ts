import { boardTitleSuggestionsResource, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = [await signUp(app), await signUp(app), await signUp(app)]
})

const titlesFor = async (who: SignedIn, pinId: string) => {
  await settled(app)
  return who.ask(boardTitleSuggestionsResource.get, { pin_id: pinId })
}

/** A board of theirs that holds the pin and one more. */
async function collect(who: SignedIn, name: string, pinId: string, privacy: 'public' | 'secret' = 'public') {
  const board = await makeBoard(who, name, privacy)
  await savePin(who, pinId, board.id)
  await makeQuickPin(app, who, { board_id: board.id, title: '' })
}

test('a new board may be called what several people call theirs, but not what one calls it', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Terrakotta' })
  await collect(ben, 'Slow pottery', pin.id)
  await collect(ben, 'Only mine', pin.id)
  expect(await titlesFor(ana, pin.id)).toEqual([])
  await collect(cleo, 'slow Pottery', pin.id)
  expect((await titlesFor(ana, pin.id)).map((title) => title.toLowerCase())).toEqual(['slow pottery'])
})

test('secret boards, and boards of those one blocks, name nothing', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Majolika' })
  await collect(ben, 'Glazed', pin.id)
  await collect(cleo, 'Glazed', pin.id, 'secret')
  expect(await titlesFor(ana, pin.id)).toEqual([])
  const emil = await signUp(app)
  await collect(emil, 'Glazed', pin.id)
  const dora = await signUp(app)
  expect(await titlesFor(dora, pin.id)).toEqual(['Glazed'])
  await dora.ask(userBlockResource.create, { blocked_user_id: emil.member.id })
  expect(await titlesFor(dora, pin.id)).toEqual([])
})

test('a new board may be called what such pins share, but not as one the viewer has', async () => {
  const pin = await makeQuickPin(app, ben, { title: 'Herbarium drawers of oak' })
  await makeQuickPin(app, ben, { title: 'My herbarium drawers' })
  await makeQuickPin(app, cleo, { title: 'Herbarium drawers, labelled' })
  expect(await titlesFor(ana, pin.id)).toEqual(['Herbarium drawers'])
  await makeBoard(ana, 'herbarium Drawers')
  expect(await titlesFor(ana, pin.id)).toEqual([])
})

test('a hidden pin names nothing, as if it were missing', async () => {
  const secret = await makeBoard(ben, 'Secret', 'secret')
  const pin = await makeQuickPin(app, ben, { board_id: secret.id, title: 'Hidden' })
  const [hidden, missing] = [
    await ana.call(boardTitleSuggestionsResource.get, { pin_id: pin.id }),
    await ana.call(boardTitleSuggestionsResource.get, { pin_id: '1' }),
  ]
  expect([hidden.status, hidden.error]).toEqual([404, missing.error])
  expect((await app.client().call(boardTitleSuggestionsResource.get, { pin_id: pin.id })).status).toBe(401)
})
