import { setTimeout as pause } from 'node:timers/promises'
import {
  aggregatedCommentResource,
  boardFeedResource,
  boardResource,
  boardSectionEditResource,
  pinResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../src/platform/http/page-cache.ts'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { watchPages, type WatchedPages } from './watched-pages.ts'

let app: TestApp
let pages: WatchedPages
let ana: SignedIn
beforeAll(async () => {
  pages = await watchPages()
  // Nothing ends by itself: what is gone was purged.
  app = await startTestApp({ pages, visitorPages: createPageCache({ now: () => 0 }) })
  ana = await signUp(app, { fullName: 'Ana Lima' })
}, 300_000)
afterAll(() => app.stop())

const look = async (path: string) => {
  const response = await app.client().fetch(path)
  return { status: response.status, body: await response.text() }
}

/** A board with a pin of words that stand nowhere else. */
async function furnish(owner = ana) {
  const board = await makeBoard(owner)
  const pin = await makePin(owner, { boardId: board.id, title: `Title ${board.id}` })
  return { board, pin, title: `Title ${board.id}`, closeup: `/pin/${pin.id}/` }
}

test('a board that turns secret is gone from the kept pages when the write answers', async () => {
  const { board, title, closeup } = await furnish()
  for (const path of [board.url, closeup]) expect((await look(path)).body).toContain(title)
  expect((await look(`/${ana.member.username}`)).body).toContain(board.name)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  for (const path of [board.url, closeup]) {
    const { status, body } = await look(path)
    expect(status).toBe(404)
    expect(body).not.toContain(title)
  }
  expect((await look(`/${ana.member.username}`)).body).not.toContain(board.name)
})

test('a page that is made of kept answers goes with what they were made of', async () => {
  const { board, pin, title, closeup } = await furnish()
  await app.client().ask(pinResource.get, { id: pin.id })
  await app.client().ask(boardFeedResource.get, { board_id: board.id })
  for (const path of [board.url, closeup]) expect((await look(path)).body).toContain(title)
  await ana.ask(pinResource.update, { id: pin.id, title: `Another ${board.id}` })
  for (const path of [board.url, closeup]) {
    const { body } = await look(path)
    expect(body).toContain(`Another ${board.id}`)
    expect(body).not.toContain(title)
  }
})

test('a board that is archived or deleted is gone from the kept pages', async () => {
  const { board } = await furnish()
  const profile = `/${ana.member.username}`
  expect((await look(profile)).body).toContain(board.name)
  await ana.ask(boardResource.update, { board_id: board.id, archived: true })
  expect((await look(profile)).body).not.toContain(board.name)
  expect((await look(board.url)).status).toBe(200)
  await ana.ask(boardResource.delete, { board_id: board.id })
  expect((await look(board.url)).status).toBe(404)
})

test('a pin that is deleted, moved to a secret board or taken off a board is gone from the kept pages', async () => {
  const [deleted, moved] = await Promise.all([furnish(), furnish()])
  const secret = await makeBoard(ana, 'Hushed place', 'secret')
  for (const { board, title } of [deleted, moved]) expect((await look(board.url)).body).toContain(title)
  for (const { closeup } of [deleted, moved]) expect((await look(closeup)).status).toBe(200)
  await ana.ask(pinResource.delete, { id: deleted.pin.id })
  await ana.ask(pinResource.update, { id: moved.pin.id, board_id: secret.id })
  for (const { board, title, closeup } of [deleted, moved]) {
    expect((await look(closeup)).status).toBe(404)
    expect((await look(board.url)).body).not.toContain(title)
  }
  const ben = await signUp(app)
  const shared = await makeBoard(ana)
  await addCollaborator(ana, shared.id, ben)
  const guest = await makePin(ben, { boardId: shared.id, title: 'Left behind' })
  expect((await look(shared.url)).body).toContain('Left behind')
  await ana.ask(pinResource.delete, { id: guest.id })
  expect((await look(shared.url)).body).not.toContain('Left behind')
})

test('a profile that turns private is gone from the kept pages, with its boards and pins', async () => {
  const cara = await signUp(app, { fullName: 'Cara Holm' })
  const { board, title, closeup } = await furnish(cara)
  const profile = `/${cara.member.username}`
  expect((await look(profile)).body).toContain(board.name)
  expect((await look(board.url)).body).toContain(title)
  expect((await look(closeup)).status).toBe(200)
  await cara.ask(updateMe, { is_private_profile: true })
  expect((await look(profile)).body).not.toContain(board.name)
  expect((await look(board.url)).status).toBe(404)
  expect((await look(closeup)).status).toBe(404)
})

test('a page that was being made while its board turned secret is given to nobody who asks afterwards', async () => {
  const { board, title } = await furnish()
  const open = pages.hold()
  const { done } = pages
  const before = look(board.url)
  while (pages.done === done) await pause(5)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const after = look(board.url)
  open()
  expect((await after).status).toBe(404)
  // Who asked before the change gets what was true then.
  expect((await before).body).toContain(title)
  expect((await look(board.url)).status).toBe(404)
})

test('a section that is renamed, and a comment that is reworded, are so on the kept pages', async () => {
  const { board, pin, closeup } = await furnish()
  const section = await makeSection(ana, board.id, 'Former words')
  const comment = await ana.ask(aggregatedCommentResource.create, { pinId: pin.id, text: 'Call me at 555' })
  expect((await look(board.url)).body).toContain('Former words')
  expect((await look(closeup)).body).toContain('Call me at 555')
  await ana.ask(boardSectionEditResource.create, { section_id: section.id, name: 'Later words' })
  expect((await look(board.url)).body).not.toContain('Former words')
  await ana.ask(aggregatedCommentResource.update, { commentId: comment.id, text: 'Call me' })
  expect((await look(closeup)).body).not.toContain('Call me at 555')
})

test('a command drops the pages that show what it changed, and no others', async () => {
  const { board, pin } = await furnish()
  const [ben, cara] = [await signUp(app), await signUp(app)]
  const others = await furnish(cara)
  const own = await makeBoard(ben)
  const renderings = async () => {
    const before = pages.rendered
    await look(board.url)
    return pages.rendered - before
  }
  await look(board.url)
  await savePin(ben, others.pin.id, own.id)
  await cara.ask(boardResource.update, { board_id: others.board.id, privacy: 'secret' })
  await ben.ask(userBlockResource.create, { blocked_user_id: cara.member.id })
  expect(await renderings()).toBe(0)
  // The card says how often its Pin was saved.
  await savePin(cara, pin.id, (await makeBoard(cara)).id)
  expect(await renderings()).toBe(1)
  await ana.ask(boardResource.update, { board_id: board.id, description: 'Now with words' })
  expect(await renderings()).toBe(1)
  expect(await renderings()).toBe(0)
})
