import {
  adminActs,
  adminJudgePicture,
  adminPictures,
  advancedTypeaheadResource,
  askForPictureReview,
  boardResource,
  boardSectionResource,
  boardSectionsResource,
  bulkEditResource,
  permissionSettingsResource,
  pinResource,
  profileBoardsResource,
  searchResource,
  storyPinResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showVeilsOf } from '../../src/modules/pins/index.ts'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { hire } from '../administration/staff.ts'
import { fillBoard } from '../data/quick-pins.ts'
import { drawPicture, makeBoard, makePin, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const site = 'https://veils.example'
let app: TestApp
let moderator: SignedIn
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } })
  moderator = await hire(app, 'moderator')
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const reason = 'A test says so'
type Verdict = 'clear' | 'veiled' | 'held'
const judge = (pinId: string, verdict: Verdict) => moderator.ask(adminJudgePicture, { pin_id: pinId, verdict, reason })
const read = (client: TestClient, id: string, more = {}) => client.ask(pinResource.get, { id, ...more })
const stranger = () => app.client()
const isBlurred = ({ images }: { images: Readonly<Record<string, { url: string }>> }) =>
  Object.values(images).every(({ url }) => url.startsWith('data:'))
const isSharp = ({ images }: { images: Readonly<Record<string, { url: string }>> }) =>
  Object.values(images).every(({ url }) => url.startsWith(site))

test('MD-03 a veiled picture is blurred for others until they lift the veil, and stays sharp for whoever saved it', async () => {
  const pin = await makePin(maker)
  await judge(pin.id, 'veiled')
  const seen = await read(stranger(), pin.id)
  expect(seen.sensitivity).toEqual({ state: 'veiled', is_veiled: true })
  expect(isBlurred(seen)).toBe(true)
  const lifted = await read(stranger(), pin.id, { lifts_veil: true })
  expect(lifted.sensitivity).toEqual({ state: 'veiled', is_veiled: false })
  expect(isSharp(lifted)).toBe(true)
  expect(isSharp(await read(maker, pin.id))).toBe(true)
  await judge(pin.id, 'clear')
  expect(await read(stranger(), pin.id)).toMatchObject({ sensitivity: null })
})

test('a member who chooses to see sensitive pictures meets no veil', async () => {
  const pin = await makePin(maker)
  await judge(pin.id, 'veiled')
  const member = await signUp(app)
  expect(isBlurred(await read(member, pin.id))).toBe(true)
  await member.ask(permissionSettingsResource.update, { shows_sensitive: true })
  expect(await member.ask(permissionSettingsResource.get, {})).toMatchObject({ shows_sensitive: true })
  expect(isSharp(await read(member, pin.id))).toBe(true)
})

test('saves of others, and other uploads of the same bytes, get the veil and lose it', async () => {
  const bytes = await drawPicture()
  const first = await maker.ask(pinResource.create, { upload_id: (await upload(maker, bytes)).id, title: 'First' })
  const saver = await signUp(app)
  const save = await savePin(saver, first.id, (await makeBoard(saver)).id)
  const again = await saver.ask(pinResource.create, { upload_id: (await upload(saver, bytes)).id, title: 'Again' })
  const secret = await savePin(saver, first.id, (await makeBoard(saver, undefined, 'secret')).id)
  await judge(first.id, 'veiled')
  const veilOf = async (id: string) => {
    const { rows } = await app.pool.query<{ veil: string }>('select veil from pins where id = $1', [id])
    return rows[0]?.veil
  }
  for (const { id } of [save, again, secret]) await expect.poll(() => veilOf(id)).toBe('veiled')
  expect(isBlurred(await read(stranger(), save.id))).toBe(true)
  // What is made of the bytes from now on has it at once.
  const late = await maker.ask(pinResource.create, { upload_id: (await upload(maker, bytes)).id, title: 'Late' })
  const lateSave = await savePin(saver, first.id, (await makeBoard(saver)).id)
  expect(await Promise.all([veilOf(late.id), veilOf(lateSave.id)])).toEqual(['veiled', 'veiled'])
  await judge(first.id, 'clear')
  for (const { id } of [save, again, secret, late, lateSave]) await expect.poll(() => veilOf(id)).toBe('')
})

