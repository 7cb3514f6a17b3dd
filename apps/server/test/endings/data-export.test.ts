import {
  aggregatedCommentResource,
  boardInviteResource,
  boardNoteResource,
  boardToDoResource,
  categoriesResource,
  conversationMessagesResource,
  conversationsResource,
  dataExportResource,
  countVideoPlay,
  pinResource,
  reportResource,
  updateMe,
  userFollowResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letActOn, makeBusinesses } from '../business/businesses.ts'
import { makeToken } from '../accounts/tokens.ts'
import { filmVideo, uploadVideo } from '../pin-kinds/film-video.ts'
import {
  addCollaborator,
  drawPicture,
  makeBoard,
  makePin,
  savePin,
  type SignedIn,
  signUp,
  upload,
} from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { unzip } from '../support/unzip.ts'
import { brokenWays } from './broken-ways.ts'
import { sweepExports } from '../../src/modules/endings/exports/sweep-exports.ts'

const MINUTE = 60_000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
})

async function exported(member: SignedIn) {
  await member.ask(dataExportResource.create, {})
  await settled(app)
  const made = await member.ask(dataExportResource.get, {})
  if (made?.state !== 'ready' || made.download_path === null) throw new Error(JSON.stringify(made))
  return { ...made, path: made.download_path }
}

