import {
  boardFeedResource,
  hidePin,
  pinResource,
  unhidePin,
  userFollowResource,
  userHomefeedResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
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

/** Which of the pins are in the client's home feed; jobs fill it, so it is asked until it is as expected. */
const expectHome = async (client: TestClient, pins: readonly { id: string }[], expected: readonly { id: string }[]) => {
  await expect
    .poll(
      async () => {
        const home = new Set((await client.ask(userHomefeedResource.get, { page_size: 100 })).map(({ id }) => id))
        return pins.filter(({ id }) => home.has(id)).map(({ id }) => id)
      },
      { timeout: 20_000 },
    )
    .toEqual(expected.map(({ id }) => id))
}

test('PI-01 a hidden pin leaves the viewer’s home feed and comes back when shown again; others go on seeing it', async () => {
  const board = await makeBoard(ana)
  const [pin, other] = [
    await makeQuickPin(app, ana, { board_id: board.id }),
    await makeQuickPin(app, ana, { board_id: board.id }),
  ]
  const both = [pin, other]
  const fan = await signUp(app)
  for (const each of [ben, fan]) {
    await each.ask(userFollowResource.create, { user_id: ana.member.id })
    await expectHome(each, both, both)
  }
  for (let n = 0; n < 2; n += 1) expect(await ben.ask(hidePin, { pin_id: other.id })).toBeNull()
  await expectHome(ben, both, [pin])
  await expectHome(fan, both, both)
  for (let n = 0; n < 2; n += 1) expect(await ben.ask(unhidePin, { pin_id: other.id })).toBeNull()
  await expectHome(ben, both, both)
})

test('PI-01 a hidden pin of somebody one follows leaves the feed, too, and pages stay full', async () => {
  const [star, fan] = [await signUp(app), await signUp(app)]
  await fan.ask(userFollowResource.create, { user_id: star.member.id })
  const pins = []
  for (let n = 0; n < 6; n += 1) pins.push(await makeQuickPin(app, star))
  await expectHome(fan, pins, pins)
  for (const { id } of pins.slice(3)) await fan.ask(hidePin, { pin_id: id })
  // Other sources of home may give some of them.
  const page = (await fan.ask(userHomefeedResource.get, { page_size: 3 })).map(({ id }) => id)
  expect(page).toHaveLength(3)
  for (const { id } of pins.slice(3)) expect(page).not.toContain(id)
  const [newest] = pins.slice(0, 3).toReversed()
  expect(page).toContain(newest?.id)
})

test('PI-01 a hidden pin still answers at its address, on its board and on the profile of who saved it', async () => {
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  await ben.ask(hidePin, { pin_id: pin.id })
  expect((await ben.ask(pinResource.get, { id: pin.id })).id).toBe(pin.id)
  expect((await ben.ask(boardFeedResource.get, { board_id: board.id })).map(({ id }) => id)).toEqual([pin.id])
  const profile = await ben.ask(userPinsResource.get, { username: ana.member.username })
  expect(profile.map(({ id }) => id)).toContain(pin.id)
})

test('PI-01 nobody hides their own pin, or one that went', async () => {
  const pin = await makeQuickPin(app, ana)
  expect(await ana.call(hidePin, { pin_id: pin.id })).toMatchObject({ status: 403, error: { name: 'not_allowed' } })
  await ben.ask(hidePin, { pin_id: pin.id })
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await ben.call(hidePin, { pin_id: pin.id })).toMatchObject({ status: 404, error: { name: 'pin_not_found' } })
})
