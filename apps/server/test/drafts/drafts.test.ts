import {
  categoriesResource,
  createPinDrafts,
  deletePinDrafts,
  duplicatePinDraft,
  listPinDrafts,
  orderPinDrafts,
  pinResource,
  publishPinDraft,
  restorePinDrafts,
  updatePinDraft,
  updatePinDrafts,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepDrafts } from '../../src/modules/drafts/index.ts'
import { sweepUploads } from '../../src/modules/media/index.ts'
import { filmVideo, uploadVideo } from '../pin-kinds/film-video.ts'
import { drawPicture, makeBoard, makeSection, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const DAY = 24 * 60 * 60 * 1000
let now = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
})
afterAll(() => app.stop())

const newUpload = async (client: TestClient) => (await upload(client, await drawPicture())).id
const keep = async (client: TestClient, fields: object = {}) => {
  const [draft] = await client.ask(createPinDrafts, { drafts: [fields] })
  if (!draft) throw new Error('no draft')
  return draft
}
const titles = async (client: TestClient) => (await client.ask(listPinDrafts, {})).map(({ title }) => title)

test('CN-19 drafts are kept on the server with everything that was said of them', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  const section = await makeSection(ana, board.id)
  const uploadId = await newUpload(ana)
  const said = { title: 'Chair', description: 'Oak', alt_text: 'A chair', link: 'example.org/ch' }
  await keep(ana, { ...said, upload_id: uploadId, board_id: board.id, section_id: section.id })
  const beside = await app.startBeside()
  const [draft] = await ana.through(beside.origin).ask(listPinDrafts, {})
  expect(draft).toMatchObject({
    ...said,
    type: 'pin_draft',
    version: 1,
    state: 'draft',
    file: { upload_id: uploadId, status: 'succeeded' },
    board: { id: board.id },
    section: { id: section.id },
    is_board_gone: false,
    is_comments_allowed: true,
  })
})

test('CN-19 two tabs on one draft never overwrite each other silently', async () => {
  const ana = await signUp(app)
  const { id, version } = await keep(ana, { title: 'One' })
  const mended = await ana.ask(updatePinDraft, { draft_id: id, version, title: 'Two' })
  const refused = await ana.call(updatePinDraft, { draft_id: id, version, title: 'Three' })
  expect(refused.error).toMatchObject({ name: 'draft_changed' })
  expect(await titles(ana)).toEqual(['Two'])
  await ana.ask(updatePinDraft, { draft_id: id, version: mended.version, title: 'Three' })
  expect(await titles(ana)).toEqual(['Three'])
})

test('CN-19 board, link and topics are set of many at once, and drafts are put in order', async () => {
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  const drafts = await ana.ask(createPinDrafts, { drafts: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] })
  const [a = '', b = '', c = ''] = drafts.map(({ id }) => id)
  const changed = await ana.ask(updatePinDrafts, {
    draft_ids: [a, c],
    board_id: board.id,
    link: 'https://example.org/',
  })
  expect(changed.map((draft) => [draft.title, draft.board?.id, draft.link])).toEqual([
    ['a', board.id, 'https://example.org/'],
    ['c', board.id, 'https://example.org/'],
  ])
  await ana.ask(orderPinDrafts, { draft_ids: [c, a] })
  expect(await titles(ana)).toEqual(['c', 'a', 'b'])
  expect((await ana.call(updatePinDrafts, { draft_ids: [b, '1'], link: '' })).error?.name).toBe('draft_not_found')
})

test('CN-19 a draft is kept twice, thrown away, brought back, and published', async () => {
  const ana = await signUp(app)
  const draft = await keep(ana, { title: 'Lamp', upload_id: await newUpload(ana) })
  await keep(ana, { title: 'Last' })
  const copy = await ana.ask(duplicatePinDraft, { draft_id: draft.id })
  expect(await titles(ana)).toEqual(['Lamp', 'Lamp', 'Last'])
  expect(copy.file?.upload_id).not.toBe(draft.file?.upload_id)
  await ana.ask(deletePinDrafts, { draft_ids: [draft.id] })
  expect(await titles(ana)).toEqual(['Lamp', 'Last'])
  await ana.ask(restorePinDrafts, { draft_ids: [draft.id] })
  for (const { id } of [draft, copy]) {
    const pin = await ana.ask(publishPinDraft, { draft_id: id })
    expect(await ana.ask(pinResource.get, { id: pin.id })).toMatchObject({ title: 'Lamp' })
  }
  expect(await titles(ana)).toEqual(['Last'])
  expect((await ana.call(publishPinDraft, { draft_id: draft.id })).error?.name).toBe('draft_not_found')
})

