import { countVideoPlay, getInsights, type Pin, pinResource, userSettingsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSeen } from '../../src/modules/insights/index.ts'
import { signUpBusiness } from '../business/businesses.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { filmVideo, uploadVideo } from './film-video.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
})
afterAll(() => app.stop())

async function makeVideoPin(boardId?: string): Promise<Pin> {
  const video = await uploadVideo(ana, await filmVideo())
  const cover = await readyUpload(app, ana.member.id)
  const place = boardId === undefined ? {} : { board_id: boardId }
  return ana.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover, ...place })
}
const allow = (client: TestClient, isAllowed = true) =>
  client.ask(userSettingsResource.update, { allow_analytic_cookies: isAllowed, surface_tag: 'test' })
const counted = async (pinId: string) =>
  (await app.pool.query('select play_count, watched_ms::int from video_plays where pin_id = $1', [pinId])).rows as {
    play_count: number
    watched_ms: number
  }[]

test('CN-17 plays and watch time are counted by pin and day, others’ and the film’s length at most, and go with it', async () => {
  const pin = await makeVideoPin()
  const [member, visitor] = [await signUp(app), app.client()]
  await Promise.all([allow(member), allow(visitor)])
  await member.ask(countVideoPlay, { pin_id: pin.id, watched_ms: 400 })
  await allow(ana)
  await ana.ask(countVideoPlay, { pin_id: pin.id, watched_ms: 900 })
  await visitor.ask(countVideoPlay, { pin_id: pin.id, watched_ms: 3_600_000 })
  expect(await counted(pin.id)).toEqual([{ play_count: 2, watched_ms: 1400 }])
  const { fields } = await app.pool.query('select * from video_plays limit 0')
  expect(fields.map(({ name }) => name)).toEqual(['bucket', 'pin_id', 'day', 'play_count', 'watched_ms'])
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await counted(pin.id)).toEqual([])
})

test('plays of a business’s pin and their time are among its figures, by day', async () => {
  const shop = await signUpBusiness(app)
  const video = await uploadVideo(shop, await filmVideo())
  const cover = await readyUpload(app, shop.member.id)
  const pin = await shop.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover })
  const member = await signUp(app)
  await allow(member)
  for (let times = 0; times < 2; times += 1) await member.ask(countVideoPlay, { pin_id: pin.id, watched_ms: 1000 })
  await app.core.seenNotes.flush()
  const told = async () => {
    await countSeen(app.core)
    const { figures } = await shop.ask(getInsights, { pin_id: pin.id })
    return figures.flatMap(({ name, total }) => (total > 0 ? [[name, total]] : []))
  }
  await expect.poll(told).toEqual([
    ['video_plays', 2],
    ['watched_seconds', 2],
  ])
})

test('who did not allow it, or no more, is not counted', async () => {
  const pin = await makeVideoPin()
  const [member, visitor] = [await signUp(app), app.client()]
  const play = (client: TestClient) => client.ask(countVideoPlay, { pin_id: pin.id, watched_ms: 500 })
  await Promise.all([play(member), play(visitor)])
  await allow(member)
  await play(member)
  await allow(member, false)
  await play(member)
  expect(await counted(pin.id)).toEqual([{ play_count: 1, watched_ms: 500 }])
})

test('pin_in_secret plays of hidden, missing and still pins are refused alike, and wrong times are named', async () => {
  const hidden = await makeVideoPin((await makeBoard(ana, 'Hidden plays', 'secret')).id)
  const still = await ana.ask(pinResource.create, { upload_id: await readyUpload(app, ana.member.id) })
  const stranger = await signUp(app)
  await allow(stranger)
  const answers = await Promise.all(
    [hidden.id, '999', still.id].map((id) => stranger.call(countVideoPlay, { pin_id: id, watched_ms: 1 })),
  )
  expect(answers.map(({ status, error }) => [status, error?.name])).toEqual(
    Array.from({ length: 3 }, () => [404, 'pin_not_found']),
  )
  const wrong = await stranger.call(countVideoPlay, { pin_id: hidden.id, watched_ms: -1 })
  expect(wrong).toMatchObject({ status: 400, error: { field: 'watched_ms' } })
  expect(await counted(hidden.id)).toEqual([])
})
