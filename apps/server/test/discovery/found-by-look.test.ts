import {
  aggregatedCommentFeedResource,
  aggregatedCommentResource,
  alsoSavedToResource,
  boardResource,
  pinResource,
  relatedPinFeedResource,
  searchByPhoto,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
  visualLiveSearchResource,
} from '@pinfold/contract'
import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackVectors, packVectors, toLengthOne } from '../../src/modules/recommender/looks/look-vectors.ts'
import { createLookFill } from '../../src/modules/recommender/looks/jobs/look-at-pictures.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
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

/** Looking is work, and others have tests to run meanwhile. */
const patiently = { timeout: 60_000, interval: 400 }
const A_WHILE = 120_000

/** As large as it is looked at. */
const drawn = async (family: string, index: number) =>
  sharp((await renderDrawing(draw(family, index))).bytes)
    .resize(420)
    .jpeg()
    .toBuffer()
const aggregateOf = async (pinId: string) => {
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pinId,
  ])
  return rows[0]?.id ?? ''
}

test(
  'DI-02 DS-02 what looks like a new picture is found by look, and the same picture saved anew is a near copy of the older one',
  async () => {
    const other = await signUp(app)
    const first = await drawn('animals', 4)
    const pin = await pinOf(maker, first)
    const [otherThing, anew] = [
      await pinOf(maker, await drawn('charts', 2)),
      await pinOf(other, await sharp(first).resize(300).jpeg({ quality: 45 }).toBuffer()),
    ]
    const alike = async () =>
      (await app.client().call(relatedPinFeedResource.get, { pin: pin.id })).data.map(({ id }) => id)
    await expect.poll(alike, patiently).toContain(anew.id)
    expect(await alike()).not.toContain(otherThing.id)
    const [firstId, copyId] = [await aggregateOf(pin.id), await aggregateOf(anew.id)]
    expect(copyId).not.toBe(firstId)
    const copies = async () => (await app.pool.query('select aggregate_id::text, first_id::text from near_copies')).rows
    await expect.poll(copies, patiently).toEqual([{ aggregate_id: copyId, first_id: firstId }])

    // Those that were there before anybody looked at pictures are looked at in the background.
    await app.pool.query('delete from picture_looks')
    await createLookFill(app.core)()
    const { rows } = await app.pool.query('select count(*)::int as looks from picture_looks')
    expect(rows).toEqual([{ looks: 3 }])
  },
  A_WHILE,
)

/** Ways to save a picture anew that make a near copy of it. */
const copied = {
  bordered: (bytes: Uint8Array) =>
    sharp(bytes).extend({ top: 90, bottom: 120, left: 90, right: 90, background: '#204060' }).jpeg().toBuffer(),
  cropped: async (bytes: Uint8Array) => {
    const { width, height } = await sharp(bytes).metadata()
    const [left, top] = [Math.round(width * 0.1), Math.round(height * 0.1)]
    return sharp(bytes)
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .jpeg()
      .toBuffer()
  },
  recompressed: (bytes: Uint8Array) => sharp(bytes).resize(300).jpeg({ quality: 45 }).toBuffer(),
}

test.each(Object.entries(copied))(
  'DS-13 a %s picture is a near copy of the older one once it is saved: they share what they were also saved to and no comments, and do not stand beside each other on a wall',
  async (name, copyOf) => {
    const [other, copier, reader] = [await signUp(app), await signUp(app), await signUp(app)]
    const bytes = await drawn('still-lifes', 8 + Object.keys(copied).indexOf(name))
    // More than stand between near copies, and nobody looks at what has no file.
    const fillers = []
    while (fillers.length < 10) fillers.push(await makeQuickPin(app, other))
    const original = await pinOf(other, bytes)
    await settled(app)
    const copy = await pinOf(copier, await copyOf(bytes))
    await settled(app)
    const copyId = await aggregateOf(copy.id)
    const { rows } = await app.pool.query('select first_id::text as first from near_copies where aggregate_id = $1', [
      copyId,
    ])
    expect(rows).toEqual([{ first: await aggregateOf(original.id) }])

    const boards = { ofOriginal: await makeBoard(reader), ofCopy: await makeBoard(reader) }
    await savePin(reader, original.id, boards.ofOriginal.id)
    await savePin(reader, copy.id, boards.ofCopy.id)
    const alsoSaved = async (pinId: string) =>
      (await app.client().ask(alsoSavedToResource.get, { pin_id: pinId })).map(({ id }) => id)
    const both = [boards.ofCopy.id, boards.ofOriginal.id]
    expect(await alsoSaved(original.id)).toEqual([...both, copy.board?.id])
    expect(await alsoSaved(copy.id)).toEqual([...both, original.board?.id])

    await reader.ask(aggregatedCommentResource.create, { pinId: original.id, text: 'Of the original' })
    const talkOf = async (objectId: string) =>
      (await reader.ask(aggregatedCommentFeedResource.get, { objectId })).map(({ text }) => text)
    expect(await talkOf(await aggregateOf(original.id))).toEqual(['Of the original'])
    expect(await talkOf(copyId)).toEqual([])

    const follower = await signUp(app)
    for (const who of [other, copier]) await follower.ask(userFollowResource.create, { user_id: who.member.id })
    await settled(app)
    const wall = (await follower.ask(userHomefeedResource.get, { page_size: 25 })).map(({ id }) => id)
    expect(wall).toEqual(expect.arrayContaining([original, copy, ...fillers].map(({ id }) => id)))
    expect(Math.abs(wall.indexOf(original.id) - wall.indexOf(copy.id))).toBeGreaterThan(1)
  },
  A_WHILE,
)

