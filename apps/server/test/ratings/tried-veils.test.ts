import {
  adminJudgePicture,
  adminPictures,
  didItActivityResource,
  didItUserFeedResource,
  permissionSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMES, videoFileKey } from '../../src/modules/media/index.ts'
import { rateSaved, rateTried } from '../../src/modules/ratings/jobs/rate-pictures.ts'
import { hire } from '../administration/staff.ts'
import { bucketOf } from '../../src/platform/ids/ids.ts'
import { makeQuickPin, newContentHash } from '../data/quick-pins.ts'
import { drawPicture, makePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let moderator: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  moderator = await hire(app, 'moderator')
}, 120_000)
afterAll(() => app.stop())

const isBlurred = (images: Readonly<Record<string, { url: string }>> | null) =>
  Object.values(images ?? {}).every(({ url }) => url.startsWith('data:'))

test('a sensitive photo of what somebody tried is blurred for others, and waits for moderators, who can look at it', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const pin = await makeQuickPin(app, ana)
  const photo = await upload(ben, await drawPicture())
  const tried = await ben.ask(didItActivityResource.create, { pin_id: pin.id, upload_id: photo.id })
  const rating = { isOn: true, rate: () => Promise.resolve([0, 0, 0, 0.96, 0]) }
  const deps = { ...app.core, recommender: { ratings: rating }, ratingThresholds: { veilAt: 0.9, holdAt: null } }
  await rateTried(deps, { triedId: tried.id, pinId: pin.id })
  await rateTried(deps, { triedId: tried.id, pinId: pin.id })

  const seenBy = async (client: Pick<SignedIn, 'ask'>) =>
    (await client.ask(didItUserFeedResource.get, { username: ben.member.username })).find(({ id }) => id === tried.id)
  const visitor = await seenBy(app.client())
  expect([visitor?.image_signature, isBlurred(visitor?.images ?? null)]).toEqual([null, true])
  expect(JSON.stringify(visitor)).not.toContain(tried.image_signature)
  expect(isBlurred((await seenBy(ben))?.images ?? null)).toBe(false)
  await ana.ask(permissionSettingsResource.update, { shows_sensitive: true })
  expect(isBlurred((await seenBy(ana))?.images ?? null)).toBe(false)

  const waiting = (await moderator.ask(adminPictures, {})).find(({ pin_id: pinId }) => pinId === pin.id)
  expect(waiting).toMatchObject({ verdict: 'veiled', owner: { id: ben.member.id } })
  expect((await moderator.fetch(waiting?.image_url ?? '')).status).toBe(200)
  await moderator.ask(adminJudgePicture, {
    pin_id: pin.id,
    picture: waiting?.id ?? '',
    verdict: 'clear',
    reason: 'A dish',
  })
  expect(isBlurred((await seenBy(app.client()))?.images ?? null)).toBe(false)
})

test('a film with a harmless cover has a veil where one of its frames is sensitive', async () => {
  const ana = await signUp(app)
  const { id: pinId } = await makePin(ana)
  const film = newContentHash()
  const frames = await Promise.all(Array.from({ length: FRAMES }, () => drawPicture()))
  for (const [at, bytes] of frames.entries())
    await app.core.storage.put(videoFileKey(film, `frame-${at}.jpg`), bytes, { contentType: 'image/jpeg' })
  // As publishing a converted film leaves it.
  await app.pool.query(`update pins set kind = 'video' where id = $1`, [pinId])
  await app.pool.query(
    `insert into pin_media (bucket, pin_id, position, kind, content_hash, signature, extension, width, height, duration_ms, has_ladder)
     values ($1, $2, 0, 'video', $3, $4, 'mp4', 320, 240, 4000, true)`,
    [bucketOf(pinId), pinId, film, newContentHash().slice(0, 32)],
  )
  const seen: Buffer[] = []
  const rate = (bytes: Uint8Array) => {
    seen.push(Buffer.from(bytes))
    return Promise.resolve(Buffer.from(bytes).equals(frames[4] ?? Buffer.of()) ? [0, 0, 0, 0.99, 0] : [1, 0, 0, 0, 0])
  }
  const deps = { ...app.core, recommender: { ratings: { isOn: true, rate } } }
  await rateSaved({ ...deps, ratingThresholds: { veilAt: 0.9, holdAt: null } }, pinId)
  expect(seen).toHaveLength(1 + FRAMES)
  const { rows } = await app.pool.query<{ veil: string }>('select veil from pins where id = $1', [pinId])
  expect(rows).toEqual([{ veil: 'veiled' }])
})