test('MD-03 covers of boards, lists of profiles and the search show no sharp picture of what is veiled', async () => {
  const board = await makeBoard(maker)
  const pin = await makePin(maker, { boardId: board.id, title: 'Zimtwurzel' })
  await judge(pin.id, 'veiled')
  const cover = await stranger().ask(boardResource.get, { board_id: board.id })
  expect(cover.image_cover_url).toMatch(/^data:/)
  expect(cover.images['170x'].every(({ url }) => url.startsWith('data:'))).toBe(true)
  const [listed] = await stranger().ask(userPinsResource.get, { username: maker.member.username })
  expect(listed && isBlurred(listed)).toBe(true)
  const found = async () => {
    const results = await stranger().ask(searchResource.get, { query: 'Zimtwurzel', scope: 'pins' })
    return (results as { id: string; images: Record<string, { url: string }> }[]).find(({ id }) => id === pin.id)
  }
  await expect.poll(found).toBeDefined()
  const one = await found()
  expect(one && isBlurred(one)).toBe(true)
  await judge(pin.id, 'held')
  expect(await found()).toBeUndefined()
})

test('MD-03 whatever shows a board whose cover is a veiled picture shows it blurred, and names no address of it', async () => {
  const owner = await signUp(app)
  const { username } = owner.member
  const board = await makeBoard(owner, 'Kurkumaknollen')
  const pin = await makePin(owner, { boardId: board.id })
  await owner.ask(boardResource.update, { board_id: board.id, cover_pin_id: pin.id })
  const section = await owner.ask(boardSectionResource.create, { board_id: board.id, name: 'Roots' })
  await owner.ask(pinResource.update, { id: pin.id, board_section_id: section.id })
  await judge(pin.id, 'veiled')
  const slug = board.url.split('/')[2] ?? ''
  const visitor = stranger()
  const framed = `/oembed.json?url=${encodeURIComponent(`${site}/${username}/${slug}/`)}`
  const oembed = await (await visitor.fetch(framed)).text()
  const frame = JSON.parse(oembed) as { html: string }
  const framePath = new URL(/src="([^"]+)"/.exec(frame.html)?.[1] ?? site).pathname
  const told = async () => [
    await visitor.ask(boardResource.get, { board_id: board.id }),
    await visitor.ask(profileBoardsResource.get, { username }),
    await visitor.ask(boardSectionsResource.get, { board_id: board.id }),
    await visitor.ask(searchResource.get, { query: 'Kurkumaknollen', scope: 'boards' }),
    await visitor.ask(advancedTypeaheadResource.get, { term: 'Kurkumaknollen' }),
    await (await visitor.fetch(`/${username}/${slug}.rss`)).text(),
    oembed,
    await (await visitor.fetch(framePath)).text(),
  ]
  const found = async () => JSON.stringify((await told())[3])
  await expect.poll(found).toContain(board.id)
  for (const answer of await told()) expect(JSON.stringify(answer)).not.toContain(pin.image_signature)
  expect(JSON.stringify((await told())[0])).toContain('data:')
  // The same places name it where nothing stands before it, so it was the veil.
  await judge(pin.id, 'clear')
  for (const at of [0, 1, 2, 3, 5])
    expect(JSON.stringify((await told())[at]), String(at)).toContain(pin.image_signature)
})

test('MD-03 feeds, oEmbed, frames and GraphQL tell no address of a veiled picture', async () => {
  const board = await makeBoard(maker)
  const pin = await makePin(maker, { boardId: board.id, title: 'Behind a veil' })
  await judge(pin.id, 'veiled')
  const slug = board.url.split('/')[2] ?? ''
  const texts = await Promise.all(
    [
      `/${maker.member.username}/${slug}.rss`,
      `/${maker.member.username}/feed.atom`,
      `/oembed.json?url=${encodeURIComponent(`${site}/pin/${pin.id}/`)}`,
    ].map(async (path) => (await stranger().fetch(path)).text()),
  )
  for (const text of texts) expect(text).not.toContain(pin.image_signature)
  expect(texts[0]).toContain('Sensitive picture, hidden')
  expect(texts[0]).not.toContain('<enclosure')
  expect(JSON.parse(texts[2] ?? '')).not.toHaveProperty('thumbnail_url')
})

