import { adminJudgePicture, pictureUrl, pinResource, repinResource, videoUrl } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMES, videoFileKey } from '../../src/modules/media/index.ts'
import { createFilmFill } from '../../src/modules/ratings/jobs/rate-films.ts'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../src/platform/ids/ids.ts'
import { hire } from '../administration/staff.ts'
import { newContentHash } from '../data/quick-pins.ts'
import { drawPicture, makeBoard, makePin, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let moderator: SignedIn
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const judge = (pinId: string, verdict: 'clear' | 'veiled' | 'held') =>
  moderator.ask(adminJudgePicture, { pin_id: pinId, verdict, reason: 'A test says so' })
const get = async (client: TestClient, path: string, headers: Record<string, string> = {}) => {
  const response = await client.fetch(path, { headers })
  const bytes = (await response.arrayBuffer()).byteLength
  return {
    status: response.status,
    bytes,
    kept: response.headers.get('cache-control'),
    etag: response.headers.get('etag'),
  }
}

test('MD-03 whoever knows the address of a held picture is sent no byte of it, whole or by what they kept; its owner is, and everybody again after', async () => {
  const stranger = await signUp(app)
  const pin = await makePin(maker)
  const path = pictureUrl('', '236x', pin.image_signature, 'jpg')
  const before = await get(stranger, path)
  expect([before.status, before.kept]).toEqual([200, 'public, max-age=31536000, immutable'])
  await judge(pin.id, 'held')
  for (const client of [app.client(), stranger]) {
    expect((await get(client, path)).status).toBe(404)
    expect((await get(client, path, { 'if-none-match': before.etag ?? '' })).status).toBe(404)
  }
  expect(await get(maker, path)).toMatchObject({ status: 200, bytes: before.bytes, kept: 'private, no-store' })
  expect(await get(moderator, `/_/admin/pictures${path}`)).toMatchObject({ status: 200, bytes: before.bytes })
  await judge(pin.id, 'clear')
  expect(await get(app.client(), path)).toEqual(before)
})

test('nobody lifts the veil of a held picture or saves it for themself, and who saved it before is shown it blurred', async () => {
  const [before, late] = [await signUp(app), await signUp(app)]
  const pin = await makePin(maker)
  const save = await savePin(before, pin.id, (await makeBoard(before)).id)
  await judge(pin.id, 'held')
  const lifted = await late.ask(pinResource.get, { id: pin.id, lifts_veil: true })
  expect(lifted).toMatchObject({ sensitivity: { state: 'held', is_veiled: true }, image_signature: '' })
  expect(lifted.viewer_can.save).toBe(false)
  const board = await makeBoard(late, undefined, 'secret')
  const saved = await late.call(repinResource.create, { pin_id: pin.id, board_id: board.id })
  expect(saved.error?.name).toBe('not_allowed')
  await expect
    .poll(async () => (await before.ask(pinResource.get, { id: save.id })).sensitivity)
    .toEqual({ state: 'held', is_veiled: true })
  await judge(pin.id, 'veiled')
  expect((await late.ask(pinResource.get, { id: pin.id, lifts_veil: true })).sensitivity?.is_veiled).toBe(false)
})

/** A pin of a film as publishing a converted one leaves it, with files that are there. */
async function filmPin(frames: readonly Buffer[]) {
  const { id: pinId } = await makePin(maker)
  const [film, signature] = [newContentHash(), newContentHash().slice(0, 32)]
  const { storage } = app.core
  for (const [at, bytes] of frames.entries())
    await storage.put(videoFileKey(film, `frame-${at}.jpg`), bytes, { contentType: 'image/jpeg' })
  await storage.put(videoFileKey(film, 'orig.mp4'), await drawPicture(), { contentType: 'video/mp4' })
  await app.pool.query(
    `insert into videos (bucket, content_hash, extension, width, height, duration_ms, byte_size, has_ladder, created_at)
     values ($1, $2, 'mp4', 320, 240, 4000, 1000, true, now())`,
    [bucketOfKey(film), film],
  )
  await app.pool.query(
    `insert into picture_signatures (bucket, signature, content_hash, extension, is_public, pin_id, owner_id, created_at)
     values ($1, $2, $3, 'mp4', true, null, $4, now())`,
    [bucketOfSignature(signature), signature, film, maker.member.id],
  )
  await app.pool.query(`update pins set kind = 'video' where id = $1`, [pinId])
  await app.pool.query(
    `insert into pin_media (bucket, pin_id, position, kind, content_hash, signature, extension, width, height, duration_ms, has_ladder)
     values ($1, $2, 0, 'video', $3, $4, 'mp4', 320, 240, 4000, true)`,
    [bucketOf(pinId), pinId, film, signature],
  )
  return { pinId, path: videoUrl('', signature, 'mp4') }
}
const drawFrames = () => Promise.all(Array.from({ length: FRAMES }, () => drawPicture()))

test('the film of a held pin is sent to its owner alone, and to everybody once it is released', async () => {
  const { pinId, path } = await filmPin(await drawFrames())
  const statuses = async () => [(await get(app.client(), path)).status, (await get(maker, path)).status]
  expect(await statuses()).toEqual([200, 200])
  await judge(pinId, 'held')
  expect(await statuses()).toEqual([404, 200])
  await judge(pinId, 'clear')
  expect(await statuses()).toEqual([200, 200])
})

test('a film of before, whose cover alone was rated, is rated by its seven pictures, once; where nobody rates, none is', async () => {
  const frames = await drawFrames()
  const { pinId } = await filmPin(frames)
  await filmPin(await drawFrames())
  const veil = async () => (await app.pool.query('select veil from pins where id = $1', [pinId])).rows
  const seen: Buffer[] = []
  const rate = async (bytes: Uint8Array) => {
    seen.push(Buffer.from(bytes))
    return Buffer.from(bytes).equals(frames[5] ?? Buffer.of()) ? [0, 0, 0, 0.99, 0] : [1, 0, 0, 0, 0]
  }
  const deps = {
    ...app.core,
    recommender: { ratings: { isOn: true, rate } },
    ratingThresholds: { veilAt: 0.9, holdAt: null },
  }
  await createFilmFill(deps)()
  expect(await veil()).toEqual([{ veil: 'veiled' }])
  const { rowCount: films } = await app.pool.query('select from videos where has_ladder')
  expect(seen).toHaveLength(7 * (films ?? 0))
  // A program that starts anew sees none of them again.
  await createFilmFill(deps)()
  expect(seen).toHaveLength(7 * (films ?? 0))
})
