import {
  boardResource,
  type OptionsInput,
  pinResource,
  repinResource,
  storyPinResource,
  userResource,
  userStoryPinsFeedResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { readyUpload } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { drawPicture, makeBoard, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { filmVideo, uploadVideo } from './film-video.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

const heading = (text: string) => ({ type: 'story_pin_heading_block', text })
const image = (uploadId: string) => ({ type: 'story_pin_image_block', upload_id: uploadId })
const story = (pages: object[]) => JSON.stringify({ metadata: {}, pages })

async function makeStory(
  member: SignedIn,
  pages = 3,
  options: Partial<OptionsInput<typeof storyPinResource.create>> = {},
) {
  const list = []
  for (let n = 0; n < pages; n += 1)
    list.push({ blocks: [image(await readyUpload(app, member.member.id)), heading(`Step ${n + 1}`)] })
  return member.ask(storyPinResource.create, { title: 'How to', ...options, story_pin: story(list) })
}

const storyCount = async (viewer: SignedIn, of: SignedIn) => {
  const row = await app.pool.query<{ story_pin_count: number }>('select story_pin_count from members where id = $1', [
    of.member.id,
  ])
  await viewer.ask(userResource.get, { username: of.member.username })
  return row.rows[0]?.story_pin_count
}

test('EN-07 a story carries its pages in order, and its first picture stands for it', async () => {
  const first = await upload(ana, await drawPicture({ width: 300, height: 450 }))
  const second = await upload(ana, await drawPicture())
  const pages = [
    { blocks: [image(first.id), heading('One')], layout: 'overlay', style: { color: '#ff0000' } },
    { blocks: [{ type: 'story_pin_image_block', image_signature: second.signature }] },
    { blocks: [{ type: 'story_pin_paragraph_block', text: 'Bake until golden.' }], clips: [{ clip_type: 1 }] },
  ]
  const pin = await ana.ask(storyPinResource.create, { title: 'Bread', story_pin: story(pages) })
  expect(pin).toMatchObject({
    title: 'Bread',
    image_signature: first.signature,
    is_video: false,
    story_pin_data: { id: pin.id, page_count: 3, metadata: { pin_title: 'Bread', canvas_aspect_ratio: 0.6667 } },
  })
  const shown = (await ben.ask(pinResource.get, { id: pin.id })).story_pin_data?.pages ?? []
  expect(shown.map(({ blocks }) => blocks.map(({ type, text }) => text ?? type))).toEqual([
    ['story_pin_image_block', 'One'],
    ['story_pin_image_block'],
    ['Bake until golden.'],
  ])
  expect(shown[0]).toMatchObject({ layout: 'overlay', style: { color: '#ff0000' } })
  for (const page of shown.slice(0, 2)) {
    const url = page.blocks[0]?.image?.images['236x']?.url ?? ''
    expect((await app.client().fetch(new URL(url).pathname)).status).toBe(200)
  }
})

test('EN-07 what no story is, is refused', async () => {
  const own = await readyUpload(app, ana.member.id)
  const others = await readyUpload(app, ben.member.id)
  const refusals = [
    ['not json', 400, 'story_pin'],
    [story([]), 400, 'story_pin'],
    [story(Array.from({ length: 21 }, () => ({ blocks: [heading('x')] }))), 400, 'story_pin'],
    [story([{ blocks: [] }]), 400, 'story_pin'],
    [story([{ blocks: [{ type: 'story_pin_music_block' }] }]), 400, 'story_pin'],
    [story([{ blocks: [heading('No picture')] }, { blocks: [image(own)] }]), 422, 'story_pin'],
    [story([{ blocks: [{ type: 'story_pin_image_block' }] }]), 422, 'story_pin'],
    [story([{ blocks: [image(others)] }]), 404, 'story_pin'],
  ] as const
  for (const [text, status, field] of refusals) {
    const refused = await ana.call(storyPinResource.create, { story_pin: text })
    expect([refused.status, refused.error?.field]).toEqual([status, field])
  }
  const visitor = await app.client().call(storyPinResource.create, { story_pin: story([{ blocks: [image(own)] }]) })
  expect(visitor.status).toBe(401)
  // Nothing of what was refused used the upload up.
  const pin = await ana.ask(storyPinResource.create, { story_pin: story([{ blocks: [image(own), image(own)] }]) })
  expect(pin.story_pin_data?.pages[0]?.blocks).toHaveLength(2)
  const again = await ana.call(storyPinResource.create, { story_pin: story([{ blocks: [image(own)] }]) })
  expect(again.status).toBe(409)
})

test('CA-14 stories are counted and listed through creating, hiding, saving and deleting', async () => {
  const cem = await signUp(app)
  const board = await makeBoard(cem)
  const listed = async (viewer: SignedIn) =>
    (
      await viewer.ask(userStoryPinsFeedResource.get, {
        username: cem.member.username,
        exclude_add_pin_rep: true,
        field_set_key: 'grid_item',
      })
    ).map(({ id }) => id)
  const one = await makeStory(cem, 2, { board_id: board.id })
  const two = await makeStory(cem)
  expect(await listed(ben)).toEqual([two.id, one.id])
  expect(await storyCount(ben, cem)).toBe(2)

  const urlsOf = async (viewer: SignedIn, id: string) =>
    ((await viewer.ask(pinResource.get, { id })).story_pin_data?.pages ?? []).map(({ image_signature: s }) => s ?? '')
  const before = await urlsOf(ben, one.id)
  await cem.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await listed(ben)).toEqual([two.id])
  expect(await storyCount(ben, cem)).toBe(1)
  const hidden = await urlsOf(cem, one.id)
  expect(hidden.filter((signature) => before.includes(signature))).toEqual([])
  expect(await brokenPromises(app.pool)).toEqual({})
  await cem.ask(boardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await listed(ben)).toEqual([two.id, one.id])
  expect(await storyCount(ben, cem)).toBe(2)

  const saved = await ben.ask(repinResource.create, { pin_id: one.id, board_id: (await makeBoard(ben)).id })
  expect(saved.story_pin_data?.page_count).toBe(2)
  await cem.ask(pinResource.delete, { id: one.id })
  expect(await storyCount(ben, cem)).toBe(1)
  expect(await storyCount(cem, ben)).toBe(0)
  expect((await ben.ask(pinResource.get, { id: saved.id })).story_pin_data?.pages).toHaveLength(2)
  await settled(app)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-14 a page of stories costs two statements more than one of pictures, however many pages they have', async () => {
  const cem = await signUp(app)
  for (let n = 0; n < 6; n += 1) await makeStory(cem, n === 0 ? 1 : 4)
  const cost = (size: number) =>
    callCost(app, userStoryPinsFeedResource.get, ben, { username: cem.member.username, page_size: size })
  const [two, six] = [await cost(2), await cost(6)]
  expect([two.items, six.items]).toEqual([2, 6])
  expect(six.statements).toBe(two.statements)
  expect(new Set(six.texts)).toEqual(new Set(two.texts))
})

test('EN-07 a page may hold a video with a picture that stands for it', async () => {
  const video = await uploadVideo(ana, await filmVideo())
  const cover = await upload(ana, await drawPicture())
  const block = { type: 'story_pin_video_block', upload_id: video.id, cover_upload_id: cover.id }
  const pin = await ana.ask(storyPinResource.create, { story_pin: story([{ blocks: [block] }]) })
  expect(pin.image_signature).toBe(cover.signature)
  const shown = pin.story_pin_data?.pages[0]?.blocks[0]
  const file = shown?.video?.video_list['V_720P']
  expect(file).toMatchObject({ width: 64, height: 48, duration: 1000 })
  expect((await app.client().fetch(new URL(file?.url ?? '').pathname)).status).toBe(200)
})