test('a story with one sensitive page has a veil before all of them', async () => {
  const [one, two] = [await upload(maker, await drawPicture()), await upload(maker, await drawPicture())]
  const page = (id: string) => ({ blocks: [{ type: 'story_pin_image_block' as const, upload_id: id }] })
  const story = await maker.ask(storyPinResource.create, {
    story_pin: JSON.stringify({ pages: [page(one.id), page(two.id)] }),
    title: 'Two pages',
  })
  const { rows } = await app.pool.query<{ hash: string }>(
    'select content_hash as hash from pin_media where pin_id = $1 and position = 1',
    [story.id],
  )
  const picture = rows[0]?.hash ?? ''
  await moderator.ask(adminJudgePicture, { pin_id: story.id, picture, verdict: 'veiled', reason })
  const seen = await read(stranger(), story.id)
  expect(isBlurred(seen)).toBe(true)
  expect(seen.story_pin_data).toBeNull()
  expect((await read(stranger(), story.id, { lifts_veil: true })).story_pin_data?.pages).toHaveLength(2)
})

test('MD-03 a member asks once for a review of the veil on their own pin; moderators find it in their queue, and the log keeps what they do', async () => {
  const pin = await makePin(maker, { title: 'Doubted' })
  await judge(pin.id, 'veiled')
  const other = await signUp(app)
  expect(await other.call(askForPictureReview, { pin_id: pin.id })).toMatchObject({ error: { name: 'not_allowed' } })
  await maker.ask(askForPictureReview, { pin_id: pin.id })
  const queued = async () => (await moderator.ask(adminPictures, {})).find((each) => each.pin_id === pin.id)
  const waiting = await queued()
  expect(waiting).toMatchObject({
    verdict: 'veiled',
    waits_for: 'review',
    is_by_employee: true,
    title: 'Doubted',
    score: null,
    owner: { id: maker.member.id },
  })
  expect((await moderator.fetch(waiting?.image_url ?? '')).status).toBe(200)
  expect((await other.fetch(waiting?.image_url ?? '')).status).not.toBe(200)
  await judge(pin.id, 'veiled')
  expect(await queued()).toBeUndefined()
  await maker.ask(askForPictureReview, { pin_id: pin.id })
  expect(await queued()).toBeUndefined()
  const boss = await hire(app, 'owner')
  expect(await boss.ask(adminActs, { kind: 'picture.judged', thing_id: pin.id })).toMatchObject([
    { reason, before: { verdict: 'veiled' }, after: { verdict: 'veiled' }, concerned: { id: maker.member.id } },
    { reason, before: { verdict: 'clear' }, after: { verdict: 'veiled' } },
  ])
})

test('MD-03 the queue goes on by pages, held pictures first, and nobody judges their own', async () => {
  const pins = [await makePin(maker), await makePin(maker), await makePin(maker)]
  for (const [at, { id }] of pins.entries()) {
    await judge(id, at === 2 ? 'held' : 'veiled')
    if (at < 2) await maker.ask(askForPictureReview, { pin_id: id })
  }
  const seen: string[] = []
  let bookmark: string | undefined
  do {
    const page = await moderator.call(adminPictures, { page_size: 1, ...(bookmark && { bookmarks: [bookmark] }) })
    seen.push(...page.data.flatMap(({ pin_id: id }) => id ?? []))
    bookmark = page.bookmark === '-end-' ? undefined : page.bookmark
  } while (bookmark)
  const ours = seen.filter((id) => pins.some((pin) => pin.id === id))
  expect(ours).toEqual([pins[2]?.id, pins[0]?.id, pins[1]?.id])
  const own = await makePin(moderator)
  const refused = await moderator.call(adminJudgePicture, { pin_id: own.id, verdict: 'clear', reason })
  expect(refused).toMatchObject({ error: { name: 'not_allowed' } })
})

test('MD-03 a picture on more pins than are changed at a time is veiled on all of them, which are looked for once', async () => {
  const board = await makeBoard(maker)
  const pinIds = await fillBoard(app, maker, board.id, 30)
  for (let times = 0; times < 6; times += 1)
    await maker.ask(bulkEditResource.create, { pin_ids: pinIds, board_id: board.id })
  const { rows: judged } = await app.pool.query<{ hash: string }>(
    `update pictures set veil = 'veiled' where content_hash = (select content_hash from pins where id = $1)
     returning content_hash as hash`,
    [pinIds[0]],
  )
  app.keeper.forget()
  const hash = judged[0]?.hash ?? ''
  const { statements } = await countStatements(() => showVeilsOf({ db: app.core.db }, hash))
  expect(statements.filter((text) => text.includes('as showing'))).toHaveLength(1)
  const veiled = await app.pool.query("select from pins where board_id = $1 and veil = 'veiled'", [board.id])
  expect(veiled.rowCount).toBe(210)
})
