import {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  boardResource,
  errorTable,
  pinResource,
  unifiedCommentsResource,
  updateMe,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { comment, commentsOf, repliesTo, texts } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = await Promise.all([signUp(app), signUp(app), signUp(app)])
})

const missingComment = { status: 404, error: { name: 'comment_not_found', code: errorTable.comment_not_found.code } }

/** Every call that names a comment, as somebody tries them. */
const tries = async (client: TestClient, pinId: string, commentId: string) => [
  await client.call(aggregatedCommentReplyFeedResource.get, { pinId, commentId }),
  await client.call(aggregatedCommentResource.create, { pinId, parentId: commentId, text: 'x' }),
  await client.call(aggregatedCommentResource.update, { pinId, commentId, text: 'x' }),
  await client.call(aggregatedCommentResource.delete, { pinId, commentId }),
  await client.call(aggregatedCommentLikeResource.create, { pinId, commentId }),
  await client.call(aggregatedCommentLikeResource.delete, { pinId, commentId }),
]

test.each(['who blocks', 'who is blocked'] as const)(
  'ST-05 PI-07 the comments of a blocked person, with all answers to them, are missing for %s, and back after the block',
  async (side) => {
    const pinId = (await makeQuickPin(app, ana)).id
    const made = await comment(ben, pinId, 'ben’s')
    const answer = await comment(ana, pinId, 'ana to ben', made.id)
    const own = await comment(cleo, pinId, 'cleo to ben', made.id)
    const other = await comment(ana, pinId, 'ana’s')
    await comment(ben, pinId, 'ben to ana', other.id)
    await comment(cleo, pinId, 'cleo to ana', other.id)
    const [blocker, blocked] = side === 'who blocks' ? [cleo, ben] : [ben, cleo]
    await blocker.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })

    expect(texts(await commentsOf(cleo, pinId))).toEqual(['ana’s'])
    expect(texts(await repliesTo(cleo, pinId, other.id))).toEqual(['cleo to ana'])
    for (const hidden of [made, answer])
      for (const tried of await tries(cleo, pinId, hidden.id)) expect(tried).toMatchObject(missingComment)
    expect(texts(await commentsOf(ana, pinId))).toEqual(['ana’s', 'ben’s'])
    expect(texts(await repliesTo(ana, pinId, made.id))).toEqual(['ana to ben', 'cleo to ben'])

    await blocker.ask(userBlockResource.delete, { blocked_user_id: blocked.member.id })
    expect(texts(await commentsOf(cleo, pinId))).toEqual(['ana’s', 'ben’s'])
    await blocker.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
    // One's own words can be taken back even there.
    await cleo.ask(aggregatedCommentResource.delete, { pinId, commentId: own.id })
    expect(texts(await repliesTo(ana, pinId, made.id))).toEqual(['ana to ben'])
  },
)

test('ST-05 a full page is found behind many comments of a blocked person, and the list goes on from there', async () => {
  const pinId = (await makeQuickPin(app, ana)).id
  for (let n = 1; n <= 4; n += 1) await comment(cleo, pinId, `old ${n}`)
  for (let n = 1; n <= 5; n += 1) await comment(ben, pinId, `hidden ${n}`)
  await comment(cleo, pinId, 'new')
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  const start = await ana.call(unifiedCommentsResource.get, { pinId, page_size: 3 })
  expect(texts(start.data)).toEqual(['new', 'old 4', 'old 3'])
  const next = await ana.call(unifiedCommentsResource.get, { pinId, page_size: 3, bookmarks: [start.bookmark ?? ''] })
  expect(texts(next.data)).toEqual(['old 2', 'old 1'])
})

test('PI-07 who is blocked cannot comment on the blocker’s pin, nor the other way round', async () => {
  const pins = [(await makeQuickPin(app, ana)).id, (await makeQuickPin(app, ben)).id] as const
  await ana.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  for (const [client, pinId] of [
    [ben, pins[0]],
    [ana, pins[1]],
  ] as const) {
    const missing = { status: 404, error: { name: 'pin_not_found' } }
    expect(await client.call(aggregatedCommentResource.create, { pinId, text: 'x' })).toMatchObject(missing)
    expect(await client.call(aggregatedCommentFeedResource.get, { pinId })).toMatchObject(missing)
  }
})

