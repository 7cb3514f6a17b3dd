import {
  boardResource,
  boardSensitivityResource,
  boardTitleSuggestionsResource,
  limits,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { callCost } from '../support/call-cost.ts'
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

/** Their board that holds the pins, saved from others. */
async function collect(
  who: SignedIn,
  name: string,
  pinIds: readonly string[],
  privacy: 'public' | 'secret' = 'public',
) {
  const board = await makeBoard(who, name, privacy)
  for (const pinId of pinIds) await savePin(who, pinId, board.id)
  return board
}

test('a new board may be called what several people call theirs that hold the picture, but not what one calls it', async () => {
  const pins = [
    (await makeQuickPin(app, ana, { title: 'Terrakotta' })).id,
    (await makeQuickPin(app, ana, { title: '' })).id,
  ]
  const [pin = ''] = pins
  await collect(ben, 'Slow pottery', pins)
  await collect(ben, 'Only mine', pins)
  expect(await titlesFor(ana, pin)).toEqual([])
  // Both boards hold the same pictures, and nothing else.
  await collect(cleo, 'slow Pottery', pins)
  expect((await titlesFor(ana, pin)).map((title) => title.toLowerCase())).toEqual(['slow pottery'])
})

test('the name that most people chose comes first, and at most four come', async () => {
  const { id } = await makeQuickPin(app, ana, { title: '' })
  const dora = await signUp(app)
  for (const name of ['Ones', 'Twos', 'Threes', 'Fours', 'Fives'])
    for (const who of name === 'Threes' ? [ben, cleo, dora] : [ben, cleo]) await collect(who, name, [id])
  const titles = await titlesFor(ana, id)
  expect([titles[0], titles.length]).toEqual(['Threes', 4])
})

test('secret, protected and sensitive boards, and boards of private profiles and of those one blocks, name nothing', async () => {
  const { id } = await makeQuickPin(app, ana, { title: 'Majolika' })
  await collect(ben, 'Glazed', [id])
  await collect(cleo, 'Glazed', [id], 'secret')
  expect(await titlesFor(ana, id)).toEqual([])
  const [dora, emil] = [await signUp(app), await signUp(app)]
  const board = await collect(emil, 'Glazed', [id])
  expect(await titlesFor(dora, id)).toEqual(['Glazed'])
  await dora.ask(userBlockResource.create, { blocked_user_id: emil.member.id })
  expect(await titlesFor(dora, id)).toEqual([])
  expect(await titlesFor(ana, id)).toEqual(['Glazed'])
  await emil.ask(boardResource.update, { board_id: board.id, privacy: 'protected' })
  expect(await titlesFor(ana, id)).toEqual([])
  await emil.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await titlesFor(ana, id)).toEqual(['Glazed'])
  await emil.ask(boardSensitivityResource.update, { board_id: board.id, is_sensitive: true })
  expect(await titlesFor(ana, id)).toEqual([])
  await emil.ask(boardSensitivityResource.update, { board_id: board.id, is_sensitive: false })
  await emil.ask(updateMe, { is_private_profile: true })
  expect(await titlesFor(ana, id)).toEqual([])
})

test('a new board may be called what the titles share, but not as one the viewer has, archived or not', async () => {
  const pin = await makeQuickPin(app, ben, { title: 'Herbarium drawers of oak' })
  await makeQuickPin(app, ben, { title: 'My herbarium drawers' })
  await makeQuickPin(app, cleo, { title: 'Herbarium drawers, labelled' })
  expect(await titlesFor(ana, pin.id)).toEqual(['Herbarium drawers'])
  const own = await makeBoard(ana, 'herbarium Drawers')
  await ana.ask(boardResource.update, { board_id: own.id, archived: true })
  expect(await titlesFor(ana, pin.id)).toEqual([])
})

test('little words, and names longer than a board’s may be, are not suggested', async () => {
  const long = `Donaudampfschifffahrtsgesellschaft Rindfleischetikettierung`
  const pin = await makeQuickPin(app, ben, { title: `${long} und für https` })
  await makeQuickPin(app, ben, { title: `${long} und für https` })
  const titles = await titlesFor(ana, pin.id)
  expect(titles.filter((title) => title.length > limits.boardName.longest || /und|für|https/i.test(title))).toEqual([])
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

test('names cost no more statements for more boards', async () => {
  const pin = await makeQuickPin(app, ben, { title: 'Kumiko panel' })
  const cost = async () => {
    await settled(app)
    return (await callCost(app, boardTitleSuggestionsResource.get, ana, { pin_id: pin.id })).statements
  }
  for (const who of [ben, cleo]) await collect(who, 'Panels', [pin.id])
  const few = await cost()
  for (const who of [await signUp(app), await signUp(app)])
    for (const name of ['Panels', 'Wood', 'Of wood']) await collect(who, name, [pin.id])
  expect(await cost()).toBe(few)
  expect(few).toBeLessThanOrEqual(12)
})
