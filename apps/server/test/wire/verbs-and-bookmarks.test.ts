import {
  aggregatedCommentFeedResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardsFeedResource,
  boardsResource,
  type Endpoint,
  profileBoardsResource,
  relatedModulesResource,
  relatedPinFeedResource,
  searchResource,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment } from '../comments/commenting.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let boardId = ''
let pinId = ''
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  boardId = (await makeBoard(ana, 'Ceramics')).id
  for (const title of ['Blue bowl', 'Blue vase', 'Blue plate'])
    pinId = (await makeQuickPin(app, ana, { board_id: boardId, title })).id
}, 120_000)
afterAll(() => app.stop())

test.each([
  ['PUT', '/resource/BoardResource/update/', 'POST'],
  ['DELETE', '/resource/BoardResource/delete/', 'POST'],
  ['PATCH', '/_ngjs/resource/BoardResource/get/', 'GET, HEAD, POST'],
  ['GET', '/resource/BoardResource/create/', 'POST'],
  // Known resources that have no such action.
  ['POST', '/resource/BoardFeedResource/update/', null],
  ['GET', '/resource/UserFollowResource/get/', null],
  ['POST', '/v3/users/me/unread/', 'GET'],
  ['GET', '/v3/users/follow/', 'PUT'],
  ['PATCH', '/v3/users/follow/', 'PUT'],
])(
  '%s %s is a wrong verb for a known address, which is told apart from a wrong address',
  async (method, path, allow) => {
    const answer = await ana.send(method, path, method === 'GET' ? undefined : new URLSearchParams())
    expect(answer).toMatchObject({ status: 405, error: { name: 'method_not_allowed', code: 5 } })
    expect(answer.headers.get('allow')).toBe(allow)
  },
)

test.each([
  ['POST', '/resource/NoSuchResource/update/'],
  ['GET', '/resource/NoSuchResource/get/'],
  ['PATCH', '/v3/no/such/address/'],
])('%s %s is missing', async (method, path) => {
  const answer = await ana.send(method, path, method === 'GET' ? undefined : new URLSearchParams())
  expect(answer.status).toBe(404)
})

test('a wrong verb inside ApiResource is one, too', async () => {
  const answer = await ana.resource('ApiResource', 'delete', { url: '/v3/users/me/unread/' })
  expect(answer).toMatchObject({ status: 405, error: { name: 'method_not_allowed' } })
})

/** The first page under one name, and the second by its bookmark under another. */
async function goOn(from: Endpoint, options: object, to: Endpoint, others: object = options) {
  const first = await ana.call(from, { ...options, page_size: 1 })
  expect(first.bookmark, from.id).toBeTypeOf('string')
  const second = await ana.call(to, { ...others, page_size: 1, bookmarks: [first.bookmark] })
  return { first, second }
}
const idsIn = (data: unknown) => ((data as { results?: unknown }).results ?? data) as { id: string }[]

test('one list under two names has one bookmark', async () => {
  await comment(ana, pinId, 'One')
  await comment(ana, pinId, 'Two')
  await makeBoard(ana, 'Another')
  const { username } = ana.member
  const pairs: [Endpoint, Endpoint, object][] = [
    [baseSearchResource.get, searchResource.get, { query: 'blue', scope: 'my_pins' }],
    [searchResource.get, baseSearchResource.get, { query: 'blue', scope: 'my_pins' }],
    [aggregatedCommentFeedResource.get, unifiedCommentsResource.get, { pinId }],
    [boardsResource.get, profileBoardsResource.get, { username }],
    [profileBoardsResource.get, boardsFeedResource.get, { username }],
  ]
  for (const [from, to, options] of pairs) {
    const { first, second } = await goOn(from, options, to)
    expect(second.status, `${from.id} to ${to.id}`).toBe(200)
    expect(idsIn(second.data)[0]?.id).not.toBe(idsIn(first.data)[0]?.id)
  }
})

test('options that mean the same name the same list', async () => {
  const ben = await signUp(app)
  const other = await makeBoard(ben)
  const together = [relatedPinFeedResource.get, relatedModulesResource.get] as const
  const ideas = [boardContentRecommendationResource.get, boardRelatedPixieFeedResource.get] as const
  await savePin(ben, pinId, other.id)
  for (const title of ['Near', 'Nearer', 'Nearest']) await makeQuickPin(app, ben, { board_id: other.id, title })
  const { second } = await goOn(together[0], { pin: pinId }, together[1], { pin_id: pinId })
  expect(second.status).toBe(200)
  const shared = await goOn(ideas[0], { id: boardId }, ideas[1], { board_id: boardId })
  expect(shared.second.status).toBe(200)
})

test('a bookmark of another list stays refused', async () => {
  const { second } = await goOn(searchResource.get, { query: 'blue', scope: 'my_pins' }, baseSearchResource.get, {
    query: 'green',
    scope: 'my_pins',
  })
  expect(second).toMatchObject({ status: 400, error: { name: 'bookmark_refused' } })
})
