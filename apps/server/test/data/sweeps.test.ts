import { vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepUploads } from '../../src/modules/media/index.ts'
import { drawPicture, makePin, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('CA-28 an upload nobody made a pin of goes after a day, with its address; pins keep theirs', async () => {
  const ana = await signUp(app)
  const pin = await makePin(ana)
  const unused = await upload(ana, await drawPicture())
  const addressOf = (url: string | null) => new URL(url ?? '').pathname
  expect((await ana.fetch(addressOf(unused.imageUrl))).status).toBe(200)

  await sweepUploads({ db: app.db, clock: { now: () => new Date(Date.now() + 23 * 60 * 60 * 1000) } })
  expect((await ana.ask(vipResource.get, { upload_ids: [unused.id] }))[unused.id]?.status).toBe('succeeded')

  await sweepUploads({ db: app.db, clock: { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) } })
  expect(await ana.ask(vipResource.get, { upload_ids: [unused.id] })).toEqual({})
  expect((await ana.fetch(addressOf(unused.imageUrl))).status).toBe(404)
  expect((await ana.fetch(addressOf(pin.images.orig.url))).status).toBe(200)
})