test('PI-07 ER-13 comments that are off for a pin are off for everybody, are not read there, and can still be deleted', async () => {
  const pin = await makeQuickPin(app, ana)
  const made = await comment(ben, pin.id)
  const other = await comment(cleo, pin.id)
  await comment(ben, pin.id, 'an answer', made.id)
  await ana.ask(pinResource.update, { id: pin.id, is_comments_allowed: false })
  const off = { status: 403, error: { name: 'comments_off', code: 52, message: 'Comments are turned off' } }
  for (const client of [ana, ben]) {
    const named = { pinId: pin.id, commentId: made.id }
    for (const answer of [
      await client.call(aggregatedCommentResource.create, { pinId: pin.id, text: 'x' }),
      await client.call(aggregatedCommentResource.create, { pinId: pin.id, parentId: made.id, text: 'x' }),
      await client.call(aggregatedCommentResource.update, { ...named, text: 'x' }),
      await client.call(aggregatedCommentLikeResource.create, named),
      await client.call(aggregatedCommentLikeResource.delete, named),
    ])
      expect(answer).toMatchObject(off)
    expect(await commentsOf(client, pin.id)).toEqual([])
    expect(await repliesTo(client, pin.id, made.id)).toEqual([])
    expect((await client.ask(pinResource.get, { id: pin.id })).viewer_can.comment).toBe(false)
  }
  await ben.ask(aggregatedCommentResource.delete, { pinId: pin.id, commentId: made.id })
  await ana.ask(pinResource.update, { id: pin.id, is_comments_allowed: true })
  expect(await commentsOf(ben, pin.id)).toEqual([
    await ben.ask(aggregatedCommentLikeResource.delete, { pinId: pin.id, commentId: other.id }),
  ])
})

test('PI-07 ER-13 comments that are off for an account are off under all its pins, and on under saves by others', async () => {
  const pin = await makeQuickPin(app, ana)
  const saved = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  await comment(cleo, pin.id)
  await ana.ask(updateMe, { is_comments_allowed: false })
  expect(await cleo.call(aggregatedCommentResource.create, { pinId: pin.id, text: 'x' })).toMatchObject({
    status: 403,
    error: { name: 'comments_off' },
  })
  expect(await commentsOf(cleo, pin.id)).toEqual([])
  await comment(cleo, saved.id, 'under ben’s')
  expect(await commentsOf(cleo, saved.id)).toHaveLength(2)
  await comment(ana, pin.id, 'ana may')
})

test('PI-07 a pin that turns secret leaves its comments behind, and they go with the last pin that shows them', async () => {
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const saved = await savePin(ben, pin.id, (await makeBoard(ben)).id)
  const made = await comment(cleo, pin.id, 'under ana’s')
  await comment(ben, pin.id, 'an answer', made.id)
  await ben.ask(aggregatedCommentLikeResource.create, { pinId: pin.id, commentId: made.id })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })

  expect(await commentsOf(ana, pin.id)).toEqual([])
  // The secret pin's id tells nobody of it, ana excepted.
  expect(await commentsOf(cleo, saved.id)).toMatchObject([{ id: made.id, pin_id: saved.id }])
  expect(await commentsOf(ana, saved.id)).toMatchObject([{ id: made.id, pin_id: pin.id }])
  for (const client of [ben, cleo])
    expect(await client.call(aggregatedCommentFeedResource.get, { pinId: pin.id })).toMatchObject({
      error: { name: 'pin_not_found' },
    })

  await ben.ask(pinResource.delete, { id: saved.id })
  for (const tried of await tries(ana, pin.id, made.id)) expect(tried).toMatchObject(missingComment)
  await expect
    .poll(async () => (await app.pool.query('select from comments where id = $1', [made.id])).rowCount, {
      timeout: 20_000,
    })
    .toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-07 comments on a secret board stay among those who may see it', async () => {
  const board = await makeBoard(ana, undefined, 'secret')
  await addCollaborator(ana, board.id, ben)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  const made = await comment(ben, pin.id, 'between us')
  expect(await commentsOf(ana, pin.id)).toMatchObject([{ id: made.id, text: 'between us' }])
  for (const client of [cleo, app.client()]) {
    const missing = { status: 404, error: { name: 'pin_not_found' } }
    expect(await client.call(aggregatedCommentFeedResource.get, { pinId: pin.id })).toMatchObject(missing)
    expect(
      await client.call(aggregatedCommentReplyFeedResource.get, { pinId: pin.id, commentId: made.id }),
    ).toMatchObject(missing)
  }
})
