import { fetchUpload, findPinImagesResource, limits, pinResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyUpload } from '../data/quick-pins.ts'
import { filmVideo } from '../pin-kinds/film-video.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ env: { FETCH_ALLOW: site.allowed } })
  ana = await signUp(app)
}, 120_000)
afterAll(async () => {
  await app.stop()
  await site.stop()
})

const look = (path: string) => ana.ask(findPinImagesResource.get, { url: site.origin + path })
const uploadOf = async (path: string) => {
  const { upload_id: id, type } = await ana.ask(fetchUpload, { image_url: site.origin + path, type: 'video' })
  await settled(app)
  const status = (await ana.ask(vipResource.get, { upload_ids: [id] }))[id]
  return { id, type, ...status }
}
const stored = async () => {
  const { rows } = await app.pool.query('select used_bytes::int as bytes from member_storage where member_id = $1', [
    ana.member.id,
  ])
  return (rows as { bytes: number }[])[0]?.bytes ?? 0
}
const incoming = async () => {
  const keys: unknown[] = []
  for await (const key of app.core.storage.list('incoming')) keys.push(key)
  return keys
}

test.each([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
  ['mp4', 'application/octet-stream'],
] as const)(
  'CN-01 an address that is a film in %s, sent as %s, becomes an upload and a pin',
  async (kind, contentType) => {
    const path = `/films/${kind}-${contentType.length}`
    site.add(path, { body: await filmVideo(kind), contentType })
    expect(await look(path)).toMatchObject({ is_video: true, items: [], refusal: null })
    const upload = await uploadOf(path)
    expect(upload).toMatchObject({ type: 'video', status: 'succeeded', failure_reason: null })
    expect(upload.video?.frames).toHaveLength(6)
    const cover = await readyUpload(app, ana.member.id)
    const pin = await ana.ask(pinResource.create, {
      upload_id: upload.id,
      cover_upload_id: cover,
      link: site.origin + path,
    })
    expect(pin).toMatchObject({ is_video: true, link: site.origin + path })
  },
)

test('CN-01 what is no film, too large, cut off or gone is refused by its reason, and leaves nothing behind', async () => {
  const film = await filmVideo('mp4', { seconds: 2 })
  site.add('/films/page', {
    body: '<!doctype html><title>A film</title><p>Watch it here</p>',
    contentType: 'video/mp4',
  })
  site.add('/films/named', { body: film, contentType: 'text/html' })
  site.add('/films/large', (_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': limits.video.largestBytes + 1 })
    response.write(film)
  })
  site.add('/films/short', { body: film.subarray(0, Math.floor(film.length / 2)), contentType: 'video/mp4' })
  site.add('/films/cut', (_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length })
    response.write(film.subarray(0, 1000), () => response.destroy())
  })
  site.add('/films/tiny', { body: Buffer.from([0, 0, 0]), contentType: 'video/mp4' })
  const before = await stored()
  const reasons: unknown[] = []
  for (const name of ['page', 'named', 'large', 'short', 'cut', 'tiny', 'missing'])
    reasons.push([name, (await uploadOf(`/films/${name}`)).failure_reason])
  expect(reasons).toEqual([
    ['page', 'Invalid Video'],
    ['named', 'Invalid Video'],
    ['large', 'That is more than we can take at once.'],
    ['short', expect.any(String)],
    ['cut', "We couldn't reach that page."],
    ['tiny', 'Invalid Video'],
    ['missing', "We couldn't reach that page."],
  ])
  expect([await stored(), await incoming()]).toEqual([before, []])
  expect(await look('/films/page')).toMatchObject({ is_video: false, title: 'A film' })
  expect(await ana.call(fetchUpload, { image_url: 'http://10.0.0.1/a.mp4', type: 'video' })).toMatchObject({
    status: 200,
  })
  expect(await ana.call(fetchUpload, { image_url: 'nonsense', type: 'video' })).toMatchObject({
    status: 422,
    error: { field: 'image_url' },
  })
})

test('CN-16 where no film can be converted, none is offered or taken', async () => {
  const without = await startTestApp({ env: { FETCH_ALLOW: site.allowed, FFMPEG_PATH: process.execPath } })
  try {
    const ben = await signUp(without)
    site.add('/films/here', { body: await filmVideo(), contentType: 'video/mp4' })
    const url = `${site.origin}/films/here`
    expect(await ben.ask(findPinImagesResource.get, { url })).toMatchObject({ is_video: false, items: [] })
    expect((await ben.call(fetchUpload, { image_url: url, type: 'video' })).error?.name).toBe('videos_unavailable')
  } finally {
    await without.stop()
  }
})
