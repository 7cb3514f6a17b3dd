import {
  adminJudgePicture,
  boardResource,
  permissionSettingsResource,
  pictureUrl,
  pinResource,
  repinResource,
  storyPinResource,
  videoUrl,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPictures } from '../../src/modules/endings/exports/plan/pictures.queries.ts'
import { FRAMES, videoFileKey } from '../../src/modules/media/index.ts'
import { createFilmFill } from '../../src/modules/ratings/jobs/rate-films.ts'
import { rateSaved } from '../../src/modules/ratings/jobs/rate-pictures.ts'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../src/platform/ids/ids.ts'
import { hire } from '../administration/staff.ts'
import { newContentHash } from '../data/quick-pins.ts'
import { drawPicture, makeBoard, makePin, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
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

const signatureOf = async (pinId: string) => {
  const { rows } = await app.pool.query<{ signature: string }>('select signature from pins where id = $1', [pinId])
  return rows[0]?.signature ?? ''
}
const mediaOf = async (pinId: string) => {
  const { rows } = await app.pool.query<{ signature: string }>(
    'select signature from pin_media where pin_id = $1 order by position desc',
    [pinId],
  )
  return rows[0]?.signature ?? ''
}

test('whoever saved a picture before it was held is sent no byte of it, on a secret board, a private profile or back again', async () => {
  const pin = await makePin(maker)
  const saver = await signUp(app)
  const board = await makeBoard(saver)
  const [save, early] = [
    await savePin(saver, pin.id, board.id),
    await savePin(saver, pin.id, (await makeBoard(saver, undefined, 'secret')).id),
  ]
  const statusFor = async (client: TestClient, id: string) =>
    (await get(client, pictureUrl('', '236x', await signatureOf(id), 'jpg'))).status
  expect(await statusFor(saver, early.id)).toBe(200)
  await judge(pin.id, 'held')
  const refused = async (id: string) => {
    await expect
      .poll(async () => (await saver.ask(pinResource.get, { id })).sensitivity)
      .toEqual({ state: 'held', is_veiled: true })
    expect(await statusFor(saver, id)).toBe(404)
  }
  await refused(early.id)
  await saver.ask(pinResource.update, { id: save.id, board_id: (await makeBoard(saver, undefined, 'secret')).id })
  await refused(save.id)
  const again = await saver.call(repinResource.create, { pin_id: save.id, board_id: board.id })
  expect(again.error?.name).toBe('not_allowed')
  // For all to see again, at the address that was drawn while it was not.
  await saver.ask(pinResource.update, { id: save.id, board_id: board.id })
  await refused(save.id)
  await saver.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await refused(save.id)
  await saver.ask(permissionSettingsResource.update, { is_private_profile: true })
  await refused(save.id)
  // Nor does a copy of what is theirs hold it.
  const exported = async ({ member }: SignedIn) =>
    (await findPictures(app.core.db, member.id, null, 1000)).map(({ id }) => id)
  expect(await exported(saver)).toEqual([])
  expect(await exported(maker)).toContain(pin.id)
  // Whose upload it is may move it, too.
  await maker.ask(pinResource.update, { id: pin.id, board_id: (await makeBoard(maker, undefined, 'secret')).id })
  expect(await statusFor(maker, pin.id)).toBe(200)
  expect((await maker.ask(pinResource.get, { id: pin.id })).sensitivity?.is_veiled).toBe(false)
})

test('nor is whoever saved a story sent a later page of it that is held', async () => {
  const [one, two] = [await upload(maker, await drawPicture()), await upload(maker, await drawPicture())]
  const page = (id: string) => ({ blocks: [{ type: 'story_pin_image_block' as const, upload_id: id }] })
  const story = await maker.ask(storyPinResource.create, {
    story_pin: JSON.stringify({ pages: [page(one.id), page(two.id)] }),
    title: 'Two pages',
  })
  const saver = await signUp(app)
  const save = await savePin(saver, story.id, (await makeBoard(saver)).id)
  const secret = await savePin(saver, story.id, (await makeBoard(saver, undefined, 'secret')).id)
  const statuses = async () => [
    ...(await Promise.all([save.id, secret.id].map(async (id) => (await get(saver, await pagePath(id))).status))),
    (await get(maker, await pagePath(story.id))).status,
  ]
  const pagePath = async (id: string) => pictureUrl('', '236x', await mediaOf(id), 'jpg')
  expect(await statuses()).toEqual([200, 200, 200])
  const { rows } = await app.pool.query<{ hash: string }>(
    'select content_hash as hash from pin_media where pin_id = $1 order by position desc',
    [story.id],
  )
  const wish = { pin_id: story.id, picture: rows[0]?.hash ?? '', verdict: 'held', reason: 'A test says so' } as const
  await moderator.ask(adminJudgePicture, wish)
  expect(await statuses()).toEqual([404, 404, 200])
})

interface Filmed {
  readonly cover?: Uint8Array
  readonly kind?: 'video' | 'story'
  /** A film that is there already, in place of one of these pictures. */
  readonly film?: string
}

/** A pin of a film as publishing a converted one leaves it, with files that are there. */
async function filmPin(frames: readonly Buffer[], { cover, kind = 'video', ...given }: Filmed = {}) {
  const { id: uploadId } = await upload(maker, cover ?? (await drawPicture()))
  const { id: pinId } = await maker.ask(pinResource.create, { upload_id: uploadId, title: 'A film' })
  const [film, signature] = [given.film ?? newContentHash(), newContentHash().slice(0, 32)]
  const { storage } = app.core
  for (const [at, bytes] of frames.entries())
    await storage.put(videoFileKey(film, `frame-${at}.jpg`), bytes, { contentType: 'image/jpeg' })
  await storage.put(videoFileKey(film, 'orig.mp4'), await drawPicture(), { contentType: 'video/mp4' })
  await app.pool.query(
    `insert into videos (bucket, content_hash, extension, width, height, duration_ms, byte_size, has_ladder, created_at)
     values ($1, $2, 'mp4', 320, 240, 4000, 1000, true, now()) on conflict do nothing`,
    [bucketOfKey(film), film],
  )
  await app.pool.query(
    `insert into picture_signatures (bucket, signature, content_hash, extension, is_public, pin_id, owner_id, created_at)
     values ($1, $2, $3, 'mp4', true, null, $4, now())`,
    [bucketOfSignature(signature), signature, film, maker.member.id],
  )
  await app.pool.query(`update pins set kind = $2 where id = $1`, [pinId, kind])
  await app.pool.query(
    `insert into pin_media (bucket, pin_id, position, kind, content_hash, signature, extension, width, height, duration_ms, has_ladder)
     values ($1, $2, 0, 'video', $3, $4, 'mp4', 320, 240, 4000, true)`,
    [bucketOf(pinId), pinId, film, signature],
  )
  return { pinId, film, path: videoUrl('', signature, 'mp4') }
}
const drawFrames = () => Promise.all(Array.from({ length: FRAMES }, () => drawPicture()))

test('the film of a held pin is sent to its owner alone, not to who saved it, and to everybody once it is released', async () => {
  const { pinId, path } = await filmPin(await drawFrames())
  const saver = await signUp(app)
  const save = await savePin(saver, pinId, (await makeBoard(saver)).id)
  const savedPath = videoUrl('', await mediaOf(save.id), 'mp4')
  const statuses = async () => [
    (await get(app.client(), path)).status,
    (await get(saver, savedPath)).status,
    (await get(maker, path)).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  await judge(pinId, 'held')
  // Players ask for many parts of a film: that it is not held is remembered for a moment.
  await expect.poll(statuses).toEqual([404, 404, 200])
  await saver.ask(pinResource.update, { id: save.id, board_id: (await makeBoard(saver, undefined, 'secret')).id })
  expect((await get(saver, videoUrl('', await mediaOf(save.id), 'mp4'))).status).toBe(404)
  await judge(pinId, 'clear')
  // Saves follow by a job.
  await expect.poll(async () => (await get(app.client(), path)).status).toBe(200)
})

const veilOf = async (pinId: string) =>
  (await app.pool.query<{ veil: string }>('select veil from pins where id = $1', [pinId])).rows[0]?.veil

/** Whoever finds these bytes alone sensitive, and notes all that they see. */
function rater(bad: Uint8Array | undefined, seen: Buffer[] = []) {
  const rate = async (bytes: Uint8Array) => {
    seen.push(Buffer.from(bytes))
    return Buffer.from(bytes).equals(bad ?? Buffer.of()) ? [0, 0, 0, 0.99, 0] : [1, 0, 0, 0, 0]
  }
  return {
    ...app.core,
    recommender: { ratings: { isOn: true, rate } },
    ratingThresholds: { veilAt: 0.9, holdAt: null },
  }
}

test('a film of before, whose cover alone was rated, is rated by its seven pictures, once; where nobody rates, none is', async () => {
  const frames = await drawFrames()
  const { pinId } = await filmPin(frames)
  await filmPin(await drawFrames())
  const seen: Buffer[] = []
  const deps = rater(frames[5], seen)
  await createFilmFill(deps)()
  expect(await veilOf(pinId)).toBe('veiled')
  const { rowCount: films } = await app.pool.query('select from videos where has_ladder')
  expect(seen).toHaveLength(7 * (films ?? 0))
  // A program that starts anew sees none of them again.
  await createFilmFill(deps)()
  expect(seen).toHaveLength(7 * (films ?? 0))
})

test('a new film under a cover that was rated is rated at once, and so is a new cover over a film that was', async () => {
  const [cover, frames] = [await drawPicture(), await drawFrames()]
  const { id: uploadId } = await upload(maker, cover)
  const picture = await maker.ask(pinResource.create, { upload_id: uploadId, title: 'The cover alone' })
  const seen: Buffer[] = []
  const deps = rater(frames[3], seen)
  await rateSaved(deps, picture.id)
  expect([await veilOf(picture.id), seen.length]).toEqual(['', 1])
  const { pinId, film } = await filmPin(frames, { cover })
  await rateSaved(deps, pinId)
  expect([await veilOf(pinId), seen.length]).toEqual(['veiled', 7])
  // A harmless film under the same cover takes nothing away.
  await rateSaved(deps, (await filmPin(await drawFrames(), { cover })).pinId)
  expect([await veilOf(pinId), seen.length]).toEqual(['veiled', 13])
  const another = await filmPin([], { film })
  await rateSaved(deps, another.pinId)
  expect([await veilOf(another.pinId), seen.length]).toEqual(['veiled', 14])
  await rateSaved(deps, another.pinId)
  expect(seen).toHaveLength(14)
})

test('films that only stories play are seen, and put a veil before the story', async () => {
  const [old, young] = [await drawFrames(), await drawFrames()]
  const before = await filmPin(old, { kind: 'story' })
  await createFilmFill(rater(old[1]))()
  expect(await veilOf(before.pinId)).toBe('veiled')
  const after = await filmPin(young, { kind: 'story' })
  await rateSaved(rater(young[2]), after.pinId)
  expect(await veilOf(after.pinId)).toBe('veiled')
})