/** A part of a picture: 30% of its area. */
async function partOf(bytes: Uint8Array, left: number, top: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const [w, h] = [Math.round(width * 0.55), Math.round(height * 0.55)]
  return sharp(bytes)
    .extract({ left: Math.round(width * left), top: Math.round(height * top), width: w, height: h })
    .jpeg()
    .toBuffer()
}

test(
  'DI-05 a part of a pin’s picture, and a photo of a part, find the pin; nothing of who blocks, or that turned secret, is shown, and no photo is kept',
  async () => {
    const bytes = await drawn('still-lifes', 3)
    const board = await makeBoard(maker)
    const whole = await maker.ask(pinResource.create, {
      upload_id: (await upload(maker, bytes)).id,
      board_id: board.id,
      title: 'Quinces',
    })
    const part = await pinOf(maker, await partOf(bytes, 0.1, 0.3))
    const reader = await signUp(app)
    const search = async (crop: object) =>
      (await reader.ask(visualLiveSearchResource.get, { pin_id: part.id, crop: JSON.stringify(crop) })).results
    const titlesFound = async () => (await search({ x: 0, y: 0, w: 1, h: 1 })).map(({ id }) => id)
    await expect.poll(async () => (await titlesFound())[0], patiently).toBe(whole.id)
    expect(await titlesFound()).not.toContain(part.id)
    const { rows: before } = await app.pool.query('select count(*)::int as uploads from uploads')
    const photo = { image: (await partOf(bytes, 0.3, 0.2)).toString('base64') }
    const byPhoto = async () => (await reader.ask(searchByPhoto, photo)).results.map(({ id }) => id)
    // Of the part only its own search has shown that it was looked at.
    await expect.poll(byPhoto, patiently).toEqual(expect.arrayContaining([whole.id, part.id]))
    expect((await app.pool.query('select count(*)::int as uploads from uploads')).rows).toEqual(before)
    const blocked = await signUp(app)
    await maker.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
    expect((await blocked.ask(searchByPhoto, photo)).results.map(({ id }) => id)).not.toContain(whole.id)
    await maker.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
    expect(await byPhoto()).not.toContain(whole.id)
    expect(await titlesFound()).not.toContain(whole.id)
    expect((await reader.call(visualLiveSearchResource.get, { pin_id: whole.id })).error?.name).toBe('pin_not_found')
  },
  A_WHILE,
)

test(
  'DS-12 what a photo was cut from comes before what is more alike by its vectors, since it lies there; pictures of before are sketched in the background',
  async () => {
    const bytes = await drawn('still-lifes', 14)
    const [whole, decoy] = [await pinOf(maker, bytes), await pinOf(maker, await drawn('animals', 9))]
    await settled(app)
    const vectorsOf = async (pinId: string) => {
      const { rows } = await app.pool.query<{ hash: string; vectors: Buffer }>(
        `select content_hash as hash, vectors from pins join picture_looks using (content_hash) where pins.id = $1`,
        [pinId],
      )
      return { hash: rows[0]?.hash ?? '', vectors: unpackVectors(rows[0]?.vectors ?? Buffer.alloc(0)) }
    }
    const say = (hash: string, vectors: Float32Array[]) =>
      app.pool.query('update picture_looks set vectors = $2 where content_hash = $1', [hash, packVectors(vectors)])
    const [own, other] = [await vectorsOf(whole.id), await vectorsOf(decoy.id)]
    // Of the two the decoy is said to look as the whole does, and the whole half so.
    const half = own.vectors.map((vector, at) =>
      toLengthOne(vector.map((value, number) => 0.8 * value + 0.6 * (other.vectors[at]?.[number] ?? 0))),
    )
    await say(other.hash, own.vectors)
    await say(own.hash, half)
    const reader = await signUp(app)
    const image = (await partOf(bytes, 0.2, 0.2)).toString('base64')
    const order = async () =>
      (await reader.ask(searchByPhoto, { image })).results
        .map(({ id }) => id)
        .filter((id) => [whole.id, decoy.id].includes(id))
    await expect.poll(order, patiently).toEqual([whole.id, decoy.id])
    await app.pool.query('update picture_looks set sketch = null')
    await expect.poll(order, patiently).toEqual([decoy.id, whole.id])
    await createLookFill(app.core)()
    await expect.poll(order, patiently).toEqual([whole.id, decoy.id])
    expect((await vectorsOf(whole.id)).vectors).toEqual(unpackVectors(packVectors(half)))
  },
  A_WHILE,
)

test(
  'what is no photo, or leads out of the picture, is refused by name',
  async () => {
    const pin = await pinOf(maker, await drawn('maps', 1))
    const noPhoto = await maker.call(searchByPhoto, { image: Buffer.from('no photo').toString('base64') })
    expect([noPhoto.status, noPhoto.error?.name, noPhoto.error?.message]).toEqual([
      422,
      'invalid_image',
      expect.stringContaining('image'),
    ])
    const outside = await maker.call(visualLiveSearchResource.get, {
      pin_id: pin.id,
      crop: { x: 0.8, y: 0, w: 0.5, h: 1 },
    })
    expect([outside.status, outside.error?.message]).toEqual([400, expect.stringContaining('crop')])
    expect((await app.client().call(searchByPhoto, { image: 'AAAA' })).status).toBe(401)
  },
  A_WHILE,
)
