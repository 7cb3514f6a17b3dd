import {
  board,
  type BoardSortOrder,
  boardResource,
  boardSectionResource,
  boardsFeedResource,
  boardsResource,
  deviceSources,
  pin,
  pinResource,
  profileBoardsResource,
  registerUploads,
  section,
  session,
  uploadRegistration,
  uploadStatus,
  user,
  userActivityPinsResource,
  boardlessPinsResource,
  userResource,
  userSessionStoreResource,
  viewer,
  viewerTypes,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { addCollaborator, makeBoard, makePin, makeSection, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app, { fullName: 'Ana María Lima' })
  ben = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** Nothing in the answer is spelled otherwise than the entity says: parsing would drop it. */
function expectExactly(schema: z.ZodType, answered: unknown) {
  expect(schema.parse(answered)).toEqual(answered)
}
const names = (text: string) => text.trim().split(/\s+/)

test('EN-01 CA-18 a profile answers with the names of the user entity, by id and by name, with every field set', async () => {
  const byName = await ben.ask(userResource.get, { username: ana.member.username, field_set_key: 'profile' })
  expectExactly(user, byName)
  expect(byName).toMatchObject({ id: ana.member.id, full_name: 'Ana María Lima', first_name: 'Ana', type: 'user' })
  for (const name of names(`id username full_name first_name about pronouns image_small_url image_medium_url
    image_large_url image_xlarge_url website_url follower_count followerCount following_count profile_views
    is_private_profile explicitly_followed_by_me explicitly_following_me blocked_by_me is_partner pin_count
    board_count has_published_pins seo_noindex_reason eligible_profile_tabs`))
    expect(byName, name).toHaveProperty(name)
  expect(byName).not.toHaveProperty('secret_board_count')
  for (const key of ['profile', 'unauth_profile', 'board_visibility', 'quicksave', 'save_behavior', 'no such set']) {
    const stale = { is_mobile_fork: 'true', get_page_metadata: false, invite_code: 'x' }
    const answer = await ben.resource('UserResource', 'get', { user_id: ana.member.id, field_set_key: key, ...stale })
    expect(answer, key).toMatchObject({ status: 200, data: { id: ana.member.id } })
  }
  const own = await ana.ask(userResource.get, { user_id: ana.member.id })
  expectExactly(user, own)
  for (const name of names('secret_board_count archived_board_count last_pin_save_time'))
    expect(own, name).toHaveProperty(name)
})

test('CA-18 a name is found in any letter case; without a name or an id the option is named', async () => {
  const shouted = await ben.ask(userResource.get, { username: ana.member.username.toUpperCase() })
  expect(shouted.id).toBe(ana.member.id)
  expect(await ben.resource('UserResource', 'get', {})).toMatchObject({ status: 400, error: { field: 'username' } })
  expect(await ben.resource('UserResource', 'get', { username: 'nobody_at_all' })).toMatchObject({
    status: 404,
    error: { name: 'user_not_found' },
  })
})

test('CA-18 a member who blocked the viewer answers exactly as one who never was', async () => {
  const cem = await signUp(app)
  const blocker = await signUp(app)
  await blocker.resource('UserBlockResource', 'create', { blocked_user_id: cem.member.id })
  const bodyOf = async (options: object) => {
    const { status, body } = await cem.resource('UserResource', 'get', options)
    return JSON.stringify({ status, ...body, resource: null, request_identifier: null })
  }
  expect(await bodyOf({ username: blocker.member.username })).toBe(await bodyOf({ username: 'nobody_at_all' }))
  expect(await bodyOf({ user_id: blocker.member.id })).toBe(await bodyOf({ user_id: '1' }))
})

test('EN-04 CA-19 a board answers with the names of the board entity, whoever asks', async () => {
  const made = await makeBoard(ana, 'Balcony')
  await addCollaborator(ana, made.id, ben)
  await makePin(ana, { boardId: made.id })
  await makeSection(ana, made.id)
  for (const client of [ana, ben, app.client()]) {
    for (const field_set_key of ['profile_grid_item', 'detailed', 'board_picker']) {
      const answered = await client.ask(boardResource.get, { board_id: made.id, field_set_key })
      expectExactly(board, answered)
      for (const name of names(`id name url type privacy profileGroup owner collaborating_users collaborator_count
        followed_by_me collaborated_by_me is_collaborative layout image_thumbnail_url image_cover_url image_cover_hd_url
        cover_pin has_custom_cover cover_images pin_count section_count category archived_by_me_at access
        seo_noindex_reason node_id images description created_at viewer_can`))
        expect(answered, name).toHaveProperty(name)
      expect(answered.cover_images).toHaveProperty('200x150')
      // What runs on a board is its team's alone.
      expect(answered.blocking_actions).toEqual(client === ana || client === ben ? [] : undefined)
    }
  }
  const seen = await ben.ask(boardResource.get, { username: ana.member.username, slug: 'balcony' })
  expect(seen).toMatchObject({
    id: made.id,
    access: ['write'],
    collaborated_by_me: true,
    is_collaborative: true,
    collaborator_count: 1,
  })
  expect(Buffer.from(seen.node_id, 'base64').toString()).toBe(`Board:${made.id}`)
})

test('EN-04 a section answers with the names of its entity', async () => {
  const made = await makeBoard(ana)
  const plates = await makeSection(ana, made.id, 'Plates')
  await makePin(ana, { boardId: made.id, sectionId: plates.id })
  const answered = await ana.ask(boardSectionResource.get, { section_id: plates.id })
  expectExactly(section, answered)
  expect(answered).toMatchObject({ title: 'Plates', slug: 'plates', pin_count: 1, board: { id: made.id } })
  expect(answered.preview_pins).toHaveLength(1)
  const path = { username: ana.member.username, board_slug: made.url.split('/')[2] ?? '', section_slug: 'plates' }
  expect((await ana.ask(boardSectionResource.get, path)).id).toBe(plates.id)
})

test('EN-07 a pin answers with the names of the pin entity, whoever asks', async () => {
  const made = await makeBoard(ana, 'Bowls')
  const source = await makePin(ana, { boardId: made.id, title: 'Blue bowl' })
  const saved = await savePin(ben, source.id, (await makeBoard(ben)).id)
  for (const client of [ana, ben, app.client()]) {
    for (const id of [source.id, saved.id]) {
      const answered = await client.ask(pinResource.get, { id, field_set_key: 'detailed' })
      expectExactly(pin, answered)
      for (const name of names(`id images title grid_title description link tracked_link domain created_at repin_count
        comment_count is_video is_promoted pinner board privacy seo_noindex_reason type closeup_description grid_description
        dominant_color image_signature alt_text native_creator aggregated_pin_data reaction_counts node_id viewer_can`)) {
        expect(answered, name).toHaveProperty(name)
      }
      for (const size of ['170x', '136x136', '236x', '474x', '564x', '736x', '1200x', 'orig'] as const) {
        expect(answered.images[size]).toMatchObject({
          url: expect.stringContaining(answered.image_signature),
          width: expect.any(Number),
          height: expect.any(Number),
        })
      }
    }
  }
  expect(saved).toMatchObject({
    native_creator: null,
    aggregated_pin_data: source.aggregated_pin_data ? { id: source.aggregated_pin_data.id } : {},
  })
})

test('EN-10 NU-06 a viewer answers with the names of the viewer entity, and with its kind', async () => {
  const signedIn = (await ana.resource('UserHomefeedResource', 'get', {})).body['client_context'] as { user: unknown }
  expectExactly(viewer, signedIn.user)
  for (const name of names(`isAuth isLimitedLogin id username fullName imageSmallUrl imageMediumUrl isPartner eligibleForStlTool
    advertiser scheduled_pin_count should_show_messaging countryFromIp isPrivateProfile viewerType deviceSource`)) {
    expect(signedIn.user, name).toHaveProperty(name)
  }
  const kindOf = async (client: TestClient) => {
    const { body } = await client.resource('UserHomefeedResource', 'get', {})
    const context = body['client_context'] as { user: { viewerType: string; isPartner: boolean; isAuth: boolean } }
    expectExactly(viewer, context.user)
    return context.user.viewerType
  }
  const bot = app.client()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const employee = await signUp(app)
  const partner = await signUp(app)
  await app.pool.query('update members set is_employee = true where id = $1', [employee.member.id])
  await app.pool.query('update members set is_partner = true where id = $1', [partner.member.id])
  expect(await kindOf(ana)).toBe('authenticated')
  expect(await kindOf(app.client())).toBe('logged-out')
  expect(await kindOf(employee)).toBe('employee')
  expect(await kindOf(partner)).toBe('partner')
  expect(await kindOf(bot)).toBe('bot')
  expect(viewerTypes).toHaveLength(5)
})

const agents = {
  web: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  web_mobile: 'Mozilla/5.0 (Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  android_mobile:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  android_tablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
} satisfies Record<(typeof deviceSources)[number], string>

test('NU-06 every device source is told from what the browser says, and an unknown one is the web', async () => {
  const sourceOf = async (userAgent: string) => {
    const client = app.client()
    client.userAgent = userAgent
    const { body } = await client.resource('UserHomefeedResource', 'get', {})
    return (body['client_context'] as { user: { deviceSource: string } }).user.deviceSource
  }
  for (const source of deviceSources) expect(await sourceOf(agents[source])).toBe(source)
  for (const odd of ['', 'x', '\u00ff'.repeat(50), 'Mozilla/5.0 ('.repeat(200)])
    expect(deviceSources).toContain(await sourceOf(odd))
})

test('AC-02 a session answers with the names of its entity and never its token', async () => {
  const sessions = await ana.ask(userSessionStoreResource.get, {})
  for (const each of sessions) expectExactly(session, each)
  expect(sessions).toMatchObject([{ is_current: true, country: 'US', device_source: 'web' }])
  expect(JSON.stringify(sessions)).not.toContain(ana.cookies.get('_pinterest_sess'))
})

test('CA-28 registrations and states of uploads answer with the names of their entities', async () => {
  const one = await ana.ask(vipResource.create, { type: 'pinimage' })
  expectExactly(uploadRegistration, one)
  expect(new URL(one.upload_url).pathname).toBe('/upload/')
  const batch = await ana.ask(registerUploads, {
    media_info_list: JSON.stringify([{ id: 'a', media_type: 'avatar' }, {}]),
  })
  expect(Object.keys(batch)).toEqual(['1', 'a'])
  for (const each of Object.values(batch)) expectExactly(uploadRegistration, each)
  const states = await ana.ask(vipResource.get, { upload_ids: [one.upload_id] })
  expectExactly(uploadStatus, states[one.upload_id])
  expect(states[one.upload_id]).toEqual({
    status: 'registered',
    signature: null,
    image_url: null,
    failure_reason: null,
  })
  expect(await ben.ask(vipResource.get, { upload_ids: one.upload_id })).toEqual({})
})

test('NU-02 CA-20 boards come in every order, under each of the three names', async () => {
  const cem = await signUp(app)
  const order: Record<string, string> = {}
  for (const name of ['beta', 'Alpha', 'gamma']) order[name] = (await makeBoard(cem, name)).id
  await addCollaborator(cem, order['gamma'] ?? '', ben)
  await makePin(cem, { boardId: order['beta'] ?? '' })
  const sorted = async (sort: BoardSortOrder) =>
    (await cem.ask(boardsResource.get, { username: cem.member.username, sort })).map(({ name }) => name)
  expect(await sorted('alphabetical')).toEqual(['Alpha', 'beta', 'gamma'])
  expect(await sorted('oldest')).toEqual(['beta', 'Alpha', 'gamma'])
  expect(await sorted('newest')).toEqual(['gamma', 'Alpha', 'beta'])
  expect(await sorted('last_pinned_to')).toEqual(['beta', 'gamma', 'Alpha'])
  expect(await sorted('group_boards_at_top')).toEqual(['gamma', 'Alpha', 'beta'])
  expect((await sorted('custom')).toSorted()).toEqual(['Alpha', 'beta', 'gamma'])
  for (const endpoint of [boardsFeedResource.get, profileBoardsResource.get]) {
    expect(await cem.ask(endpoint, { username: cem.member.username, sort: 'alphabetical' })).toHaveLength(3)
  }
})

test('CA-20 the options of the profile page are taken: 25 a page, privacy filter, archived ones', async () => {
  const dan = await signUp(app)
  const archived = await makeBoard(dan, 'Archived')
  await makeBoard(dan, 'Secret', 'secret')
  await makeBoard(dan, 'Protected', 'protected')
  for (let each = 0; each < 26; each += 1) await makeBoard(dan, `Board ${each}`)
  await dan.ask(boardResource.update, { board_id: archived.id, archived: true })
  const list = async (options: object, client: TestClient = dan) =>
    (await client.resource('BoardsResource', 'get', { username: dan.member.username, ...options })).data as {
      name: string
    }[]
  const profile = {
    field_set_key: 'profile_grid_item',
    filter_stories: false,
    group_by: 'mix_public_private',
    filter_all_pins: true,
  }
  expect(await list(profile)).toHaveLength(25)
  expect(await list({ ...profile, page_size: 250 })).toHaveLength(29)
  expect((await list({ privacy_filter: 'secret' })).map(({ name }) => name)).toEqual(['Secret'])
  expect((await list({ privacy_filter: 'protected' })).map(({ name }) => name)).toEqual(['Protected'])
  expect(await list({ page_size: 250, include_archived: false })).toHaveLength(28)
  expect(await list({ page_size: 250, privacy_filter: 'stale', sort: 'stale' })).toHaveLength(29)
  expect(await list({ page_size: 250 }, ben)).toHaveLength(26)
})

test('EN-07 the lists of created pins and of pins on no board hold what they say', async () => {
  const eva = await signUp(app)
  const created = await makePin(eva, { title: 'Mine' })
  const source = await makePin(ana, { boardId: (await makeBoard(ana)).id })
  const saved = await savePin(eva, source.id, (await makeBoard(eva)).id)
  expect((await ben.ask(userActivityPinsResource.get, { username: eva.member.username })).map(({ id }) => id)).toEqual([
    created.id,
  ])
  expect((await ben.ask(boardlessPinsResource.get, { userId: eva.member.id })).map(({ id }) => id)).toEqual([
    created.id,
  ])
  expect((await ben.ask(userResource.get, { user_id: eva.member.id })).pin_count).toBe(2)
  expect(saved.board).not.toBeNull()
})
