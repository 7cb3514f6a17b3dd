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
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { lookAt, startTwoWebs, type TwoWebs } from './two-webs.ts'

let webs: TwoWebs
let ana: SignedIn
beforeAll(async () => {
  webs = await startTwoWebs()
  ana = await signUp(webs.app, { fullName: 'Ana Lima' })
}, 300_000)
afterAll(() => webs.app.stop())

/** A board with a pin of words that stand nowhere else. */
async function furnish(owner = ana) {
  const board = await makeBoard(owner)
  const pin = await makePin(owner, { boardId: board.id, title: `Title ${board.id}` })
  return { board, pin, title: `Title ${board.id}`, closeup: `/pin/${pin.id}/`, profile: `/${owner.member.username}` }
}

test('a board that turns secret is gone from the kept pages of both processes when the write answers', async () => {
  const { board, title, closeup, profile } = await furnish()
  for (const path of [board.url, closeup]) await webs.expectShown(path, title)
  await webs.expectShown(profile, board.name)
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  for (const path of [board.url, closeup]) await webs.expectGone(path)
  await webs.expectWithout(profile, board.name)
})

test('a page that is made of kept answers goes with what they were made of', async () => {
  const { board, pin, title, closeup } = await furnish()
  await webs.app.client().ask(pinResource.get, { id: pin.id })
  await webs.app.client().ask(boardFeedResource.get, { board_id: board.id })
  for (const path of [board.url, closeup]) await webs.expectShown(path, title)
  await ana.ask(pinResource.update, { id: pin.id, title: `Another ${board.id}` })
  for (const path of [board.url, closeup]) {
    await webs.expectShown(path, `Another ${board.id}`)
    await webs.expectWithout(path, title)
  }
})

test('a board that is archived or deleted is gone from the kept pages', async () => {
  const { board, title, profile } = await furnish()
  await webs.expectShown(profile, board.name)
  await ana.ask(boardResource.update, { board_id: board.id, archived: true })
  await webs.expectWithout(profile, board.name)
  await webs.expectShown(board.url, title)
  await ana.ask(boardResource.delete, { board_id: board.id })
  await webs.expectGone(board.url)
})

test('a pin that is deleted, moved to a secret board or taken off a board is gone from the kept pages', async () => {
  const [deleted, moved] = await Promise.all([furnish(), furnish()])
  const secret = await makeBoard(ana, 'Hushed place', 'secret')
  for (const { board, title, closeup } of [deleted, moved]) {
    await webs.expectShown(board.url, title)
    await webs.expectShown(closeup, title)
  }
  await ana.ask(pinResource.delete, { id: deleted.pin.id })
  await ana.ask(pinResource.update, { id: moved.pin.id, board_id: secret.id })
  for (const { board, title, closeup } of [deleted, moved]) {
    await webs.expectGone(closeup)
    await webs.expectWithout(board.url, title)
  }
  const ben = await signUp(webs.app)
  const shared = await makeBoard(ana)
  await addCollaborator(ana, shared.id, ben)
  const guest = await makePin(ben, { boardId: shared.id, title: 'Left behind' })
  await webs.expectShown(shared.url, 'Left behind')
  await ana.ask(pinResource.delete, { id: guest.id })
  await webs.expectWithout(shared.url, 'Left behind')
})

test('a profile that turns private is gone from the kept pages, with its boards and pins', async () => {
  const cara = await signUp(webs.app, { fullName: 'Cara Holm' })
  const { board, title, closeup, profile } = await furnish(cara)
  await webs.expectShown(profile, board.name)
  for (const path of [board.url, closeup]) await webs.expectShown(path, title)
  await cara.ask(updateMe, { is_private_profile: true })
  await webs.expectWithout(profile, board.name)
  for (const path of [board.url, closeup]) await webs.expectGone(path)
})

test.each(['here', 'there'] as const)(
  'a page that was being made (%s) while its board turned secret is given to nobody who asks afterwards',
  async (place) => {
    const { board, title } = await furnish()
    const { pages } = webs[place]
    const look = () => lookAt(webs.app.client(), webs[place], board.url)
    const open = pages.hold()
    const { done } = pages
    const before = look()
    while (pages.done === done) await pause(5)
    await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
    const after = look()
    open()
    expect((await after).status).toBe(404)
    // Who asked before the change gets what was true then.
    expect((await before).body).toContain(title)
    expect((await look()).status).toBe(404)
  },
)

test('a section that is renamed, and a comment that is reworded, are so on the kept pages', async () => {
  const { board, pin, closeup } = await furnish()
  const section = await makeSection(ana, board.id, 'Former words')
  const comment = await ana.ask(aggregatedCommentResource.create, { pinId: pin.id, text: 'Call me at 555' })
  await webs.expectShown(board.url, 'Former words')
  await webs.expectShown(closeup, 'Call me at 555')
  await ana.ask(boardSectionEditResource.create, { section_id: section.id, name: 'Later words' })
  await webs.expectWithout(board.url, 'Former words')
  await ana.ask(aggregatedCommentResource.update, { commentId: comment.id, text: 'Call me' })
  await webs.expectWithout(closeup, 'Call me at 555')
})

test.each(['here', 'there'] as const)(
  'a command drops the pages (%s) that show what it changed, and no others',
  async (place) => {
    const { app } = webs
    const { board, pin } = await furnish()
    const [ben, cara] = [await signUp(app), await signUp(app)]
    const others = await furnish(cara)
    const own = await makeBoard(ben)
    const look = () => lookAt(app.client(), webs[place], board.url)
    const renderings = async () => {
      const before = webs[place].pages.rendered
      await look()
      return webs[place].pages.rendered - before
    }
    await look()
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
  },
)
