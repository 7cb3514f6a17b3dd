import {
  boardResource,
  permissionSettingsResource,
  pinResource,
  profilePictureResource,
  userBlockResource,
  userBlocksResource,
  userFollowResource,
  userResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawPicture, makeBoard, makePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

let ana: SignedIn
let ben: SignedIn
beforeEach(async () => {
  ana = await signUp(app)
  ben = await signUp(app)
})

const byId = (member: SignedIn) => ({ user_id: member.member.id })
const picture = async (member: SignedIn) => (await upload(member, await drawPicture())).id
const statusAt = async (address: string | null | undefined) =>
  (await app.client().fetch(new URL(address ?? '').pathname)).status

test('CA-12 an uploaded picture becomes the avatar everybody sees; the one before answers no more', async () => {
  const first = await ana.ask(profilePictureResource.create, { kind: 'avatar', upload_id: await picture(ana) })
  expect(await statusAt(first.image_small_url)).toBe(200)
  expect(await statusAt(first.image_xlarge_url)).toBe(200)
  const seen = await ben.ask(userResource.get, byId(ana))
  expect(seen.image_large_url).toBe(first.image_large_url)
  const { username, password } = ana.member
  const again = await app.client().ask(userSessionResource.create, { username_or_email: username, password })
  expect(again).toMatchObject({ imageSmallUrl: first.image_small_url, imageMediumUrl: first.image_medium_url })

  const second = await ana.ask(profilePictureResource.create, { kind: 'avatar', upload_id: await picture(ana) })
  expect(second.image_small_url).not.toBe(first.image_small_url)
  expect(await statusAt(first.image_small_url)).toBe(404)
  const none = await ana.ask(profilePictureResource.delete, { kind: 'avatar' })
  expect(none.image_small_url).toBeNull()
  expect(await statusAt(second.image_small_url)).toBe(404)
})

test('CA-12 a cover has its sizes, and an upload serves once', async () => {
  const uploadId = await picture(ana)
  const { profile_cover: cover } = await ana.ask(profilePictureResource.create, { kind: 'cover', upload_id: uploadId })
  expect(cover?.source).toBe('image')
  expect(await statusAt(cover?.images?.['736x']?.url)).toBe(200)
  const twice = await ana.call(profilePictureResource.create, { kind: 'avatar', upload_id: uploadId })
  expect(twice).toMatchObject({ status: 409, error: { name: 'upload_used' } })
  expect((await ana.ask(profilePictureResource.delete, { kind: 'cover' })).profile_cover).toEqual({ source: '' })
})

test('CA-12 nobody uses the upload of somebody else, nor a visitor any', async () => {
  const uploadId = await picture(ana)
  const foreign = await ben.call(profilePictureResource.create, { kind: 'avatar', upload_id: uploadId })
  expect(foreign).toMatchObject({ status: 404, error: { name: 'upload_not_found', field: 'upload_id' } })
  expect((await app.client().call(profilePictureResource.delete, { kind: 'avatar' })).status).toBe(401)
  expect(
    await ana.call(profilePictureResource.create, { kind: 'face' as 'avatar', upload_id: uploadId }),
  ).toMatchObject({
    status: 400,
    error: { field: 'kind' },
  })
})

test('CR-06 permissions are kept as they were set; what is left out stays', async () => {
  expect(await ana.ask(permissionSettingsResource.get, {})).toEqual({
    is_private_profile: false,
    is_search_hidden: false,
    is_comments_allowed: true,
    show_all_pins: true,
    show_shopping_list: true,
    shows_sensitive: false,
    messages_from: 'everyone',
    mentions_from: 'everyone',
  })
  await ana.ask(permissionSettingsResource.update, { messages_from: 'following', is_private_profile: true })
  const after = await ana.ask(permissionSettingsResource.update, { is_comments_allowed: false })
  expect(after).toMatchObject({ is_private_profile: true, is_comments_allowed: false, messages_from: 'following' })
  expect(await ben.ask(userResource.get, byId(ana))).toMatchObject({ is_private_profile: true, board_count: 0 })
  const shown = await ana.ask(permissionSettingsResource.update, { show_all_pins: false })
  expect(shown).toMatchObject({ show_all_pins: false, show_shopping_list: true, is_private_profile: true })
  await ana.ask(permissionSettingsResource.update, { show_shopping_list: false })
  expect(await ana.ask(userResource.get, byId(ana))).toMatchObject({ show_all_pins: false, show_shopping_list: false })
  const wrong = await ana.call(permissionSettingsResource.update, { mentions_from: 'friends' as 'nobody' })
  expect(wrong).toMatchObject({ status: 400, error: { field: 'mentions_from' } })
  expect((await app.client().call(permissionSettingsResource.get, {})).status).toBe(401)
})

test('CR-06 who hides from search engines is left out with profile, boards and pins', async () => {
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id })
  const reasons = async () => [
    (await ben.ask(userResource.get, byId(ana))).seo_noindex_reason,
    (await ben.ask(boardResource.get, { board_id: board.id })).seo_noindex_reason,
    (await ben.ask(pinResource.get, { id: pin.id })).seo_noindex_reason,
  ]
  expect(await reasons()).toEqual([null, null, null])
  await ana.ask(permissionSettingsResource.update, { is_search_hidden: true })
  expect(await reasons()).toEqual(['hidden_by_owner', 'hidden_by_owner', 'hidden_by_owner'])
})

test('CR-06 the list of blocked people pages, is one’s own, and empties by unblocking', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => signUp(app)))
  for (const each of [ben, ...others]) await ana.ask(userBlockResource.create, { blocked_user_id: each.member.id })
  const first = await ana.call(userBlocksResource.get, { page_size: 3 })
  const rest = await ana.call(userBlocksResource.get, { page_size: 3, bookmarks: [first.bookmark ?? ''] })
  expect(first.data).toHaveLength(3)
  expect([...first.data, ...rest.data].map(({ id }) => id).toSorted()).toEqual(
    [ben, ...others].map(({ member }) => member.id).toSorted(),
  )
  expect(first.data.every(({ blocked_by_me: isBlocked }) => isBlocked)).toBe(true)
  expect(await ben.ask(userBlocksResource.get, {})).toEqual([])
  for (const each of [ben, ...others]) await ana.ask(userBlockResource.delete, { blocked_user_id: each.member.id })
  expect(await ana.ask(userBlocksResource.get, {})).toEqual([])
  expect(await ben.ask(userFollowResource.create, byId(ana))).toMatchObject({ explicitly_followed_by_me: true })
  expect((await app.client().call(userBlocksResource.get, {})).status).toBe(401)
})
