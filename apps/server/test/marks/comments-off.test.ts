import { pinResource, repinResource, updateMe, userPinsResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin, readyUpload } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

async function commentsOf(client: TestClient, id: string) {
  const pin = await client.ask(pinResource.get, { id })
  return [pin.is_comments_allowed, pin.viewer_can.comment]
}

test('PI-07 comments are on unless the pin is made without them, and its pinner turns them off and on', async () => {
  const pin = await makeQuickPin(app, ana)
  expect(await commentsOf(ben, pin.id)).toEqual([true, true])
  const quiet = await ana.ask(pinResource.create, {
    upload_id: await readyUpload(app, ana.member.id),
    is_comments_allowed: false,
  })
  expect(await commentsOf(ben, quiet.id)).toEqual([false, false])
  // Off for the pin is off for everybody.
  expect(await commentsOf(ana, quiet.id)).toEqual([false, false])
  await ana.ask(pinResource.update, { id: quiet.id, is_comments_allowed: true })
  await ana.ask(pinResource.update, { id: quiet.id, title: 'Other words' })
  expect(await commentsOf(ben, quiet.id)).toEqual([true, true])
  await ana.ask(pinResource.update, { id: quiet.id, is_comments_allowed: false })
  await ana.ask(pinResource.update, { id: quiet.id, title: 'Words' })
  expect(await commentsOf(ben, quiet.id)).toEqual([false, false])
})

test('PI-07 comments off for one pin say nothing of the saves of it', async () => {
  const pin = await makeQuickPin(app, ana)
  await ana.ask(pinResource.update, { id: pin.id, is_comments_allowed: false })
  const save = await ben.ask(repinResource.create, { pin_id: pin.id })
  expect(await commentsOf(ana, save.id)).toEqual([true, true])
})

test('PI-07 comments off for an account are off on all its pins, for everybody but their pinner', async () => {
  const board = await makeBoard(ben)
  await addCollaborator(ben, board.id, ana)
  const pins = [await makeQuickPin(app, ana), await makeQuickPin(app, ana, { board_id: board.id })]
  expect((await ana.ask(updateMe, { is_comments_allowed: false })).is_comments_allowed).toBe(false)
  for (const { id } of pins) {
    expect(await commentsOf(ben, id)).toEqual([true, false])
    expect(await commentsOf(ana, id)).toEqual([true, true])
  }
  const listed = await ben.ask(userPinsResource.get, { username: ana.member.username })
  expect(listed.map(({ viewer_can: can }) => can.comment)).toEqual([false, false])
  await ana.ask(updateMe, { is_comments_allowed: true })
  expect(await commentsOf(ben, pins[0]?.id ?? '')).toEqual([true, true])
})

test('PI-07 whether an account takes comments is told to its member alone', async () => {
  const options = { username: ana.member.username }
  expect(await ana.ask(userResource.get, options)).toMatchObject({ is_comments_allowed: true })
  await ana.ask(updateMe, { is_comments_allowed: false, about: 'Quiet' })
  await ana.ask(updateMe, { about: 'Still quiet' })
  expect(await ana.ask(userResource.get, options)).toMatchObject({ is_comments_allowed: false })
  for (const client of [ben, app.client()])
    expect(await client.ask(userResource.get, options)).not.toHaveProperty('is_comments_allowed')
})