test('AC-07 an export is a ZIP with all data, the original pictures and a page that opens without the internet', async () => {
  const [ana, ben] = [await signUp(app, { fullName: 'Ana <b>Bold</b>' }), await signUp(app)]
  await ana.ask(updateMe, { about: 'Numbers & looms' })
  const board = await makeBoard(ana, 'Ceramics')
  const pin = await makePin(ana, { boardId: board.id, title: 'Blue bowl' })
  const [topic] = await ana.ask(categoriesResource.get, {})
  await ana.ask(pinResource.update, { id: pin.id, topic_ids: [topic?.id ?? ''] })
  const bensBoard = await makeBoard(ben, 'Hidden from Ana', 'secret')
  const bens = await makePin(ben, { boardId: (await makeBoard(ben)).id, title: 'Clay cup' })
  await makePin(ben, { boardId: bensBoard.id, title: 'Not for Ana' })
  await savePin(ana, bens.id, board.id)
  await ana.ask(userFollowResource.create, { user_id: ben.member.id })
  await ana.ask(aggregatedCommentResource.create, {
    objectId: bens.aggregated_pin_data.id,
    pinId: bens.id,
    text: 'A fine cup',
  })
  const conversation = await ana.ask(conversationsResource.create, { user_ids: [ben.member.id], text: 'From Ana' })
  await ben.ask(conversationMessagesResource.create, { conversation_id: conversation.id, text: 'From Ben' })
  const { path, byte_size: size } = await exported(ana)
  const answer = await ana.fetch(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBe(size)
  const files = unzip(bytes)
  const rows = (name: string) => JSON.parse(String(files.get(`data/${name}.json`))) as Record<string, unknown>[]
  expect(rows('profile')[0]).toMatchObject({ username: ana.member.username, email: ana.member.email })
  expect(rows('boards').map(({ name }) => name)).toEqual(['Ceramics'])
  expect(rows('pins').map(({ title }) => title)).toContain('Blue bowl')
  expect(rows('topics-of-pins')).toEqual([{ pin_id: pin.id, topic_id: topic?.id }])
  expect(rows('comments').map(({ text }) => text)).toEqual(['A fine cup'])
  expect(rows('following').map(({ followee_id: id }) => id)).toEqual([ben.member.id])
  expect(rows('messages').map(({ text }) => text)).toEqual(['From Ana'])
  expect(brokenWays(files)).toEqual([])
  const page = String(files.get('index.html'))
  expect(page).toContain(`pages/board-${board.id}.html`)
  const ofBoard = String(files.get(`pages/board-${board.id}.html`))
  for (const title of ['Blue bowl', 'Clay cup']) expect(ofBoard).toContain(title)
  const original = await ana.fetch(new URL(pin.images.orig.url).pathname)
  const originals = [...files].filter(([name]) => name.startsWith('pictures/originals/'))
  expect(originals.map(([, bytesOf]) => bytesOf)).toEqual([Buffer.from(await original.arrayBuffer())])
  expect(page).toContain('Ana &lt;b&gt;Bold')
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  const everything = [...files].map(([name, content]) => `${name} ${String(content)}`).join('\n')
  for (const secret of ['Hidden from Ana', 'Not for Ana', 'From Ben', ben.member.email, '$argon2', 'secret_hash'])
    expect(everything).not.toContain(secret)
}, 120_000)

test('AC-07 AC-09 an export holds videos, news, tokens, reports, planning and who works on boards, and nobody’s secrets', async () => {
  const [ana, ben, cleo] = [await signUp(app), await signUp(app), await signUp(app)]
  const board = await makeBoard(ana, 'Kiln')
  const video = await uploadVideo(ana, await filmVideo())
  const poster = await upload(ana, await drawPicture())
  const filmed = await ana.ask(pinResource.create, {
    upload_id: video.id,
    cover_upload_id: poster.id,
    board_id: board.id,
    title: 'Throwing a bowl',
  })
  const captions = { en: 'WEBVTT\n\n00:00.000 --> 00:00.500\nThe wheel turns\n' }
  await ana.ask(pinResource.update, { id: filmed.id, captions })
  await ben.ask(userSettingsResource.update, { allow_analytic_cookies: true, surface_tag: 'test' })
  await ben.ask(countVideoPlay, { pin_id: filmed.id, watched_ms: 700 })
  const bensFilm = await uploadVideo(ben, await filmVideo('webm'))
  const bensPoster = await upload(ben, await drawPicture())
  const bens = await ben.ask(pinResource.create, {
    upload_id: bensFilm.id,
    cover_upload_id: bensPoster.id,
    board_id: (await makeBoard(ben)).id,
    title: 'A film of Ben’s',
  })
  await savePin(ana, bens.id, board.id)
  await ben.ask(userFollowResource.create, { user_id: ana.member.id })
  const { token } = await makeToken(ana, ['boards:read'])
  await ana.ask(reportResource.create, { object_type: 'pin', object_id: bens.id, reason: 'spam', detail: 'Again' })
  await addCollaborator(ana, board.id, ben)
  await ana.ask(boardInviteResource.create, { board_id: board.id, invited_user_ids: [cleo.member.id] })
  const cleos = await makeBoard(cleo)
  await cleo.ask(boardInviteResource.create, { board_id: cleos.id, invited_user_ids: [ana.member.id] })
  await ana.ask(boardToDoResource.create, { board_id: board.id, text: 'Buy clay' })
  await ana.ask(boardNoteResource.create, { board_id: board.id, title: 'Glaze', text: '<b>Two</b> coats' })
  await settled(app)
  const { path } = await exported(ana)
  const files = unzip(Buffer.from(await (await ana.fetch(path)).arrayBuffer()))
  const rows = (name: string) => JSON.parse(String(files.get(`data/${name}.json`))) as Record<string, unknown>[]
  // The video as its MP4, with its captions; of what others made, the picture.
  expect([...files.keys()].filter((name) => name.startsWith('videos/'))).toEqual([
    `videos/${filmed.id}-0.mp4`,
    `videos/${filmed.id}-0.en.vtt`,
  ])
  expect(String(files.get(`videos/${filmed.id}-0.en.vtt`))).toContain('The wheel turns')
  expect(rows('video-plays')).toEqual([{ pin_id: filmed.id, plays: '1', watched_ms: '700' }])
  const film = await ana.fetch(new URL(filmed.videos?.video_list['V_720P']?.url ?? '').pathname)
  expect(files.get(`videos/${filmed.id}-0.mp4`)).toEqual(Buffer.from(await film.arrayBuffer()))
  expect(String(files.get(`pages/board-${board.id}.html`))).toContain(`<video src="../videos/${filmed.id}-0.mp4"`)
  for (const planned of ['<li>☐ Buy clay</li>', '<h3>Glaze</h3>', '&lt;b&gt;Two&lt;/b&gt; coats'])
    expect(String(files.get(`pages/board-${board.id}.html`))).toContain(planned)
  expect(brokenWays(files)).toEqual([])
  expect(rows('news').map(({ kind }) => kind)).not.toEqual([])
  expect(rows('access-tokens')).toMatchObject([{ scopes: ['boards:read'], last_used_at: null }])
  expect(rows('reports')).toMatchObject([{ object_id: bens.id, reason: 'spam', detail: 'Again', state: 'open' }])
  expect(rows('collaborators')).toMatchObject([{ board_id: board.id, member_id: ben.member.id }])
  expect(rows('invitations-to-own-boards')).toHaveLength(2)
  expect(rows('invitations-received')).toMatchObject([{ board_id: cleos.id, inviter_id: cleo.member.id }])
  expect(rows('to-dos')).toMatchObject([{ board_id: board.id, text: 'Buy clay' }])
  expect(rows('notes')).toMatchObject([{ title: 'Glaze', text: '<b>Two</b> coats' }])
  const everything = [...files].map(([name, content]) => `${name} ${String(content)}`).join('\n')
  const { rows: kept } = await app.pool.query<{ text: string }>(
    `select encode(secret_hash, 'hex') as text from access_tokens where member_id = $1
     union all select signature from pins where pinner_id = $1
     union all select password_hash from members where id = $1`,
    [ana.member.id],
  )
  for (const secret of [token, ...kept.map(({ text }) => text), ben.member.email, 'secret_hash', 'http://127'])
    expect(everything.includes(secret), secret).toBe(false)
}, 120_000)

test('an export names the roles that its member has on parts of others’ businesses, and nobody else’s', async () => {
  const [shop, holder, other] = await Promise.all([1, 2, 3].map(() => signUp(app)))
  if (!shop || !holder || !other) throw new Error('nobody signed up')
  await makeBusinesses(app, shop, holder, other)
  const board = await makeBoard(shop, 'Kiln range', 'secret')
  const part = { asset_type: 'board' as const, asset_id: board.id }
  await letActOn(shop, holder, part, 'EDITOR')
  await letActOn(shop, other, { asset_type: 'profile' }, 'ANALYST')
  const held = async (member: SignedIn) => {
    const { path } = await exported(member)
    const files = unzip(Buffer.from(await (await member.fetch(path)).arrayBuffer()))
    return JSON.parse(String(files.get('data/access-to-parts-had.json'))) as unknown
  }
  expect(await held(holder)).toEqual([
    { subject_id: shop.member.id, ...part, asset_name: 'Kiln range', role: 'EDITOR' },
  ])
  expect(await held(shop)).toEqual([])
}, 120_000)

test('AC-07 an export is its owner’s alone, and only for a while after the password', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { path } = await exported(ana)
  const statusFor = async (client: { fetch: SignedIn['fetch'] }) => (await client.fetch(path)).status
  expect([await statusFor(ben), await statusFor(app.client()), await statusFor(ana)]).toEqual([404, 401, 200])
  const errorAt = async (address: string) => {
    const body = (await (await ben.fetch(address)).json()) as { resource_response: { error: unknown } }
    return body.resource_response.error
  }
  expect(await errorAt(path)).toEqual(await errorAt(path.replace(/\d+/, '1')))
  now = new Date(now.getTime() + 11 * MINUTE)
  expect(await statusFor(ana)).toBe(403)
  expect((await ana.call(dataExportResource.create, {})).error).toMatchObject({ name: 'password_required' })
  expect((await app.client().call(dataExportResource.create, {})).status).toBe(401)
  expect((await app.client().call(dataExportResource.get, {})).status).toBe(401)
  expect(await ben.ask(dataExportResource.get, {})).toBeNull()
})

test('AC-07 exports go when their days are over, file and row', async () => {
  const ana = await signUp(app)
  const { path } = await exported(ana)
  now = new Date(now.getTime() + 8 * 24 * 60 * MINUTE)
  expect(await ana.ask(dataExportResource.get, {})).toBeNull()
  await sweepExports(app.core)
  expect((await ana.fetch(path)).status).toBe(404)
  const { rows } = await app.pool.query('select id from data_exports where member_id = $1', [ana.member.id])
  expect(rows).toEqual([])
  const left: string[] = []
  for await (const key of app.core.storage.list('exports')) left.push(key)
  expect(left.filter((key) => path.includes(key.replace('exports/', '')))).toEqual([])
})

test('AC-07 a job that was cut off makes the export again; one at a time', async () => {
  const ana = await signUp(app)
  const asked = await ana.ask(dataExportResource.create, {})
  const again = await ana.call(dataExportResource.create, {})
  // The worker may have been quicker.
  expect([200, 409]).toContain(again.status)
  await settled(app)
  await app.pool.query(`update data_exports set state = 'working', progress = 40 where id = $1`, [asked.id])
  expect((await ana.call(dataExportResource.create, {})).error?.name ?? 'export_under_way').toBe('export_under_way')
})
