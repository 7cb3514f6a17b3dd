import { vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processUpload, transcodeVideo } from '../../src/modules/media/index.ts'
import { filmVideo } from '../pin-kinds/film-video.ts'
import { sharedDecoder } from '../support/shared-decoder.ts'
import { makePin, sendFile, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let now = new Date('2026-11-25T12:00:00Z')
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true, clock: { now: () => now } })
  ana = await signUp(app)
})
afterAll(() => app.stop())

type Accepted = Parameters<typeof transcodeVideo>[1]

const eventOf = async (name: string, uploadId: string) => {
  const { rows } = await app.pool.query<{ payload: Accepted }>(
    `select payload from outbox_events where name = $1 and payload->>'uploadId' = $2`,
    [name, uploadId],
  )
  const [first] = rows
  if (!first) throw new Error(`${name} was not emitted`)
  return { ...first, count: rows.length }
}

/** Brings a video as far as the queue. */
async function queued(): Promise<Accepted> {
  const registration = await ana.ask(vipResource.create, { type: 'video' })
  await sendFile(ana, registration, await filmVideo(), 'film.mp4')
  const { payload } = await eventOf('upload.received', registration.upload_id)
  // Twice, as after a crash: it waits once.
  for (let time = 0; time < 2; time += 1) await processUpload({ ...app.core, decoder: sharedDecoder() }, payload)
  const accepted = await eventOf('video.accepted', registration.upload_id)
  expect(accepted.count).toBe(1)
  return accepted.payload
}

const look = async ({ uploadId }: Accepted) => (await ana.ask(vipResource.get, { upload_ids: [uploadId] }))[uploadId]

async function files(): Promise<number> {
  let count = 0
  for await (const _ of app.core.storage.list('videos')) count += 1
  return count
}

test('CN-15 videos wait in one line, a killed worker’s is gone on with, and nothing is made twice', async () => {
  const first = await queued()
  now = new Date(now.getTime() + 1000)
  const second = await queued()
  expect((await look(first))?.video).toMatchObject({ queue_place: 1, progress: 0 })
  expect((await look(second))?.video).toMatchObject({ queue_place: 2 })
  // A worker took the first one, was half way, and was killed.
  await app.pool.query(
    `update transcodings set started_at = $1, lease = 'of the dead', leased_until = $2, part = 500 where upload_id = $3`,
    [now, new Date(now.getTime() + 60_000), first.uploadId],
  )
  expect((await look(first))?.video).toMatchObject({ queue_place: null, progress: 0.5 })
  expect((await look(second))?.video).toMatchObject({ queue_place: 1 })
  await expect(transcodeVideo(app.core, first), 'while its lease holds').rejects.toThrow('another worker')
  now = new Date(now.getTime() + 61_000)
  await transcodeVideo(app.core, first)
  expect(await look(first)).toMatchObject({ status: 'succeeded', video: { progress: 1, queue_place: null } })
  const made = await files()
  await transcodeVideo(app.core, first)
  expect([await files(), await app.core.storage.head(first.fileKey)]).toEqual([made, null])
  const { rows } = await app.pool.query('select upload_id from transcodings')
  expect(rows).toEqual([{ upload_id: second.uploadId }])
})

test('PI-09 CN-16 without ffmpeg a video is refused by its name, and pictures go on', async () => {
  const bare = await startTestApp({ env: { FFMPEG_PATH: process.execPath } })
  try {
    const ben = await signUp(bare)
    const refused = await ben.call(vipResource.create, { type: 'video' })
    expect(refused).toMatchObject({ status: 503, error: { name: 'videos_unavailable' } })
    expect(refused.error?.message).toContain('ffmpeg')
    expect(await makePin(ben)).toMatchObject({ is_video: false })
  } finally {
    await bare.stop()
  }
})
