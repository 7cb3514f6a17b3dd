import {
  boardResource,
  getStorageUse,
  pinResource,
  profilePictureResource,
  repinResource,
  userSettingsResource,
  vipResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveFile, endUploads, sweepUploads } from '../../src/modules/media/index.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { expectPromisesAfterEach } from '../data/promises-after-each.ts'
import { startInTurn } from '../support/in-turn.ts'
import { drawPicture, makeBoard, sendFile, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'
import { Readable } from 'node:stream'

const QUOTA = 1_000_000
const HOUR = 60 * 60 * 1000

const clock = turnedClock()
let app: TestApp
beforeAll(async () => {
  app = await startInTurn({ clock, env: { STORAGE_QUOTA_MB: '1' } })
}, 120_000)
afterAll(() => app.stop())
expectPromisesAfterEach(() => app)

const used = async (member: SignedIn) => (await member.ask(getStorageUse, {})).used_bytes
const register = (member: SignedIn) => member.ask(vipResource.create, { type: 'pinimage' })

/** A real picture of exactly so many bytes: what follows a JPEG's end is passed over. */
async function pictureOf(bytes: number): Promise<Uint8Array> {
  const picture = await drawPicture()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

test('a member’s storage is what their files take, as they came, and nobody else’s', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  expect(await ana.ask(getStorageUse, {})).toEqual({ used_bytes: 0, allowed_bytes: QUOTA })
  const file = await pictureOf(200_000)
  await upload(ana, file)
  expect(await used(ana)).toBe(200_000)
  // Equal bytes are stored once, and count for each who brought them.
  await upload(ben, file)
  expect([await used(ana), await used(ben)]).toEqual([200_000, 200_000])
  expect((await app.client().call(getStorageUse, {})).status).toBe(401)
})

test('what does not fit is refused with what is used and allowed; with room it is taken', async () => {
  const ana = await signUp(app)
  const first = await upload(ana, await pictureOf(700_000))
  const registration = await register(ana)
  const file = await pictureOf(300_001)
  const refused = await sendFile(ana, registration, file)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    resource_response: {
      error: {
        name: 'storage_full',
        message: 'Not enough storage: 700 kB of 1 MB used. Delete Pins you created, then try again.',
        params: { used_bytes: 700_000, allowed_bytes: QUOTA },
      },
    },
  })
  expect(await used(ana)).toBe(700_000)
  const pin = await ana.ask(pinResource.create, { upload_id: first.id, title: 'Large' })
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await used(ana)).toBe(0)
  expect((await sendFile(ana, registration, file)).status).toBe(204)
  expect(await used(ana)).toBe(300_001)
})

test('where nothing is left no upload begins', async () => {
  const ana = await signUp(app)
  await upload(ana, await pictureOf(QUOTA))
  expect(await used(ana)).toBe(QUOTA)
  expect(await ana.call(vipResource.create, { type: 'pinimage' })).toMatchObject({
    status: 422,
    error: { name: 'storage_full', params: { used_bytes: QUOTA, allowed_bytes: QUOTA } },
  })
})

test('LA-01 what is used and allowed is written as the reader’s language writes it', async () => {
  const ana = await signUp(app)
  await ana.ask(userSettingsResource.update, { locale: 'fr-FR' })
  await upload(ana, await pictureOf(QUOTA))
  const refused = await ana.call(vipResource.create, { type: 'pinimage' })
  expect(refused.error?.message.replaceAll(/\s/g, ' ')).toContain('1 Mo utilisés sur 1 Mo')
})

test('of many files at once no more get through than fit', async () => {
  const ana = await signUp(app)
  const files = await Promise.all(Array.from({ length: 7 }, () => pictureOf(250_000)))
  const registrations = await Promise.all(files.map(() => register(ana)))
  const answers = await Promise.all(
    files.map(async (file, at) => {
      const registration = registrations[at]
      return registration ? (await sendFile(ana, registration, file)).status : 0
    }),
  )
  // Less may get through where one that would not have fitted was on its way; never more.
  const through = answers.filter((status) => status === 204).length
  expect(through).toBeLessThanOrEqual(4)
  expect(through).toBeGreaterThanOrEqual(1)
  expect(answers.filter((status) => status === 422)).toHaveLength(7 - through)
  expect(await used(ana)).toBe(through * 250_000)
})

test('a file on its way counts, and no more once it broke off', async () => {
  const ana = await signUp(app)
  const { upload_id: uploadId } = await register(ana)
  const stream = new Readable({ read: () => undefined })
  const arrival = receiveFile(app.core, uploadId, () => stream, { declaredBytes: 904_096 })
  await expect.poll(() => used(ana), { timeout: 20_000 }).toBe(900_000)
  const registration = await register(ana)
  expect((await sendFile(ana, registration, await pictureOf(200_000))).status).toBe(422)
  stream.destroy(new Error('the connection broke off'))
  await expect(arrival).rejects.toThrow('the connection broke off')
  expect(await used(ana)).toBe(0)
  expect((await sendFile(ana, registration, await pictureOf(200_000))).status).toBe(204)
})

test('files that are no pictures are thrown away and take nothing', async () => {
  const ana = await signUp(app)
  const { status } = await upload(ana, Buffer.alloc(100_000, 'no picture'))
  expect(status).toBe('failed')
  expect(await used(ana)).toBe(0)
})

test('uploads that no Pin was made of count until they are swept', async () => {
  const ana = await signUp(app)
  await upload(ana, await pictureOf(100_000))
  await sweepUploads(app.core)
  expect(await used(ana)).toBe(100_000)
  clock.pass(25 * HOUR)
  await sweepUploads(app.core)
  expect(await used(ana)).toBe(0)
})

test('the picture of a Pin counts until the last Pin that shows it is gone', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const { id } = await upload(ana, await pictureOf(100_000))
  const board = await makeBoard(ana)
  const pin = await ana.ask(pinResource.create, { upload_id: id, board_id: board.id })
  const saved = await ben.ask(repinResource.create, { pin_id: pin.id })
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  await settled(app)
  expect([await used(ana), await used(ben)]).toEqual([100_000, 0])
  await ana.ask(pinResource.delete, { id: pin.id })
  expect(await used(ana)).toBe(100_000)
  await ben.ask(pinResource.delete, { id: saved.id })
  expect([await used(ana), await used(ben)]).toEqual([0, 0])
})

test('a profile picture counts until another takes its place', async () => {
  const ana = await signUp(app)
  const [first, second] = [await upload(ana, await pictureOf(100_000)), await upload(ana, await pictureOf(50_000))]
  await ana.ask(profilePictureResource.create, { kind: 'avatar', upload_id: first.id })
  await ana.ask(profilePictureResource.create, { kind: 'avatar', upload_id: second.id })
  expect(await used(ana)).toBe(50_000)
})

test('a member who goes for good leaves no count', async () => {
  const ana = await signUp(app)
  await upload(ana, await pictureOf(100_000))
  await endUploads(app.db, ana.member.id)
  const { rows } = await app.pool.query('select 1 from member_storage where member_id = $1', [ana.member.id])
  expect(rows).toEqual([])
})
