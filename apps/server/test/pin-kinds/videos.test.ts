import {
  boardResource,
  limits,
  pinResource,
  repinResource,
  userVideoPinsFeedResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { makeBoard, sendFile, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { filmVideo, uploadVideo } from './film-video.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

async function makeVideoPin(member: SignedIn, boardId?: string, kind: 'mp4' | 'mov' | 'webm' = 'mp4') {
  const file = await filmVideo(kind)
  const video = await uploadVideo(member, file)
  const cover = await readyUpload(app, member.member.id)
  const place = boardId === undefined ? {} : { board_id: boardId }
  const pin = await member.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover, ...place })
  return { pin, file, path: new URL(pin.videos?.video_list['V_ORIG']?.url ?? '').pathname }
}

test.each([
  ['mp4', 'video/mp4', 3000],
  ['mov', 'video/quicktime', 3000],
  // The last frame's length is not written there.
  ['webm', 'video/webm', 2900],
] as const)(
  'EN-07 a video in %s becomes a pin with its size and length, served as %s',
  async (kind, type, duration) => {
    const { pin, file, path } = await makeVideoPin(ana, undefined, kind)
    expect(pin).toMatchObject({ is_video: true, story_pin_data: null })
    expect(pin.videos?.video_list['V_ORIG']).toMatchObject({ width: 320, height: 240, duration })
    expect(pin.videos?.video_list['V_720P']?.thumbnail).toBe(pin.images['736x'].url)
    const whole = await app.client().fetch(path)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, type])
    expect(whole.headers.get('cache-control')).toMatch(/immutable/)
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true)
  },
)

test('EN-07 players ask for parts of a video', async () => {
  const { file, path } = await makeVideoPin(ana)
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const answer = await app.client().fetch(path, { headers: { range, ...headers } })
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const middle = await part('bytes=10-19')
  expect(middle).toMatchObject({ status: 206, range: `bytes 10-19/${file.length}` })
  expect(middle.bytes.equals(file.subarray(10, 20))).toBe(true)
  expect((await part('bytes=-5')).bytes.equals(file.subarray(-5))).toBe(true)
  expect(await part(`bytes=${file.length}-`)).toMatchObject({ status: 416, range: `bytes */${file.length}` })
  expect(await part('bytes=0-1', { 'if-range': '"another"' })).toMatchObject({ status: 200 })
})

test('pin_in_secret a video shows to whom its pin shows, and its old address stops answering', async () => {
  const board = await makeBoard(ana)
  const { pin, path } = await makeVideoPin(ana, board.id)
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id, board_id: (await makeBoard(ben)).id })
  const savedPath = new URL(saved.videos?.video_list['V_ORIG']?.url ?? '').pathname
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const own = new URL((await ana.ask(pinResource.get, { id: pin.id })).videos?.video_list['V_ORIG']?.url ?? '').pathname
  expect(own).not.toBe(path)
  for (const [client, address, status] of [
    [ana, own, 200],
    [ben, own, 404],
    [app.client(), own, 404],
    [ana, path, 404],
    [app.client(), savedPath, 200],
  ] as const)
    expect((await client.fetch(address)).status).toBe(status)
  expect((await ana.fetch(own)).headers.get('cache-control')).toBe('private, no-store')
  await ben.ask(pinResource.delete, { id: saved.id })
  expect((await app.client().fetch(savedPath)).status).toBe(404)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-14 the videos a member created are listed, those of secret boards to the member alone', async () => {
  const cem = await signUp(app)
  const secret = await makeBoard(cem, 'Hidden films', 'secret')
  const open = await makeVideoPin(cem)
  const hidden = await makeVideoPin(cem, secret.id)
  const options = { username: cem.member.username, exclude_add_pin_rep: true, field_set_key: 'grid_item' }
  const ids = async (viewer: SignedIn) => (await viewer.ask(userVideoPinsFeedResource.get, options)).map(({ id }) => id)
  expect(await ids(cem)).toEqual([hidden.pin.id, open.pin.id])
  expect(await ids(ben)).toEqual([open.pin.id])
})

test('EN-07 what no video is, is refused', async () => {
  const noVideo = await uploadVideo(ana, Buffer.from('This is no video at all.'.repeat(100)))
  expect(noVideo).toMatchObject({ status: 'failed', failure_reason: 'Invalid Video' })
  const cut = await uploadVideo(ana, (await filmVideo()).subarray(0, 60))
  expect(cut.status).toBe('failed')
  const long = await uploadVideo(ana, await filmVideo('mp4', { seconds: limits.video.longestMilliseconds / 1000 + 1 }))
  expect(long.status).toBe('failed')

  const cover = await readyUpload(app, ana.member.id)
  const failed = await ana.call(pinResource.create, { upload_id: noVideo.id, cover_upload_id: cover })
  expect([failed.status, failed.error?.name]).toEqual([422, 'invalid_video'])
  const video = await uploadVideo(ana, await filmVideo())
  const bare = await ana.call(pinResource.create, { upload_id: video.id })
  expect([bare.status, bare.error?.field]).toEqual([422, 'cover_upload_id'])
  const twice = await ana.call(pinResource.create, { upload_id: video.id, cover_upload_id: video.id })
  expect(twice.status).toBe(409)
  expect((await ben.call(pinResource.create, { upload_id: video.id, cover_upload_id: cover })).status).toBe(404)
})

test('EN-07 pictures keep their own limit beside that of videos', async () => {
  const registration = await ana.ask(vipResource.create, { type: 'pinimage' })
  const sent = await sendFile(ana, registration, Buffer.alloc(limits.upload.largestBytes + 1))
  expect(sent.status).toBe(413)
})
