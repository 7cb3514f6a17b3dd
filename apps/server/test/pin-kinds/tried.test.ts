import {
  aggregatedActivityFeedResource,
  boardResource,
  didItActivityResource,
  didItUserFeedResource,
  pinResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { drawPicture, makeBoard, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cem: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
  cem = await signUp(app)
})
afterAll(() => app.stop())

const triedOf = async (viewer: SignedIn, of: SignedIn) =>
  (await viewer.ask(didItUserFeedResource.get, { username: of.member.username })).map(({ id }) => id)
const onPin = async (viewer: SignedIn, pinId: string) =>
  (await viewer.ask(aggregatedActivityFeedResource.get, { pin_id: pinId })).map(({ id }) => id)
const doneOf = async (pinId: string) =>
  (await ana.ask(pinResource.get, { id: pinId })).aggregated_pin_data.aggregated_stats.done

test('PR-15 what somebody tried shows on the pin, on its saves and on their profile, and is counted', async () => {
  const pin = await makeQuickPin(app, ana)
  const saved = await savePin(cem, pin.id, (await makeBoard(cem)).id)
  const photo = await upload(ben, await drawPicture())
  const tried = await ben.ask(didItActivityResource.create, {
    pin_id: pin.id,
    details: 'Turned out well.',
    image_signature: photo.signature ?? '',
  })
  expect(tried).toMatchObject({ details: 'Turned out well.', user: { id: ben.member.id }, pin: { id: pin.id } })
  expect(tried.viewer_can.delete).toBe(true)
  const path = new URL(tried.images?.['236x'].url ?? '').pathname
  expect((await app.client().fetch(path)).status).toBe(200)
  expect(await onPin(cem, saved.id)).toEqual([tried.id])
  expect(await triedOf(cem, ben)).toEqual([tried.id])
  expect([await doneOf(pin.id), await doneOf(saved.id)]).toEqual([1, 1])
  const again = await ben.call(didItActivityResource.create, { pin_id: saved.id, details: 'Again' })
  expect([again.status, again.error?.name]).toEqual([409, 'tried_already'])
  expect(await brokenPromises(app.pool)).toEqual({})
  await ben.ask(didItActivityResource.delete, { user_did_it_data_id: tried.id })
  expect([await onPin(cem, saved.id), await doneOf(pin.id)]).toEqual([[], 0])
  expect((await app.client().fetch(path)).status).toBe(404)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PR-15 a try needs a note or a photo, a pin that shows, and a member', async () => {
  const secret = await makeBoard(ana, 'Hidden', 'secret')
  const hidden = await makeQuickPin(app, ana, { board_id: secret.id })
  const pin = await makeQuickPin(app, ana)
  expect((await ben.call(didItActivityResource.create, { pin_id: pin.id })).error?.field).toBe('details')
  expect((await ben.call(didItActivityResource.create, { pin_id: hidden.id, details: 'x' })).status).toBe(404)
  expect((await ben.call(aggregatedActivityFeedResource.get, { pin_id: hidden.id })).status).toBe(404)
  expect((await app.client().call(didItActivityResource.create, { pin_id: pin.id, details: 'x' })).status).toBe(401)
})

test('PR-15 a pin’s owner may take a try away, a stranger may not, and whoever is blocked sees none', async () => {
  const pin = await makeQuickPin(app, ana)
  const tried = await ben.ask(didItActivityResource.create, { pin_id: pin.id, details: 'Mine' })
  expect((await cem.call(didItActivityResource.delete, { user_did_it_data_id: tried.id })).status).toBe(403)
  await cem.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await onPin(cem, pin.id)).toEqual([])
  expect((await cem.call(didItActivityResource.delete, { user_did_it_data_id: tried.id })).status).toBe(404)
  await cem.ask(userBlockResource.delete, { blocked_user_id: ben.member.id })
  await ana.ask(didItActivityResource.delete, { user_did_it_data_id: tried.id })
  expect(await onPin(ana, pin.id)).toEqual([])
})

test('PR-15 private profiles keep what they tried to themselves, and hidden pins take the photo along', async () => {
  const dan = await signUp(app)
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const photo = await upload(dan, await drawPicture())
  const tried = await dan.ask(didItActivityResource.create, { pin_id: pin.id, upload_id: photo.id })
  const path = new URL(tried.images?.['236x'].url ?? '').pathname
  await dan.ask(updateMe, { is_private_profile: true })
  expect([await onPin(cem, pin.id), await onPin(dan, pin.id)]).toEqual([[], [tried.id]])
  await dan.ask(updateMe, { is_private_profile: false })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect((await cem.fetch(path)).status).toBe(404)
  expect(await triedOf(cem, dan)).toEqual([])
})

test('PR-15 tries go with the last pin of what they are of', async () => {
  const pin = await makeQuickPin(app, ana)
  const tried = await ben.ask(didItActivityResource.create, { pin_id: pin.id, details: 'Good' })
  await ana.ask(pinResource.delete, { id: pin.id })
  await settled(app)
  const { rows } = await app.pool.query('select 1 from tries where id = $1', [tried.id])
  expect(rows).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PR-15 lists of tries cost the same for any length, and trying has a limit', async () => {
  const eve = await signUp(app)
  const pins = []
  for (let n = 0; n < 12; n += 1) pins.push(await makeQuickPin(app, ana))
  for (const pin of pins) await eve.ask(didItActivityResource.create, { pin_id: pin.id, details: 'Done' })
  const cost = (size: number) =>
    callCost(app, didItUserFeedResource.get, ben, { username: eve.member.username, page_size: size })
  const [three, twelve] = [await cost(3), await cost(12)]
  expect([three.items, twelve.items]).toEqual([3, 12])
  expect(twelve.statements).toBe(three.statements)
  expect(twelve.statements).toBeLessThanOrEqual(20)
  const answers = []
  for (let n = 0; n < 20; n += 1)
    answers.push((await eve.call(didItActivityResource.create, { pin_id: pins[0]?.id ?? '', details: 'Again' })).status)
  expect([answers[0], answers.at(-1)]).toEqual([409, 429])
})
