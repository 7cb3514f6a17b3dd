import {
  boardCollaboratorResource,
  boardResource,
  boardsResource,
  pinResource,
  updateMe,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
  userResource,
  userSessionResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInTurn } from '../support/in-turn.ts'
import { addCollaborator, drawPicture, makeBoard, makePin, sendFile, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startInTurn()
})
afterAll(() => app.stop())

async function keysOf(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of app.core.storage.list(folder)) keys.push(key)
  return keys
}

test('RP-05 a list of boards tells a visitor nothing of secret ones, neither by pages nor by bookmarks', async () => {
  const ana = await signUp(app)
  await makeBoard(ana, 'Aprons')
  for (const name of ['Biopsy', 'Bankruptcy', 'Baby names']) await makeBoard(ana, name, 'secret')
  await makeBoard(ana, 'Curtains')
  const first = await app.client().call(boardsResource.get, {
    username: ana.member.username,
    sort: 'alphabetical',
    page_size: 1,
  })
  expect(first.data.map(({ name }) => name)).toEqual(['Aprons'])
  expect(
    Buffer.from(first.bookmark ?? '', 'base64url')
      .toString()
      .toLowerCase(),
  ).not.toContain('aprons')
  const second = await app.client().call(boardsResource.get, {
    username: ana.member.username,
    sort: 'alphabetical',
    page_size: 1,
    bookmarks: [first.bookmark ?? ''],
  })
  expect(second.data.map(({ name }) => name)).toEqual(['Curtains'])
})

test('RP-04 another spelling of an id is the same id', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  await ben.ask(userBlockResource.create, { blocked_user_id: ana.member.id })
  expect((await ana.call(userFollowResource.create, { user_id: `0${ben.member.id}` })).status).toBe(404)
  expect((await ana.call(userBlockResource.create, { blocked_user_id: `0${ana.member.id}` })).error?.name).toBe(
    'cannot_block_self',
  )
  expect((await ana.call(userFollowResource.create, { user_id: `0${ana.member.id}` })).status).toBe(403)
  expect((await app.client().ask(userResource.get, { user_id: ben.member.id })).follower_count).toBe(0)
})

test('RP-09 a collaborator who blocks the owner keeps nothing on the board out of the owner’s reach', async () => {
  const [owner, helper] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(owner)
  await addCollaborator(owner, board.id, helper)
  const pin = await makePin(helper, { boardId: board.id })
  await helper.ask(userBlockResource.create, { blocked_user_id: owner.member.id })
  expect((await owner.call(pinResource.get, { id: pin.id })).status).toBe(200)
  await expect
    .poll(async () => (await app.client().ask(boardResource.get, { board_id: board.id })).collaborator_count)
    .toBe(0)
  expect((await helper.call(pinResource.update, { id: pin.id, title: 'Owned' })).status).not.toBe(200)
  await owner.ask(pinResource.delete, { id: pin.id })
  expect((await app.client().ask(boardResource.get, { board_id: board.id })).pin_count).toBe(0)
})

test('RP-09 whoever is off a board may delete their pins there, not reword them', async () => {
  const [owner, helper] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(owner)
  await addCollaborator(owner, board.id, helper)
  const pin = await makePin(helper, { boardId: board.id, title: 'As it was' })
  await owner.ask(boardCollaboratorResource.delete, {
    board_id: board.id,
    invited_user_id: helper.member.id,
    ban: true,
  })
  expect((await helper.call(pinResource.update, { id: pin.id, title: 'Changed' })).error?.name).toBe('not_allowed')
  expect((await app.client().ask(pinResource.get, { id: pin.id })).title).toBe('As it was')
  expect((await helper.call(pinResource.delete, { id: pin.id })).status).toBe(200)
})

test('RP-05 many pins of a private profile leave the start page as full as it was', async () => {
  const [ana, quiet] = [await signUp(app), await signUp(app)]
  const shown = await makePin(ana, { boardId: (await makeBoard(ana)).id })
  const board = await makeBoard(quiet)
  for (let pin = 0; pin < 9; pin += 1) await makePin(quiet, { boardId: board.id })
  await settled(app)
  await quiet.ask(updateMe, { is_private_profile: true })
  const feed = await app.client().ask(userHomefeedResource.get, { page_size: 2 })
  expect(feed.map(({ id }) => id)).toContain(shown.id)
})

test('CA-28 a second file for one upload is refused and leaves nothing behind', async () => {
  const ana = await signUp(app)
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const [one, two] = [await drawPicture(), await drawPicture()]
  const answers = await Promise.all([sendFile(ana, registration, one), sendFile(ana, registration, two)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  await expect.poll(async () => (await keysOf('incoming')).length).toBe(0)
  expect((await upload(ana, one)).status).toBe('succeeded')
})

test('AC-02 signing in twice with one Idempotency-Key signs in twice', async () => {
  const ana = await signUp(app)
  const options = { username_or_email: ana.member.username, password: ana.member.password }
  const headers = { 'idempotency-key': 'the-same' }
  for (const round of [1, 2]) {
    const answer = await ana.call(userSessionResource.create, options, headers)
    expect(answer.headers.getSetCookie().join(), `round ${round}`).toContain('_pinterest_sess=')
  }
})
