import { boardResource, boardsResource, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

type Changes = { cover_pin_id?: string; cover_crop?: [number, number, number, number] }
const change = (boardId: string, changes: Changes, client: TestClient = ana) =>
  client.call(boardResource.update, { board_id: boardId, ...changes })
const look = (boardId: string, client: TestClient = ana) => client.ask(boardResource.get, { board_id: boardId })

async function boardWithPins(count: number) {
  const board = await makeBoard(ana)
  const pins = []
  for (let n = 0; n < count; n += 1) pins.push(await makeQuickPin(app, ana, { board_id: board.id }))
  return { board, pins, oldest: pins[0]?.id ?? '', newest: pins.at(-1)?.id ?? '' }
}

test('BO-02 EN-04 the newest pin is the cover until the team chooses another and the part of it that shows', async () => {
  const { board, oldest, newest, pins } = await boardWithPins(3)
  expect(await look(board.id)).toMatchObject({ has_custom_cover: false, cover_pin: { pin_id: newest, crop: null } })
  const changed = await change(board.id, { cover_pin_id: oldest, cover_crop: [0.1, 0.2, 0.5, 0.75] })
  expect(changed.data).toMatchObject({
    has_custom_cover: true,
    cover_pin: { pin_id: oldest, crop: [0.1, 0.2, 0.5, 0.75], image_signature: pins[0]?.image_signature },
  })
  expect(changed.data.image_cover_url).toBe(pins[0]?.images['474x'].url)
  // The others stand beside it, newest first, the cover not once more.
  expect(changed.data.images['170x'].map(({ url }) => url)).toEqual(
    [pins[2], pins[1]].map((pin) => pin?.images['170x'].url),
  )
  const stranger = await signUp(app)
  const [listed] = await stranger.ask(boardsResource.get, { username: ana.member.username })
  expect(listed).toMatchObject({ has_custom_cover: true, cover_pin: { pin_id: oldest } })
  // A change of something else leaves it; a new Pin does not replace it.
  await makeQuickPin(app, ana, { board_id: board.id })
  await ana.ask(boardResource.update, { board_id: board.id, description: 'Blue' })
  expect(await look(board.id)).toMatchObject({ cover_pin: { pin_id: oldest, crop: [0.1, 0.2, 0.5, 0.75] } })
  expect((await change(board.id, { cover_pin_id: '' })).data).toMatchObject({ has_custom_cover: false })
})

test('BO-02 a cover without a crop shows its middle; one that leaves the board is the cover no longer', async () => {
  const { board, oldest, newest } = await boardWithPins(2)
  await change(board.id, { cover_pin_id: oldest, cover_crop: [0, 0, 0.5, 0.5] })
  expect((await change(board.id, { cover_pin_id: oldest })).data.cover_pin).toMatchObject({ crop: null })
  const other = await makeBoard(ana)
  await ana.ask(pinResource.update, { id: oldest, board_id: other.id })
  expect(await look(board.id)).toMatchObject({ has_custom_cover: false, cover_pin: { pin_id: newest } })
  expect((await change(board.id, { cover_pin_id: oldest })).error).toMatchObject({
    name: 'cover_not_on_board',
    field: 'cover_pin_id',
  })
  await change(board.id, { cover_pin_id: newest })
  await ana.ask(pinResource.delete, { id: newest })
  expect(await look(board.id)).toMatchObject({ has_custom_cover: false, cover_pin: null })
})

test('BO-02 a crop lies inside of its picture', async () => {
  const { board, oldest } = await boardWithPins(1)
  for (const crop of [
    [0.6, 0, 0.5, 1],
    [-0.1, 0, 0.5, 0.5],
    [0, 0, 0, 1],
    [0, 0.5, 1, 0.6],
  ] satisfies Changes['cover_crop'][]) {
    const answer = await change(board.id, { cover_pin_id: oldest, cover_crop: crop })
    expect([crop, answer.status]).toEqual([crop, 400])
  }
})

test('RP-09 collaborators choose the cover, the category and the layout; what a board is used for is its owner’s', async () => {
  const { board, oldest } = await boardWithPins(1)
  const ben = await signUp(app)
  await addCollaborator(ana, board.id, ben)
  const edited = await ben.call(boardResource.update, {
    board_id: board.id,
    cover_pin_id: oldest,
    category: 'home',
    layout: 'wide',
  })
  expect(edited).toMatchObject({ status: 200, data: { category: 'home', layout: 'wide', has_custom_cover: true } })
  const use = (client: TestClient) =>
    client.call(boardResource.update, { board_id: board.id, allow_homefeed_recommendations: false })
  expect(await use(ben)).toMatchObject({ status: 403 })
  expect(await look(board.id, ben)).toMatchObject({ allow_homefeed_recommendations: true })
  expect((await use(ana)).data).toMatchObject({ allow_homefeed_recommendations: false })
  const stranger = await signUp(app)
  expect((await change(board.id, { cover_pin_id: oldest }, stranger)).status).toBe(403)
})
