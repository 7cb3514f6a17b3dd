import { boardResource, historyResource, pinResource, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let maker: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  maker = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const historyOf = async (member: SignedIn, options: object = {}) =>
  (await member.call(historyResource.get, options)).data.map(({ id }) => id)

test('DS-17 nothing is kept until the member says so; what is kept goes by itself, all at once, or when they say no', async () => {
  const reader = await signUp(app)
  const board = await makeBoard(maker)
  const [one, other] = [await makeQuickPin(app, maker), await makeQuickPin(app, maker)]
  await reader.ask(historyResource.create, { pin_id: one.id })
  expect(await historyOf(reader)).toEqual([])
  await reader.ask(historyResource.update, { is_kept: true })
  expect(await historyOf(reader)).toEqual([])

  await reader.ask(historyResource.create, { pin_id: one.id })
  await reader.ask(historyResource.create, { board_url: board.url })
  await reader.ask(historyResource.create, { pin_id: other.id })
  await reader.ask(historyResource.create, { pin_id: one.id })
  expect(await historyOf(reader)).toEqual([one.id, other.id, board.id])
  const first = await reader.call(historyResource.get, { page_size: 2 })
  expect(first.data.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(await historyOf(reader, { page_size: 2, bookmarks: [first.bookmark ?? ''] })).toEqual([board.id])

  await reader.ask(historyResource.delete, { thing_id: other.id })
  expect(await historyOf(reader)).toEqual([one.id, board.id])
  await reader.ask(historyResource.delete, {})
  expect(await historyOf(reader)).toEqual([])
  await reader.ask(historyResource.create, { pin_id: one.id })
  await reader.ask(historyResource.update, { is_kept: false })
  await reader.ask(historyResource.update, { is_kept: true })
  expect(await historyOf(reader)).toEqual([])
})

test('DS-17 what may not be seen is not noted and reads as missing, and what is hidden later leaves the history', async () => {
  const [reader, dora] = [await signUp(app), await signUp(app)]
  await reader.ask(historyResource.update, { is_kept: true })
  const secret = await makeBoard(dora, 'Nobody knows', 'secret')
  const hidden = await makeQuickPin(app, dora, { board_id: secret.id })
  const refused = await Promise.all(
    [{ pin_id: hidden.id }, { pin_id: '1' }, { board_url: secret.url }, { board_url: '/nobody/nothing/' }].map(
      (options) => reader.call(historyResource.create, options),
    ),
  )
  expect(refused.map(({ error }) => error?.name)).toEqual([
    'pin_not_found',
    'pin_not_found',
    'board_not_found',
    'board_not_found',
  ])
  expect((await reader.call(historyResource.create, {})).error?.name).toBe('invalid_parameters')

  const board = await makeBoard(dora)
  const [gone, kept] = [await makeQuickPin(app, dora), await makeQuickPin(app, maker)]
  await reader.ask(historyResource.create, { pin_id: gone.id })
  await reader.ask(historyResource.create, { board_url: board.url })
  await reader.ask(historyResource.create, { pin_id: kept.id })
  await dora.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await historyOf(reader)).toEqual([kept.id, gone.id])
  await dora.ask(userBlockResource.create, { blocked_user_id: reader.member.id })
  expect(await historyOf(reader)).toEqual([kept.id])
  await maker.ask(pinResource.delete, { id: kept.id })
  expect(await historyOf(reader)).toEqual([])
})
