import {
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  boardInviteResource,
  boardResource,
  businessAccountResource,
  contactRequestResource,
  didItActivityResource,
  limits,
  newsHubDetailsResource,
  pinResource,
  reactToPin,
  unreactToPin,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { fromMidday } from '../support/midday.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { linesOf, newsOf, unreadOf } from './telling.ts'

let app: TestApp
/** Milliseconds by which the program's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  const { now } = fromMidday()
  app = await startTestApp({ clock: { now: () => new Date(now().getTime() + ahead) } })
})
afterAll(() => app.stop())

async function pair(): Promise<{ ana: SignedIn; ben: SignedIn; pinId: string }> {
  const ana = await signUp(app, { fullName: 'Ana Lima' })
  const ben = await signUp(app, { fullName: 'Ben Ode' })
  const pin = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id })
  return { ana, ben, pinId: pin.id }
}

/** The lines and the count always say the same. */
async function told(member: SignedIn): Promise<string[]> {
  const lines = await linesOf(app, member)
  expect(await unreadOf(app, member)).toBe(lines.length)
  return lines
}

test('DI-07 a save into a secret board is nobody’s news, and one that turns secret leaves the news', async () => {
  const { ana, ben, pinId } = await pair()
  const secret = await makeBoard(ben, 'Hidden nook', 'secret')
  await savePin(ben, pinId, secret.id)
  expect(await told(ana)).toEqual([])
  const { rows } = await app.pool.query('select * from notifications where member_id = $1', [ana.member.id])
  expect(rows).toEqual([])
  const open = await makeBoard(ben, 'Open nook')
  await savePin(ben, pinId, open.id)
  const cleo = await signUp(app, { fullName: 'Cleo Park' })
  await savePin(cleo, pinId, (await makeBoard(cleo)).id)
  expect(await told(ana)).toEqual(['Cleo Park and Ben Ode saved your Pin'])
  await ben.ask(boardResource.update, { board_id: open.id, privacy: 'secret' })
  expect(await told(ana)).toEqual(['Cleo Park saved your Pin'])
})

test('DI-07 what the member may not see any more drops out: a board that turns secret, a comment there', async () => {
  const { ana, ben } = await pair()
  const board = await makeBoard(ben, 'Shared nook')
  const pin = await makeQuickPin(app, ben, { board_id: board.id })
  const own = await comment(ana, pin.id, 'Mine')
  await ben.ask(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId: own.id })
  await comment(ben, pin.id, 'Answer', own.id)
  await comment(ben, pin.id, `For @${ana.member.username}`)
  expect((await told(ana)).toSorted()).toEqual([
    'Ben Ode liked your comment',
    'Ben Ode mentioned you in a comment',
    'Ben Ode replied to your comment',
  ])
  await ben.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await told(ana)).toEqual([])
})

test('DI-07 blocked people are told nothing of each other, whoever blocks', async () => {
  const { ana, ben, pinId } = await pair()
  await savePin(ben, pinId, (await makeBoard(ben)).id)
  await ben.ask(reactToPin, { pin_id: pinId, reaction_type: 1 })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  await comment(ben, pinId, 'Hello')
  const [news] = await newsOf(app, ana)
  expect(await told(ana)).toHaveLength(4)
  for (const [blocker, blocked] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    await blocker.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
    expect(await told(ana)).toEqual([])
    const details = await ana.call(newsHubDetailsResource.get, { news_id: news?.id ?? '' })
    expect(details).toMatchObject({ status: 404, error: { name: 'news_not_found' } })
    await blocker.ask(userBlockResource.delete, { blocked_user_id: blocked.member.id })
  }
  // The follow does not come back with the block's end.
  expect(await told(ana)).toHaveLength(3)
})

