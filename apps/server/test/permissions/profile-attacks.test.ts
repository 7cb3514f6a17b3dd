import {
  aggregatedActivityFeedResource,
  boardFollowingResource,
  boardsResource,
  deletedBoards,
  didItActivityResource,
  didItUserFeedResource,
  type Endpoint,
  type OptionsInput,
  interestFollowingResource,
  interestFollowResource,
  boardFollowResource,
  boardResource,
  restoreBoard,
  shoppingListPinsResource,
  updateMe,
  userActivityPinsResource,
  userFollowersResource,
  userFollowingResource,
  userFollowRequestResource,
  userFollowResource,
  userMetadataResource,
  userPinsResource,
  userResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { startInTurn } from '../support/in-turn.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { ghostOf, noTarget } from './target.ts'

let app: TestApp
let owner: SignedIn
let other: SignedIn
let stranger: SignedIn
/** Of the owner's: on a secret board, on an archived one, and on a deleted one. */
let hidden: { boardIds: string[]; pinIds: string[]; deletedId: string }
beforeAll(async () => {
  app = await startInTurn()
  ;[owner, other, stranger] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  for (const each of [owner, other]) {
    for (let n = 0; n < 3; n += 1) {
      const follower = await signUp(app)
      await follower.ask(userFollowResource.create, { user_id: each.member.id })
      await each.ask(userFollowResource.create, { user_id: follower.member.id })
      const board = await makeBoard(follower)
      await each.ask(boardFollowResource.create, { board_id: board.id })
      await makeQuickPin(app, each, { board_id: (await makeBoard(each)).id })
      await each.ask(didItActivityResource.create, { pin_id: (await makeQuickPin(app, follower)).id, details: 'Done' })
    }
    await each.ask(interestFollowResource.create, { interest_list: '10,11,12' })
  }
  const secret = await makeBoard(owner, undefined, 'secret')
  const archived = await makeBoard(owner)
  const deleted = await makeBoard(owner)
  const pins = [
    await makeQuickPin(app, owner, { board_id: secret.id }),
    await makeQuickPin(app, owner, { board_id: archived.id }),
    await makeQuickPin(app, owner, { board_id: deleted.id }),
  ]
  await owner.ask(boardResource.update, { board_id: archived.id, archived: true })
  await owner.ask(boardResource.delete, { board_id: deleted.id })
  hidden = {
    boardIds: [secret.id, archived.id, deleted.id],
    pinIds: pins.map(({ id }) => id),
    deletedId: deleted.id,
  }
  await settled(app)
}, 120_000)
afterAll(() => app.stop())

const bare = ({ status, body }: WireAnswer) => ({ status, answer: body['resource_response'] })
const ghost = (id: string) => ghostOf({ ...noTarget, userId: id }).userId

const listsOfMembers: readonly [string, Endpoint][] = [
  ['followers', userFollowersResource.get],
  ['following', userFollowingResource.get],
  ['boards followed', boardFollowingResource.get],
  ['topics', interestFollowingResource.get],
  ['boards', boardsResource.get],
  ['saved pins', userPinsResource.get],
  ['created pins', userActivityPinsResource.get],
  ['tried', didItUserFeedResource.get],
]

test.each(listsOfMembers)(
  'CA-20 the bookmark of one member’s %s is refused for another’s, and for another list',
  async (_name, endpoint) => {
    const first = await stranger.call(endpoint, { username: owner.member.username, page_size: 1 })
    expect(first.bookmark).toEqual(expect.any(String))
    const go = (list: Endpoint, username: string) =>
      stranger.call(list, { username, page_size: 1, bookmarks: [first.bookmark] })
    expect((await go(endpoint, owner.member.username)).status).toBe(200)
    expect(await go(endpoint, other.member.username)).toMatchObject({
      status: 400,
      error: { name: 'bookmark_refused' },
    })
    for (const [, list] of listsOfMembers.filter(([, each]) => each !== endpoint))
      expect(await go(list, owner.member.username)).toMatchObject({ error: { name: 'bookmark_refused' } })
  },
)

test.each(listsOfMembers)(
  'RP-05 a private profile’s %s are missing also for who holds a bookmark of before',
  async (_name, endpoint) => {
    const { username } = other.member
    const { bookmark } = await stranger.call(endpoint, { username, page_size: 1 })
    await other.ask(updateMe, { is_private_profile: true })
    try {
      const more = { page_size: 1, bookmarks: [bookmark] }
      for (const options of [{ username }, { username, ...more }]) {
        for (const client of [stranger, app.client()]) {
          const answer = await client.call(endpoint, options)
          const missing = await client.call(endpoint, { ...options, username: `${username}x`, bookmarks: [] })
          expect(bare(answer)).toEqual(bare(missing))
          expect(answer.status).toBe(404)
        }
      }
    } finally {
      await other.ask(updateMe, { is_private_profile: false })
    }
  },
)

test.each([
  { is_own_profile_pins: true },
  { is_own_profile_pins: true, pin_filter: 'FAVORITED' as const },
  { pin_filter: 'CREATED_BY_ME' as const },
  { is_own_profile_pins: true, pin_filter: 'COLORS' as const },
  { pin_filter: 'INTERESTS' as const },
])('ST-23 asking for somebody’s pins as if they were one’s own (%j) shows no more of them', async (options) => {
  const answer = await stranger.call(userPinsResource.get, {
    username: owner.member.username,
    page_size: 250,
    ...options,
  })
  for (const id of hidden.pinIds) expect(JSON.stringify(answer.body)).not.toContain(id)
})

test.each<Partial<OptionsInput<typeof boardsResource.get>>>([
  { privacy_filter: 'secret' },
  { privacy_filter: 'all' },
  { include_archived: true },
  { filter_all_pins: true, filter_shopping_list: true, include_archived: true },
  { group_by: 'visibility' },
  { sort: 'custom', include_archived: true, privacy_filter: 'all' },
])('CA-20 no way to ask for somebody’s boards (%j) tells of secret, archived or deleted ones', async (options) => {
  const asked = { username: owner.member.username, page_size: 250, orbac_subject_id: owner.member.id, ...options }
  const answer = await stranger.call(boardsResource.get, asked)
  for (const id of [...hidden.boardIds, ...hidden.pinIds]) expect(JSON.stringify(answer.body)).not.toContain(id)
})

test('CA-18 story, video and shopping lists and counts tell strangers of public things only', async () => {
  const { username } = owner.member
  for (const endpoint of [userStoryPinsFeedResource, userVideoPinsFeedResource, shoppingListPinsResource]) {
    const answer = await stranger.call(endpoint.get, { username, page_size: 250 })
    expect(answer.status).toBe(200)
    for (const id of hidden.pinIds) expect(JSON.stringify(answer.body)).not.toContain(id)
  }
  expect(await stranger.ask(userResource.get, { username })).toMatchObject({ pin_count: 3, board_count: 3 })
})

test('PR-15 what somebody tried on a secret board shows to nobody else, on their profile or elsewhere', async () => {
  const [pinId = ''] = hidden.pinIds
  const tried = await owner.ask(didItActivityResource.create, { pin_id: pinId, details: 'In secret' })
  const { username } = owner.member
  for (const client of [stranger, app.client()]) {
    const list = await client.call(didItUserFeedResource.get, { username, page_size: 250 })
    for (const trace of [tried.id, pinId, 'In secret']) expect(JSON.stringify(list.body)).not.toContain(trace)
  }
  const named = (id: string) => stranger.call(aggregatedActivityFeedResource.get, { pin_id: id })
  expect(bare(await named(pinId))).toEqual(bare(await named(ghost(pinId))))
  const remove = (id: string) => stranger.call(didItActivityResource.delete, { user_did_it_data_id: id })
  expect(bare(await remove(tried.id))).toEqual(bare(await remove(ghost(tried.id))))
})

test('CA-19 somebody else’s deleted board is neither listed nor restored, and answers as one that never was', async () => {
  const restore = (id: string) => stranger.call(restoreBoard, { board_id: id })
  const answer = await restore(hidden.deletedId)
  expect(answer.status).toBe(404)
  expect(bare(answer)).toEqual(bare(await restore(ghost(hidden.deletedId))))
  expect(await stranger.ask(deletedBoards, {})).toEqual([])
  const again = await stranger.call(boardResource.get, { board_id: hidden.deletedId })
  expect(bare(again)).toEqual(bare(await stranger.call(boardResource.get, { board_id: ghost(hidden.deletedId) })))
})

test('ST-02 requests to others can be neither approved, declined nor counted', async () => {
  const [hermit, asker] = [await signUp(app), await signUp(app)]
  await hermit.ask(updateMe, { is_private_profile: true })
  await asker.ask(userFollowResource.create, { user_id: hermit.member.id })
  const approve = (client: SignedIn, id: string) => client.call(userFollowRequestResource.update, { user_id: id })
  for (const client of [stranger, asker])
    expect(bare(await approve(client, asker.member.id))).toEqual(bare(await approve(client, ghost(asker.member.id))))
  await stranger.call(userFollowRequestResource.delete, { user_id: asker.member.id })
  expect(await stranger.ask(userFollowRequestResource.get, {})).toEqual({ count: 0 })
  expect(await hermit.ask(userFollowRequestResource.get, {})).toEqual({ count: 1 })
  expect(await asker.ask(userResource.get, { user_id: hermit.member.id })).toMatchObject({
    explicitly_followed_by_me: false,
    follow_requested_by_me: true,
    follower_count: 0,
  })
})

test('CA-26 the choices of somebody else are neither read nor changed by naming them', async () => {
  const named = { orbac_subject_id: owner.member.id }
  const before = await owner.ask(userMetadataResource.get, {})
  const read = await stranger.call(userMetadataResource.get, named)
  if (read.status === 200) expect(read.data).toEqual(await stranger.ask(userMetadataResource.get, {}))
  await stranger.call(userMetadataResource.update, { ...named, profile_board_rep_view_type: 'dense' })
  expect(await owner.ask(userMetadataResource.get, {})).toEqual(before)
})
