import {
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  boardCollaboratorResource,
  boardFollowResource,
  boardInviteResource,
  boardInvitesResource,
  boardResource,
  contactRequestResource,
  contactRequestsResource,
  conversationMessagesResource,
  conversationsResource,
  didItActivityResource,
  pinResource,
  profilePictureResource,
  reactToPin,
  reportResource,
  userBlockResource,
  userFollowResource,
  userRegisterResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endAccounts } from '../../src/modules/endings/erasing/end-accounts.ts'
import { sweepPictures, sweepVideos } from '../../src/modules/media/index.ts'
import { filmVideo, uploadVideo } from '../pin-kinds/film-video.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import {
  addCollaborator,
  drawPicture,
  makeBoard,
  makePin,
  makeSection,
  savePin,
  type SignedIn,
  signUp,
  upload,
} from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
})

/** Two weeks after the final step. */
async function close(member: SignedIn) {
  await app.pool.query('update members set deactivated_at = $2, ends_at = $2 where id = $1', [member.member.id, now])
}

/** Where the member is still named, with what may stay. */
async function whereNamed(memberId: string): Promise<string[]> {
  // The name is reserved for thirty days; answers to retries go after a day, what acts have in common after two; pictures that
  // others saved are theirs.
  const staying = new Set([
    'usernames.member_id',
    'idempotency_keys.member_id',
    'abuse_marks.member_id',
    'abuse_marks.thing_id',
    'picture_signatures.owner_id',
    // How far a fill of the search index came.
    'search_fills.last_id',
  ])
  const { rows } = await app.pool.query<{ place: string; t: string; c: string }>(
    `select table_name || '.' || column_name as place, table_name as t, column_name as c from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint' order by 1`,
  )
  const found: string[] = []
  for (const { place, t, c } of rows) {
    if (staying.has(place)) continue
    const { rowCount } = await app.pool.query(`select 1 from "${t}" where "${c}" = $1 limit 1`, [memberId])
    if (rowCount) found.push(place)
  }
  return found
}

/** A member who left traces everywhere, and another who met them. */
async function entangled() {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(ana, 'Ceramics')
  const secret = await makeBoard(ana, 'Secrets', 'secret')
  const pin = await makePin(ana, { boardId: board.id, title: 'Blue bowl' })
  await makePin(ana, { boardId: secret.id, title: 'Hidden' })
  const bensBoard = await makeBoard(ben, 'Of Ben')
  const bens = await makePin(ben, { boardId: bensBoard.id, title: 'Clay cup' })
  await addCollaborator(ana, board.id, ben)
  await addCollaborator(ben, bensBoard.id, ana)
  const section = await makeSection(ana, board.id, 'Bowls')
  const onAnas = await makePin(ben, { boardId: board.id, sectionId: section.id, title: 'By Ben' })
  const onBens = await makePin(ana, { boardId: bensBoard.id, title: 'By Ana' })
  const saved = await savePin(ben, pin.id, bensBoard.id)
  await savePin(ana, bens.id, board.id)
  for (const [one, other] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    await one.ask(userFollowResource.create, { user_id: other.member.id })
  }
  await ana.ask(boardFollowResource.create, { board_id: bensBoard.id })
  await ben.ask(boardFollowResource.create, { board_id: board.id })
  const about = { objectId: bens.aggregated_pin_data.id, pinId: bens.id }
  const word = await ana.ask(aggregatedCommentResource.create, { ...about, text: 'A fine cup' })
  await ben.ask(aggregatedCommentResource.create, { ...about, text: 'Thank you', parentId: word.id })
  const bensWord = await ben.ask(aggregatedCommentResource.create, { ...about, text: 'Mine' })
  await ana.ask(aggregatedCommentResource.create, { ...about, text: 'Yours', parentId: bensWord.id })
  await ana.ask(aggregatedCommentLikeResource.create, { commentId: bensWord.id, pinId: bens.id })
  await ana.ask(reactToPin, { pin_id: bens.id, reaction_type: 1 })
  await ana.ask(didItActivityResource.create, { pin_id: bens.id, details: 'Made it' })
  await ana.ask(reportResource.create, { object_type: 'user', object_id: ben.member.id, reason: 'spam' })
  const third = await signUp(app)
  const fourth = await signUp(app)
  await ana.ask(conversationsResource.create, { user_ids: [ben.member.id], text: 'Hello Ben' })
  const group = await ana.ask(conversationsResource.create, {
    user_ids: [ben.member.id, fourth.member.id],
    text: 'Hello both',
  })
  await ben.ask(conversationMessagesResource.create, { conversation_id: group.id, text: 'Hello Ana' })
  await ana.ask(userBlockResource.create, { blocked_user_id: third.member.id })
  const invites = (owner: SignedIn, boardId: string, invited: SignedIn) =>
    owner.ask(boardInviteResource.create, { board_id: boardId, invited_user_ids: [invited.member.id] })
  await invites(ben, (await makeBoard(ben, 'Also of Ben')).id, ana)
  await invites(ana, secret.id, fourth)
  await ana.ask(contactRequestResource.create, { board_id: (await makeBoard(fourth)).id })
  const fifth = await signUp(app)
  await fifth.ask(contactRequestResource.create, { board_id: board.id })
  const banned = { board_id: board.id, invited_user_id: fourth.member.id, ban: true }
  await fourth.ask(contactRequestResource.create, { board_id: board.id })
  await ana.ask(boardCollaboratorResource.delete, banned)
  await ana.ask(profilePictureResource.create, {
    kind: 'avatar',
    upload_id: (await upload(ana, await drawPicture())).id,
  })
  await settled(app)
  return { group, ana, ben, board, bensBoard, pin, bens, onAnas, onBens, saved }
}