test('DI-07 what was taken back or deleted drops out', async () => {
  const { ana, ben, pinId } = await pair()
  const copy = await savePin(ben, pinId, (await makeBoard(ben)).id)
  await ben.ask(reactToPin, { pin_id: pinId, reaction_type: 1 })
  const tried = await ben.ask(didItActivityResource.create, { pin_id: pinId, details: 'Done' })
  const said = await comment(ben, pinId, 'Hello')
  const own = await comment(ana, pinId, 'Mine')
  await ben.ask(aggregatedCommentLikeResource.create, { pinId, commentId: own.id })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  expect(await told(ana)).toHaveLength(6)
  await ben.ask(pinResource.delete, { id: copy.id })
  await ben.ask(unreactToPin, { pin_id: pinId })
  await ben.ask(didItActivityResource.delete, { user_did_it_data_id: tried.id })
  await ben.ask(aggregatedCommentResource.delete, { pinId, commentId: said.id })
  await ben.ask(aggregatedCommentLikeResource.delete, { pinId, commentId: own.id })
  expect(await told(ana)).toEqual(['Ben Ode started following you'])
  await ben.ask(userFollowResource.delete, { user_id: ana.member.id })
  expect(await told(ana)).toEqual([])
})

test('DI-07 an invitation that was taken back is told no more, nor is a deleted board', async () => {
  const { ana, ben } = await pair()
  const board = await makeBoard(ben, 'Trips', 'secret')
  const invited = { board_id: board.id, invited_user_ids: [ana.member.id] }
  await ben.ask(boardInviteResource.create, invited)
  expect(await told(ana)).toEqual(['Ben Ode invited you to Trips'])
  await ben.ask(boardInviteResource.delete, { board_id: board.id, invited_user_id: ana.member.id })
  expect(await told(ana)).toEqual([])
  await ben.ask(boardInviteResource.create, invited)
  expect(await told(ana)).toEqual(['Ben Ode invited you to Trips'])
  await ben.ask(boardResource.delete, { board_id: board.id })
  expect(await told(ana)).toEqual([])
  const other = await makeBoard(ben, 'Walks')
  await addCollaborator(ben, other.id, ana)
  expect(await told(ben)).toEqual(['Ana Lima joined Walks'])
})

test('VR-16 a request to join that waited for too long is told no more', async () => {
  const { ana, ben } = await pair()
  const board = await makeBoard(ana, 'Orchard')
  await ben.ask(contactRequestResource.create, { board_id: board.id })
  expect(await told(ana)).toEqual(['Ben Ode asks to join Orchard'])
  const [news] = await newsOf(app, ana)
  ahead += limits.contactRequests.waitMilliseconds + 1000
  expect(await told(ana)).toEqual([])
  const details = await ana.call(newsHubDetailsResource.get, { news_id: news?.id ?? '' })
  expect(details).toMatchObject({ status: 404, error: { name: 'news_not_found' } })
})

test('VR-16 partners are told of no requests to join, also of none from before they were one', async () => {
  const { ana, ben } = await pair()
  const board = await makeBoard(ana, 'Orchard')
  await ben.ask(contactRequestResource.create, { board_id: board.id })
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  expect(await told(ana)).toHaveLength(2)
  await ana.ask(businessAccountResource.create, { business_name: 'Orchard Works' })
  expect(await told(ana)).toEqual(['Ben Ode started following you'])
})

test('DI-07 pages that hidden news empties are filled from what is older', async () => {
  const { ana, ben, pinId } = await pair()
  const cleo = await signUp(app, { fullName: 'Cleo Park' })
  await comment(cleo, pinId, 'Old')
  await newsOf(app, ana)
  for (let n = 0; n < 5; n += 1) {
    const pin = await makeQuickPin(app, ana)
    await ben.ask(reactToPin, { pin_id: pin.id, reaction_type: 1 })
    await newsOf(app, ana)
  }
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  const { newsHubResource } = await import('@pinfold/contract')
  const page = await ana.ask(newsHubResource.get, { page_size: 2 })
  expect(page.map(({ kind }) => kind)).toEqual(['comment'])
})
