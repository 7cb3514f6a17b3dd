import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { limits, pinResource, type UploadRegistration, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepIncoming } from '../../src/modules/media/index.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { filmVideo, uploadVideo } from '../pin-kinds/film-video.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { STORAGE_QUOTA_MB: '200' } })
  ana = await signUp(app)
})
afterAll(() => app.stop())

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A request of the protocol without any cookie. */
async function ask(method: string, address: string, headers: Record<string, string> = {}, body: Buffer | null = null) {
  const path = new URL(address).pathname
  const answer = await app
    .client()
    .fetch(path, { method, headers: { ...tus, ...headers }, body: body && new Uint8Array(body) })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const register = () => ana.ask(vipResource.create, { type: 'video' })
const begin = ({ resumable_url = '', upload_parameters }: UploadRegistration, length: number) =>
  ask('POST', resumable_url, {
    'upload-length': String(length),
    'upload-metadata': Object.entries(upload_parameters)
      .map(([name, value]) => `${name} ${base64(value)}`)
      .join(','),
  })
const send = (address: string, offset: number, bytes: Buffer) =>
  ask('PATCH', address, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes)

test('CN-14 a video comes in pieces, goes on where it was after a cut, and becomes a pin', async () => {
  const registration = await register()
  const film = await filmVideo('mov', { hasSound: true })
  const half = Math.floor(film.length / 2)
  const begun = await begin(registration, film.length)
  const address = begun.headers.get('location') ?? ''
  expect([begun.status, new URL(address).origin]).toEqual([201, app.core.publicUrl.origin])
  expect((await send(address, 0, film.subarray(0, half))).status).toBe(204)
  const known = await ask('HEAD', address)
  expect([known.headers.get('upload-offset'), known.headers.get('upload-length')]).toEqual([
    String(half),
    String(film.length),
  ])
  expect((await send(address, 0, film.subarray(0, half))).status, 'what is there already').toBe(409)
  expect((await send(address, half, film.subarray(half))).status).toBe(204)
  const id = registration.upload_id
  await expect
    .poll(async () => (await ana.ask(vipResource.get, { upload_ids: [id] }))[id]?.status, { timeout: 60_000 })
    .toBe('succeeded')
  const done = (await ana.ask(vipResource.get, { upload_ids: [id] }))[id]
  expect(done?.video).toMatchObject({ progress: 1, queue_place: null, duration: expect.closeTo(1000, -2) as number })
  expect(done?.video?.frames).toHaveLength(6)
  const frame = new URL(done?.video?.frames[2]?.url ?? '').pathname
  expect([(await ana.fetch(frame)).status, (await app.client().fetch(frame)).status]).toEqual([200, 404])
  const cover = await readyUpload(app, ana.member.id)
  expect((await ana.ask(pinResource.create, { upload_id: id, cover_upload_id: cover })).is_video).toBe(true)
  expect(await readdir(join(app.dataFolder, 'resumable'))).toEqual([])
  expect((await begin(registration, film.length)).status, 'a second file').toBe(409)
})

test('CN-14 nobody sends, asks or gives up without the ticket, and nobody reads at all', async () => {
  const registration = await register()
  const foreign = { ...registration, upload_parameters: { ...registration.upload_parameters, ticket: 'x'.repeat(43) } }
  expect((await begin(foreign, 10)).status).toBe(404)
  const address = (await begin(registration, 10)).headers.get('location') ?? ''
  const other = address.replace(/\.[\w-]+$/, `.${'x'.repeat(43)}`)
  for (const method of ['HEAD', 'PATCH', 'DELETE'])
    expect(
      (await ask(method, other, { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' })).status,
    ).toBe(404)
  expect((await ask('GET', address)).status).toBe(404)
  expect((await ask('DELETE', address)).status).toBe(204)
  expect((await ask('HEAD', address)).status).toBe(404)
})

test('CN-14 what is too large, finds no room or is no video’s upload is refused before it comes', async () => {
  expect((await begin(await register(), limits.video.largestBytes + 1)).status).toBe(413)
  const full = await begin(await register(), 300_000_000)
  expect([full.status, full.text]).toEqual([422, expect.stringContaining('"storage_full"')])
  const picture = await ana.ask(vipResource.create, { type: 'pinimage' })
  const address = new URL('/upload/resumable', app.origin).href
  expect((await begin({ ...picture, resumable_url: address }, 10)).status).toBe(404)
})

test('CN-15 the source counts until it is converted, then what was made of it; received files that nobody waits for go', async () => {
  const ben = await signUp(app)
  const used = async () =>
    Number(
      (
        await app.pool.query<{ n: string }>('select used_bytes as n from member_storage where member_id = $1', [
          ben.member.id,
        ])
      ).rows[0]?.n,
    )
  const { id, status } = await uploadVideo(ben, await filmVideo('webm'))
  expect(status).toBe('succeeded')
  const { rows } = await app.pool.query<{ n: string }>('select byte_size as n from uploads where id = $1', [id])
  expect(await used()).toBe(Number(rows[0]?.n))
  const stored: string[] = []
  for await (const key of app.core.storage.list('videos')) stored.push(key)
  const sizes = await Promise.all(stored.map(async (key) => (await app.core.storage.head(key))?.size ?? 0))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(await used())
  await app.core.storage.put('incoming/1-left.bin', Buffer.from('x'), { contentType: 'application/octet-stream' })
  await sweepIncoming(app.core)
  const left: string[] = []
  for await (const key of app.core.storage.list('incoming')) left.push(key)
  expect(left).toEqual([])
})
