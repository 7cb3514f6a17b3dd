import {
  boardResource,
  limits,
  type Pin,
  pinResource,
  repinResource,
  searchResource,
  userVideoPinsFeedResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { makeBoard, makePin, sendFile, type SignedIn, signUp } from '../support/people.ts'
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
  const video = await uploadVideo(member, await filmVideo(kind))
  const cover = await readyUpload(app, member.member.id)
  const place = boardId === undefined ? {} : { board_id: boardId }
  const pin = await member.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover, ...place })
  return { pin, path: pathOf(pin) }
}

const pathOf = (pin: Pin, form = 'V_720P') => new URL(pin.videos?.video_list[form]?.url ?? '').pathname

test.each(['mp4', 'mov', 'webm'] as const)(
  'PI-09 CN-14 CN-15 EN-07 a video in %s becomes a pin with a ladder and one MP4, with its size and length',
  async (kind) => {
    const { pin, path } = await makeVideoPin(ana, undefined, kind)
    expect(pin).toMatchObject({ is_video: true, story_pin_data: null })
    const shared = { width: 64, height: 48, duration: 1000, thumbnail: pin.images['736x'].url }
    expect(pin.videos?.video_list).toEqual({
      V_HLSV4: { ...shared, url: expect.stringMatching(/\/master\.m3u8$/) as string },
      V_720P: { ...shared, url: expect.stringMatching(/\.mp4$/) as string },
    })
    const whole = await app.client().fetch(path)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect(whole.headers.get('cache-control')).toMatch(/immutable/)
    const master = await app.client().fetch(pathOf(pin, 'V_HLSV4'))
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(await master.text()).toMatch(/RESOLUTION=64x48,CODECS="avc1\.\w+"\n48\.m3u8/)
    const steps = await app.client().fetch(pathOf(pin, 'V_HLSV4').replace('master', '48'))
    expect(await steps.text()).toContain('#EXT-X-ENDLIST')
  },
)

test('DI-03 a search narrowed to videos finds them, and no picture', async () => {
  const { pin } = await makeVideoPin(ana)
  const picture = await makePin(ana, { title: 'Kettledrum' })
  await ana.ask(pinResource.update, { id: pin.id, title: 'Kettledrum' })
  const find = async (filter: object) =>
    (await ben.ask(searchResource.get, { query: 'kettledrum', ...filter })).map(({ id }) => id).toSorted()
  await expect.poll(() => find({})).toEqual([pin.id, picture.id].toSorted())
  for (const filter of [{ scope: 'videos' }, { format: ['video'] }]) expect(await find(filter)).toEqual([pin.id])
})