test('CN-19 what no pin can have is named, and nothing is lost', async () => {
  const ana = await signUp(app)
  const { id, version } = await keep(ana, { title: 'Bare', link: 'no address' })
  expect((await ana.call(publishPinDraft, { draft_id: id })).error).toMatchObject({ name: 'rule_broken' })
  await ana.ask(updatePinDraft, { draft_id: id, version, upload_id: await newUpload(ana) })
  const refused = await ana.call(publishPinDraft, { draft_id: id })
  expect(refused.error).toMatchObject({ name: 'rule_broken', field: 'link' })
  expect(await titles(ana)).toEqual(['Bare'])
})

test('CN-19 drafts of others, and with files of others, are as missing as none', async () => {
  const ana = await signUp(app)
  const ben = await signUp(app)
  const { id } = await keep(ana, { title: 'Mine', upload_id: await newUpload(ana) })
  const which = { draft_ids: [id] }
  await ben.ask(deletePinDrafts, which)
  for (const [endpoint, options] of [
    [updatePinDraft, { draft_id: id, version: 1, title: 'x' }],
    [publishPinDraft, { draft_id: id }],
    [duplicatePinDraft, { draft_id: id }],
  ] as const)
    expect((await ben.call(endpoint, options)).error?.name).toBe('draft_not_found')
  expect(await ben.ask(listPinDrafts, {})).toEqual([])
  const stolen = await ben.call(createPinDrafts, { drafts: [{ upload_id: await newUpload(ana) }] })
  expect(stolen.error?.name).toBe('upload_not_found')
  expect((await app.client().call(listPinDrafts, {})).error?.name).toBe('sign_in_required')
  expect(await titles(ana)).toEqual(['Mine'])
})

test('CN-19 fifty drafts are kept, and no more', async () => {
  const ana = await signUp(app)
  await ana.ask(createPinDrafts, { drafts: Array.from({ length: 49 }, (_, at) => ({ title: `t${at}` })) })
  const refused = await ana.call(createPinDrafts, { drafts: [{ title: 'x' }, { title: 'y' }] })
  expect(refused.error?.name).toBe('too_many_drafts')
  await keep(ana)
  expect(await ana.ask(listPinDrafts, {})).toHaveLength(50)
})

test('CN-22 a Pin is found by the topics that its draft named', async () => {
  const ana = await signUp(app)
  const topic = (await ana.ask(categoriesResource.get, { page_size: 1 }))[0]
  const draft = await keep(ana, { title: 'Nameless', upload_id: await newUpload(ana), topic_ids: [topic?.id ?? ''] })
  expect(draft.topics.map(({ id }) => id)).toEqual([topic?.id])
  const pin = await ana.ask(publishPinDraft, { draft_id: draft.id })
  const named = [{ id: topic?.id, name: topic?.name, slug: topic?.slug }]
  expect(pin.topics).toMatchObject(named)
  expect((await app.client().ask(pinResource.get, { id: pin.id })).topics).toMatchObject(named)
  await expect
    .poll(
      async () => {
        const { rows } = await app.pool.query('select words::text as words from search_documents where id = $1', [
          pin.id,
        ])
        return rows.map(({ words }: { words: string }) => words).join()
      },
      { timeout: 20_000 },
    )
    .toContain((topic?.name ?? '?').toLowerCase().split(/\W/)[0])
})