test('AC-07 after the days of grace every row of the member goes, and what others count stays true', async () => {
  const { group, ana, ben, board, bensBoard, onAnas, onBens, saved } = await entangled()
  await ana.ask(boardResource.update, { board_id: board.id, collaborators_can_delete_pins: true })
  await close(ana)
  await endAccounts(app.core)
  await settled(app)
  expect(await whereNamed(ana.member.id)).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
  const status = async (ask: Promise<{ status: number }>) => (await ask).status
  expect(await status(ben.call(userResource.get, { user_id: ana.member.id }))).toBe(404)
  expect(await status(ben.call(boardResource.get, { board_id: board.id }))).toBe(404)
  expect(await status(ben.call(pinResource.get, { id: onBens.id }))).toBe(404)
  expect((await ben.ask(conversationsResource.get, {})).map(({ id }) => id)).toEqual([group.id])
  const messages = await ben.ask(conversationMessagesResource.get, { conversation_id: group.id })
  expect(messages.map(({ text }) => text)).toEqual(['Hello Ana'])
  // What Ben saved and made stays his.
  expect(await ben.ask(pinResource.get, { id: saved.id })).toMatchObject({ board: { id: bensBoard.id } })
  // The board on which he worked passed to him, under its name.
  const passed = await ben.ask(pinResource.get, { id: onAnas.id })
  expect(passed).toMatchObject({ title: 'By Ben', board: { name: 'Ceramics', owner: { id: ben.member.id } } })
  expect(await ben.ask(boardResource.get, { board_id: passed.board?.id ?? '' })).toMatchObject({
    pin_count: 1,
    collaborator_count: 0,
    section_count: 1,
    privacy: 'public',
    collaborators_can_delete_pins: true,
  })
  expect(passed.section).toMatchObject({ title: 'Bowls' })
  // Bans stay with the board; nobody else waits for it.
  const kept = { board_id: passed.board?.id ?? '', status_filters: ['banned', 'pending'] }
  expect(await ben.ask(boardInvitesResource.get, kept)).toMatchObject([{ status: 'banned' }])
  expect(await ben.ask(contactRequestsResource.get, {})).toEqual([])
  expect(await ben.ask(userResource.get, { user_id: ben.member.id })).toMatchObject({
    follower_count: 0,
    following_count: 0,
  })
  expect(await ben.ask(boardResource.get, { board_id: bensBoard.id })).toMatchObject({
    collaborator_count: 0,
    follower_count: 0,
  })
}, 120_000)

