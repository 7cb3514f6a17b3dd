import {
  boardResource,
  pinResource,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fanOutPins } from '../../src/modules/discovery/jobs/fan-out.ts'
import { backfillFeed, purgeFeed } from '../../src/modules/discovery/jobs/fill-feeds.ts'
import { createPictureDecoder, processUpload } from '../../src/modules/media/index.ts'
import { drawPicture, makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeQuickPin } from './quick-pins.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** What jobs put into a member's feed, beside what everybody is shown. */
async function feedOf({ member }: SignedIn): Promise<string[]> {
  const { rows } = await app.pool.query<{ pin_id: string }>(
    'select pin_id from feed_items where member_id = $1 order by pin_id desc',
    [member.id],
  )
  return rows.map(({ pin_id: pinId }) => pinId)
}
const expectFeed = async (reader: SignedIn, pins: readonly { id: string }[]) => {
  await expect.poll(() => feedOf(reader), { timeout: 20_000 }).toEqual(pins.map(({ id }) => id))
}
const follow = (reader: SignedIn, followed: SignedIn) =>
  reader.ask(userFollowResource.create, { user_id: followed.member.id })

test('EN-07 followers get what is saved, from before and after, newest first; who unfollows loses it', async () => {
  const reader = await signUp(app)
  const cem = await signUp(app)
  const old = [await makeQuickPin(app, cem), await makeQuickPin(app, cem)]
  await follow(reader, cem)
  await expectFeed(reader, [...old].toReversed())
  const board = await makeBoard(cem)
  const fresh = await makeQuickPin(app, cem, { board_id: board.id })
  await expectFeed(reader, [fresh, ...[...old].toReversed()])
  const shown = await reader.ask(userHomefeedResource.get, { page_size: 3 })
  expect(shown.map(({ id }) => id)).toEqual([fresh.id, old[1]?.id, old[0]?.id])
  await reader.ask(userFollowResource.delete, { user_id: cem.member.id })
  await expectFeed(reader, [])
})

test('EN-07 a block empties both feeds of each other', async () => {
  const [one, two] = [await signUp(app), await signUp(app)]
  await follow(one, two)
  await follow(two, one)
  const [ofOne, ofTwo] = [await makeQuickPin(app, one), await makeQuickPin(app, two)]
  await expectFeed(one, [ofTwo])
  await expectFeed(two, [ofOne])
  await two.ask(userBlockResource.create, { blocked_user_id: one.member.id })
  await expectFeed(one, [])
  await expectFeed(two, [])
  for (const reader of [one, two]) {
    const ids = (await reader.ask(userHomefeedResource.get, { page_size: 250 })).map(({ id }) => id)
    expect(ids).not.toContain(reader === one ? ofTwo.id : ofOne.id)
  }
})

test('EN-07 what was saved to a secret board, turned secret or was deleted is never read from a feed', async () => {
  const reader = await signUp(app)
  await follow(reader, ana)
  const [secret, turning, open] = [
    await makeBoard(ana, 'Hidden', 'secret'),
    await makeBoard(ana, 'Turning'),
    await makeBoard(ana, 'Open'),
  ]
  const hidden = await makeQuickPin(app, ana, { board_id: secret.id })
  const turned = await makeQuickPin(app, ana, { board_id: turning.id })
  const deleted = await makeQuickPin(app, ana, { board_id: open.id })
  const kept = await makeQuickPin(app, ana, { board_id: open.id })
  // What is hidden from the start never gets as far as a feed.
  await expectFeed(reader, [kept, deleted, turned])
  await ana.ask(boardResource.update, { board_id: turning.id, privacy: 'secret' })
  await ana.ask(pinResource.delete, { id: deleted.id })
  const ids = (await reader.ask(userHomefeedResource.get, { page_size: 250 })).map(({ id }) => id)
  expect(ids).toContain(kept.id)
  for (const pin of [hidden, turned, deleted]) expect(ids).not.toContain(pin.id)
})

test('EN-07 jobs that are done twice, or in another order, change nothing', async () => {
  const [reader, pinner] = [await signUp(app), await signUp(app)]
  await follow(reader, pinner)
  const pin = await makeQuickPin(app, pinner)
  await expectFeed(reader, [pin])
  const source = { kind: 'member', id: pinner.member.id } as const
  for (let round = 0; round < 3; round += 1) {
    await fanOutPins(app.core, [pin.id])
    await backfillFeed(app.core, reader.member.id, source)
  }
  expect(await feedOf(reader)).toEqual([pin.id])
  await reader.ask(userFollowResource.delete, { user_id: pinner.member.id })
  await expectFeed(reader, [])
  await purgeFeed(app.core, reader.member.id, source)
  await fanOutPins(app.core, [pin.id])
  expect(await feedOf(reader)).toEqual([])
})

test('EN-07 a backfill that comes after the unfollow leaves nothing behind', async () => {
  const [reader, pinner] = [await signUp(app), await signUp(app)]
  await makeQuickPin(app, pinner)
  await backfillFeed(app.core, reader.member.id, { kind: 'member', id: pinner.member.id })
  expect(await feedOf(reader)).toEqual([])
})

test('EN-07 a purge that comes after a new follow takes nothing away', async () => {
  const [reader, pinner] = [await signUp(app), await signUp(app)]
  const pin = await makeQuickPin(app, pinner)
  await follow(reader, pinner)
  await expectFeed(reader, [pin])
  await purgeFeed(app.core, reader.member.id, { kind: 'member', id: pinner.member.id })
  expect(await feedOf(reader)).toEqual([pin.id])
})

test('CA-28 an upload that is processed twice stays as it is', async () => {
  const done = await upload(ana, await drawPicture())
  const rowOf = async () => (await app.pool.query('select * from uploads where id = $1', [done.id])).rows
  const before = await rowOf()
  const decoder = createPictureDecoder({ log: { warn: () => undefined }, workerCount: 1 })
  try {
    await processUpload({ ...app.core, decoder }, { uploadId: done.id, fileKey: 'incoming/gone.bin' })
  } finally {
    await decoder.close()
  }
  expect(await rowOf()).toEqual(before)
})
