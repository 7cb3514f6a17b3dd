import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepLooks } from '../../src/modules/recommender/looks/keep-looks.ts'
import { wholePicture } from '../../src/modules/recommender/looks/look-box.ts'
import {
  isNewest,
  loadLookIndex,
  newestMaking,
  openLookIndex,
  saveLookIndex,
} from '../../src/modules/recommender/looks/look-index.ts'
import {
  LOOK_LENGTH,
  LOOK_VERSION,
  packVectors,
  toLengthOne,
} from '../../src/modules/recommender/looks/look-vectors.ts'
import { seededRandom } from '../../src/modules/recommender/seeded-random.ts'
import { bucketOfKey } from '../../src/platform/ids/ids.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const OLDER = LOOK_VERSION
const NEWER = LOOK_VERSION + 1

let app: TestApp
let maker: SignedIn
let folder = ''
beforeAll(async () => {
  app = await startTestApp()
  maker = await signUp(app)
  folder = await mkdtemp(join(tmpdir(), 'looks-'))
}, 120_000)
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => app.pool.query('delete from picture_looks'))

interface Picture {
  readonly id: string
  readonly hash: string
}

async function newPicture(): Promise<Picture> {
  const board = await makeBoard(maker)
  const { id } = await makeQuickPin(app, maker, { board_id: board.id })
  const { rows } = await app.pool.query<Picture>(
    'select aggregate_id::text as id, content_hash as hash from pins where id = $1',
    [id],
  )
  return rows[0] ?? { id: '', hash: '' }
}

const vectorsOf = (seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: 5 }, () => toLengthOne(Float32Array.from({ length: LOOK_LENGTH }, () => random() - 0.5)))
}
const lookAt = ({ hash }: Picture, version: number, seed: number) =>
  app.pool.query('insert into picture_looks values ($1, $2, $3, $4, now())', [
    bucketOfKey(hash),
    hash,
    version,
    packVectors(vectorsOf(seed)),
  ])
const looker = {
  look: () => Promise.reject(new Error('nobody looks here')),
  processId: () => undefined,
  close: () => Promise.resolve(),
}
const failures: unknown[] = []
const opened = (name: string, newest: number) =>
  keepLooks({
    db: app.core.db,
    looker,
    snapshotPath: join(folder, name),
    onError: (error) => failures.push(error),
    newest,
  })
const idsAlike = async (looks: ReturnType<typeof opened>, { id }: Picture) =>
  (await looks.alike(id, 10)).map((picture) => picture.id)
const searchedBy = (seed: number) => {
  const [whole = new Float32Array(LOOK_LENGTH), ...regions] = vectorsOf(seed)
  return { look: { whole, regions, suggested: [] }, views: [], sketch: null }
}
/** Nobody looks at them here: no picture has a sketch. */
const bytes = { bytes: new Uint8Array(), box: wholePicture, way: 'picture' } as const

test('while pictures get looks of another model, the older answer at every step, and the newer are searched from the first on', async () => {
  const [one, two] = [await newPicture(), await newPicture()]
  await lookAt(one, OLDER, 1)
  await lookAt(two, OLDER, 2)
  const looks = opened('models', NEWER)
  const whatever = async () => [await idsAlike(looks, one), await idsAlike(looks, two)]
  const all = [[two.id], [one.id]]
  await looks.synchronise()
  expect(await whatever()).toEqual(all)
  expect(await looks.search(bytes, searchedBy(1), 10)).toEqual([])

  // One that came since has a look of the newer model only.
  const since = await newPicture()
  await lookAt(since, NEWER, 3)
  await looks.take([since])
  expect((await looks.search(bytes, searchedBy(3), 10)).map(({ id }) => id)).toEqual([since.id])
  expect(await whatever()).toEqual(all)
  await lookAt(one, NEWER, 4)
  await looks.synchronise()
  expect((await looks.search(bytes, searchedBy(4), 10))[0]?.id).toBe(one.id)
  expect(await whatever()).toEqual(all)

  // All have newer ones: older looks are taken away before the index hears of it.
  await lookAt(two, NEWER, 5)
  await looks.take([two])
  await app.pool.query('delete from picture_looks where version = $1', [OLDER])
  expect((await idsAlike(looks, one)).toSorted()).toEqual([two.id, since.id].toSorted())
  await looks.synchronise()
  expect((await idsAlike(looks, one)).toSorted()).toEqual([two.id, since.id].toSorted())
  expect((await looks.search(bytes, searchedBy(5), 10))[0]?.id).toBe(two.id)
  expect(failures).toEqual([])
})

test('an index in files of an older making answers at once, and the next one takes its place', async () => {
  const [one, two] = [await newPicture(), await newPicture()]
  const path = join(folder, 'makings')
  const older = openLookIndex({ making: { ...newestMaking, partsAs: 0 } })
  for (const [picture, seed] of [
    [one, 1],
    [two, 2],
  ] as const) {
    await lookAt(picture, LOOK_VERSION, seed)
    older.add(BigInt(picture.id), picture.hash, vectorsOf(seed))
  }
  await saveLookIndex(older, path)
  const looks = opened('makings', LOOK_VERSION)
  await looks.take([])
  const [, , part = new Float32Array(LOOK_LENGTH)] = vectorsOf(2)
  const byPart = async () =>
    (await looks.search(bytes, { ...searchedBy(2), look: { ...searchedBy(2).look, whole: part } }, 1))[0]
  const isOfFilesNewest = async () => {
    const loaded = await loadLookIndex(path)
    return loaded && { isNewest: isNewest(loaded), size: loaded.slots.size, parts: loaded.parts.size() }
  }
  await looks.take([one])
  expect(await byPart()).toMatchObject({ id: two.id })
  expect(await isOfFilesNewest()).toMatchObject({ isNewest: false, size: 2, parts: 8 })
  await looks.synchronise()
  expect(await byPart()).toMatchObject({ id: two.id })
  expect(await idsAlike(looks, one)).toEqual([two.id])
  expect(await isOfFilesNewest()).toMatchObject({ isNewest: true, size: 2, parts: 8 })
  expect(failures).toEqual([])
})