test('AC-07 whatever cuts the removal off, the next run goes on until everything is gone', async () => {
  const { ana } = await entangled()
  await close(ana)
  let failures = 0
  for (let mostNews = 0; ; mostNews += 2) {
    let news = 0
    const emit: typeof app.core.outbox.emit = async (...given) => {
      news += 1
      if (news > mostNews) throw new Error('cut off')
      return app.core.outbox.emit(...given)
    }
    const isDone = await endAccounts({ ...app.core, outbox: { ...app.core.outbox, emit } }).then(
      () => true,
      () => false,
    )
    await settled(app)
    if (isDone) break
    failures += 1
    expect(failures).toBeLessThan(60)
  }
  expect(failures).toBeGreaterThan(2)
  expect(await whereNamed(ana.member.id)).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
}, 120_000)

test('AC-07 files go where no pin uses them; the name stays reserved for thirty days, the email is free at once', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const board = await makeBoard(ana)
  const [kept, gone] = [await makePin(ana, { boardId: board.id }), await makePin(ana, { boardId: board.id })]
  await savePin(ben, kept.id, (await makeBoard(ben)).id)
  const { rows } = await app.pool.query<{ id: string; content_hash: string }>(
    'select id, content_hash from pins where id = any($1)',
    [[kept.id, gone.id]],
  )
  const folderOf = (pin: { id: string }) => {
    const hash = rows.find(({ id }) => id === pin.id)?.content_hash ?? ''
    return `pictures/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
  }
  const files = async (folder: string) => {
    let count = 0
    for await (const _ of app.core.storage.list(folder)) count += 1
    return count
  }
  await close(ana)
  await endAccounts(app.core)
  await settled(app)
  now = new Date(now.getTime() + 2 * DAY)
  await sweepPictures(app.core)
  expect(await files(folderOf(kept))).toBeGreaterThan(0)
  expect(await files(folderOf(gone))).toBe(0)

  const again = (username: string, email: string) =>
    app.client().call(userRegisterResource.create, {
      email,
      username,
      password: 'correct horse battery',
      birth_date: '1990-05-17',
    })
  const { username, email } = ana.member
  expect((await again(username, `new-${email}`)).error).toMatchObject({ name: 'username_taken' })
  expect((await again(`x${username.slice(1)}`, email)).status).toBe(200)
  now = new Date(now.getTime() + 30 * DAY)
  expect((await again(username, `newer-${email}`)).status).toBe(200)
}, 120_000)

test('AC-07 nobody is removed whose days are not over', async () => {
  const ana = await signUp(app)
  await app.pool.query('update members set deactivated_at = $2, ends_at = $3 where id = $1', [
    ana.member.id,
    now,
    new Date(now.getTime() + DAY),
  ])
  await endAccounts(app.core)
  const { rowCount } = await app.pool.query('select 1 from members where id = $1', [ana.member.id])
  expect(rowCount).toBe(1)
})

test('AC-07 videos of a removed member go with their files, shown on a pin or not', async () => {
  const ana = await signUp(app)
  const shown = await uploadVideo(ana, await filmVideo())
  const poster = await upload(ana, await drawPicture())
  const pin = await ana.ask(pinResource.create, { upload_id: shown.id, cover_upload_id: poster.id, title: 'A film' })
  expect(pin.is_video).toBe(true)
  await uploadVideo(ana, await filmVideo('webm'))
  const videos = async () => (await app.pool.query('select 1 from videos')).rowCount
  const files = async () => {
    let count = 0
    for await (const _ of app.core.storage.list('videos')) count += 1
    return count
  }
  // Of each: two playlists, the step's film, the MP4 and six frames.
  expect([await videos(), await files()]).toEqual([2, 20])
  await sweepVideos(app.core)
  await close(ana)
  await endAccounts(app.core)
  await settled(app)
  expect(await files()).toBe(20)
  now = new Date(now.getTime() + 2 * DAY)
  await sweepVideos(app.core)
  expect([await videos(), await files()]).toEqual([0, 0])
}, 60_000)
