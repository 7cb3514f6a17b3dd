import { boardResource, boardsResource, pinResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endBoards } from '../../src/modules/teams/ending/end-boards.ts'
import { removeDeletedBoards } from '../../src/modules/boards/deletion/remove-deleted-boards.ts'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
expectPromisesAfterEach(() => app)

/** A board that passes to its collaborator; either of them may have a private profile. */
async function pass({ from, to }: { from: boolean; to: boolean }) {
  const [owner, heir] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(owner, 'Garden')
  await addCollaborator(owner, board.id, heir)
  const pin = await makeQuickPin(app, heir, { board_id: board.id })
  if (from) await owner.ask(updateMe, { is_private_profile: true })
  if (to) await heir.ask(updateMe, { is_private_profile: true })
  await endBoards(app.core, owner.member.id)
  const [passed] = await heir.ask(boardsResource.get, { username: heir.member.username })
  return { heir, passed: passed?.type === 'board' ? passed : null, pin }
}
const reads = async (client: Pick<SignedIn, 'call'>, { id }: { id: string }) =>
  (await client.call(pinResource.get, { id })).status

test('AC-07 CR-06 what only followers of a private profile saw is for the team alone under an heir with a public one', async () => {
  const { heir, passed, pin } = await pass({ from: true, to: false })
  expect(passed).toMatchObject({ name: 'Garden', privacy: 'secret' })
  expect([await reads(heir, pin), await reads(app.client(), pin)]).toEqual([200, 404])
  // Whom to show it is theirs to say now.
  await heir.ask(boardResource.update, { board_id: passed?.id ?? '', privacy: 'public' })
  expect(await reads(app.client(), pin)).toBe(200)
})

test.each([
  { from: false, to: false },
  { from: false, to: true },
  { from: true, to: true },
])('AC-07 a board stays as public as it is, passed on with %o', async (privacy) => {
  const { passed } = await pass(privacy)
  expect(passed).toMatchObject({ privacy: 'public' })
})

test('PS-11 CR-06 when a board of a private profile goes for good others’ pins go, too: nobody chose to show them to everybody', async () => {
  const [owner, friend] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(owner, 'For followers')
  await addCollaborator(owner, board.id, friend)
  const pin = await makeQuickPin(app, friend, { board_id: board.id })
  await owner.ask(updateMe, { is_private_profile: true })
  await owner.ask(boardResource.delete, { board_id: board.id })
  const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await removeDeletedBoards({ ...app.core, clock: { now: () => later } })
  expect(await reads(friend, pin)).toBe(404)
})