test('CN-22 similar products are shown unless the maker, or an edit, turns them off', async () => {
  const ana = await signUp(app)
  const isShown = async (id: string) => (await app.client().ask(pinResource.get, { id })).is_similar_products_shown
  const loud = await ana.ask(pinResource.create, { upload_id: await newUpload(ana) })
  const draft = await keep(ana, { upload_id: await newUpload(ana) })
  expect([await isShown(loud.id), draft.is_similar_products_shown]).toEqual([true, true])
  const off = await ana.ask(updatePinDraft, {
    draft_id: draft.id,
    version: draft.version,
    is_similar_products_shown: false,
  })
  const copy = await ana.ask(duplicatePinDraft, { draft_id: draft.id })
  expect([off.is_similar_products_shown, copy.is_similar_products_shown]).toEqual([false, false])
  const quiet = await ana.ask(publishPinDraft, { draft_id: draft.id })
  await ana.ask(pinResource.update, { id: quiet.id, title: 'Other words' })
  expect(await isShown(quiet.id)).toBe(false)
  await ana.ask(pinResource.update, { id: quiet.id, is_similar_products_shown: true })
  await ana.ask(pinResource.update, { id: loud.id, is_similar_products_shown: false })
  expect([await isShown(quiet.id), await isShown(loud.id)]).toEqual([true, false])
})

test('a draft is a film or a picture as its file says, whatever its cover is', async () => {
  const ana = await signUp(app)
  const film = await uploadVideo(ana, await filmVideo('webm'))
  const cover = await newUpload(ana)
  const made = await keep(ana, { upload_id: film.id })
  expect(made.media_kind).toBe('video')
  const covered = await ana.ask(updatePinDraft, { draft_id: made.id, version: made.version, cover_upload_id: cover })
  const pin = await ana.ask(publishPinDraft, { draft_id: covered.id })
  expect(pin.is_video).toBe(true)
  const picture = await keep(ana, { upload_id: await newUpload(ana), cover_upload_id: await newUpload(ana) })
  expect(picture.media_kind).toBe('picture')
  const again = await ana.ask(updatePinDraft, { draft_id: picture.id, version: picture.version, title: 'Still' })
  expect(again.media_kind).toBe('picture')
})

test('CN-21 a picture is turned and cropped for the pin, and stays as it came', async () => {
  const ana = await signUp(app)
  const { id: uploadId } = await upload(ana, await drawPicture({ width: 400, height: 200 }))
  const { id, version } = await keep(ana, { upload_id: uploadId })
  const edit = {
    is_flipped: true,
    turn: 90 as const,
    straighten: 0,
    crop: [0, 0, 1, 0.5] as [number, number, number, number],
  }
  const edited = await ana.ask(updatePinDraft, { draft_id: id, version, edit })
  expect(edited).toMatchObject({ edit, file: { upload_id: uploadId } })
  await expect
    .poll(async () => (await ana.ask(listPinDrafts, {}))[0]?.edited_file?.status, { timeout: 20_000 })
    .toBe('succeeded')
  // An edit that changes nothing takes the picture as it came.
  const again = await ana.ask(duplicatePinDraft, { draft_id: id })
  const back = { ...edit, is_flipped: false, turn: 0 as const, crop: [0, 0, 1, 1] as [number, number, number, number] }
  await ana.ask(updatePinDraft, { draft_id: again.id, version: again.version, edit: back })
  const pin = await ana.ask(publishPinDraft, { draft_id: id })
  expect(pin.images.orig).toMatchObject({ width: 200, height: 200 })
  const whole = await ana.ask(publishPinDraft, { draft_id: again.id })
  expect(whole.images.orig).toMatchObject({ width: 400, height: 200 })
})

test('CN-19 the file of a draft is not swept; after 30 days the draft goes, and its file with it', async () => {
  const ana = await signUp(app)
  const uploadId = await newUpload(ana)
  await keep(ana, { title: 'Old', upload_id: uploadId })
  const start = now
  try {
    now = start + 26 * DAY
    await sweepUploads(app.core)
    await sweepDrafts(app.core)
    expect(await titles(ana)).toEqual(['Old'])
    const { rows: warned } = await app.pool.query(
      `select 1 from pin_drafts where upload_id = $1 and warned_at is not null`,
      [uploadId],
    )
    expect(warned).toHaveLength(1)
    now = start + 31 * DAY
    await sweepDrafts(app.core)
    await sweepUploads(app.core)
    const { rows } = await app.pool.query('select 1 from uploads where id = $1', [uploadId])
    expect(rows).toHaveLength(0)
  } finally {
    now = start
  }
  expect(await titles(ana)).toEqual([])
})