test('EN-07 players ask for parts of a video', async () => {
  const { path } = await makeVideoPin(ana)
  const file = Buffer.from(await (await app.client().fetch(path)).arrayBuffer())
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

test('feeds bring a video as a file that readers play, with its picture', async () => {
  const { pin } = await makeVideoPin(ben)
  const feed = async (form: 'rss' | 'atom') => (await app.client().fetch(`/${ben.member.username}/feed.${form}`)).text()
  const file = pin.videos?.video_list['V_720P']?.url ?? ''
  const rss = await feed('rss')
  expect(rss).toContain(`<enclosure length="0" type="video/mp4" url="${file}"/>`)
  expect(rss).toContain(
    `<media:content url="${file}" type="video/mp4" width="64" height="48" duration="1" medium="video"/>`,
  )
  expect(rss).toContain(`<media:thumbnail url="${pin.images['736x'].url}"`)
  expect(await feed('atom')).toContain(`href="${file}"`)
})

test('pin_in_secret a video shows to whom its pin shows, and its old address stops answering', async () => {
  const board = await makeBoard(ana)
  const { pin, path } = await makeVideoPin(ana, board.id)
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id, board_id: (await makeBoard(ben)).id })
  const savedPath = pathOf(saved)
  const playlist = pathOf(pin, 'V_HLSV4')
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  const now = await ana.ask(pinResource.get, { id: pin.id })
  const own = pathOf(now)
  const ownPlaylist = pathOf(now, 'V_HLSV4')
  expect(own).not.toBe(path)
  for (const [client, address, status] of [
    [ana, own, 200],
    [ben, own, 404],
    [app.client(), own, 404],
    [ana, path, 404],
    [app.client(), savedPath, 200],
    [ana, ownPlaylist, 200],
    [ana, ownPlaylist.replace('master.m3u8', '48.mp4'), 200],
    [ben, ownPlaylist, 404],
    [ben, ownPlaylist.replace('master.m3u8', '48.mp4'), 404],
    [app.client(), ownPlaylist.replace('master.m3u8', 'frame-0.jpg'), 404],
    [ana, playlist, 404],
    [app.client(), playlist.replace('master.m3u8', '48.m3u8'), 404],
    [app.client(), pathOf(saved, 'V_HLSV4').replace('master.m3u8', '48.mp4'), 200],
    [app.client(), pathOf(saved, 'V_HLSV4').replace('master.m3u8', 'orig.mp4'), 404],
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

test('CN-15 the picture of a chosen moment stands for a video', async () => {
  const video = await uploadVideo(ana, await filmVideo('mp4', { width: 320, height: 240 }))
  const wanted = { type: 'pinimage', video_upload_id: video.id, time: 99_999 } as const
  const { upload_id: cover } = await ana.ask(vipResource.create, wanted)
  const status = async () => (await ana.ask(vipResource.get, { upload_ids: [cover] }))[cover]?.status
  await expect.poll(status, { timeout: 60_000 }).toBe('succeeded')
  const pin = await ana.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover })
  expect(pin.images.orig).toMatchObject({ width: 320, height: 240 })
  const foreign = await ben.call(vipResource.create, wanted)
  expect([foreign.status, foreign.error?.field]).toEqual([404, 'video_upload_id'])
})

test('PI-09 CN-18 captions are checked, cleaned, shown to whom the video shows, and changed later', async () => {
  const { pin } = await makeVideoPin(ana, (await makeBoard(ana)).id)
  const caption = async (captions: Record<string, string>) => ana.ask(pinResource.update, { id: pin.id, captions })
  const said = '1\n00:00:00,100 --> 00:00:00,900\n<b>Hello</b>\n'
  const urls = (await caption({ en: said, 'pt-BR': said.replace('Hello', 'Olá') })).videos?.video_list['V_HLSV4']
    ?.captions_urls
  expect(Object.keys(urls ?? {})).toEqual(['en', 'pt-BR'])
  const shown = await app.client().fetch(new URL(urls?.['en'] ?? '').pathname)
  expect([shown.headers.get('content-type'), await shown.text()]).toEqual([
    'text/vtt',
    'WEBVTT\n\n00:00:00.100 --> 00:00:00.900\nHello\n',
  ])
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id, board_id: (await makeBoard(ben)).id })
  expect(Object.keys(saved.videos?.video_list['V_720P']?.captions_urls ?? {})).toEqual(['en', 'pt-BR'])
  expect((await caption({ en: '', 'pt-BR': '' })).videos?.video_list['V_720P']).not.toHaveProperty('captions_urls')
  const broken = await ana.call(pinResource.update, { id: pin.id, captions: { en: 'Hello' } })
  expect(broken).toMatchObject({ status: 422, error: { field: 'captions' } })
  expect((await ben.call(pinResource.update, { id: pin.id, captions: { en: said } })).status).toBe(403)
})

test('CN-18 captions of 1 MB come through whole, by each address of the call, and for members only', async () => {
  const { pin } = await makeVideoPin(ana)
  // Each of these is several characters in a form.
  const line = 'é "\\ & <'.repeat(20)
  const cue = (at: number) => `00:00:00.${String(at % 1000).padStart(3, '0')} --> 00:10:00.000\n${line}\n\n`
  let text = 'WEBVTT\n\n'
  for (let at = 0; text.length + cue(at).length < limits.video.longestCaptions; at += 1) text += cue(at)
  const form = new URLSearchParams({ data: JSON.stringify({ options: { id: pin.id, captions: { en: text } } }) })
  expect(String(form).length).toBeGreaterThan(2 * text.length)
  const byForm = await ana.ask(pinResource.update, { id: pin.id, captions: { en: text } })
  const url = byForm.videos?.video_list['V_720P']?.captions_urls?.['en'] ?? ''
  const kept = await (await app.client().fetch(new URL(url).pathname)).text()
  expect(kept.split('-->').length).toBe(text.split('-->').length)
  const body = JSON.stringify({ captions: { de: text } })
  const send = async (client: { fetch: SignedIn['fetch'] }, path: string) => {
    const answer = await client.fetch(path, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
    return answer.status
  }
  expect(await send(ana, `/v3/pins/${pin.id}/`)).toBe(200)
  const large = `${body.slice(0, -1)}${' '.repeat(pinResource.update.largestBody ?? 0)}}`
  const tooLarge = await ana.fetch(`/v3/pins/${pin.id}/`, {
    method: 'PUT',
    body: large,
    headers: { 'content-type': 'application/json' },
  })
  expect(tooLarge.status).toBe(413)
  expect(await send(app.client(), `/v3/pins/${pin.id}/`)).toBe(413)
  expect(await send(ana, `/v3/pins/${pin.id}/favorite/`)).toBe(413)
})
