import {
  aggregatedActivityFeedResource,
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  didItActivityResource,
  pinResource,
  unifiedCommentsResource,
  userBlockResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment, commentsOf, texts } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let pinId: string
let objectId: string
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
  objectId = await aggregateOf(ana, pinId)
})

const aggregateOf = async (client: SignedIn, id: string) =>
  (await client.ask(pinResource.get, { id })).aggregated_pin_data.id

test('comments are listed, written and counted by the id of the picture alone', async () => {
  await comment(ben, pinId, 'By the pin')
  await ben.ask(aggregatedCommentResource.create, { objectId, text: 'By the picture' })
  const expected = await commentsOf(app.client(), pinId)
  expect(texts(expected)).toEqual(['By the picture', 'By the pin'])
  for (const list of [aggregatedCommentFeedResource.get, unifiedCommentsResource.get])
    expect(await app.client().ask(list, { objectId })).toEqual(expected)
  expect((await ana.call(aggregatedCommentFeedResource.get, {})).error).toMatchObject({
    name: 'invalid_parameters',
    field: 'pinId',
  })
})

test('a comment is changed, liked, answered and deleted by its own id alone', async () => {
  const { id: commentId } = await comment(ben, pinId, 'First')
  await comment(ana, pinId, 'An answer', commentId)
  expect(await ben.ask(aggregatedCommentResource.update, { commentId, text: 'Second' })).toMatchObject({
    text: 'Second',
  })
  expect(await ana.ask(aggregatedCommentLikeResource.create, { commentId })).toMatchObject({ like_count: 1 })
  expect(await ana.ask(aggregatedCommentLikeResource.delete, { commentId })).toMatchObject({ like_count: 0 })
  expect(texts(await ana.ask(aggregatedCommentReplyFeedResource.get, { commentId }))).toEqual(['An answer'])
  const stranger = await signUp(app)
  expect(await stranger.call(aggregatedCommentResource.delete, { commentId })).toMatchObject({ status: 403 })
  expect(await ben.ask(aggregatedCommentResource.delete, { commentId })).toBeNull()
  expect(await commentsOf(ana, pinId)).toEqual([])
})

test('another save leads to the comments where the first one is hidden from whoever asks', async () => {
  const saved = await savePin(ben, pinId, (await makeBoard(ben)).id)
  const { id: commentId } = await comment(ben, saved.id, 'Through the save')
  const cleo = await signUp(app)
  await ana.ask(userBlockResource.create, { blocked_user_id: cleo.member.id })
  expect(texts(await cleo.ask(aggregatedCommentFeedResource.get, { objectId }))).toEqual(['Through the save'])
  expect(await cleo.ask(aggregatedCommentLikeResource.create, { commentId })).toMatchObject({ liked_by_me: true })
})

test('what one may not see is as missing by these ids as what is not there', async () => {
  const secret = await makeBoard(ana, 'Hidden', 'secret')
  const hiddenPin = await makeQuickPin(app, ana, { board_id: secret.id })
  const hiddenObject = await aggregateOf(ana, hiddenPin.id)
  const { id: commentId } = await comment(ana, hiddenPin.id, 'Nobody reads this')
  expect(texts(await ana.ask(aggregatedCommentFeedResource.get, { objectId: hiddenObject }))).toHaveLength(1)
  for (const client of [ben, app.client()]) {
    const list = await client.call(aggregatedCommentFeedResource.get, { objectId: hiddenObject })
    const missing = await client.call(aggregatedCommentFeedResource.get, { objectId: '12345' })
    expect(list).toMatchObject({ status: 404, error: { name: 'pin_not_found' } })
    expect(list.error).toEqual(missing.error)
    const tries = await client.call(aggregatedActivityFeedResource.get, { aggregated_pin_data_id: hiddenObject })
    expect(tries.error).toEqual(missing.error)
  }
  const hidden = await ben.call(aggregatedCommentResource.delete, { commentId })
  expect(hidden).toMatchObject({ status: 404, error: { name: 'comment_not_found' } })
  expect(hidden.error).toEqual((await ben.call(aggregatedCommentResource.delete, { commentId: '12345' })).error)
  expect(await commentsOf(ana, hiddenPin.id)).toHaveLength(1)
})

test('who tried a picture is listed by its id alone', async () => {
  const made = await ben.ask(didItActivityResource.create, { pin_id: pinId, details: 'Went well' })
  const tries = await ana.ask(aggregatedActivityFeedResource.get, { aggregated_pin_data_id: objectId })
  expect(tries.map(({ id }) => id)).toEqual([made.id])
})
