import { pinResource, relatedPinFeedResource } from '@pinfold/contract'
import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp({ hasRecommender: true, env: { VISUAL_SEARCH: 'on' } })
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** A public pin of a picture, with a title that says nothing. */
async function pinOf(member: SignedIn, bytes: Uint8Array) {
  const board = await makeBoard(member)
  return member.ask(pinResource.create, { upload_id: (await upload(member, bytes)).id, board_id: board.id, title: '' })
}

const drawn = async (family: string, index: number) => (await renderDrawing(draw(family, index))).bytes
const aggregateOf = async (pinId: string) => {
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pinId,
  ])
  return rows[0]?.id ?? ''
}

test('what looks like a new picture is found by look, and the same picture saved anew is a near copy of the older one', async () => {
  const other = await signUp(app)
  const first = await drawn('animals', 4)
  const pin = await pinOf(maker, first)
  const [otherThing, anew] = [
    await pinOf(maker, await drawn('charts', 2)),
    await pinOf(other, await sharp(first).resize(400).jpeg({ quality: 45 }).toBuffer()),
  ]
  const alike = async () =>
    (await app.client().call(relatedPinFeedResource.get, { pin: pin.id })).data.map(({ id }) => id)
  await expect.poll(alike, { timeout: 30_000 }).toContain(anew.id)
  expect(await alike()).not.toContain(otherThing.id)
  const [firstId, copyId] = [await aggregateOf(pin.id), await aggregateOf(anew.id)]
  expect(copyId).not.toBe(firstId)
  const copies = async () => (await app.pool.query('select aggregate_id::text, first_id::text from near_copies')).rows
  await expect.poll(copies).toEqual([{ aggregate_id: copyId, first_id: firstId }])
})
