import { pinResource } from '@pinfold/contract'
import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLooks } from '../../src/modules/recommender/looks/ask-looks.ts'
import { comparePictures } from '../../src/modules/recommender/looks/compare-pictures.ts'
import { noteNearCopies } from '../../src/modules/recommender/looks/jobs/note-near-copies.ts'
import { readSmall } from '../../src/modules/recommender/looks/read-pixels.ts'
import { makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

interface Noted {
  readonly id: string
  readonly hash: string
}

async function pictureOf(bytes: Uint8Array): Promise<Noted> {
  const board = await makeBoard(maker)
  const { id } = await maker.ask(pinResource.create, { upload_id: (await upload(maker, bytes)).id, board_id: board.id })
  const { rows } = await app.pool.query<Noted>(
    'select aggregate_id::text as id, content_hash as hash from pins where id = $1',
    [id],
  )
  return rows[0] ?? { id: '', hash: '' }
}

/** Notes what a picture is a copy of, where vectors take all of these for it; the pixels are compared. */
async function noteAmong(picture: Noted, alike: readonly Noted[], isNew: boolean) {
  const pictures = alike.map(({ id }) => ({ id, score: 0.99, isCopy: true }))
  const looks = {
    ...noLooks,
    isOn: true,
    alike: () => Promise.resolve(pictures),
    alikeInPart: () => Promise.resolve(pictures),
    alikeWithin: () => Promise.resolve([]),
    compare: async (bytes: Uint8Array, other: Uint8Array) =>
      comparePictures(await readSmall(bytes), await readSmall(other)),
  }
  await noteNearCopies({ ...app.core, recommender: { ...app.core.recommender, looks } }, { ...picture, isNew })
  const { rows } = await app.pool.query<{ first: string }>(
    'select first_id::text as first from near_copies where aggregate_id = $1',
    [picture.id],
  )
  return rows.map(({ first }) => first)
}

/** Comparing is work, and others have tests to run meanwhile. */
const A_WHILE = 240_000

test.each([true, false])(
  'what vectors take for an older picture is one only in its colours, whether or not it was looked at before: new %s',
  async (isNew) => {
    const bytes = await sharp((await renderDrawing(draw('animals', isNew ? 4 : 5))).bytes)
      .resize(420)
      .jpeg()
      .toBuffer()
    const original = await pictureOf(bytes)
    const turned = await pictureOf(await sharp(bytes).modulate({ hue: 60 }).jpeg().toBuffer())
    const again = await pictureOf(await sharp(bytes).resize(300).jpeg({ quality: 45 }).toBuffer())
    expect(await noteAmong(original, [turned, again], isNew)).toEqual([])
    expect(await noteAmong(turned, [original], isNew)).toEqual([])
    // The oldest of its colours, not the oldest.
    expect(await noteAmong(again, [turned, original], isNew)).toEqual([original.id])
    // A copy of a copy is of the first one's family.
    const smaller = await pictureOf(await sharp(bytes).resize(280).jpeg({ quality: 60 }).toBuffer())
    expect(await noteAmong(smaller, [again], isNew)).toEqual([original.id])
  },
  A_WHILE,
)
